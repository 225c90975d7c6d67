/** Five cards: their category, the order in which they count, and what decides against another hand. The plain reading of the rules. */
import { suitOf, type Card } from '@console-arcade/core';
import { categories, type Category } from './categories.js';
import { lowestRank, suitValues, type HandOptions } from './hand-options.js';

export interface Classified {
  readonly category: Category;
  /** As they count: groups before single cards, high before low; an ace that stands low comes last. */
  readonly cards: readonly Card[];
  /** The ranks of `cards` as they count, 0 (two) to 12 (ace); a low ace one below the deck's lowest. */
  readonly ranks: readonly number[];
}

/** Five different cards of the deck, in any order. */
export function classify(hand: readonly Card[], options: HandOptions): Classified {
  const suits = suitValues[options.suitOrder];
  // Best first: by rank, then by suit.
  const sorted = [...hand].sort((a, b) => (b & ~3) - (a & ~3) || suits[b & 3] - suits[a & 3] || b - a);
  const groups = groupsOf(sorted);
  const cards = groups.flat();
  const ranks = cards.map((card) => card >> 2);
  if (groups.length < 5) return { category: byGroups[`${groups[0].length}${groups[1].length}`], cards, ranks };
  const isFlush = cards.every((card) => (card & 3) === (cards[0] & 3));
  const isLow = options.aceLow && isLowStraight(ranks, lowestRank[options.deck]);
  const isStraight = isLow || ranks[0] - ranks[4] === 4;
  const category = isStraight ? (isFlush ? 'straight-flush' : 'straight') : isFlush ? 'flush' : 'high-card';
  if (!isLow) return { category, cards, ranks };
  const [ace, ...rest] = cards;
  return { category, cards: [...rest, ace], ranks: [...ranks.slice(1), lowestRank[options.deck] - 1] };
}

/** Cards of one rank together, larger groups first; of sorted cards. */
function groupsOf(sorted: readonly Card[]): Card[][] {
  const groups: Card[][] = [];
  for (const card of sorted) {
    const last = groups.at(-1);
    if (last !== undefined && last[0] >> 2 === card >> 2) last.push(card);
    else groups.push([card]);
  }
  return groups.length === sorted.length ? groups : groups.sort((a, b) => b.length - a.length);
}

/** By the sizes of the two largest groups. */
const byGroups: Readonly<Record<string, Category>> = {
  '41': 'four-of-a-kind',
  '32': 'full-house',
  '31': 'three-of-a-kind',
  '22': 'two-pair',
  '21': 'pair',
};

/** The ace with the four lowest ranks of the deck. */
const isLowStraight = ([ace, ...rest]: readonly number[], lowest: number): boolean =>
  ace === ACE && rest.every((rank, i) => rank === lowest + 3 - i);

const ACE = 12;

/**
 * A number that orders all hands of a deck under these options: category, then the ranks as they count, then the suit of the
 * key card, which stands first among `cards`: the best-suited of the leading group, or the highest card of a straight, or of
 * all.
 */
export function strengthOf({ category, cards, ranks }: Classified, options: HandOptions): number {
  const byRanks = ranks.reduce((strength, rank) => strength * 16 + rank + 1, placeOf(category, options));
  return byRanks * 4 + suitValues[options.suitOrder][suitOf(cards[0])];
}

function placeOf(category: Category, { flushVsFullHouse }: HandOptions): number {
  if (flushVsFullHouse === 'flush') {
    if (category === 'flush') return categories.indexOf('full-house');
    if (category === 'full-house') return categories.indexOf('flush');
  }
  return categories.indexOf(category);
}

/** The traditional points that players read out; they don't decide between hands. A jack counts 11, an ace 14, or low one below the deck. */
export function pointsOf({ category, ranks }: Classified): number {
  const values = ranks.map((rank) => rank + 2);
  const sum = values.reduce((all, value) => all + value, 0);
  switch (category) {
    case 'high-card':
      return sum;
    case 'pair':
      return 100 + 4 * values[0];
    case 'two-pair':
      return 200 + 3 * values[0] + 2 * values[2];
    case 'three-of-a-kind':
      return 300 + 3 * values[0];
    case 'straight':
      return 400 + sum;
    case 'flush':
      return 500 + sum;
    case 'full-house':
      return 600 + 3 * values[0];
    case 'four-of-a-kind':
      return 700 + 4 * values[0];
    case 'straight-flush':
      return 900 + sum;
  }
}
