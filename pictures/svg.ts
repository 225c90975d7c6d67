/** A screen of a terminal as an SVG: every character at its column, so that columns are aligned in every font. */
import type { Cell } from '../test/terminal.js';
import { linePath } from './lines.js';

export interface Frame {
  readonly title: string;
  readonly about: string;
  readonly columns: number;
  readonly rows: number;
}

/** The size of a cell, of the margin around the text and of the bar above it, in pixels. */
const [WIDTH, HEIGHT, MARGIN, BAR] = [9, 19, 14, 30];
const [PAGE, INK, EDGE] = ['#1b1f27', '#d9dee7', '#4a5261'];

const style = [
  "text{font:15px ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace;white-space:pre}",
  `text,.l{fill:${INK}}`,
  '.b{font-weight:700}.f{opacity:.6}.u{text-decoration:underline}.m{text-anchor:middle}.w{font-size:17px}',
  `.l{fill:none;stroke:${INK};stroke-width:1.2}`,
].join('');

export function drawScreen(screen: readonly (readonly Cell[])[], { title, about, columns, rows }: Frame): string {
  const [width, height] = [columns * WIDTH + 2 * MARGIN, rows * HEIGHT + BAR + MARGIN];
  const dots = ['#e0655a', '#e0b04a', '#5fb064'].map((colour, i) => `<circle cx="${18 + 18 * i}" cy="15" r="5" fill="${colour}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escaped(title)}</title>`,
    `<desc id="d">${escaped(about)}</desc>`,
    `<style>${style}</style>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" fill="${PAGE}" stroke="${EDGE}"/>`,
    dots.join(''),
    ...screen.map((cells, row) => drawRow(cells, row)).filter((line) => line !== ''),
    '</svg>',
    '',
  ].join('\n');
}

/** Neighbours of one style, or a sign that stands alone. */
interface Run {
  readonly cells: readonly Cell[];
  readonly kind: 'text' | 'lines' | 'sign';
}

function drawRow(cells: readonly Cell[], row: number): string {
  const top = BAR + row * HEIGHT;
  const runs = runsOf(cells);
  const behind = cells.map(({ column, width, colour, background, inverse }) => {
    if (!inverse && background === undefined) return '';
    const area = `x="${left(column)}" y="${top}" width="${width * WIDTH}" height="${HEIGHT}"`;
    return `<rect ${area} fill="${hex(inverse ? colour : background)}"/>`;
  });
  const lines = runs.filter(({ kind }) => kind === 'lines').map((run) => drawLines(run, top));
  const texts = runs.filter(({ kind }) => kind !== 'lines').map(drawText);
  const text = texts.length === 0 ? '' : `<text y="${top + 14}">${texts.join('')}</text>`;
  return [...behind, ...lines, text].join('');
}

function runsOf(cells: readonly Cell[]): Run[] {
  const runs: { cells: Cell[]; kind: Run['kind'] }[] = [];
  for (const cell of cells) {
    if (cell.text.trim() === '') continue;
    const kind = kindOf(cell);
    const run = runs.at(-1);
    const last = run?.cells.at(-1);
    const joins =
      run !== undefined && last !== undefined && kind !== 'sign' && run.kind === kind && last.column + last.width === cell.column;
    if (joins && styleOf(last) === styleOf(cell) && last.width === cell.width) run.cells.push(cell);
    else runs.push({ cells: [cell], kind });
  }
  return runs;
}

/** Lines and blocks are drawn, not written. Of other signs the width differs from font to font: each stands in the middle of its cell. */
function kindOf({ text, width }: Cell): Run['kind'] {
  if (linePath(text, 0, 0, 1, 1) !== undefined) return 'lines';
  return width === 2 || /^[!-~]$/.test(text) ? 'text' : 'sign';
}

function drawText({ cells, kind }: Run): string {
  const [first] = cells;
  const shift = kind === 'sign' ? (first.width * WIDTH) / 2 : 0;
  const x = cells.map(({ column }) => left(column) + shift).join(' ');
  const text = cells.map((cell) => escaped(cell.text)).join('');
  return `<tspan x="${x}"${attributes(first, kind === 'sign' ? ['m'] : first.width === 2 ? ['w'] : [])}>${text}</tspan>`;
}

function drawLines({ cells }: Run, top: number): string {
  const paths = cells.map(({ text, column, width }) => linePath(text, left(column), top, width * WIDTH, HEIGHT));
  const [first] = cells;
  const stroked = paths.map((path) => path?.stroke ?? '').join('');
  const filled = paths.map((path) => path?.fill ?? '').join('');
  const faint = first.faint ? ' opacity=".6"' : '';
  const colour = colourOf(first);
  return [
    stroked === '' ? '' : `<path d="${stroked}" class="l"${colour === undefined ? '' : ` style="stroke:${colour}"`}${faint}/>`,
    filled === '' ? '' : `<path d="${filled}" fill="${colour ?? INK}"${faint}/>`,
  ].join('');
}

function attributes(cell: Cell, also: readonly string[]): string {
  const classes = [...also, ...(cell.bold ? ['b'] : []), ...(cell.faint ? ['f'] : []), ...(cell.underlined ? ['u'] : [])];
  const colour = colourOf(cell);
  return `${classes.length === 0 ? '' : ` class="${classes.join(' ')}"`}${colour === undefined ? '' : ` style="fill:${colour}"`}`;
}

/** undefined: the ink that the whole picture has. */
const colourOf = ({ colour, inverse }: Cell): string | undefined => (inverse ? PAGE : colour === undefined ? undefined : hex(colour));
const hex = (colour: number | undefined): string => (colour === undefined ? INK : `#${colour.toString(16).padStart(6, '0')}`);
const styleOf = ({ colour, bold, faint, underlined, inverse }: Cell): string => [colour, bold, faint, underlined, inverse].join();
const left = (column: number): number => MARGIN + column * WIDTH;
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
