/** Box lines and blocks as paths: in every font they meet at the edges of their cells. */

/** Which of the four ways a box line goes from the middle of its cell: up, right, down, left. */
const ways: Readonly<Record<string, string>> = {
  '─': 'rl',
  '│': 'ud',
  '┌': 'rd',
  '┐': 'dl',
  '└': 'ur',
  '┘': 'ul',
  '├': 'urd',
  '┤': 'udl',
  '┬': 'rdl',
  '┴': 'url',
  '┼': 'urdl',
};

/** Round corners: the two ways that they join. */
const rounds: Readonly<Record<string, string>> = { '╭': 'dr', '╮': 'dl', '╰': 'ur', '╯': 'ul' };

const eighths = '▁▂▃▄▅▆▇█';

/** The path of a sign in its cell, of lines or of an area; undefined: a sign of another kind. */
export function linePath(
  sign: string,
  x: number,
  y: number,
  width: number,
  height: number,
): { stroke?: string; fill?: string } | undefined {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const ends: Readonly<Record<string, string>> = {
    u: `${middleX} ${y}`,
    r: `${x + width} ${middleY}`,
    d: `${middleX} ${y + height}`,
    l: `${x} ${middleY}`,
  };
  if (Object.hasOwn(ways, sign)) return lines(ways[sign]);
  // A star of the board: its crossing, and a dot to see it by.
  if (sign === '╋') return { ...lines(ways['┼']), fill: `M${middleX - 3} ${middleY - 3}h6v6h-6z` };
  if (Object.hasOwn(rounds, sign)) {
    const [from, to] = rounds[sign];
    return { stroke: `M${ends[from]}Q${middleX} ${middleY} ${ends[to]}` };
  }
  const eighth = eighths.indexOf(sign) + 1;
  if (sign.length === 1 && eighth > 0) {
    const high = Math.round((height * eighth) / 8);
    return { fill: `M${x} ${y + height - high}h${width}v${high}h${-width}z` };
  }
  // A card's back, seen from its edge: the right half, with a gap above and below.
  if (sign === '▐') return { fill: `M${middleX} ${y + 2}h${width / 2}v${height - 4}h${-width / 2}z` };
  return undefined;

  /** Opposite ways are one line, the others end in the middle. */
  function lines(way: string): { stroke: string } {
    const parts = ['lr', 'ud'].flatMap(([one, other]) => {
      const [from, to] = [one, other].map((end) => (way.includes(end) ? ends[end] : `${middleX} ${middleY}`));
      return way.includes(one) || way.includes(other) ? `M${from}L${to}` : [];
    });
    return { stroke: parts.join('') };
  }
}
