/** Cards of a hand from a text or a list, checked one by one. */
import {
  err,
  formatCard,
  isCard,
  isJoker,
  ok,
  parseCards,
  rankOf,
  ranks,
  suits,
  type Card,
  type Refusal,
  type Result,
} from '@console-arcade/core';
import { lowestRank, type Deck } from './hand-options.js';

/** The codes with which hands are refused, besides those of the core for texts; data: cards (how many), wanted, card (`10♠`, or as it was typed), deck. */
type HandRefusal = 'wrong-number' | 'card-twice' | 'not-in-deck' | 'not-a-card';

const refused = (code: HandRefusal, data: Refusal['data'], at?: number): Result<never, Refusal> =>
  err({ code, ...(at === undefined ? {} : { at }), ...(data === undefined ? {} : { data }) });

/** @param wanted how many cards there must be; absent: any number */
export function readHand(cards: string | readonly Card[], deck: Deck, wanted?: number): Result<readonly Card[], Refusal> {
  const read = typeof cards === 'string' ? (readPlain(cards) ?? parseCards(cards)) : ok(cards);
  if (!read.ok) return read;
  const hand = read.value;
  const stranger = hand.findIndex((card) => !isCard(card));
  if (stranger >= 0) return refused('not-a-card', { card: String(hand[stranger]) });
  const foreign = hand.find((card) => isJoker(card) || rankOf(card) < lowestRank[deck]);
  if (foreign !== undefined) return refused('not-in-deck', { card: formatCard(foreign), deck });
  const twice = hand.find((card, i) => hand.indexOf(card) < i);
  if (twice !== undefined) return refused('card-twice', { card: formatCard(twice) });
  if (wanted !== undefined && hand.length !== wanted) return refused('wrong-number', { cards: hand.length, wanted });
  return ok(hand);
}

/** Two signs a card and one space between: the usual form, read many times faster. undefined: another form, or a wrong sign. */
function readPlain(text: string): Result<Card[], Refusal> | undefined {
  if (text.length % 3 !== 2) return undefined;
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const rank = placeOf(rankPlaces, text.charCodeAt(at));
    const suit = placeOf(suitPlaces, text.charCodeAt(at + 1));
    if (rank < 0 || suit < 0 || (at + 2 < text.length && text.charCodeAt(at + 2) !== SPACE)) return undefined;
    cards.push(rank * 4 + suit);
  }
  return ok(cards);
}

const SPACE = 32;
/** By the code of a letter, upper or lower case: its place in `letters`, −1 for others. */
const placesOf = (letters: readonly string[]): Int8Array => {
  const places = new Int8Array(128).fill(-1);
  for (const [place, letter] of letters.entries()) {
    places[letter.toUpperCase().charCodeAt(0)] = place;
    places[letter.toLowerCase().charCodeAt(0)] = place;
  }
  return places;
};
const rankPlaces = placesOf(ranks);
const suitPlaces = placesOf(suits);
const placeOf = (places: Int8Array, code: number): number => (code < places.length ? places[code] : -1);
