/** Ranks hands by tables, one set for each choice of options: made when it is first asked for, from the plain reading. */
import { rankOf, suitOf, type Card } from '@console-arcade/core';
import { categories, type Category } from './categories.js';
import { classify, pointsOf, strengthOf } from './classify.js';
import { suitValues, type HandOptions } from './hand-options.js';
import { handsOfAllRanks, strengthTables, weights, type StrengthTables } from './strength-tables.js';

/** What is known of a hand before its suits are compared, by its strength in the tables. */
export interface RankedHand {
  readonly category: Category;
  /** Orders all hands under the same options: bigger wins, equal is a tie. */
  readonly strength: number;
  /** The traditional score that is read out; it decides nothing. */
  readonly points: number;
  /** As they count: groups first, high before low; A-2-3-4-5 is 5 4 3 2 A. */
  readonly cards: readonly Card[];
}

/** Where a rank counts, a nibble a rank: 0 first. */
const PLACES = 16;

export class Ranker {
  readonly #tables: StrengthTables;
  readonly #categories: Uint8Array;
  readonly #points: Uint16Array;
  readonly #strengths: Int32Array;
  /** By strength and rank: where the rank stands among the cards as they count. */
  readonly #places: Uint8Array;
  readonly #suits: readonly number[];

  constructor(options: HandOptions) {
    const { suitOrder: _suits, ...rest } = options;
    this.#tables = tablesFor(rest);
    this.#suits = suitValues[options.suitOrder];
    const size = this.#tables.keyRanks.length;
    this.#categories = new Uint8Array(size);
    this.#points = new Uint16Array(size);
    this.#strengths = new Int32Array(size);
    this.#places = new Uint8Array(size * PLACES);
    const plain: HandOptions = { ...options, suitOrder: 'none' };
    for (const hand of handsOfAllRanks(options.deck)) {
      const classified = classify(hand, plain);
      const at = this.strength(hand[0], hand[1], hand[2], hand[3], hand[4]);
      this.#categories[at] = categories.indexOf(classified.category);
      this.#points[at] = pointsOf(classified);
      this.#strengths[at] = strengthOf(classified, plain);
      for (const [place, card] of classified.cards.entries()) {
        const index = at * PLACES + rankOf(card);
        if (place === 0 || rankOf(classified.cards[place - 1]) !== rankOf(card)) this.#places[index] = place;
      }
    }
  }

  /** 1 for the weakest hand of the deck, then rising by one; suits decide nothing but flushes. */
  strength(c1: Card, c2: Card, c3: Card, c4: Card, c5: Card): number {
    const sum = weights[c1] + weights[c2] + weights[c3] + weights[c4] + weights[c5];
    const { mixed, flushes } = this.#tables;
    return (((c1 ^ c2) | (c1 ^ c3) | (c1 ^ c4) | (c1 ^ c5)) & 3) === 0 ? flushes[sum] : mixed[sum];
  }

  /** Five different cards of the deck. */
  rank([c1, c2, c3, c4, c5]: readonly Card[]): RankedHand {
    const at = this.strength(c1, c2, c3, c4, c5);
    const cards = this.#ordered(at, c1, c2, c3, c4, c5);
    return {
      category: categories[this.#categories[at]],
      strength: this.#strengths[at] + this.#suits[suitOf(cards[0])],
      points: this.#points[at],
      cards,
    };
  }

  /** By where their ranks count, then the better suit first. */
  #ordered(at: number, ...hand: readonly Card[]): Card[] {
    const from = at * PLACES;
    const order = hand.map((card) => (this.#places[from + (card >> 2)] << 10) | ((3 - this.#suits[card & 3]) << 8) | (63 - card));
    for (let i = 1; i < order.length; i++) {
      const key = order[i];
      let j = i - 1;
      for (; j >= 0 && order[j] > key; j--) order[j + 1] = order[j];
      order[j + 1] = key;
    }
    for (let i = 0; i < order.length; i++) order[i] = 63 - (order[i] & 63);
    return order;
  }
}

const rankers = new Map<string, Ranker>();
export function rankerFor(options: HandOptions): Ranker {
  const name = `${options.deck} ${options.aceLow} ${options.flushVsFullHouse} ${options.suitOrder}`;
  const ranker = rankers.get(name) ?? new Ranker(options);
  rankers.set(name, ranker);
  return ranker;
}

const allTables = new Map<string, StrengthTables>();
/** Shared by all orders of suits. */
export function tablesFor({ deck, aceLow, flushVsFullHouse }: Omit<HandOptions, 'suitOrder'>): StrengthTables {
  const name = `${deck} ${aceLow} ${flushVsFullHouse}`;
  const tables = allTables.get(name) ?? strengthTables({ deck, aceLow, flushVsFullHouse });
  allTables.set(name, tables);
  return tables;
}
