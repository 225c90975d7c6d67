/** What a person who mistyped a word probably meant. */

/** The word that begins like this one, else the one that is the fewest slips away; undefined: none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const begun = typed.length > 1 ? words.find((candidate) => candidate.startsWith(typed)) : undefined;
  if (begun !== undefined) return begun;
  const near = words
    .map((candidate) => ({ candidate, slips: slips(typed, candidate) }))
    .filter(({ candidate, slips }) => slips <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.candidate;
}

/** Letters too many, too few, wrong, or swapped with their neighbour (optimal string alignment distance). */
export function slips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + wrong);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[a.length][b.length];
}
