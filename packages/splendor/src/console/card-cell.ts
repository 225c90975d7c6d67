/** Cards and decks as cells of the board. */
import { pad, paintFor, type Look } from '@console-arcade/console';
import { bonuses, cards, costs } from '../cards.js';
import { levels, tokenLetters, type CardId, type Level, type SplendorView, type Tokens } from '../types.js';
import { gem, gemList, shortTokens } from './gems.js';
import type { Cell } from './grid.js';
import { markedPayment } from './seen.js';
import { words } from './words.js';

/** How large cards are drawn, in cells without their frames. */
export interface CardSize {
  readonly deck: number;
  readonly card: number;
  readonly height: number;
  /** The bonus, in the corner. */
  readonly chip: number;
  /** How many kinds of the cost stand in a line. */
  readonly costs: number;
}

export const smallCards: CardSize = { deck: 5, card: 9, height: 3, chip: 3, costs: 3 };
export const largeCards: CardSize = { deck: 7, card: 13, height: 5, chip: 5, costs: 1 };

const romans: Readonly<Record<Level, string>> = { 1: 'I', 2: 'II', 3: 'III' };
export const roman = (level: number): string => romans[level as Level];

/** `x16`, with the true sign where it takes one cell. */
const times = (count: number, { symbols, wide }: Look): string => `${symbols === 'ascii' || wide ? 'x' : '×'}${count}`;

/** The three rows of the board, level 3 above: a deck and four places each. */
export function boardCells(view: SplendorView, size: CardSize, look: Look): Cell[][] {
  return levels
    .toReversed()
    .map((level) => [
      deckCell(level, view.deck[level - 1], size, look),
      ...view.market[level - 1].map((card) => (card < 0 ? { lines: [] } : cardCell(card, markedPayment(card, view), size, look))),
    ]);
}

/** The points, the number of the card and its bonus above, the cost below, in the lower edge how it would be paid. */
function cardCell(card: CardId, payment: Tokens | undefined, size: CardSize, look: Look): Cell {
  const paint = paintFor(look);
  const { points } = cards[card];
  const bonus = bonuses[card];
  const chip = gem(pad(tokenLetters[bonus], size.chip, look, 'centre'), bonus, paint);
  const number = paint.faint(pad(`#${card}`, size.card - 2 - size.chip, look, size === smallCards ? 'right' : 'centre'));
  const head = ` ${points === 0 ? ' ' : paint.strong(String(points))}${number}${chip}`;
  const lines = [head, ...costLines(costs[card], size, look)];
  // A larger gem reaches into the next line.
  if (size === largeCards) lines[1] = pad(lines[1], size.card - size.chip, look) + gem(' '.repeat(size.chip), bonus, paint);
  return { lines, ...(payment === undefined ? {} : { foot: payText(payment, look) }) };
}

/** As many kinds in a line as the size says. */
function costLines(cost: readonly number[], { costs: perLine }: CardSize, look: Look): string[] {
  const parts = cost.flatMap((count, kind) =>
    count === 0
      ? []
      : [
          gemList(
            cost.map((_, i) => (i === kind ? count : 0)),
            look,
          ),
        ],
  );
  return Array.from({ length: Math.ceil(parts.length / perLine) }, (_, i) => ` ${parts.slice(i * perLine, (i + 1) * perLine).join(' ')}`);
}

/** The mark of what can be afforded. */
export const payMark = (look: Look): string => paintFor(look).good(look.symbols === 'ascii' ? '*' : '✓');

/** The mark, and the tokens for it. */
export const payText = (payment: Tokens, look: Look): string =>
  payMark(look) + (payment === '' ? paintFor(look).good(words[look.language].free) : shortTokens(payment, look));

function deckCell(level: Level, count: number, { deck, height }: CardSize, look: Look): Cell {
  const paint = paintFor(look);
  const centred = (text: string) => pad(text, deck, look, 'centre');
  const lines = [
    paint.faint(centred(`D${level}`)),
    centred(paint.strong(roman(level))),
    count === 0 ? paint.faint(centred(times(count, look))) : centred(times(count, look)),
  ];
  return { lines: height > 3 ? ['', ...lines] : lines };
}
