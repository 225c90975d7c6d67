/** Text by its display width: Chinese takes two cells a character, colours take none. */
import stringWidth from 'string-width';
import type { Look } from './look.js';

type Width = Pick<Look, 'wide'>;

/** How many cells a line takes. */
export function widthOf(line: string, look: Width): number {
  const plain = line.includes(ESCAPE) ? line.replace(/\u001b\[[0-9;]*m/g, '') : line;
  if (!SINGLE.test(plain)) return stringWidth(plain, { ambiguousIsNarrow: !look.wide });
  const known = look.wide ? widths.wide : widths.narrow;
  let width = 0;
  for (let i = 0; i < plain.length; i++) {
    const code = plain.charCodeAt(i);
    if (code < 0x7f) width++;
    else {
      const cells = known.get(code) ?? stringWidth(plain[i], { ambiguousIsNarrow: !look.wide });
      known.set(code, cells);
      width += cells;
    }
  }
  return width;
}

const ESCAPE = '\u001b';

/**
 * Printable ASCII, Latin letters, punctuation, box lines and signs, Chinese: characters that never join with a neighbour, so that
 * their widths add up. Everything else is measured whole, which takes ten times as long.
 */
const SINGLE = /^[ -~\u00a0-\u02ff\u2010-\u2027\u2190-\u21ff\u2500-\u25ff\u3001-\u3020\u4e00-\u9fff\uff01-\uff5e]*$/;
const widths = { narrow: new Map<number, number>(), wide: new Map<number, number>() };

export type Align = 'left' | 'right' | 'centre';

/** A line filled up with spaces to a width; one that is longer stays as it is. */
export function pad(line: string, width: number, look: Width, align: Align = 'left'): string {
  const missing = Math.max(0, width - widthOf(line, look));
  const before = align === 'left' ? 0 : align === 'right' ? missing : Math.floor(missing / 2);
  return ' '.repeat(before) + line + ' '.repeat(missing - before);
}

/** The pieces of a line that are drawn as one: a colour code (no width), or a character with its marks. */
const pieces = (line: string): string[] => line.match(/\u001b\[[0-9;]*m|[^\u001b]\p{Mark}*/gu) ?? [];
const isCode = (piece: string): boolean => piece.startsWith('\u001b');

/** A line cut to a width, with an ellipsis where something is missing; colours are closed. */
export function truncate(line: string, width: number, look: Pick<Look, 'wide' | 'symbols'>): string {
  if (widthOf(line, look) <= width) return line;
  const ellipsis = look.symbols === 'ascii' ? '~' : '…';
  const room = width - widthOf(ellipsis, look);
  let kept = '';
  let used = 0;
  let coloured = false;
  for (const piece of pieces(line)) {
    const size = isCode(piece) ? 0 : widthOf(piece, look);
    if (used + size > room) break;
    coloured ||= isCode(piece);
    kept += piece;
    used += size;
  }
  if (room < 0) return '';
  return kept + ellipsis + (coloured ? '\u001b[0m' : '');
}

/** Punctuation that may not begin a line in Chinese (GB/T 15834), and such that may not end one. */
const CLINGS_LEFT = /^[，。、；：？！）》」』”’…—%,.;:?!)\]}]/u;
const CLINGS_RIGHT = /[（《「『“‘(]$/u;

/** A paragraph broken into lines: between words, and between Chinese characters. Words longer than a line are cut. */
export function wrap(paragraph: string, width: number, look: Width): string[] {
  const room = Math.max(1, width);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of words(paragraph, look)) {
    const size = widthOf(word, look);
    if (used + size > room && line !== '') {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
      if (/^\s+$/.test(word)) continue;
    }
    if (size <= room) {
      line += word;
      used += size;
      continue;
    }
    for (const piece of pieces(word)) {
      const step = isCode(piece) ? 0 : widthOf(piece, look);
      if (used + step > room) {
        lines.push(line);
        line = '';
        used = 0;
      }
      line += piece;
      used += step;
    }
  }
  return [...lines, line.trimEnd()];
}

/** What may not be broken: runs of spaces, Latin words, single Chinese characters with the punctuation that clings to them. */
function words(paragraph: string, look: Width): string[] {
  const found: string[] = [];
  let glued = false;
  for (const piece of pieces(paragraph)) {
    const last = found.at(-1);
    const isSpace = /^\s$/.test(piece);
    const lastIsSpace = last !== undefined && /\s$/.test(last);
    const joins =
      last !== undefined &&
      (isCode(piece) || CLINGS_LEFT.test(piece) || CLINGS_RIGHT.test(last)
        ? !lastIsSpace || isCode(piece)
        : isSpace === lastIsSpace && (isSpace || (widthOf(piece, look) === 1 && !glued)));
    if (joins) found[found.length - 1] = last + piece;
    else found.push(piece);
    if (!isCode(piece)) glued = widthOf(piece, look) === 2;
  }
  return found;
}

/** The size of a block of lines. */
export function sizeOf(block: string, look: Width): { columns: number; rows: number } {
  const lines = block.split('\n');
  return { columns: Math.max(0, ...lines.map((line) => widthOf(line, look))), rows: lines.length };
}

/** Blocks side by side, their first lines level. */
export function beside(blocks: readonly string[], gap: number, look: Width): string {
  const columns = blocks.map((block) => ({ lines: block.split('\n'), width: sizeOf(block, look).columns }));
  const rows = Math.max(0, ...columns.map(({ lines }) => lines.length));
  return Array.from({ length: rows }, (_, row) =>
    columns
      .map(({ lines, width }) => pad(lines[row] ?? '', width, look))
      .join(' '.repeat(gap))
      .trimEnd(),
  ).join('\n');
}

/** Rows of cells in columns as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[], look: Width, { gap = 2, align = [] as readonly Align[] } = {}): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell, look));
  return rows.map((row) =>
    row
      .map((cell, i) => pad(cell, widths[i], look, align[i]))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** A frame around a block, as wide as it needs, with a title in its upper edge. */
export function box(block: string, look: Look, title = ''): string {
  const [h, v, corners] = look.symbols === 'ascii' ? ['-', '|', ['+', '+', '+', '+']] : ['─', '│', ['╭', '╮', '╰', '╯']];
  const lines = block.split('\n');
  const step = widthOf(h, look);
  const wanted = Math.max(sizeOf(block, look).columns + 2, title === '' ? 0 : widthOf(title, look) + 4);
  const inner = Math.ceil(wanted / step) * step;
  const edge = (left: string, right: string, text: string) => {
    const rest = Math.max(0, inner - widthOf(text, look));
    return left + text + h.repeat(Math.floor(rest / step)) + ' '.repeat(rest % step) + right;
  };
  return [
    edge(corners[0], corners[1], title === '' ? '' : `${h} ${title} `),
    ...lines.map((line) => `${v} ${pad(line, inner - 2, look)} ${v}`),
    edge(corners[2], corners[3], ''),
  ].join('\n');
}
