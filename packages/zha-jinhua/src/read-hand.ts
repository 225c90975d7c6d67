/** Cards of a hand from a text or a list, checked one by one. */
import { err, formatCard, isCard, isJoker, ok, parseCards, type Card, type Refusal, type Result } from '@console-arcade/core';

/** The codes with which hands are refused, besides those of the core for texts; data: cards (how many), wanted, card (`10♠`, or as it was typed). */
type HandRefusal = 'wrong-number' | 'card-twice' | 'not-in-deck' | 'not-a-card';

const refused = (code: HandRefusal, data: Refusal['data'], at?: number): Result<never, Refusal> =>
  err({ code, ...(at === undefined ? {} : { at }), ...(data === undefined ? {} : { data }) });

/** @param wanted how many cards there must be; absent: any number */
export function readHand(cards: string | readonly Card[], wanted?: number): Result<readonly Card[], Refusal> {
  const read = typeof cards === 'string' ? parseCards(cards) : ok(cards);
  if (!read.ok) return read;
  const hand = read.value;
  const stranger = hand.findIndex((card) => !isCard(card));
  if (stranger >= 0) return refused('not-a-card', { card: String(hand[stranger]) });
  const joker = hand.find(isJoker);
  if (joker !== undefined) return refused('not-in-deck', { card: formatCard(joker) });
  const twice = hand.find((card, i) => hand.indexOf(card) < i);
  if (twice !== undefined) return refused('card-twice', { card: formatCard(twice) });
  if (wanted !== undefined && hand.length !== wanted) return refused('wrong-number', { cards: hand.length, wanted });
  return ok(hand);
}
