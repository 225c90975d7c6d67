/** The table: nobles, cards and bank on the left, the players on the right. */
import { pad, paintFor, widthOf, type Look, type Scene } from '@console-arcade/console';
import { requirements } from '../cards.js';
import { colours, tokenLetters, type NobleId, type SplendorView } from '../types.js';
import { boardCells, largeCards, smallCards, type CardSize } from './card-cell.js';
import { gem, gemList, requirementList } from './gems.js';
import { drawGrid } from './grid.js';
import { drawPanel, PANEL } from './panel.js';
import { bankRow } from './places.js';
import { markedSeat } from './seen.js';
import { words } from './words.js';

const GAP = 2;
/** Lines left free for what is told, where there is room. */
const NEWS = 3;

/** As high after a hundred moves as at the beginning, and as wide whatever the players are called, so that nothing jumps. */
export function draw(scene: Scene<SplendorView>, look: Look): string {
  const { view, cursor } = scene;
  const size = sizeFor(view, look);
  const width = boardWidth(size);
  const board = drawGrid(
    boardCells(view, size, look),
    [size.deck, ...Array.from({ length: 4 }, () => size.card)],
    size.height,
    look,
    cursor,
  );
  const free = look.rows - NEWS - board.length - bankLines;
  const nobles = free >= tileLines ? nobleTiles(scene, look) : nobleLines(scene, width, look);
  const air = free - nobles.length >= 3 ? [''] : [];
  const left = [...nobles, ...air, ...board, ...air, ...drawBank(scene, look)];
  const panel = drawPanel(scene, Math.max(left.length, look.rows - NEWS), look);
  return Array.from(
    { length: Math.max(left.length, panel.length) },
    (_, row) => `${pad(left[row] ?? '', width, look)}${' '.repeat(GAP)}${pad(panel[row] ?? '', PANEL, look)}`,
  ).join('\n');
}

const boardWidth = ({ deck, card }: CardSize): number => deck + 4 * card + 6;
const boardLines = ({ height }: CardSize): number => 3 * (height + 1) + 1;
const bankLines = 2;
const tileLines = 4;

function sizeFor({ players }: SplendorView, { columns, rows }: Look): CardSize {
  const fits =
    boardWidth(largeCards) + GAP + PANEL <= columns && boardLines(largeCards) + bankLines + nobleLineCount(players.length) + NEWS <= rows;
  return fits ? largeCards : smallCards;
}

// — Nobles —

/** Five need two lines beside each other, on small boards. */
const nobleLineCount = (players: number): number => (players > 3 ? 2 : 1);

/** `N3 3W3R3B  N7 4W4B`. */
function nobleLines({ view }: Scene<SplendorView>, width: number, look: Look): string[] {
  const paint = paintFor(look);
  const lines: string[] = [];
  for (const noble of view.nobles) {
    const text = `${paint.strong(`N${noble}`)} ${requirementList(noble, look, '')}`;
    const last = lines.at(-1);
    if (last === undefined || widthOf(last, look) + 2 + widthOf(text, look) > width) lines.push(text);
    else lines[lines.length - 1] = `${last}  ${text}`;
  }
  const label = `${paint.faint(words[look.language].nobles)}  `;
  if (view.players.length < 3) lines[0] = label + (lines[0] ?? '');
  while (lines.length < nobleLineCount(view.players.length)) lines.push('');
  return lines;
}

function nobleTiles({ view }: Scene<SplendorView>, look: Look): string[] {
  const paint = paintFor(look);
  const cells = view.nobles.map((noble) => ({
    lines: [` ${paint.strong(`N${noble}`)}     3 `, ` ${requirementList(noble, look)}`],
    foot: lackText(noble, view, look),
  }));
  if (cells.length === 0) return Array.from({ length: tileLines }, () => '');
  return drawGrid(
    [cells],
    cells.map(() => 10),
    2,
    look,
  );
}

/** `-2W1B`: the bonuses that are missing for a noble to come. */
function lackText(noble: NobleId, view: SplendorView, look: Look): string {
  const { b } = view.players[markedSeat(view)];
  const lack = gemList(
    requirements[noble].map((wanted, colour) => Math.max(0, wanted - b[colour])),
    look,
    '',
  );
  return lack === '' ? '' : `${paintFor(look).faint('-')}${lack}`;
}

// — The bank —

/** The tokens that lie there, and below them their keys or how many of them are picked. */
function drawBank({ view, cursor, picked = [] }: Scene<SplendorView>, look: Look): string[] {
  const paint = paintFor(look);
  const own = words[look.language];
  const label = widthOf(own.bank, look) + 1;
  const cells = view.bank.map((count, kind) => {
    const text = `${count}${tokenLetters[kind]}`;
    const chip = count === 0 ? paint.faint(text) : gem(text, kind, paint);
    const isMarked = cursor?.row === bankRow && cursor.column === kind;
    return isMarked ? `${paint.accent('[')}${chip}${paint.accent(']')}` : ` ${chip} `;
  });
  const below = view.bank.map((_, kind) => {
    const count = picked.filter(({ row, column }) => row === bankRow && column === kind).length;
    return count > 0 ? paint.good(` +${count} `) : paint.faint(kind < colours.length ? `  ${kind + 1} ` : '    ');
  });
  const last = view.final && view.phase !== 'over' ? paint.accent(own.lastRound) : '';
  return [`${own.bank} ${cells.join(' ')}`, `${' '.repeat(label)}${below.join(' ')}  ${last}`.trimEnd()];
}
