/** The scoring computer's arithmetic: what a stone on each empty point is worth, by the lines it would join. */
import { directions } from './lines.js';
import { lastColour, nextColour } from './opening.js';
import { cellOf, type View } from './types.js';

/** Points for 0, 1, 2, 3, 4 or more stones that would be joined, each with 0, 1, 2 open ends. */
export type LineScores = readonly (readonly [number, number, number])[];

export interface ScoringTable {
  /** For stones of the opponent: what is prevented. */
  readonly opponent: LineScores;
  /** For stones of the side to move: what is made. */
  readonly itself: LineScores;
}

/**
 * The values of the classic program. Without an open end fewer than four stones can't become five, so they are worth nothing;
 * where no stone would be joined the ends are the point's own neighbours.
 */
export const scoringTable: ScoringTable = {
  opponent: [
    [0, 0, 0],
    [0, 10, 10],
    [0, 30, 40],
    [0, 60, 5_000],
    [20_000, 20_000, 20_000],
  ],
  itself: [
    [0, 5, 5],
    [0, 10, 10],
    [0, 25, 50],
    [0, 55, 10_000],
    [30_000, 30_000, 30_000],
  ],
};

/**
 * What the next stone is worth on every point: rows from top to bottom, −1 where a stone lies. The side that lays the next
 * stone is "itself"; the table knows nothing of rules, so six count as much as five.
 */
export function scoreBoard(view: Pick<View, 'size' | 'cells' | 'stones'>, table: ScoringTable = scoringTable): number[][] {
  const { size, cells } = view;
  const itself = cellOf[nextColour(view)].charCodeAt(0);
  const opponent = cellOf[lastColour(view)].charCodeAt(0);
  const framed = withFrame(cells, size);
  const width = size + 1;
  const steps = directions.map(([rowStep, columnStep]) => rowStep * width + columnStep);
  const rows: number[][] = [];
  for (let row = 1; row <= size; row++) {
    const scores: number[] = [];
    for (let at = row * width + 1; at <= row * width + size; at++) {
      scores.push(
        framed[at] === empty
          ? sumOfLines(framed, at, steps, opponent, table.opponent) + sumOfLines(framed, at, steps, itself, table.itself)
          : -1,
      );
    }
    rows.push(scores);
  }
  return rows;
}

const empty = cellOf.empty.charCodeAt(0);

/** The cells with one column of zeros between the rows and a row of them above and below: a walk off the board always meets one. */
function withFrame(cells: string, size: number): Uint8Array {
  const framed = new Uint8Array((size + 1) * (size + 2) + 1);
  for (let point = 0, at = size + 2; point < cells.length; point++, at++) {
    if (point > 0 && point % size === 0) at++;
    framed[at] = cells.charCodeAt(point);
  }
  return framed;
}

function sumOfLines(framed: Uint8Array, at: number, steps: readonly number[], stone: number, scores: LineScores): number {
  let sum = 0;
  for (let i = 0; i < steps.length; i++) sum += lineScore(framed, at, steps[i], stone, scores);
  return sum;
}

/** Counted each way: with more the sum is four or more anyhow. */
const farthest = 4;

/** One line through an empty point, for one colour: the stones joined on both sides together, and the empty points beyond them. */
function lineScore(framed: Uint8Array, at: number, step: number, stone: number, scores: LineScores): number {
  let after = 1;
  while (after <= farthest && framed[at + after * step] === stone) after++;
  let before = 1;
  while (before <= farthest && framed[at - before * step] === stone) before++;
  const openEnds = (framed[at + after * step] === empty ? 1 : 0) + (framed[at - before * step] === empty ? 1 : 0);
  return scores[Math.min(after + before - 2, 4)][openEnds];
}
