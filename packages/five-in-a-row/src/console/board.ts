/** The board: lines, stones, marks and coordinates, every row exactly as wide as the next. */
import { pad, paintFor, widthOf, type Look, type Role, type Scene } from '@console-arcade/console';
import { cellOf, colours, type Colour, type Point, type View } from '../types.js';
import { gridSign } from './grid.js';
import { BEST, heatLevels, heatRole } from './heat.js';
import { signsOf, stoneRole, type Signs } from './signs.js';

/** Which lines of letters there is room for; the numbers beside the board are always there. */
export interface Letters {
  readonly above: boolean;
  readonly below: boolean;
}

/** A few characters and how they are painted, the last role outermost. */
interface Piece {
  text: string;
  roles: readonly Role[];
}

/** What of a scene lies on the board. */
interface Marks {
  readonly last: Point | null;
  readonly won: ReadonlySet<Point>;
  readonly cursor: Point;
  /** The heat map's levels; [] without it. */
  readonly levels: readonly number[];
}

export function drawBoard(scene: Scene<View>, look: Look, letters: Letters): string[] {
  const { size } = scene.view;
  const marks = marksOf(scene);
  const lines = Array.from({ length: size }, (_, row) => boardLine(scene.view, row, marks, look));
  const letterLine = lettersOf(size, marks, look);
  return [...(letters.above ? [letterLine] : []), ...lines, ...(letters.below ? [letterLine] : [])];
}

function marksOf({ view, cursor, overlay }: Scene<View>): Marks {
  return {
    last: view.last,
    won: new Set(view.lines.flat()),
    cursor: cursor === undefined ? -1 : cursor.row * view.size + cursor.column,
    levels: overlay === 'heat' && view.phase !== 'over' ? heatLevels(view) : [],
  };
}

function boardLine(view: View, row: number, marks: Marks, look: Look): string {
  const { size } = view;
  const signs = signsOf(look);
  const onCursorRow = Math.floor(marks.cursor / size) === row;
  const number = (align: 'left' | 'right') =>
    painted({ text: pad(String(size - row), labelWidth(size), look, align), roles: labelRoles(onCursorRow) }, look);
  const points = Array.from({ length: size }, (_, column) => pointPiece(view, row * size + column, marks, signs, look));
  const slots = slotsOf(view, row, marks, signs);
  const line = points.map((point, column) => painted(slots[column], look) + painted(point, look)).join('');
  return number('right') + line + painted(slots[size], look) + number('left');
}

/** A stone, a digit of the heat map, or a crossing. */
function pointPiece({ size, cells }: View, point: Point, marks: Marks, signs: Signs, look: Look): Piece {
  const atCursor = point === marks.cursor;
  const colour = colourAt(cells, point);
  const inverse: readonly Role[] = atCursor ? ['cursor'] : [];
  // A sign of its own for the cursor only where neither brackets nor colours show it.
  const signForCursor = atCursor && !signs.brackets && look.colours === 0;
  if (colour !== undefined) {
    const won = marks.won.has(point);
    const stones = signForCursor ? signs.cursor : won ? signs.won : point === marks.last ? signs.last : signs.plain;
    return { text: stones[colour], roles: [won ? 'good' : stoneRole[colour], 'strong', ...inverse] };
  }
  const level = marks.levels[point];
  if (level !== undefined) {
    const text = signs.digit(level, signForCursor ? 'cursor' : level === BEST ? 'best' : undefined);
    return { text, roles: [heatRole(level), ...(level === BEST ? (['strong'] as const) : []), ...inverse] };
  }
  if (signForCursor) return { text: signs.emptyCursor, roles: [] };
  return { text: gridSign(size, Math.floor(point / size), point % size, signs), roles: atCursor ? inverse : ['faint'] };
}

/**
 * What stands before, between and after the points of a row: the lines, and brackets round what is marked. Neighbours share a
 * slot, so that no mark moves a column: there the later mark wins, the cursor over all.
 */
function slotsOf({ size }: View, row: number, marks: Marks, signs: Signs): Piece[] {
  const between = marks.levels.length > 0 ? ' '.repeat(signs.between.length) : signs.between;
  const slots: Piece[] = Array.from({ length: size + 1 }, (_, i) => ({ text: i === 0 || i === size ? ' ' : between, roles: ['faint'] }));
  if (!signs.brackets) return slots;
  const first = row * size;
  const columns = Array.from({ length: size }, (_, column) => column);
  const bracket = (column: number, [left, right]: string, roles: readonly Role[]) => {
    slots[column] = { text: left, roles };
    slots[column + 1] = { text: right, roles };
  };
  for (const column of columns) if (marks.levels[first + column] === BEST) bracket(column, '<>', ['bad', 'strong']);
  // Where stars don't mark the winning line, one pair of brackets holds all its stones in a row.
  if (signs.won.black === signs.plain.black) {
    const won = (column: number) => column >= 0 && column < size && marks.won.has(first + column);
    for (let slot = 0; slot <= size; slot++) {
      const [left, right] = [won(slot - 1), won(slot)];
      if (left !== right) slots[slot] = { text: left ? ')' : '(', roles: ['good', 'strong'] };
    }
  }
  const lastIsBracketed = marks.last !== null && !(marks.won.has(marks.last) && signs.won.black === signs.plain.black);
  for (const column of columns) if (lastIsBracketed && first + column === marks.last) bracket(column, '()', ['strong']);
  for (const column of columns) if (first + column === marks.cursor) bracket(column, '[]', ['cursor']);
  return slots;
}

function lettersOf(size: number, { cursor }: Marks, look: Look): string {
  const signs = signsOf(look);
  const margin = ' '.repeat(labelWidth(size) + 1);
  const gap = ' '.repeat(widthOf(signs.between, look));
  const letters = Array.from({ length: size }, (_, column) =>
    painted({ text: signs.letter(column), roles: labelRoles(cursor >= 0 && cursor % size === column) }, look),
  );
  return margin + letters.join(gap) + margin;
}

const labelWidth = (size: number): number => String(size).length;

/** The coordinates of the cursor stand out. */
const labelRoles = (underCursor: boolean): readonly Role[] => [underCursor ? 'strong' : 'faint'];

const colourAt = (cells: string, point: Point): Colour | undefined => colours.find((colour) => cellOf[colour] === cells[point]);

function painted({ text, roles }: Piece, look: Look): string {
  const paint = paintFor(look);
  return roles.reduce((inner, role) => paint[role](inner), text);
}
