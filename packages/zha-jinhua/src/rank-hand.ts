/** The ranking of three cards as a library gives it. */
import { checkOptions, inShort, ok, type Card, type Refusal, type Result } from '@console-arcade/core';
import type { Category } from './categories.js';
import { classify, is235, pointsOf, strengthOf } from './classify.js';
import { handOptionTable, type HandOptions } from './hand-options.js';
import { readHand } from './read-hand.js';

export interface RankedHand {
  readonly category: Category;
  /** Orders all hands under the same options but for 235, of which it knows nothing: bigger wins, equal is a tie. */
  readonly strength: number;
  /** The traditional score that is read out; it decides nothing. */
  readonly points: number;
  /** As they count: the pair first, high before low; a low ace last. */
  readonly cards: readonly Card[];
}

/**
 * @param cards three cards in any order: `'As Kd 10♠'`, or numbers of the core
 * @throws RangeError that names the card which is twice or unknown, or the wrong number of cards
 */
export function rankHand(cards: string | readonly Card[], options?: Partial<HandOptions>): RankedHand {
  return orThrow(tryRankHand(cards, optionsOf(options)), cards);
}

function tryRankHand(cards: string | readonly Card[], options: HandOptions): Result<RankedHand, Refusal> {
  const hand = readHand(cards, 3);
  if (!hand.ok) return hand;
  const classified = classify(hand.value, options);
  return ok({
    category: classified.category,
    strength: strengthOf(classified, options),
    points: pointsOf(classified),
    cards: classified.cards,
  });
}

/**
 * More than 0: a is better; 0: a tie, also where the challenger would lose it. 235 counts as the options say, so the order of
 * three hands may go round. Each hand is checked by itself.
 */
export function compareHands(a: string | readonly Card[], b: string | readonly Card[], options?: Partial<HandOptions>): number {
  const checked = optionsOf(options);
  const [first, second] = [a, b].map((cards) => classify(handOf(cards), checked));
  if (is235(first, checked) && second.category === 'three-of-a-kind') return 1;
  if (is235(second, checked) && first.category === 'three-of-a-kind') return -1;
  return strengthOf(first, checked) - strengthOf(second, checked);
}

/** @throws RangeError */
export const handOf = (cards: string | readonly Card[]): readonly Card[] => orThrow(readHand(cards, 3), cards);

function orThrow<T>(read: Result<T, Refusal>, cards: string | readonly Card[]): T {
  if (!read.ok) throw new RangeError(`no hand ${inShort(cards)}: ${read.error.code} ${inShort(read.error.data ?? {})}`);
  return read.value;
}

/** @throws RangeError */
export function optionsOf(options?: Partial<HandOptions>): HandOptions {
  const checked = checkOptions(handOptionTable, options);
  if (!checked.ok) throw new RangeError(`no such options: ${checked.error.code} ${inShort(checked.error.data ?? {})}`);
  return checked.value;
}
