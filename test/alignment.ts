/** What is wrong with a screen: its size, its characters, lines that do not meet, columns that do not stand below one another. */
import { kitTexts, widthOf, type Language, type Look } from '@console-arcade/console';

/** The window that every screen must fit. */
export const window = { columns: 80, rows: 24 } as const;

export const looks: readonly Look[] = (['en', 'zh'] as const satisfies readonly Language[]).flatMap((language) =>
  (
    [
      ['unicode', false],
      ['unicode', true],
      ['ascii', false],
    ] as const
  ).map(([symbols, wide]): Look => ({ ...window, colours: 3, symbols, wide, language })),
);

export const lookName = ({ language, symbols, wide }: Look): string => `${language}, ${symbols}${wide ? ', wide' : ''}`;

export const plain = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, '');

/** Everything that can be said against a whole screen; [] for a good one. */
export function screenFaults(screen: string, look: Look): string[] {
  return [...sizeFaults(screen, look), ...characterFaults(screen, look), ...frameFaults(screen, look)];
}

export function sizeFaults(screen: string, look: Look): string[] {
  const lines = plain(screen).split('\n');
  const [tooSmall] = kitTexts[look.language].tooSmall.split('{');
  return [
    ...(lines.length > window.rows ? [`${lines.length} lines`] : []),
    ...lines.flatMap((line) => (widthOf(line, look) > window.columns ? [`${widthOf(line, look)} cells: ${line}`] : [])),
    ...(lines[0].startsWith(tooSmall) ? ['the window is said to be too small'] : []),
  ];
}

/** Chinese, and the punctuation that goes with it. */
const chinese = /[\u3001-\u3011\u4e00-\u9fff\uff01-\uff5e“”‘’…—]/g;

export function characterFaults(screen: string, { symbols, language }: Look): string[] {
  if (symbols === 'unicode') return [];
  // A language is called by its own name everywhere.
  const text = plain(screen).replace(language === 'zh' ? chinese : /中文|语言/g, '');
  const strange = text.match(/[^\n -~]/g) ?? [];
  return strange.length === 0 ? [] : [`not ASCII: ${[...new Set(strange)].join(' ')}`];
}

// — Lines that meet —

/** Signs by the cell in which they begin; '' in the second cell of one that takes two. */
type Row = readonly string[];

function rowOf(line: string, look: Look): Row {
  return [...plain(line)].flatMap((sign) => (sign < '\u007f' || widthOf(sign, look) < 2 ? sign : [sign, '']));
}

/** Box signs from which a line goes down, and up. A plain vertical may end anywhere, the others not. */
const [DOWN, UP] = ['┌┐├┤┬┼╋╭╮', '└┘├┤┴┼╋╰╯'];

/** Where a line that goes up or down meets nothing: a row is shifted against its neighbour, or a frame is not closed. */
export function frameFaults(block: string, look: Look): string[] {
  const rows = block.split('\n').map((line) => rowOf(line, look));
  const at = (row: number, column: number): string => (row < 0 ? ' ' : (rows[row]?.[column] ?? ' '));
  // A stone lies over a crossing; a letter or a digit stands beside the board.
  const meets = (sign: string, ends: string): boolean => sign !== '' && !/[\s─\p{L}\p{N}]/u.test(sign) && !ends.includes(sign);
  const isMet = (row: number, column: number): boolean => {
    const [above, below] = [meets(at(row - 1, column), '└┘┴╰╯'), meets(at(row + 1, column), '┌┐┬╭╮')];
    const sign = at(row, column);
    if (sign === '│') return above || below;
    if (look.symbols === 'ascii' && sign === '|') return `|+.'_`.includes(at(row - 1, column)) || `|+.'_`.includes(at(row + 1, column));
    return (!DOWN.includes(sign) || below) && (!UP.includes(sign) || above);
  };
  return rows.flatMap((signs, row) => {
    const alone = signs.flatMap((sign, i) => (sign === '|' && signs[i - 1] !== '|' && signs[i + 1] !== '|' ? i : []));
    const columns = [...signs.keys()].filter(
      (i) => signs[i] !== '' && ((alone.length > 1 && alone.includes(i)) || `│${DOWN}${UP}`.includes(signs[i])),
    );
    const open = columns.filter((column) => !isMet(row, column));
    return open.length === 0 ? [] : [`a line ends in the open at ${open.join(', ')}: ${plain(block.split('\n')[row])}`];
  });
}

// — Columns that stand below one another —

/** Rows of a table share a column: where it begins, or where it ends. Rows of one cell are no rows of a table. */
export function tableFaults(lines: readonly string[], look: Look): string[] {
  const rows = lines.map((line) => edgesOf(plain(line), look)).filter((edges) => edges.length > 0);
  const shared = (rows[0] ?? []).filter((edge) => rows.every((edges) => edges.includes(edge)));
  return rows.length > 1 && shared.length === 0 ? [`no column is common to\n${lines.join('\n')}`] : [];
}

/** Where the second cell and those behind it begin and end; cells stand two spaces apart. */
function edgesOf(line: string, look: Look): string[] {
  const cells = [...line.trimEnd().matchAll(/\S+(?: \S+)*/g)].slice(1);
  return cells.flatMap(({ index, 0: cell }) => {
    const start = widthOf(line.slice(0, index), look);
    return index > 1 && line.slice(index - 2, index) === '  ' ? [`from ${start}`, `to ${start + widthOf(cell, look)}`] : [];
  });
}

// — Names —

/** Equally wide in cells, unlike in length. */
const names = { latin: ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Finn'], han: ['安娜', '伯特', '克丽', '朵拉', '小明', '小芳'] } as const;

/** Where Chinese names shift what stands beside them: drawn with Latin names of the same width all must stand at the same places. */
export function nameFaults(draw: (names: readonly string[]) => string): string[] {
  const drawn = names.han.reduce((text, name, i) => text.replaceAll(name, names.latin[i]), plain(draw(names.han)));
  const expected = plain(draw(names.latin)).split('\n');
  return drawn.split('\n').flatMap((line, row) => (line === expected[row] ? [] : [`shifted: ${line} | ${expected[row]}`]));
}
