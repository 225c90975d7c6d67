/**
 * A position as typed arrays, played in place: what mass play and search work on. The rules proper are in play.ts; the tests
 * hold the two together.
 */
import { jack, type Position, type Rank, type TableRules } from './types.js';

/** Ranks below this stand for themselves; decks with greater ones are numbered anew. */
const plainRanks = 32;

/** Small numbers for the ranks of a deck, so that tables can be indexed by them. */
export interface RankNumbers {
  /** Greater than every number. */
  readonly size: number;
  of(rank: Rank): number;
}

const plain: RankNumbers = { size: plainRanks, of: (rank) => rank };

export function numberRanks({ hands, train }: Position): RankNumbers {
  if (isPlain(train) && hands.every(isPlain)) return plain;
  const numbers = new Map<Rank, number>();
  for (const pile of [train, ...hands]) for (const rank of pile) if (!numbers.has(rank)) numbers.set(rank, numbers.size);
  // A wild jack must find a number even where no jack is in play.
  if (!numbers.has(jack)) numbers.set(jack, numbers.size);
  return { size: numbers.size, of: (rank) => numbers.get(rank) as number };
}

function isPlain(pile: readonly Rank[]): boolean {
  for (let i = 0; i < pile.length; i++) if (pile[i] >= plainRanks) return false;
  return true;
}

export class Table {
  players = 0;
  turn = 0;
  plays = 0;
  captures = 0;
  largestCapture = 0;

  /** All hands, each a ring of `capacity` places (a power of two): entry i of a seat's ring is at seat × capacity + i. */
  ring = new Int32Array(0);
  capacity = 0;
  /** Where each hand begins and ends, counted on and on: the place in the ring is the remainder by `capacity`. */
  readonly front = new Int32Array(4);
  readonly back = new Int32Array(4);

  /** From the bottom; a rank lies in it at `place[rank]`, if it lies in it at all: places of ranks that left are not cleared. */
  train = new Int32Array(0);
  trainSize = 0;
  place = new Int32Array(0);

  playAgain = true;
  /** −1: jacks are cards like any other. */
  wild = -1;

  /** Takes over a position, counting from 0. */
  load(position: Position, rules: TableRules, numbers: RankNumbers): void {
    const { hands, train, turn } = position;
    let cards = train.length;
    for (let seat = 0; seat < hands.length; seat++) cards += hands[seat].length;
    this.#reserve(cards, numbers.size);
    this.players = hands.length;
    this.turn = turn;
    this.plays = this.captures = this.largestCapture = 0;
    this.playAgain = rules.playAgain;
    this.wild = rules.wildJack ? numbers.of(jack) : -1;
    for (let seat = 0; seat < hands.length; seat++) {
      const hand = hands[seat];
      const base = seat * this.capacity;
      for (let i = 0; i < hand.length; i++) this.ring[base + i] = numbers.of(hand[i]);
      this.front[seat] = 0;
      this.back[seat] = hand.length;
    }
    for (let i = 0; i < train.length; i++) {
      const rank = numbers.of(train[i]);
      this.train[i] = rank;
      this.place[rank] = i;
    }
    this.trainSize = train.length;
  }

  /** Makes room for the cards and ranks of a deck. */
  #reserve(cards: number, ranks: number): void {
    this.capacity = 1 << (32 - Math.clz32(cards - 1)); // no greater than needed, to stay in the cache
    if (this.capacity > this.train.length) {
      this.ring = new Int32Array(4 * this.capacity);
      this.train = new Int32Array(this.capacity);
    }
    if (ranks > this.place.length) this.place = new Int32Array(ranks);
  }

  size(seat: number): number {
    return this.back[seat] - this.front[seat];
  }

  /** How many players have cards. */
  withCards(): number {
    let players = 0;
    for (let seat = 0; seat < this.players; seat++) if (this.size(seat) > 0) players++;
    return players;
  }

  /** The card at a seat's front, counted on from there. */
  card(seat: number, i: number): number {
    return this.ring[seat * this.capacity + ((this.front[seat] + i) & (this.capacity - 1))];
  }

  /** One play; returns the number of cards captured. */
  play(): number {
    const seat = this.turn;
    const card = this.card(seat, 0);
    this.front[seat]++;
    this.plays++;
    const end = this.#captureEnd(card);
    if (end < 0) {
      this.place[card] = this.trainSize;
      this.train[this.trainSize++] = card;
      this.#pass();
      return 0;
    }
    const captured = this.trainSize - end + 1;
    this.#join(seat, card);
    while (this.trainSize > end) this.#join(seat, this.train[--this.trainSize]);
    this.captures++;
    if (captured > this.largestCapture) this.largestCapture = captured;
    if (!this.playAgain) this.#pass();
    return captured;
  }

  /** The lowest place of the train that a card captures; −1: none. */
  #captureEnd(card: number): number {
    if (card === this.wild) return this.trainSize > 0 ? 0 : -1;
    const place = this.place[card];
    return place < this.trainSize && this.train[place] === card ? place : -1;
  }

  #join(seat: number, card: number): void {
    this.ring[seat * this.capacity + (this.back[seat]++ & (this.capacity - 1))] = card;
  }

  #pass(): void {
    if (this.withCards() === 0) return;
    do this.turn = this.turn + 1 === this.players ? 0 : this.turn + 1;
    while (this.size(this.turn) === 0);
  }

  /** Takes a play back: who played, and how many cards were captured. The tally of captures is not kept. */
  unplay(seat: number, captured: number): void {
    this.turn = seat;
    this.plays--;
    let card: number;
    if (captured === 0) card = this.train[--this.trainSize];
    else {
      for (let i = 1; i < captured; i++) {
        const rank = this.ring[seat * this.capacity + (--this.back[seat] & (this.capacity - 1))];
        this.place[rank] = this.trainSize;
        this.train[this.trainSize++] = rank;
      }
      card = this.ring[seat * this.capacity + (--this.back[seat] & (this.capacity - 1))];
    }
    this.ring[seat * this.capacity + (--this.front[seat] & (this.capacity - 1))] = card;
  }

  /** The same position of the same deck, numbered alike. */
  isSamePosition(other: Table): boolean {
    if (this.turn !== other.turn || this.trainSize !== other.trainSize) return false;
    for (let seat = 0; seat < this.players; seat++) if (this.size(seat) !== other.size(seat)) return false;
    for (let i = 0; i < this.trainSize; i++) if (this.train[i] !== other.train[i]) return false;
    for (let seat = 0; seat < this.players; seat++) {
      for (let i = this.size(seat) - 1; i >= 0; i--) if (this.card(seat, i) !== other.card(seat, i)) return false;
    }
    return true;
  }

  copyFrom(other: Table): void {
    this.#reserve(other.capacity, other.place.length);
    this.players = other.players;
    this.turn = other.turn;
    this.plays = other.plays;
    this.captures = other.captures;
    this.largestCapture = other.largestCapture;
    this.playAgain = other.playAgain;
    this.wild = other.wild;
    for (let seat = 0; seat < this.players; seat++) {
      const size = other.size(seat);
      for (let i = 0; i < size; i++) this.ring[seat * this.capacity + i] = other.card(seat, i);
      this.front[seat] = 0;
      this.back[seat] = size;
    }
    this.trainSize = other.trainSize;
    for (let i = 0; i < other.trainSize; i++) {
      this.train[i] = other.train[i];
      this.place[other.train[i]] = i;
    }
  }
}
