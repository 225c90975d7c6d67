/** What a card costs a seat, and with which tokens it may be paid. */
import { costs } from './cards.js';
import type { Counts } from './tokens.js';
import { gold, tokenLetters, type CardId, type SplendorPlayer, type Tokens } from './types.js';

/** What is left to pay of each colour after the bonuses. */
export const dueFor = (card: CardId, { b }: Pick<SplendorPlayer, 'b'>): number[] =>
  costs[card].map((cost, colour) => Math.max(0, cost - b[colour]));

/** How many tokens are missing, gold counted; 0 or less: the card can be paid. */
export function missingFor(due: Counts, tokens: Counts): number {
  let missing = -tokens[gold];
  for (let colour = 0; colour < due.length; colour++) missing += Math.max(0, due[colour] - tokens[colour]);
  return missing;
}

/** The payment with the fewest gold; undefined: the seat can't pay. */
export function cheapestPayment(card: CardId, player: SplendorPlayer): Tokens | undefined {
  const due = dueFor(card, player);
  if (missingFor(due, player.t) > 0) return undefined;
  let letters = '';
  let golden = 0;
  for (let colour = 0; colour < due.length; colour++) {
    const paid = Math.min(due[colour], player.t[colour]);
    letters += tokenLetters[colour].repeat(paid);
    golden += due[colour] - paid;
  }
  return letters + tokenLetters[gold].repeat(golden);
}

/** Every payment, the one with the fewest gold first: gold may stand for any token, also for one that is owned. */
export function paymentsFor(card: CardId, player: SplendorPlayer): Tokens[] {
  const due = dueFor(card, player);
  const { t } = player;
  const found: Tokens[] = [];
  const pay = (colour: number, golden: number, paid: Tokens): void => {
    if (golden > t[gold]) return;
    if (colour === gold) {
      found.push(paid + tokenLetters[gold].repeat(golden));
      return;
    }
    for (let n = Math.min(due[colour], t[colour]); n >= 0; n--) {
      pay(colour + 1, golden + due[colour] - n, paid + tokenLetters[colour].repeat(n));
    }
  };
  pay(0, 0, '');
  return found;
}
