/** Three cards: their category, the order in which they count, and what decides against another hand. The plain reading of the rules. */
import { suitOf, type Card } from '@console-arcade/core';
import { categories, type Category } from './categories.js';
import type { HandOptions } from './hand-options.js';

export interface Classified {
  readonly category: Category;
  /** As they count: the group before the single card, high before low; a low ace comes last. */
  readonly cards: readonly Card[];
  /** The ranks of `cards`, 2 to 14 (ace); a low ace 1. */
  readonly ranks: readonly number[];
}

/** Three different cards, in any order. */
export function classify(hand: readonly Card[], options: HandOptions): Classified {
  const sorted = [...hand].sort((a, b) => orderOf(b) - orderOf(a));
  // A pair below the single card comes before it.
  const cards = isPaired(sorted[1], sorted[2]) && !isPaired(sorted[0], sorted[1]) ? [sorted[1], sorted[2], sorted[0]] : sorted;
  const ranks = cards.map((card) => (card >> 2) + 2);
  const [high, middle, low] = ranks;
  if (high === low) return { category: 'three-of-a-kind', cards, ranks };
  if (high === middle) return { category: 'pair', cards, ranks };
  const isFlush = (((cards[0] ^ cards[1]) | (cards[0] ^ cards[2])) & 3) === 0;
  const isAceTwoThree = high === ACE && middle === 3 && low === 2 && options.aceTwoThree !== 'none';
  const isStraight = isAceTwoThree || high - low === 2;
  const category = isStraight ? (isFlush ? 'straight-flush' : 'straight') : isFlush ? 'flush' : 'high-card';
  return isAceTwoThree && options.aceTwoThree === 'low'
    ? { category, cards: [cards[1], cards[2], cards[0]], ranks: [3, 2, 1] }
    : { category, cards, ranks };
}

const ACE = 14;
const isPaired = (a: Card, b: Card): boolean => a >> 2 === b >> 2;

/** Diamonds, clubs, hearts, spades, from weak to strong; by the place in the core's `suits`. */
const suitValues: readonly number[] = [1, 0, 2, 3];
const suitValue = (card: Card): number => suitValues[card & 3];
/** By rank, then by suit. */
const orderOf = (card: Card): number => (card & ~3) + suitValue(card);

/**
 * A number that orders all hands under these options but for 235, whose order goes round in a circle. The suit of the key card
 * counts where suits decide: the best-suited of a group, the highest card else.
 */
export function strengthOf({ category, cards, ranks }: Classified, options: HandOptions): number {
  const isStraight = category === 'straight' || category === 'straight-flush';
  const byRanks = isStraight ? [heightOf(ranks, options), 0, 0] : ranks;
  const strength = byRanks.reduce((all, rank) => all * 32 + rank, placeOf(category, options));
  return options.tie === 'suits' ? strength * 4 + suitValue(cards[0]) : strength;
}

/** Straights by their top card, doubled, so that A-2-3 has a place of its own between two others. */
function heightOf([top, middle]: readonly number[], { aceTwoThree }: HandOptions): number {
  if (top !== ACE || middle !== 3) return 2 * top;
  return aceTwoThree === 'second' ? 2 * ACE - 1 : 2 * ACE + 1;
}

function placeOf(category: Category, { straightVsFlush }: HandOptions): number {
  if (straightVsFlush === 'straight') {
    if (category === 'straight') return categories.indexOf('flush');
    if (category === 'flush') return categories.indexOf('straight');
  }
  return categories.indexOf(category);
}

/** Whether it is a 2-3-5 that beats three of a kind. */
export function is235({ category, cards, ranks }: Classified, { special235 }: HandOptions): boolean {
  if (category !== 'high-card' || ranks.join() !== '5,3,2') return false;
  return special235 === 'any' || (special235 === 'rainbow' && new Set(cards.map(suitOf)).size === 3);
}

/** The traditional points that players read out; they don't decide between hands. */
export function pointsOf({ category, ranks }: Classified): number {
  const sum = ranks.reduce((all, rank) => all + rank, 0);
  switch (category) {
    case 'high-card':
      return sum;
    case 'pair':
      return 100 + 4 * ranks[0];
    case 'straight':
      return 200 + sum;
    case 'flush':
      return 300 + sum;
    case 'straight-flush':
      return 500 + sum;
    case 'three-of-a-kind':
      return 600 + 3 * ranks[0];
  }
}
