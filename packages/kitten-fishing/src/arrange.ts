/** A beginning from given cards, for teaching, tests and experiments written in code. */
import { checkOptions, type Refusal } from '@console-arcade/core';
import { mostCards, optionTable, rulesOf, seats } from './deck.js';
import { beginning } from './play.js';
import type { KittenFishingOptions, Rank, State } from './types.js';

export interface Arrangement {
  /** Two to four hands of whole numbers from 0, front first; none empty, and together no more cards than the greatest deck has. */
  hands: readonly (readonly Rank[])[];
  /** Those of the deck have no say: the cards are given. */
  options?: Partial<KittenFishingOptions>;
}

/**
 * Seat 0 leads.
 * @throws RangeError saying what is impossible
 */
export function arrange({ hands, options }: Arrangement): State {
  const checked = checkOptions(optionTable, options);
  if (!checked.ok) throw impossible(checked.error);
  if (!Array.isArray(hands)) throw new RangeError(`hands are a list of lists of ranks, not ${named(hands)}`);
  if (hands.length < seats.min || hands.length > seats.max) {
    throw new RangeError(`Kitten Fishing is for ${seats.min} to ${seats.max} hands, not ${hands.length}`);
  }
  let cards = 0;
  for (const [seat, hand] of hands.entries()) {
    if (!Array.isArray(hand)) throw new RangeError(`the hand of seat ${seat} is a list of ranks, not ${named(hand)}`);
    cards += hand.length;
    if (cards > mostCards) throw new RangeError(`the hands hold more than the ${mostCards} cards of the greatest deck`);
    if (hand.length === 0) throw new RangeError(`the hand of seat ${seat} is empty: nobody begins without a card`);
    const bad = hand.findIndex((rank) => !isRank(rank));
    if (bad >= 0) throw new RangeError(`the hand of seat ${seat} holds ${named(hand[bad])}: a rank is a whole number from 0`);
  }
  return beginning(
    hands.map((hand) => [...hand]),
    rulesOf(checked.value),
  );
}

/** Not −0 either: JSON would make it another number. */
export const isRank = (data: unknown): data is Rank => Number.isSafeInteger(data) && (data as number) >= 0 && !Object.is(data, -0);

/** What was given in place of something else, in a word; it may be anything. */
const named = (data: unknown): string => (typeof data === 'number' ? String(data) : data === null ? 'null' : typeof data);

const impossible = ({ code, data = {} }: Refusal): RangeError => new RangeError(`impossible options: ${code} ${JSON.stringify(data)}`);
