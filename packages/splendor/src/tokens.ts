/** Tokens as letters and as counts, and all ways to pick some of them. */
import { tokenKinds, tokenLetters, type Tokens } from './types.js';

/** How many of each kind, in the order of `tokenKinds`. */
export type Counts = readonly number[];

const kinds = tokenKinds.length;

/** `WUU` → [1, 2, 0, 0, 0, 0]; undefined: no letters of tokens, or not in their order. */
export function countsOf(tokens: Tokens): Counts | undefined {
  const counts = tokenKinds.map(() => 0);
  let last = 0;
  for (const letter of tokens) {
    const kind = tokenLetters.indexOf(letter);
    if (kind < last) return undefined;
    counts[kind]++;
    last = kind;
  }
  return counts;
}

/** [1, 2, 0, 0, 0, 0] → `WUU`. */
export function lettersOf(counts: Counts): Tokens {
  let letters = '';
  for (let kind = 0; kind < counts.length; kind++) letters += tokenLetters[kind].repeat(counts[kind]);
  return letters;
}

export const total = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);
export const plus = (a: Counts, b: Counts): number[] => a.map((count, kind) => count + b[kind]);
export const minus = (a: Counts, b: Counts): number[] => a.map((count, kind) => count - b[kind]);
/** The first kind of which more is wanted than there is; −1: none. */
export const shortOf = (wanted: Counts, there: Counts): number => wanted.findIndex((count, kind) => count > there[kind]);

/** Every way to pick `size` of these tokens: those with many of the first kinds first. */
export function selections(tokens: Counts, size: number): Tokens[] {
  const found: Tokens[] = [];
  const pick = (kind: number, left: number, picked: Tokens): void => {
    if (left === 0) found.push(picked);
    else if (kind < kinds) {
      for (let n = Math.min(left, tokens[kind]); n >= 0; n--) pick(kind + 1, left - n, picked + tokenLetters[kind].repeat(n));
    }
  };
  pick(0, size, '');
  return found;
}

/** How many selections there are, counted without listing them. */
export function countSelections(tokens: Counts, size: number): number {
  let ways = [1, ...Array.from({ length: size }, () => 0)];
  for (const count of tokens) {
    ways = ways.map((_, sum) => {
      let all = 0;
      for (let n = 0; n <= Math.min(count, sum); n++) all += ways[sum - n];
      return all;
    });
  }
  return ways[size];
}
