/** How often a hand wins against what can be seen of others: every way in which the hidden and coming cards can fall, or a sample. */
import { createRandom, inShort, type Card, type Random } from '@console-arcade/core';
import { deckOf, suitValues, type HandOptions } from './hand-options.js';
import { optionsOf } from './rank-hand.js';
import { readHand } from './read-hand.js';
import { tablesFor } from './ranker.js';
import { weights, type StrengthTables } from './strength-tables.js';

export interface EquityOptions extends Partial<HandOptions> {
  /** Draws the sample where there are too many cases; default: a generator of its own, always the same. */
  readonly random?: Random;
  /** How many cases are counted at most; above them as many are drawn. Default: exact up to 10⁶, else 10⁵ drawn. */
  readonly samples?: number;
}

/** How many cases each way: all of them, or those that were drawn. */
export interface Equity {
  readonly win: number;
  /** The best hand is shared. */
  readonly tie: number;
  readonly lose: number;
}

/** More cases are not counted but drawn. */
const mostExactCases = 1_000_000;
const SAMPLES = 100_000;
const HAND = 5;

/**
 * @param mine the own cards, hidden ones too: one to five
 * @param theirUpCards for each opponent the cards that can be seen; one more is hidden, and as many come as are missing to five
 * @throws RangeError that names what is impossible
 */
export function equity(
  mine: string | readonly Card[],
  theirUpCards: readonly (string | readonly Card[])[],
  options: EquityOptions = {},
): Equity {
  const { random, samples, ...handOptions } = options;
  const rules = optionsOf(handOptions);
  if (theirUpCards.length === 0) throw new RangeError('equity needs an opponent');
  const hands = [mine, ...theirUpCards].map((cards, i) => {
    const hand = readHand(cards, rules.deck);
    if (!hand.ok) throw new RangeError(`no cards ${inShort(cards)}: ${hand.error.code} ${inShort(hand.error.data ?? {})}`);
    const most = i === 0 ? HAND : HAND - 1;
    if (hand.value.length > most || (i === 0 && hand.value.length === 0)) {
      throw new RangeError(
        `${i === 0 ? 'the own hand has one to five cards' : 'an opponent shows at most four cards'}, not ${hand.value.length}`,
      );
    }
    return hand.value;
  });
  const known = new Set(hands.flat());
  const all = hands.flat().length;
  if (known.size < all) throw new RangeError('a card is in two hands');
  const rest = deckOf(rules.deck).filter((card) => !known.has(card));
  const missing = hands.map((hand) => HAND - hand.length);
  if (missing.reduce((sum, count) => sum + count, 0) > rest.length) throw new RangeError('there are not enough cards for so many hands');
  const count = new Count(hands, rest, rules);
  if (casesOf(hands, rest.length) <= mostExactCases) count.every();
  else count.some(random ?? createRandom(1), samples ?? SAMPLES);
  return { win: count.win, tie: count.tie, lose: count.lose };
}

/** The number of cases: hidden cards one by one, cards to come in any order. */
function casesOf(hands: readonly (readonly Card[])[], rest: number): number {
  let cases = 1;
  let left = rest;
  for (const [i, hand] of hands.entries()) {
    const hidden = i === 0 ? 0 : 1;
    if (hidden === 1) cases *= left--;
    const coming = HAND - hand.length - hidden;
    for (let n = 0; n < coming; n++) cases = (cases * left--) / (n + 1);
  }
  return cases;
}

class Count {
  win = 0;
  tie = 0;
  lose = 0;
  readonly #cards: Int32Array[];
  readonly #filled: readonly number[];
  readonly #strengths: number[];
  readonly #tables: StrengthTables;
  readonly #suits: readonly number[];
  readonly #decides: boolean;

  constructor(
    hands: readonly (readonly Card[])[],
    private readonly rest: readonly Card[],
    rules: HandOptions,
  ) {
    this.#cards = hands.map((hand) => Int32Array.from([...hand, ...Array.from({ length: HAND - hand.length }, () => 0)]));
    this.#filled = hands.map((hand) => hand.length);
    this.#strengths = hands.map(() => 0);
    this.#tables = tablesFor(rules);
    this.#suits = suitValues[rules.suitOrder];
    this.#decides = rules.suitOrder !== 'none';
  }

  every(): void {
    this.#fill(0, this.#filled[0], 0, new Set());
  }

  /** Fills seat after seat; within the cards to come of one seat each is further on in the rest, so that no order counts twice. */
  #fill(seat: number, place: number, from: number, used: Set<number>): void {
    if (place === HAND) {
      this.#strengths[seat] = this.#strengthOf(this.#cards[seat]);
      if (seat + 1 === this.#cards.length) this.#tell();
      else this.#fill(seat + 1, this.#filled[seat + 1], 0, used);
      return;
    }
    const isHidden = seat > 0 && place === this.#filled[seat];
    for (let i = from; i < this.rest.length; i++) {
      if (used.has(i)) continue;
      used.add(i);
      this.#cards[seat][place] = this.rest[i];
      this.#fill(seat, place + 1, isHidden ? 0 : i + 1, used);
      used.delete(i);
    }
  }

  some(random: Random, samples: number): void {
    const rest = [...this.rest];
    for (let n = 0; n < samples; n++) {
      let drawn = 0;
      for (const [seat, hand] of this.#cards.entries()) {
        for (let place = this.#filled[seat]; place < HAND; place++) {
          const i = drawn + random.int(rest.length - drawn);
          [rest[drawn], rest[i]] = [rest[i], rest[drawn]];
          hand[place] = rest[drawn++];
        }
        this.#strengths[seat] = this.#strengthOf(hand);
      }
      this.#tell();
    }
  }

  #tell(): void {
    const [own, ...others] = this.#strengths;
    const best = Math.max(...others);
    if (own > best) this.win++;
    else if (own === best) this.tie++;
    else this.lose++;
  }

  #strengthOf(hand: Int32Array): number {
    let sum = 0;
    let suits = 0;
    for (const card of hand) {
      sum += weights[card];
      suits |= 1 << (card & 3);
    }
    const { mixed, flushes, keyRanks } = this.#tables;
    const strength = (suits & (suits - 1)) === 0 ? flushes[sum] : mixed[sum];
    if (!this.#decides) return strength;
    let best = 0;
    for (const card of hand) if (card >> 2 === keyRanks[strength]) best = Math.max(best, this.#suits[card & 3]);
    return 4 * strength + best;
  }
}
