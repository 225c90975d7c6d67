import { expect, test } from '@jest/globals';
import { createRandom } from '@console-arcade/core';
import fc from 'fast-check';
import { classify, pointsOf, strengthOf } from './classify.js';
import { betterOfFlushAndFullHouse, deckOf, decks, suitOrders } from './hand-options.js';
import { rankerFor } from './ranker.js';
import { rankWeights } from './strength-tables.js';

const options = fc.record({
  deck: fc.constantFrom(...decks),
  aceLow: fc.boolean(),
  flushVsFullHouse: fc.constantFrom(...betterOfFlushAndFullHouse),
  suitOrder: fc.constantFrom(...suitOrders),
});

test('the tables rank every hand as the plain reading does, under all options', () => {
  fc.assert(
    fc.property(options, fc.integer(), (rules, seed) => {
      const hand = createRandom(seed).shuffle(deckOf(rules.deck)).slice(0, 5);
      const classified = classify(hand, rules);
      expect(rankerFor(rules).rank(hand)).toEqual({
        category: classified.category,
        strength: strengthOf(classified, rules),
        points: pointsOf(classified),
        cards: classified.cards,
      });
    }),
    { seed: 11, numRuns: 4000 },
  );
});

test('no two sets of five ranks have the same sum of weights', () => {
  const sums = new Set<number>();
  let sets = 0;
  const add = (rank: number, left: number, sum: number): void => {
    if (left === 0) {
      sets++;
      sums.add(sum);
    } else if (rank < 13)
      for (let count = 0; count <= Math.min(4, left); count++) add(rank + 1, left - count, sum + count * rankWeights[rank]);
  };
  add(0, 5, 0);
  expect([sums.size, sets]).toEqual([6175, 6175]);
});
