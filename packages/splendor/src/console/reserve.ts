/** The reserve of a player in the panel: a line a card, or all in a line. */
import { pad, paintFor, type Cursor, type Look, type Scene } from '@console-arcade/console';
import { bonuses, cards } from '../cards.js';
import { mostReserved, tokenLetters, type CardId, type Reserved, type SplendorView, type Tokens } from '../types.js';
import { payMark, payText, roman } from './card-cell.js';
import { costList, gem } from './gems.js';
import { reserveColumn } from './places.js';
import { markedPayment, markedSeat } from './seen.js';
import { words } from './words.js';

/** Number, points and bonus, cost, and how it would be paid; always as many lines as there can be cards. */
export function fullReserve({ view, cursor }: Scene<SplendorView>, seat: number, look: Look): string[] {
  return Array.from({ length: mostReserved }, (_, slot) => {
    const reserved = view.players[seat].res[slot] as Reserved | undefined;
    if (reserved === undefined) return '';
    const [card] = reserved;
    const number = paintFor(look).faint(pad(numberText(reserved), 5, look, 'right'));
    const payment = paymentFor(card, seat, view);
    const text =
      card < 0
        ? `${backText(-card, look)} ${words[look.language].back}`
        : [`${number} ${cardText(card, 2, look)}:`, costList(card, look), ...(payment === undefined ? [] : [payText(payment, look)])].join(
            ' ',
          );
    return ` ${bracketed(text, isAt(cursor, view, seat, slot), look)}`;
  });
}

/** Without the cost. */
export function shortReserve({ view, cursor }: Scene<SplendorView>, seat: number, look: Look): string {
  const items = view.players[seat].res.map((reserved, slot) => {
    const [card] = reserved;
    const mark = paymentFor(card, seat, view) === undefined ? '' : payMark(look);
    const text = card < 0 ? backText(-card, look) : `${paintFor(look).faint(numberText(reserved))} ${cardText(card, 1, look)}${mark}`;
    return bracketed(text, isAt(cursor, view, seat, slot), look);
  });
  return items.join('');
}

const isAt = (cursor: Cursor | undefined, { cur }: SplendorView, seat: number, slot: number): boolean =>
  seat === cur && cursor?.column === reserveColumn && cursor.row === slot;

/** Only of the own cards it matters whether they can be paid. */
const paymentFor = (card: CardId, seat: number, view: SplendorView): Tokens | undefined =>
  card >= 0 && seat === markedSeat(view) ? markedPayment(card, view) : undefined;

function bracketed(text: string, isMarked: boolean, look: Look): string {
  const { accent } = paintFor(look);
  return isMarked ? `${accent('[')}${text}${accent(']')}` : ` ${text} `;
}

/** In parentheses what only its owner sees. */
const numberText = ([card, hidden]: Reserved): string => (hidden === 1 ? `(#${card})` : `#${card}`);

/** `4R`: points and bonus. */
function cardText(card: CardId, width: number, look: Look): string {
  const text = pad(`${cards[card].points || ''}${tokenLetters[bonuses[card]]}`, width, look, 'right');
  return gem(text, bonuses[card], paintFor(look));
}

/** The back of a card of a level. */
function backText(level: number, { symbols, wide }: Look): string {
  const shade = symbols === 'ascii' || wide ? '#' : '▒';
  return shade + roman(level) + shade;
}
