/** The board: lines, stones, marks and coordinates, every row exactly as wide as the next. */
import { pad, paintFor, type Look, type Role, type Scene } from '@console-arcade/console';
import { cellOf, colours, type Colour, type Point, type View } from '../types.js';
import { gridSign } from './grid.js';
import { BEST, heatRole } from './heat.js';
import { marksOf, slotsOf, type Marks, type Piece } from './marks.js';
import { signsOf, stoneRole, type Signs } from './signs.js';

/** Which lines of letters there is room for; the numbers beside the board are always there. */
export interface Letters {
  readonly above: boolean;
  readonly below: boolean;
}

export function drawBoard(scene: Scene<View>, look: Look, letters: Letters): string[] {
  const { size } = scene.view;
  const marks = marksOf(scene);
  const lines = Array.from({ length: size }, (_, row) => boardLine(scene.view, row, marks, look));
  const letterLine = lettersOf(size, marks, look);
  return [...(letters.above ? [letterLine] : []), ...lines, ...(letters.below ? [letterLine] : [])];
}

function boardLine(view: View, row: number, marks: Marks, look: Look): string {
  const { size } = view;
  const signs = signsOf(look);
  const roles = labelRoles(Math.floor(marks.cursor / size) === row);
  const number = (align: 'left' | 'right'): Piece => ({ text: pad(String(size - row), labelWidth(size), look, align), roles });
  const slots = slotsOf(size, row, marks, signs);
  const pieces = slots.flatMap((slot, column) =>
    column === size ? [slot] : [slot, pointPiece(view, row * size + column, marks, signs, look)],
  );
  return painted([number('right'), ...pieces, number('left')], look);
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

function lettersOf(size: number, { cursor }: Marks, look: Look): string {
  const { letter, between } = signsOf(look);
  const margin: Piece = { text: ' '.repeat(labelWidth(size) + 1), roles: [] };
  const gap: Piece = { text: ' '.repeat(between.length), roles: labelRoles(false) };
  const letters = Array.from({ length: size }, (_, column): Piece => {
    const underCursor = cursor >= 0 && cursor % size === column;
    return { text: letter(column), roles: labelRoles(underCursor) };
  });
  return painted([margin, ...letters.flatMap((piece, column) => (column === 0 ? [piece] : [gap, piece])), margin], look);
}

const labelWidth = (size: number): number => String(size).length;

/** The coordinates of the cursor stand out. */
const labelRoles = (underCursor: boolean): readonly Role[] => [underCursor ? 'strong' : 'faint'];

const colourAt = (cells: string, point: Point): Colour | undefined => colours.find((colour) => cellOf[colour] === cells[point]);

/** The pieces in one line; neighbours that are painted alike share their colour codes. */
function painted(pieces: readonly Piece[], look: Look): string {
  const paint = paintFor(look);
  const runs: Piece[] = [];
  for (const { text, roles } of pieces) {
    const last = runs.at(-1);
    if (last !== undefined && last.roles.join() === roles.join()) runs[runs.length - 1] = { text: last.text + text, roles };
    else runs.push({ text, roles });
  }
  return runs.map(({ text, roles }) => roles.reduce((inner, role) => paint[role](inner), text)).join('');
}
