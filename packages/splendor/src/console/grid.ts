/** Cells in a common frame; the one under the cursor has a heavier frame of its own. */
import { pad, paintFor, truncate, widthOf, type Cursor, type Look } from '@console-arcade/console';

export interface Cell {
  readonly lines: readonly string[];
  /** Stands in the edge below the cell. */
  readonly foot?: string;
}

interface Signs {
  readonly across: string;
  readonly down: string;
  /** By row (first, inner, last) and column. */
  readonly joints: readonly [string, string, string];
  readonly heavy: { readonly across: string; readonly down: string; readonly corners: readonly [string, string] };
}

const lines: Signs = {
  across: '─',
  down: '│',
  joints: ['┌┬┐', '├┼┤', '└┴┘'],
  heavy: { across: '━', down: '┃', corners: ['┏┓', '┗┛'] },
};
/** Also where lines would take two cells. */
const letters: Signs = {
  across: '-',
  down: '|',
  joints: ['+++', '+++', '+++'],
  heavy: { across: '=', down: '#', corners: ['##', '##'] },
};

const signsOf = ({ symbols, wide }: Pick<Look, 'symbols' | 'wide'>): Signs => (symbols === 'ascii' || wide ? letters : lines);

/** The rows of cells, each `height` lines high, columns as wide as `widths` says, without the edges. */
export function drawGrid(
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
  height: number,
  look: Look,
  cursor?: Cursor,
): string[] {
  const signs = signsOf(look);
  const paint = paintFor(look);
  const { heavy } = signs;
  const isHere = cursor !== undefined && cursor.row < rows.length && cursor.column < widths.length;
  const isAt = (row: number, column: number): boolean => isHere && cursor.row === row && cursor.column === column;
  const third = (i: number, count: number): number => (i === 0 ? 0 : i === count ? 2 : 1);

  const joint = (row: number, column: number): string => {
    if (isAt(row, column)) return paint.accent(heavy.corners[0][0]);
    if (isAt(row, column - 1)) return paint.accent(heavy.corners[0][1]);
    if (isAt(row - 1, column)) return paint.accent(heavy.corners[1][0]);
    if (isAt(row - 1, column - 1)) return paint.accent(heavy.corners[1][1]);
    return paint.faint(signs.joints[third(row, rows.length)][third(column, widths.length)]);
  };
  const edge = (row: number): string =>
    widths
      .map((width, column) => {
        const isHeavy = isAt(row, column) || isAt(row - 1, column);
        const foot = truncate(row === 0 ? '' : (rows[row - 1][column]?.foot ?? ''), width, look);
        const line = (isHeavy ? heavy.across : signs.across).repeat(width - widthOf(foot, look));
        return joint(row, column) + foot + (isHeavy ? paint.accent(line) : paint.faint(line));
      })
      .join('') + joint(row, widths.length);
  const side = (row: number, column: number): string =>
    isAt(row, column) || isAt(row, column - 1) ? paint.accent(heavy.down) : paint.faint(signs.down);
  const content = (row: number, line: number): string =>
    widths.map((width, column) => side(row, column) + pad(rows[row][column]?.lines[line] ?? '', width, look)).join('') +
    side(row, widths.length);

  return [...rows.flatMap((_, row) => [edge(row), ...Array.from({ length: height }, (__, line) => content(row, line))]), edge(rows.length)];
}
