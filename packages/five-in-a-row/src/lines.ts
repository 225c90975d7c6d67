/** Five detection: which lines through a stone win, under each rule. */
import type { Line, Point, Rule } from './types.js';

/** The four directions of a line, as steps of row and column: horizontal, vertical, falling, rising. */
export const directions = [
  [0, 1],
  [1, 0],
  [1, 1],
  [-1, 1],
] as const;

const noLines: readonly Line[] = [];

/** The winning lines through the stone at `point`, each from end to end; [] when there is none. */
export function winningLines(cells: string, size: number, rule: Rule, point: Point): readonly Line[] {
  let lines: Line[] | undefined;
  for (const [rowStep, columnStep] of directions) {
    const before = runLength(cells, size, point, -rowStep, -columnStep);
    const after = runLength(cells, size, point, rowStep, columnStep);
    const length = before + 1 + after;
    if (length < 5) continue;
    const step = rowStep * size + columnStep;
    const first = point - before * step;
    if (rule !== 'freestyle' && length > 5) continue;
    if (rule === 'caro' && isShutIn(cells, size, first, point + after * step, rowStep, columnStep)) continue;
    (lines ??= []).push(Array.from({ length }, (_, i) => first + i * step));
  }
  return lines ?? noLines;
}

/** How many stones of the colour at `point` follow it without a gap in one direction. */
function runLength(cells: string, size: number, point: Point, rowStep: number, columnStep: number): number {
  const stone = cells.charCodeAt(point);
  const step = rowStep * size + columnStep;
  const room = roomBeyond(size, point, rowStep, columnStep);
  let length = 0;
  while (length < room && cells.charCodeAt(point + (length + 1) * step) === stone) length++;
  return length;
}

/** How many points lie between `point` and the edge of the board in one direction. */
function roomBeyond(size: number, point: Point, rowStep: number, columnStep: number): number {
  const row = Math.floor(point / size);
  const column = point - row * size;
  const rows = rowStep === 0 ? size : rowStep > 0 ? size - 1 - row : row;
  const columns = columnStep === 0 ? size : columnStep > 0 ? size - 1 - column : column;
  return Math.min(rows, columns);
}

/** Caro: whether a whole run has a stone of the opponent at both ends. The edge of the board does not shut in. */
function isShutIn(cells: string, size: number, first: Point, last: Point, rowStep: number, columnStep: number): boolean {
  const step = rowStep * size + columnStep;
  return (
    roomBeyond(size, first, -rowStep, -columnStep) > 0 &&
    roomBeyond(size, last, rowStep, columnStep) > 0 &&
    cells[first - step] !== '.' &&
    cells[last + step] !== '.'
  );
}
