/** What decides how five cards are ranked. */
import { deck as cardsOf, ranks, type Card, type OptionTable } from '@console-arcade/core';

/** How many cards the deck has: from 2, 6, 7 or 8 up to the ace. */
export const decks = Object.freeze([52, 36, 32, 28] as const);
export type Deck = (typeof decks)[number];

/** From the best suit to the worst; none: suits decide nothing. */
export const suitOrders = Object.freeze(['♠♥♣♦', '♠♥♦♣', 'none'] as const);
export type SuitOrder = (typeof suitOrders)[number];

export const betterOfFlushAndFullHouse = Object.freeze(['full-house', 'flush'] as const);

export interface HandOptions {
  deck: Deck;
  /** In straights the ace also stands below the lowest card of the deck. */
  aceLow: boolean;
  /** Which of the two is the better hand. */
  flushVsFullHouse: (typeof betterOfFlushAndFullHouse)[number];
  suitOrder: SuitOrder;
}

export const handOptionTable: OptionTable<HandOptions> = {
  deck: { kind: 'choice', values: decks, default: 52 },
  aceLow: { kind: 'flag', default: true },
  flushVsFullHouse: { kind: 'choice', values: betterOfFlushAndFullHouse, default: 'full-house' },
  suitOrder: { kind: 'choice', values: suitOrders, default: '♠♥♣♦' },
};

/** The place in the core's `ranks` of a deck's lowest rank. */
export const lowestRank: Readonly<Record<Deck, number>> = Object.freeze({ 52: 0, 36: 4, 32: 5, 28: 6 });

/** What each suit (clubs, diamonds, hearts, spades) is worth against the others. */
export const suitValues: Readonly<Record<SuitOrder, readonly number[]>> = Object.freeze({
  '♠♥♣♦': Object.freeze([1, 0, 2, 3]),
  '♠♥♦♣': Object.freeze([0, 1, 2, 3]),
  none: Object.freeze([0, 0, 0, 0]),
});

/** The cards of a deck, ascending. */
export const deckOf = (deck: Deck): Card[] => cardsOf({ ranks: ranks.slice(lowestRank[deck]) });
