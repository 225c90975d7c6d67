/** What is marked on a board, and the brackets that show it without a colour. */
import type { Role, Scene } from '@console-arcade/console';
import type { Point, View } from '../types.js';
import { BEST, heatLevels } from './heat.js';
import type { Signs } from './signs.js';

/** A few characters and how they are painted, the last role outermost. */
export interface Piece {
  readonly text: string;
  readonly roles: readonly Role[];
}

export interface Marks {
  readonly last: Point | null;
  readonly won: ReadonlySet<Point>;
  /** −1: there is no cursor. */
  readonly cursor: Point;
  /** The heat map's levels; [] without it. */
  readonly levels: readonly number[];
}

export function marksOf({ view, cursor, overlay }: Scene<View>): Marks {
  return {
    last: view.last,
    won: new Set(view.lines.flat()),
    cursor: cursor === undefined ? -1 : cursor.row * view.size + cursor.column,
    levels: overlay === 'heat' && view.phase !== 'over' ? heatLevels(view) : [],
  };
}

/**
 * What stands before, between and after the points of a row: the lines, and brackets round what is marked. Neighbours share a
 * slot, so that no mark moves a column: there the later mark wins, the cursor over all.
 */
export function slotsOf(size: number, row: number, marks: Marks, signs: Signs): Piece[] {
  const between = marks.levels.length > 0 ? ' '.repeat(signs.between.length) : signs.between;
  const slots: Piece[] = Array.from({ length: size + 1 }, (_, i) => ({ text: i === 0 || i === size ? ' ' : between, roles: ['faint'] }));
  if (!signs.brackets) return slots;
  const points = Array.from({ length: size }, (_, column) => row * size + column);
  const bracket = (isMarked: (point: Point) => boolean, [left, right]: string, roles: readonly Role[]) => {
    for (const [column, point] of points.entries()) {
      if (!isMarked(point)) continue;
      slots[column] = { text: left, roles };
      slots[column + 1] = { text: right, roles };
    }
  };
  bracket((point) => marks.levels[point] === BEST, '<>', ['bad', 'strong']);
  bracket((point) => point === marks.last, '()', ['strong']);
  if (signs.bracketsWon) {
    // One pair of brackets holds all winning stones that stand side by side.
    const won = points.map((point) => marks.won.has(point));
    for (const [slot] of slots.entries()) {
      const [left = false, right = false] = [won[slot - 1], won[slot]];
      if (left || right) slots[slot] = { text: left && right ? between : left ? ')' : '(', roles: ['good', 'strong'] };
    }
  }
  bracket((point) => point === marks.cursor, '[]', ['cursor']);
  return slots;
}
