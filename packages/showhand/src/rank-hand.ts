/** The ranking of a hand as a library gives it: category, strength, points, and the cards as they count. */
import { checkOptions, inShort, type Card, type Refusal, type Result, ok } from '@console-arcade/core';
import { handOptionTable, type HandOptions } from './hand-options.js';
import { rankerFor, type RankedHand } from './ranker.js';
import { readHand } from './read-hand.js';

export type { RankedHand } from './ranker.js';

/**
 * @param cards five cards in any order: `'As Kd Qh Jc 10♠'`, or numbers of the core
 * @throws RangeError that names the card which is twice, unknown or not of the deck, or the wrong number of cards
 */
export function rankHand(cards: string | readonly Card[], options?: Partial<HandOptions>): RankedHand {
  const ranked = tryRankHand(cards, optionsOf(options));
  if (!ranked.ok) throw new RangeError(`no hand ${inShort(cards)}: ${ranked.error.code} ${inShort(ranked.error.data ?? {})}`);
  return ranked.value;
}

function tryRankHand(cards: string | readonly Card[], options: HandOptions): Result<RankedHand, Refusal> {
  const hand = readHand(cards, options.deck, 5);
  return hand.ok ? ok(rankerFor(options).rank(hand.value)) : hand;
}

/** More than 0: a is better; 0: a tie. Each hand is checked by itself: two hands may share cards. */
export function compareHands(a: string | readonly Card[], b: string | readonly Card[], options?: Partial<HandOptions>): number {
  return rankHand(a, options).strength - rankHand(b, options).strength;
}

/** @throws RangeError */
export function optionsOf(options?: Partial<HandOptions>): HandOptions {
  const checked = checkOptions(handOptionTable, options);
  if (!checked.ok) throw new RangeError(`no such options: ${checked.error.code} ${inShort(checked.error.data ?? {})}`);
  return checked.value;
}
