/** The empty board: its lines, and the stars to count by. */
import type { Signs } from './signs.js';

/** The sign of an empty point. */
export function gridSign(size: number, row: number, column: number, { grid, star }: Signs): string {
  const third = (index: number) => (index === 0 ? 0 : index === size - 1 ? 2 : 1);
  return isStar(size, row, column) ? star : grid[third(row)][third(column)];
}

/** The fourth lines from 12 on (the third below, none under 8), the centre where there is one, from 17 on also the sides' middles. */
function isStar(size: number, row: number, column: number): boolean {
  const middle = (size - 1) / 2;
  if (row === middle && column === middle) return true;
  if (size < 8) return false;
  const inset = size < 12 ? 2 : 3;
  const onStarLine = (index: number) => index === inset || index === size - 1 - inset;
  const onMiddle = (index: number) => index === middle && size >= 17;
  return (onStarLine(row) || onMiddle(row)) && (onStarLine(column) || onMiddle(column));
}
