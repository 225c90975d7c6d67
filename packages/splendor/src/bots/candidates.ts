/**
 * The moves worth a look: every purchase at its cheapest, every reserve, every set of tokens, but of the ways to give tokens
 * back only the one or two that keep what the cards within sight ask for.
 */
import { COLOURS, covers, GOLD_SHIFT, LANE, LARGEST, minusDownToZero, sum } from '../packed.js';
import {
  ACTION_SHIFT,
  cardPoints,
  firstPair,
  packedCosts,
  RESERVE,
  RESERVE_HIDDEN,
  TAKE,
  takes,
  takeSizes,
  TOKENS,
} from '../move-codes.js';
import type { Twin } from '../simulation.js';
import { mostReserved, mostTokens, tokenKinds } from '../types.js';
import { turnsUntil } from './features.js';

/** No position has more candidates. */
export const mostCandidates = 128;

const kinds = tokenKinds.length;
const GOLD = kinds - 1;
/** What the first, second, … token of a kind is worth to the seat to move, eight places a kind. */
const worth = new Float32Array(kinds * 8);
const byTurns = Float32Array.from({ length: 6 }, (_, turns) => 0.6 ** turns);

/** Writes the candidates to the front of `out` and returns how many there are. */
export function listCandidates(twin: Twin, out: Int32Array): number {
  if (twin.phase !== 0) return twin.moves(out);
  let count = listPurchases(twin, out);
  weighTokens(twin);
  count = listTakes(twin, out, count);
  count = listReserves(twin, out, count);
  return count === 0 ? twin.moves(out) : count;
}

function listPurchases(twin: Twin, out: Int32Array): number {
  const { market } = twin;
  let count = 0;
  for (let place = 0; place < market.length; place++) {
    const pay = market[place] < 0 ? -1 : twin.cheapest(market[place]);
    if (pay >= 0) out[count++] = (market[place] << ACTION_SHIFT) | pay;
  }
  for (let held = twin.held[twin.seat]; held !== 0; held >>>= 8) {
    const card = (held & 255) - 128;
    const pay = twin.cheapest(card);
    if (pay >= 0) out[count++] = (card << ACTION_SHIFT) | pay;
  }
  return count;
}

function listTakes(twin: Twin, out: Int32Array, from: number): number {
  const own = twin.tokens[twin.seat];
  const held = sum(own);
  const different = twin.differentTakes;
  const most = different.length === 0 ? 0 : takeSizes[different[0]];
  let count = from;
  for (const take of different) {
    // Fewer tokens than there could be are worth a look only where tokens would go back.
    if (takeSizes[take] < most && held + most <= mostTokens) continue;
    count = addReturns(out, from, count, TAKE + take, own + takes[take], own);
  }
  for (let take = firstPair; take < takes.length; take++) {
    if (((twin.bank >>> (LANE * (take - firstPair))) & LARGEST) >= 4)
      count = addReturns(out, from, count, TAKE + take, own + takes[take], own);
  }
  return count;
}

function listReserves(twin: Twin, out: Int32Array, from: number): number {
  if (twin.held[twin.seat] >>> (8 * (mostReserved - 1)) !== 0) return from;
  const own = twin.tokens[twin.seat];
  const tokens = twin.bank >>> GOLD_SHIFT === 0 ? own : own + (1 << GOLD_SHIFT);
  const back = leastWorth(tokens, sum(tokens) - mostTokens);
  let count = from;
  for (const card of twin.market) if (card >= 0) out[count++] = ((RESERVE + card) << ACTION_SHIFT) | back;
  for (let level = 0; level < 3; level++) {
    if (twin.deckLeft(level) > 0) out[count++] = ((RESERVE_HIDDEN + level) << ACTION_SHIFT) | back;
  }
  return count;
}

/** Adds an action with the best returns, but none that leaves the tokens of one before (listed from `first` on). */
function addReturns(out: Int32Array, first: number, from: number, action: number, tokens: number, own: number): number {
  const excess = sum(tokens) - mostTokens;
  let count = from;
  if (excess <= 0) {
    out[count++] = action << ACTION_SHIFT;
    return count;
  }
  const best = leastWorth(tokens, excess);
  if (!isRepeated(out, first, count, tokens - best, own)) out[count++] = (action << ACTION_SHIFT) | best;
  const other = instead(tokens, best);
  if (other >= 0 && !isRepeated(out, first, count, tokens - other, own)) out[count++] = (action << ACTION_SHIFT) | other;
  return count;
}

/** Whether a take before this one leaves the seat with the same tokens. */
function isRepeated(out: Int32Array, first: number, count: number, tokens: number, own: number): boolean {
  for (let i = first; i < count; i++) {
    if (own + takes[(out[i] >>> ACTION_SHIFT) - TAKE] - (out[i] & TOKENS) === tokens) return true;
  }
  return false;
}

/** The so many tokens that are worth least, packed. */
function leastWorth(tokens: number, size: number): number {
  let back = 0;
  for (let n = 0; n < size; n++) back += 1 << (LANE * cheapestKind(tokens - back, -1));
  return back;
}

function cheapestKind(tokens: number, except: number): number {
  let cheapest = -1;
  let least = Infinity;
  for (let kind = 0; kind < kinds; kind++) {
    const count = (tokens >>> (LANE * kind)) & LARGEST;
    if (count === 0 || kind === except) continue;
    const value = worth[8 * kind + count];
    if (value < least) {
      least = value;
      cheapest = kind;
    }
  }
  return cheapest;
}

/** The same return but for the token that is worth most of it; −1: there is no other. */
function instead(tokens: number, back: number): number {
  let dearest = -1;
  for (let kind = 0; kind < kinds; kind++) {
    if ((back >>> (LANE * kind)) & LARGEST && (dearest < 0 || topWorth(tokens, back, kind) > topWorth(tokens, back, dearest)))
      dearest = kind;
  }
  const kept = back - (1 << (LANE * dearest));
  const kind = cheapestKind(tokens - kept, dearest);
  if (kind < 0) return -1;
  const other = kept + (1 << (LANE * kind));
  return covers(tokens, other) ? other : -1;
}

const topWorth = (tokens: number, back: number, kind: number): number =>
  worth[8 * kind + (((tokens - back) >>> (LANE * kind)) & LARGEST) + 1];

/** A token is worth what the cards that need it are: many points soon. */
function weighTokens(twin: Twin): void {
  const { seat, market } = twin;
  worth.fill(0);
  for (let n = 1; n < 8; n++) worth[8 * GOLD + n] = 100;
  for (let place = 0; place < market.length; place++) if (market[place] >= 0) weighCard(twin, market[place]);
  for (let held = twin.held[seat]; held !== 0; held >>>= 8) weighCard(twin, (held & 255) - 128);
}

function weighCard(twin: Twin, card: number): void {
  const due = minusDownToZero(packedCosts[card], twin.bonuses[twin.seat]);
  const weight = (1 + cardPoints[card]) * byTurns[turnsUntil(due, twin.tokens[twin.seat])];
  for (let kind = 0, rest = due & COLOURS; rest !== 0; rest >>>= LANE, kind++) {
    for (let n = rest & LARGEST; n > 0; n--) worth[8 * kind + n] += weight;
  }
}
