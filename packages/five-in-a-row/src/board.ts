/** Stones on the board: none, one more, many. */
import { err, ok, type Refusal, type Result } from '@console-arcade/core';
import { winningLines } from './lines.js';
import { formatPoint } from './notation.js';
import { blackAtFirst, nextColour, phaseOf } from './opening.js';
import { because } from './refusals.js';
import { cellOf, type Options, type Point, type State } from './types.js';

export const emptyBoard = ({ size, rule, opening }: Options): State => ({
  size,
  rule,
  opening,
  stones: [],
  cells: cellOf.empty.repeat(size * size),
  black: blackAtFirst(opening),
  more: false,
  lines: [],
});

/** Why no stone can be laid at `point`, which may be anything; undefined: it can. */
export function pointRefusal({ size, cells }: Pick<State, 'size' | 'cells'>, point: unknown): Refusal | undefined {
  if (!isInteger(point)) return because('not-a-point', { size });
  if (point < 0 || point >= cells.length) return because('outside', { point, size });
  return cells[point] === cellOf.empty ? undefined : because('occupied', { point: formatPoint(point, size), size });
}

/** The state with one stone more, on a point that is known to be empty. */
export function layStone(state: State, point: Point): State {
  const { size, rule, stones } = state;
  const cells = state.cells.slice(0, point) + cellOf[nextColour(state)] + state.cells.slice(point + 1);
  return { ...state, stones: [...stones, point], cells, lines: winningLines(cells, size, rule, point) };
}

/** All stones laid one after another; refused where one can't be laid or comes after the end of the game. */
export function layAll(before: State, stones: readonly unknown[]): Result<State, Refusal> {
  let state = before;
  for (const [i, point] of stones.entries()) {
    if (phaseOf(state) === 'over') return err(because('stone-after-the-end', { stone: i + 1 }));
    const reason = pointRefusal(state, point);
    if (reason !== undefined) return err({ ...reason, data: { ...reason.data, stone: i + 1 } });
    state = layStone(state, point as Point);
  }
  return ok(state);
}

/** −0 is no point: it would not survive JSON. */
const isInteger = (point: unknown): point is number => Number.isInteger(point) && !Object.is(point, -0);
