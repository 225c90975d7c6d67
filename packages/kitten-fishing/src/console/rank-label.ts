/** How ranks are shown. */
import type { Language } from '@console-arcade/console';
import { jokerRanks, type Rank, type View } from '../index.js';

/** playing-cards: ace, jack, queen, king and jokers have letters or words of their own; numbers: a deck of one's own. */
export type Deck = 'playing-cards' | 'numbers';

/** card: at most two cells, for a face; word: for a line of text. */
export type LabelForm = 'card' | 'word';

const letters: Readonly<Record<Rank, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

const jokers: Readonly<Record<Language, Readonly<Record<LabelForm, readonly [small: string, big: string]>>>> = {
  en: { card: ['jo', 'JO'], word: ['joker', 'JOKER'] },
  zh: { card: ['小', '大'], word: ['小王', '大王'] },
};

export function rankLabel(rank: Rank, deck: Deck, language: Language, form: LabelForm): string {
  if (deck === 'numbers') return String(rank);
  return jokers[language][form][jokerRanks.indexOf(rank)] ?? letters[rank] ?? String(rank);
}

/** What a deck is made of shows in its ranks: jokers are the highest, and there is one of each. */
export function deckOf(view: View): Deck {
  const jokersSeen = new Set<Rank>();
  for (const rank of allCards(view)) {
    if (rank < 1 || rank > jokerRanks[1] || jokersSeen.has(rank)) return 'numbers';
    if (jokerRanks.includes(rank)) jokersSeen.add(rank);
  }
  return 'playing-cards';
}

/** Every card of the deck, wherever it lies: everybody knows what is left face down. */
export function allCards({ hands, faceDown, train }: View): Rank[] {
  return [...hands.flatMap((hand) => hand.filter((rank) => rank !== null)), ...faceDown, ...train];
}

/** How many cards there are. */
export const cardsInPlay = ({ hands, train }: View): number => hands.reduce((sum, hand) => sum + hand.length, train.length);
