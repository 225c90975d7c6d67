/**
 * What a seat can look forward to, in points: what each card within its sight is worth to it and how soon it comes, how much
 * further bonuses of each colour help, and how near the nobles are.
 */
import { bonuses as bonusOf, cards, costs, requirements } from '../cards.js';
import type { Counts } from '../tokens.js';
import { colours, gold, pointsToWin, type CardId, type NobleId } from '../types.js';
import { dueSum, missingTokens, turnsTo, type Means } from './distance.js';

/** A seat as it stands, or as it would stand behind a move. */
export interface Standing extends Means {
  readonly points: number;
  /** Cards that it may buy: those on the board and its own reserve. */
  readonly within: readonly CardId[];
  /** How many of them lie in its reserve. */
  readonly reserved: number;
  readonly nobles: readonly NobleId[];
}

/** Set by hand, and held to matches against the greedy player. */
export const weights = {
  /** What a bonus is worth for a card that asks for it, by what the card still costs. */
  useful: 0.16,
  usefulPoints: 0.12,
  fade: 0.85,
  /** A noble that lacks nothing but one bonus, and how much less each more that is missing makes of it. */
  noble: 2.2,
  nobleFade: 0.62,
  /** A bonus for its own sake. */
  bonus: 0.35,
  /** How much less a card is worth a turn later, and a token later. */
  turn: 0.7,
  token: 0.95,
  /** How much less the second best plan counts than the best. */
  next: 0.35,
  /** A token for its own sake; one of gold. */
  held: 0.02,
  golden: 0.25,
  /** A full hand can reserve no more. */
  inHand: 0.25,
  deny: 0.35,
};

/** What one more bonus of a colour is worth: cards and nobles that ask for it. `early` is 1 at the beginning and 0 at the end. */
export function bonusWorth(colour: number, { bonuses, within, nobles }: Standing, early: number): number {
  let worth = weights.bonus;
  for (const card of within) {
    if (costs[card][colour] <= bonuses[colour]) continue;
    worth += (weights.useful + weights.usefulPoints * cards[card].points) * weights.fade ** dueSum(card, bonuses);
  }
  worth *= early;
  for (const noble of nobles) {
    if (requirements[noble][colour] > bonuses[colour]) worth += nobleNearness(noble, bonuses) - nobleNearness(noble, bonuses, 1);
  }
  return worth;
}

/** A noble's points, less for each bonus that is missing, but for one. */
function nobleNearness(noble: NobleId, bonuses: Counts, more = 0): number {
  const missing = missingBonuses(noble, bonuses);
  return weights.noble * (weights.nobleFade ** Math.max(0, missing - 1) - (more === 0 ? 0 : weights.nobleFade ** missing));
}

export function missingBonuses(noble: NobleId, bonuses: Counts): number {
  let missing = 0;
  for (let colour = 0; colour < colours.length; colour++) missing += Math.max(0, requirements[noble][colour] - bonuses[colour]);
  return missing;
}

/** 1 at the beginning, near 0 when somebody is about to win: then bonuses no longer pay for themselves. */
export const earliness = (points: number): number => Math.max(0.08, 1 - points / pointsToWin);

/** What the cards within sight are worth, soonest counted most. */
export function outlook(standing: Standing, worths: readonly number[]): number {
  const plans: number[] = [];
  for (let i = 0; i < standing.within.length; i++) {
    const card = standing.within[i];
    plans.push(
      (cards[card].points + worths[bonusOf[card]]) *
        weights.turn ** (1 + turnsTo(card, standing)) *
        weights.token ** missingTokens(card, standing),
    );
  }
  plans.sort((a, b) => b - a);
  let value = 0;
  for (let i = 0, share = 1; i < plans.length && i < 5; i++, share *= weights.next) value += share * plans[i];
  return value + tokenWorth(standing) - weights.inHand * standing.reserved;
}

function tokenWorth({ tokens }: Means): number {
  let value = weights.golden * tokens[gold];
  for (let colour = 0; colour < colours.length; colour++) value += weights.held * Math.min(4, tokens[colour]);
  return value;
}
