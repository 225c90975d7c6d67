/** Hints of the scoring computer: its best points, and why, in words. */
import { fill, type Hint, type Look } from '@console-arcade/console';
import { directions, winningLines } from '../lines.js';
import { lastColour, nextColour } from '../opening.js';
import { scoringTable } from '../scoring.js';
import { cellOf, type Move, type Point, type View } from '../types.js';
import { hintWords } from './hint-words.js';

/** A line through an empty point, for one side. */
export interface JoinedLine {
  readonly side: 'itself' | 'opponent';
  /** The stones that would be joined. */
  readonly stones: number;
  readonly openEnds: number;
  /** What the scoring computer's table gives for it. */
  readonly score: number;
  /** Whether a stone here wins along this line. */
  readonly wins: boolean;
}

const MOST_HINTS = 5;
const MOST_REASONS = 2;

/**
 * The best points by the sum of their lines, greatest first; none that is worth less than a tenth of the best. The scoring
 * table knows nothing of rules: a line of five or more that does not win under the rule played is left out here.
 */
export function hints(view: View, look: Look): Hint<Move>[] {
  if (view.phase !== 'play') return [];
  if (view.stones.length === 0) return [{ move: { type: 'stone', point: centre(view.size) }, text: hintWords[look.language].centre }];
  const points = Array.from(view.cells, (_, point) => point).filter((point) => view.cells[point] === cellOf.empty);
  const rated = points.map((point) => {
    const lines = linesThrough(view, point);
    return { point, lines, sum: lines.reduce((sum, { score }) => sum + score, 0) };
  });
  rated.sort((a, b) => b.sum - a.sum);
  return rated
    .slice(0, MOST_HINTS)
    .filter(({ sum }) => sum >= rated[0].sum / 10)
    .map(({ point, lines }) => ({ move: { type: 'stone', point }, text: reasonText(lines, look) }));
}

const centre = (size: number): Point => Math.floor(size / 2) * (size + 1);

/** The eight lines of a point, four for each side, those that are worth something. */
export function linesThrough(view: Pick<View, 'size' | 'cells' | 'stones' | 'rule'>, point: Point): JoinedLine[] {
  const sides = { itself: cellOf[nextColour(view)], opponent: cellOf[lastColour(view)] } as const;
  return (['itself', 'opponent'] as const)
    .flatMap((side) => directions.map((direction) => joined(view, point, side, sides[side], direction)))
    .filter(({ score, stones, wins }) => score > 0 && (stones < 4 || wins));
}

function joined(
  { size, cells, rule }: Pick<View, 'size' | 'cells' | 'rule'>,
  point: Point,
  side: JoinedLine['side'],
  stone: string,
  [rowStep, columnStep]: readonly [number, number],
): JoinedLine {
  const ahead = run(cells, size, point, stone, rowStep, columnStep);
  const behind = run(cells, size, point, stone, -rowStep, -columnStep);
  const stones = ahead.stones + behind.stones;
  const openEnds = Number(ahead.open) + Number(behind.open);
  const laid = () => cells.slice(0, point) + stone + cells.slice(point + 1);
  const step = rowStep * size + columnStep;
  const wins = stones >= 4 && winningLines(laid(), size, rule, point).some(([first, second]) => second - first === step);
  return { side, stones, openEnds, score: scoringTable[side][Math.min(stones, 4)][openEnds], wins };
}

/** The stones of one sign from a point on in one direction, and whether an empty point follows them. */
function run(cells: string, size: number, point: Point, stone: string, rowStep: number, columnStep: number) {
  const at = (distance: number): string | undefined => {
    const row = Math.floor(point / size) + distance * rowStep;
    const column = (point % size) + distance * columnStep;
    return row >= 0 && row < size && column >= 0 && column < size ? cells[row * size + column] : undefined;
  };
  let stones = 0;
  while (at(stones + 1) === stone) stones++;
  return { stones, open: at(stones + 1) === cellOf.empty };
}

/** The lines that weigh most, in words; what wins or saves the game stands alone. */
function reasonText(lines: readonly JoinedLine[], look: Look): string {
  const words = hintWords[look.language];
  const telling = lines.filter(({ stones }) => stones > 0).toSorted((a, b) => b.score - a.score);
  if (telling.length === 0) return words.space;
  const times = new Map<string, number>();
  for (const line of telling) {
    const text = lineText(line, look);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  const decisive = telling[0].stones >= 4;
  return [...times]
    .slice(0, decisive ? 1 : MOST_REASONS)
    .map(([text, count]) => (count === 1 ? text : fill(words.times, { text, count })))
    .join(words.comma);
}

function lineText({ side, stones, openEnds }: JoinedLine, look: Look): string {
  const { makes, stops, counts, ends } = hintWords[look.language];
  const count = counts[stones + 1] ?? String(stones + 1);
  return fill(side === 'itself' ? makes : stops, { count }) + (stones >= 4 ? '' : ends[openEnds]);
}
