/**
 * Strengths of all hands of a deck, by the sum of five rank weights: hands of mixed suits, and flushes. Filled from the plain
 * reading in classify.ts.
 */
import { rankOf, type Card } from '@console-arcade/core';
import { classify, strengthOf } from './classify.js';
import { lowestRank, type Deck, type HandOptions } from './hand-options.js';

/** A weight a rank, such that no two sets of five ranks (at most four alike) have the same sum; a test tries them all. */
export const rankWeights = Object.freeze([0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415] as const);
const LARGEST_SUM = 4 * rankWeights[12] + rankWeights[11];

/** By card. */
export const weights: Int32Array = Int32Array.from({ length: 52 }, (_, card) => rankWeights[card >> 2]);

export interface StrengthTables {
  /** By the sum of weights: 1 for the weakest hand, then rising by one; 0: no hand of the deck. */
  readonly mixed: Uint16Array;
  readonly flushes: Uint16Array;
  /** By strength: the rank of the key card, whose suit may decide. */
  readonly keyRanks: Uint8Array;
}

/** Takes a few milliseconds. Suits decide nothing but flushes in it. */
export function strengthTables(options: Omit<HandOptions, 'suitOrder'>): StrengthTables {
  const plain: HandOptions = { ...options, suitOrder: 'none' };
  const [mixed, flushes] = [new Uint16Array(LARGEST_SUM + 1), new Uint16Array(LARGEST_SUM + 1)];
  const found: { readonly table: Uint16Array; readonly sum: number; readonly strength: number; readonly key: number }[] = [];
  for (const hand of handsOfAllRanks(options.deck)) {
    const classified = classify(hand, plain);
    const isFlush = hand.every((card) => (card & 3) === (hand[0] & 3));
    found.push({
      table: isFlush ? flushes : mixed,
      sum: hand.reduce((all, card) => all + weights[card], 0),
      strength: strengthOf(classified, plain),
      key: rankOf(classified.cards[0]),
    });
  }
  found.sort((a, b) => a.strength - b.strength);
  for (const [i, { table, sum }] of found.entries()) table[sum] = i + 1;
  return { mixed, flushes, keyRanks: Uint8Array.from([0, ...found.map(({ key }) => key)]) };
}

/** A hand for every set of ranks of a deck: of mixed suits, and where all ranks differ a flush too. */
export function handsOfAllRanks(deck: Deck): Card[][] {
  return setsOfRanks(lowestRank[deck], 5).flatMap((ranks) => {
    // Suits one after the other: never a flush, and four of a rank get four.
    const mixedSuits = ranks.map((rank, i) => rank * 4 + (i & 3));
    const isDifferent = new Set(ranks).size === ranks.length;
    return isDifferent ? [mixedSuits, ranks.map((rank) => rank * 4)] : [mixedSuits];
  });
}

/** All ways to choose so many ranks from `lowest` up, none more than four times; ascending. */
function setsOfRanks(lowest: number, size: number): number[][] {
  if (size === 0) return [[]];
  const sets: number[][] = [];
  for (const rest of setsOfRanks(lowest, size - 1)) {
    for (let rank = rest.at(-1) ?? lowest; rank <= 12; rank++) if (rest[rest.length - 4] !== rank) sets.push([...rest, rank]);
  }
  return sets;
}
