/** Buys the best card that it can pay; otherwise collects for the nearest one. */
import type { Bot } from '@console-arcade/core';
import { cards, costs } from '../cards.js';
import { legalMoves, tokensAfterReserve } from '../moves.js';
import { cheapestPayment } from '../payments.js';
import { countsOf, minus, plus, total, type Counts } from '../tokens.js';
import type { CardId, SplendorMove, SplendorPlayer, SplendorView } from '../types.js';
import { missingTokens, turnsTo } from './distance.js';

export const greedy: Bot<SplendorView, SplendorMove> = {
  id: 'greedy',
  choose(view, random) {
    const moves = legalMoves(view);
    const player = view.players[view.cur];
    const purchases = moves.filter((move) => move.type === 'buy' && move.pay === cheapestPayment(move.card, player));
    if (purchases.length > 0) return random.pick(best(purchases, price));
    const target = nearestCard(view, player);
    if (target === undefined) return random.pick(moves);
    const collecting = moves.filter((move) => move.type === 'take' || (move.type === 'reserve' && move.card === target));
    return random.pick(best(collecting.length > 0 ? collecting : moves, (move) => -missingAfter(view, move, target)));
  },
};

/** Most points, then the dearest. */
const price = (move: SplendorMove): number => (move.type === 'buy' ? 100 * cards[move.card].points + total(costs[move.card]) : 0);

function nearestCard(view: SplendorView, player: SplendorPlayer): CardId | undefined {
  const within = [...view.market.flat().filter((card) => card >= 0), ...player.res.map(([card]) => card)];
  const means = { tokens: player.t, bonuses: player.b, bank: view.bank };
  return best(within, (card) => cards[card].points - 10 * turnsTo(card, means) - missingTokens(card, means))[0];
}

/** What is still missing for the target; a reserve helps by its gold. */
function missingAfter(view: SplendorView, move: SplendorMove, target: CardId): number {
  const { t, b } = view.players[view.cur];
  if (move.type === 'take') return missingTokens(target, { tokens: minus(plus(t, counted(move.tokens)), counted(move.back)), bonuses: b });
  if (move.type !== 'reserve') return Infinity;
  return missingTokens(target, { tokens: minus(tokensAfterReserve(view), counted(move.back)), bonuses: b });
}

const counted = (letters: string): Counts => countsOf(letters) as Counts;

function best<T>(list: readonly T[], value: (item: T) => number): readonly T[] {
  const values = list.map(value);
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
  return list.filter((_, i) => values[i] === most);
}
