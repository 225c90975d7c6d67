/**
 * Weighs every move by where it leaves its seat — points, bonuses, plans, tokens — and by what it takes from the others, and
 * can say what speaks for it.
 */
import type { Bot } from '@console-arcade/core';
import { bonuses as bonusOf, cards, costs, levelOf, nobles as allNobles } from '../cards.js';
import { legalMoves, noblesFor, tokensAfterReserve } from '../moves.js';
import { rankSeats } from '../play.js';
import { countsOf, minus, plus, type Counts } from '../tokens.js';
import { pointsToWin, type CardId, type NobleId, type SplendorMove, type SplendorView } from '../types.js';
import { missingTokens, turnsTo } from './distance.js';
import { bonusWorth, earliness, missingBonuses, outlook, weights, type Standing } from './prospects.js';

/** What speaks for a move. */
export type Reason =
  | { readonly kind: 'buy-points'; readonly points: number }
  | { readonly kind: 'wins' }
  /** A card that comes nearer: the turns of taking tokens that are left then. */
  | { readonly kind: 'turns-to'; readonly card: CardId; readonly turns: number }
  /** Cards that the bonus makes cheaper. */
  | { readonly kind: 'bonus-for'; readonly cards: readonly CardId[] }
  /** A noble that comes, or comes nearer. */
  | { readonly kind: 'noble'; readonly noble: NobleId }
  /** A card that another seat could buy next. */
  | { readonly kind: 'denies'; readonly seat: number; readonly card: CardId };

export interface RankedMove {
  readonly move: SplendorMove;
  /** In points, more or less; only differences mean anything. */
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/** A move that wins for certain is worth more than any other. */
const WIN = 1000;
/** Points that end the game, when others may still have a turn. */
const FINISH = 20;

export const heuristic: Bot<SplendorView, SplendorMove> = {
  id: 'heuristic',
  choose(view, random) {
    const moves = legalMoves(view);
    if (moves.length === 1) return moves[0];
    const weighing = new Weighing(view);
    const values = moves.map((move) => weighing.value(move));
    const best = values.reduce((a, b) => Math.max(a, b), -Infinity);
    return random.pick(moves.filter((_, i) => values[i] === best));
  },
};

/** Every legal move with its value and what speaks for it, best first. */
export function rankMoves(view: SplendorView): readonly RankedMove[] {
  const weighing = new Weighing(view);
  return legalMoves(view)
    .map((move) => ({ move, value: weighing.value(move), reasons: weighing.reasons(move) }))
    .sort((a, b) => b.value - a.value);
}

/** Weighs the moves of one view: what they have in common is worked out once. Many leave the same tokens behind. */
class Weighing {
  readonly #view: SplendorView;
  readonly #before: Standing;
  readonly #early: number;
  readonly #worths: readonly number[];
  readonly #threats: ReadonlyMap<CardId, number>;
  readonly #missing: readonly number[];
  readonly #outlooks = new Map<string, number>();
  readonly #nearer = new Map<string, readonly Reason[]>();
  readonly #denials = new Map<CardId, readonly Reason[]>();

  constructor(view: SplendorView) {
    this.#view = view;
    this.#before = standingOf(view, view.cur);
    this.#early = earliness(Math.max(...view.players.map(({ pts }) => pts)));
    this.#worths = bonusWorths(this.#before, this.#early);
    this.#threats = threatsBy(view, this.#early);
    this.#missing = this.#before.within.map((card) => missingTokens(card, this.#before));
  }

  value(move: SplendorMove): number {
    const view = this.#view;
    const before = this.#before;
    const after = standingAfter(view, move, before);
    let value = after.points - before.points + this.#outlook(after);
    if (move.type === 'buy') value += this.#worths[bonusOf[move.card]];
    if ('card' in move) value += weights.deny * (this.#threats.get(move.card) ?? 0);
    if (after.points >= pointsToWin || view.final) value += endValue(view, after.points, before.points);
    return value;
  }

  reasons(move: SplendorMove): readonly Reason[] {
    const view = this.#view;
    if (move.type === 'noble') return [{ kind: 'noble', noble: move.noble }];
    const after = standingAfter(view, move, this.#before);
    const won = winsWith(view, after.points, view.players[view.cur].c + (move.type === 'buy' ? 1 : 0));
    return [
      ...(won ? [{ kind: 'wins' } as const] : []),
      ...(move.type === 'buy'
        ? purchaseReasons(this.#before, after, move.card)
        : kept(this.#nearer, after.tokens.join(), () => nearerCards(after, this.#missing))),
      ...('card' in move ? kept(this.#denials, move.card, () => denials(view, move.card)) : []),
    ];
  }

  #outlook(after: Standing): number {
    if (after.bonuses !== this.#before.bonuses) return outlook(after, bonusWorths(after, this.#early));
    return kept(this.#outlooks, `${after.tokens.join()},${after.reserved}`, () => outlook(after, this.#worths));
  }
}

function kept<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

const bonusWorths = (standing: Standing, early: number): number[] =>
  standing.bonuses.map((_, colour) => bonusWorth(colour, standing, early));

/** How good it is to reach the end of the game with so many points. */
function endValue(view: SplendorView, points: number, before: number): number {
  if (winsWith(view, points, view.players[view.cur].c + 1)) return WIN + points;
  const leads = view.players.every(({ pts }, seat) => seat === view.cur || pts < points);
  return (leads ? FINISH : 0) + points - before;
}

/** Whether the game is over with this turn, and won. */
function winsWith(view: SplendorView, points: number, bought: number): boolean {
  if (view.cur !== view.players.length - 1 || (points < pointsToWin && !view.final)) return false;
  const ends = view.players.map((player, seat) => (seat === view.cur ? { pts: points, c: bought } : player));
  const { winners } = rankSeats(ends);
  return winners.length === 1 && winners[0] === view.cur;
}

function standingOf(view: SplendorView, seat: number): Standing {
  const { t, b, pts, res } = view.players[seat];
  const within = [...view.market.flat(), ...res.map(([card]) => card)].filter((card) => card >= 0);
  return { tokens: t, bonuses: b, bank: view.bank, points: pts, within, reserved: res.length, nobles: view.nobles };
}

/** The seat to move behind its move; what is drawn in place of a card that was taken is nobody's guess. */
function standingAfter(view: SplendorView, move: SplendorMove, before: Standing): Standing {
  switch (move.type) {
    case 'take':
      return withTokens(before, minus(plus(before.tokens, counted(move.tokens)), counted(move.back)));
    case 'reserve':
    case 'reserve-hidden':
      return { ...withTokens(before, minus(tokensAfterReserve(view), counted(move.back))), reserved: before.reserved + 1 };
    case 'buy':
      return bought(view, move.card, counted(move.pay), before);
    case 'noble':
      return {
        ...before,
        points: before.points + allNobles[move.noble].points,
        nobles: before.nobles.filter((noble) => noble !== move.noble),
      };
    case 'pass':
      return before;
  }
}

const withTokens = (before: Standing, tokens: Counts): Standing => ({
  ...before,
  tokens,
  bank: minus(plus(before.bank, before.tokens), tokens),
});

const counted = (letters: string): Counts => countsOf(letters) as Counts;

function bought(view: SplendorView, card: CardId, pay: Counts, before: Standing): Standing {
  const bonuses = before.bonuses.map((count, colour) => (colour === bonusOf[card] ? count + 1 : count));
  const [coming] = noblesFor({ b: bonuses }, before.nobles);
  const isHeld = view.players[view.cur].res.some(([held]) => held === card);
  return {
    ...before,
    tokens: minus(before.tokens, pay),
    bank: plus(before.bank, pay),
    bonuses,
    points: before.points + cards[card].points + (coming === undefined ? 0 : allNobles[coming].points),
    within: before.within.filter((other) => other !== card),
    reserved: isHeld ? before.reserved - 1 : before.reserved,
    nobles: before.nobles.filter((noble) => noble !== coming),
  };
}

/** What each card on the board is worth to the other who wants it most and can buy it in his next turn. */
function threatsBy(view: SplendorView, early: number): ReadonlyMap<CardId, number> {
  const threats = new Map<CardId, number>();
  for (const [seat] of view.players.entries()) {
    if (seat === view.cur) continue;
    const standing = standingOf(view, seat);
    const worths = bonusWorths(standing, early);
    for (const card of view.market.flat()) {
      if (card < 0 || missingTokens(card, standing) > 0) continue;
      const { points } = cards[card];
      const worth = points + worths[bonusOf[card]] + (standing.points + points >= pointsToWin ? FINISH : 0);
      threats.set(card, Math.max(threats.get(card) ?? 0, worth));
    }
  }
  return threats;
}

function purchaseReasons(before: Standing, after: Standing, card: CardId): Reason[] {
  const { points } = cards[card];
  const colour = bonusOf[card];
  const cheaper = after.within.filter((other) => costs[other][colour] > before.bonuses[colour]);
  const noble = best(
    before.nobles.filter((noble) => missingBonuses(noble, after.bonuses) < missingBonuses(noble, before.bonuses)),
    (noble) => -missingBonuses(noble, after.bonuses),
  );
  return [
    ...(points > 0 ? [{ kind: 'buy-points', points } as const] : []),
    ...(noble !== undefined && missingBonuses(noble, after.bonuses) <= 3 ? [{ kind: 'noble', noble } as const] : []),
    ...(cheaper.length > 0 ? [{ kind: 'bonus-for', cards: cheaper } as const] : []),
  ];
}

/** The card that is most worth waiting for among those that come nearer than the so many tokens that were missing. */
function nearerCards(after: Standing, missing: readonly number[]): readonly Reason[] {
  const nearer = after.within.filter((card, i) => missing[i] > 0 && missingTokens(card, after) < missing[i]);
  const card = best(
    nearer,
    (card) => (1 + cards[card].points) * weights.turn ** turnsTo(card, after) * weights.token ** missingTokens(card, after),
  );
  return card === undefined ? [] : [{ kind: 'turns-to', card, turns: turnsTo(card, after) }];
}

function denials(view: SplendorView, card: CardId): readonly Reason[] {
  if (!view.market[levelOf(card) - 1].includes(card)) return [];
  return view.players.flatMap((_, seat): Reason[] =>
    seat !== view.cur && cards[card].points > 0 && missingTokens(card, standingOf(view, seat)) === 0
      ? [{ kind: 'denies', seat, card }]
      : [],
  );
}

function best<T>(list: readonly T[], value: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = -Infinity;
  for (const item of list) {
    const here = value(item);
    if (here > most) [found, most] = [item, here];
  }
  return found;
}
