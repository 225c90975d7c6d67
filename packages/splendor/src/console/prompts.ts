/** What is said of the place under the cursor, and of the tokens picked so far. */
import { fill, type Cursor, type Look } from '@console-arcade/console';
import { cards } from '../cards.js';
import { cheapestPayment, dueFor } from '../payments.js';
import { total } from '../tokens.js';
import { gold, mostReserved, mostTokens, tokenLetters, type CardId, type SplendorView } from '../types.js';
import { roman } from './card-cell.js';
import { gemList, tokenList } from './gems.js';
import { isFull, leftToPick, mayPair, mayTake, pickedTokens, type Picked } from './picking.js';
import { placeAt } from './places.js';
import { words } from './words.js';

export function placeText(view: SplendorView, cursor: Cursor, look: Look): string {
  const own = words[look.language].place;
  const place = placeAt(view, cursor);
  switch (place?.kind) {
    case 'card':
      return `${cardName(place.card, look)}${words[look.language].colon}${priceText(place.card, view, look)}`;
    case 'deck': {
      const count = view.deck[place.level - 1];
      const isFullHand = view.players[view.cur].res.length >= mostReserved;
      return fill(isFullHand ? own.handFull : own.deck, { level: roman(place.level), count });
    }
    case 'tokens': {
      const count = view.bank[place.colour];
      const kind = tokenList(tokenLetters[place.colour], look);
      return fill(count === 0 ? own.noTokens : count >= 4 ? own.tokensForTwo : own.tokens, { kind, count });
    }
    case undefined:
      return '';
  }
}

function cardName(card: CardId, look: Look): string {
  const { points, bonus } = cards[card];
  const own = words[look.language];
  const data = { card, colour: own.colours[bonus], points: fill(points === 1 ? own.place.onePoint : own.place.points, { count: points }) };
  return fill(points === 0 ? own.place.plainCard : own.place.card, data);
}

/** What it would cost the seat to move, or what is missing. */
function priceText(card: CardId, { players, cur }: SplendorView, look: Look): string {
  const own = words[look.language].place;
  const player = players[cur];
  const payment = cheapestPayment(card, player);
  if (payment === '') return own.isFree;
  if (payment !== undefined) return fill(own.canPay, { tokens: tokenList(payment, look) });
  const short = dueFor(card, player).map((due, colour) => Math.max(0, due - player.t[colour]));
  const golden = player.t[gold];
  return fill(own.missing, { tokens: gemList(short, look) }) + (golden === 0 ? '' : fill(own.goldCovers, { count: golden }));
}

export function pickedText(picked: Picked, view: SplendorView, look: Look): string {
  const own = words[look.language].place;
  const tokens = tokenList(pickedTokens(picked), look);
  const over = total(view.players[view.cur].t) + picked.length - mostTokens;
  const after = over > 0 ? fill(own.thenReturn, { count: over }) : '';
  if (isFull(picked, view.bank)) return fill(own.takeThese, { tokens }) + after;
  const left = leftToPick(picked, view.bank);
  const pair = mayPair(picked, view.bank) ? own.orPair : '';
  const enough = mayTake(picked, view) ? own.orTake : '';
  return fill(left === 1 ? own.oneMore : own.more, { tokens, count: left }) + pair + enough + own.goesBack;
}
