/** The hot path: five card numbers to a strength, under the default deck and ace, without allocation. */
import type { Card } from '@console-arcade/core';
import { handOptionTable } from './hand-options.js';
import { tablesFor } from './ranker.js';
import { weights } from './strength-tables.js';

const { mixed, flushes, keyRanks } = tablesFor({
  deck: handOptionTable.deck.default,
  aceLow: handOptionTable.aceLow.default,
  flushVsFullHouse: handOptionTable.flushVsFullHouse.default,
});

/** 1–7,462: bigger wins, equal is a tie. Suits decide nothing but flushes. The cards are 0–51, all different. */
export function strength5(c1: Card, c2: Card, c3: Card, c4: Card, c5: Card): number {
  const sum = weights[c1] + weights[c2] + weights[c3] + weights[c4] + weights[c5];
  return (((c1 ^ c2) | (c1 ^ c3) | (c1 ^ c4) | (c1 ^ c5)) & 3) === 0 ? flushes[sum] : mixed[sum];
}

/** The same with the suit of the key card (♠♥♣♦) as the last word: in the order of `rankHand` under the defaults. */
export function strength5Suited(c1: Card, c2: Card, c3: Card, c4: Card, c5: Card): number {
  const strength = strength5(c1, c2, c3, c4, c5);
  const key = keyRanks[strength];
  const suits = keySuit(c1, key) | keySuit(c2, key) | keySuit(c3, key) | keySuit(c4, key) | keySuit(c5, key);
  return 4 * strength + ((BEST_SUITS >>> (2 * suits)) & 3);
}

/** A bit for the card's suit where the card is of the key rank, else 0. */
const keySuit = (card: number, key: number): number => ((((card >> 2) ^ key) - 1) >>> 31) << (card & 3);

/** For each set of suits (clubs 1, diamonds 2, hearts 4, spades 8) the value of its best one, two bits each: ♠ 3, ♥ 2, ♣ 1, ♦ 0. */
const BEST_SUITS = Array.from({ length: 16 }, (_, suits) => (suits & 8 ? 3 : suits & 4 ? 2 : suits & 1)).reduce(
  (all, value, suits) => all | (value << (2 * suits)),
  0,
);
