/** What every player owns: tokens, bonuses, both together, points, nobles, and the reserve. */
import { fill, pad, paintFor, seatRole, truncate, widthOf, type Cursor, type Look, type Scene } from '@console-arcade/console';
import { bonuses, cards } from '../cards.js';
import { total } from '../tokens.js';
import { mostReserved, tokenLetters, type Reserved, type SplendorPlayer, type SplendorView } from '../types.js';
import { payText, roman } from './card-cell.js';
import { costList, gem, gemRow } from './gems.js';
import { reserveColumn } from './places.js';
import { markedPayment, markedSeat } from './seen.js';
import { words } from './words.js';

export const PANEL = 30;
const LABEL = 7;

/** How much there is said of each player. */
interface Style {
  readonly lines: number;
  readonly gap: number;
}
const reserveLines = { full: mostReserved, short: 1 };
const ownLines = 4;
const full = ownLines + reserveLines.full;
const short = ownLines + reserveLines.short;
const styles: readonly Style[] = [
  { lines: full, gap: 1 },
  { lines: full, gap: 0 },
  { lines: short, gap: 1 },
  { lines: short, gap: 0 },
];

/** The panel, as high as the players need: the fullest style that fits into `rows`. */
export function drawPanel(scene: Scene<SplendorView>, rows: number, look: Look): string[] {
  const seats = scene.view.players.length;
  const height = ({ lines, gap }: Style): number => seats * lines + (seats - 1) * gap;
  const style = styles.find((candidate) => height(candidate) <= rows) ?? styles[styles.length - 1];
  return scene.view.players.flatMap((_, seat) => [
    ...(seat === 0 ? [] : Array.from({ length: style.gap }, () => '')),
    ...seatLines(scene, seat, style.lines === full, look),
  ]);
}

function seatLines(scene: Scene<SplendorView>, seat: number, isFull: boolean, look: Look): string[] {
  const { view } = scene;
  const own = words[look.language];
  const player = view.players[seat];
  const { t, b } = player;
  const line = (label: string, gems: string, right = '') => {
    const left = `  ${pad(label, LABEL, look)}${gems}`;
    return left + pad(right, PANEL - widthOf(left, look), look, 'right');
  };
  const both = t.map((count, kind) => count + (b[kind] ?? 0));
  const held = isFull ? fullReserve(scene, seat, look) : [shortReserve(scene, seat, look)];
  return [
    nameLine(scene, seat, look),
    line(own.tokens, gemRow(t, look), String(total(t))),
    line(own.bonuses, gemRow(b, look), noblesText(player)),
    line(own.totals, gemRow(both, look)),
    ...held,
  ].map((text) => truncate(text, PANEL, look));
}

function nameLine({ view, names }: Scene<SplendorView>, seat: number, look: Look): string {
  const paint = paintFor(look);
  const own = words[look.language];
  const { pts, c } = view.players[seat];
  const right = `${paint.strong(fill(own.points, { count: pts }))} ${fill(own.cards, { count: c })}`;
  const isTurn = view.phase !== 'over' && view.cur === seat;
  const room = PANEL - 3 - widthOf(right, look);
  const name = paint[seatRole(seat)](truncate(names[seat], room, look));
  return `${isTurn ? paint.strong('>') : ' '} ${pad(isTurn ? paint.strong(name) : name, room, look)} ${right}`;
}

const noblesText = ({ n }: SplendorPlayer): string =>
  n.length > 2 ? n.map((noble) => `N${noble}`).join('') : n.map((noble) => `N${noble}`).join(' ');

const isAt = (cursor: Cursor | undefined, slot: number): boolean => cursor?.column === reserveColumn && cursor.row === slot;

/** A line a card. */
function fullReserve({ view, cursor }: Scene<SplendorView>, seat: number, look: Look): string[] {
  return Array.from({ length: mostReserved }, (_, slot) => {
    const reserved = view.players[seat].res[slot] as Reserved | undefined;
    if (reserved === undefined) return '';
    const isMarked = view.cur === seat && isAt(cursor, slot);
    const payment = reserved[0] >= 0 && seat === markedSeat(view) ? markedPayment(reserved[0], view) : undefined;
    const text = reserved[0] < 0 ? `${backText(-reserved[0], look)} ${words[look.language].back}` : cardText(reserved, look);
    return bracketed(`${text}${payment === undefined ? '' : ` ${payText(payment, look)}`}`, isMarked, look);
  });
}

/** All cards in a line, without their cost. */
function shortReserve({ view, cursor }: Scene<SplendorView>, seat: number, look: Look): string {
  const paint = paintFor(look);
  const items = view.players[seat].res.map((reserved, slot) => {
    const [card] = reserved;
    const payment = card >= 0 && seat === markedSeat(view) ? markedPayment(card, view) : undefined;
    const mark = payment === undefined ? '' : payText('', look).replace(words[look.language].free, '');
    const text =
      card < 0
        ? backText(-card, look)
        : numberText(reserved) + gem(`${cards[card].points || ''}${tokenLetters[bonuses[card]]}`, bonuses[card], paint) + mark;
    return bracketed(text, view.cur === seat && isAt(cursor, slot), look);
  });
  return ` ${items.join('')}`;
}

const bracketed = (text: string, isMarked: boolean, look: Look): string => {
  const paint = paintFor(look);
  return isMarked ? ` ${paint.accent('[')}${text}${paint.accent(']')}` : `  ${text} `;
};

/** In parentheses what only its owner sees. */
const numberText = ([card, hidden]: Reserved): string => (hidden === 1 ? `(${card})` : String(card));

function cardText(reserved: Reserved, look: Look): string {
  const [card] = reserved;
  const paint = paintFor(look);
  const { points } = cards[card];
  const chip = gem(`${points === 0 ? ' ' : points}${tokenLetters[bonuses[card]]}`, bonuses[card], paint);
  return `${paint.faint(pad(numberText(reserved), 4, look, 'right'))} ${chip} ${costList(card, look)}`;
}

/** The back of a card of a level. */
function backText(level: number, { symbols, wide }: Look): string {
  const shade = symbols === 'ascii' || wide ? '#' : '▒';
  return shade + roman(level) + shade;
}
