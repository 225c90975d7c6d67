/** The mutable twin of a state, for search and mass play: tokens packed into numbers, undo, nothing allocated per move. */
import { mostMoves, type Outcome, type Seat, type Simulation } from '@console-arcade/core';
import { nobles as allNobles } from './cards.js';
import {
  ACTION_SHIFT,
  bonusLanes,
  BUY,
  cardLevels,
  cardPoints,
  firstPair,
  listReturns,
  NOBLE,
  packedCosts,
  packedRequirements,
  packLetters,
  PASS,
  replacedTables,
  RESERVE,
  RESERVE_HIDDEN,
  TAKE,
  takeLetters,
  takes,
  takesByBank,
  takeSizes,
  TOKENS,
} from './move-codes.js';
import {
  atLeastFour,
  atLeastOne,
  COLOURS,
  covers,
  laneBits,
  GOLD_SHIFT,
  LARGEST,
  minusDownToZero,
  pack,
  smaller,
  sum,
  unpack,
} from './packed.js';
import { rankSeats, reasonOf } from './play.js';
import { lettersOf } from './tokens.js';
import {
  mostReserved,
  mostTokens,
  placesPerLevel,
  pointsToWin,
  tokenKinds,
  type Level,
  type SplendorMove,
  type SplendorState,
} from './types.js';

export const createSimulation = (state: SplendorState): Simulation<SplendorMove> => new Twin(state);

/** Scratch: the ways to come down to ten tokens after a reserve. */
const backs = new Int32Array(mostMoves);

const MAIN = 0;
const CHOOSING = 1;
const OVER = 2;

/** Numbers of the history that one move takes. */
const STRIDE = 12;

/** The twin. Bots read its position; only `play`, `undo`, `load` and `copyFrom` change it. */
export class Twin implements Simulation<SplendorMove> {
  turn: Seat | -1 = -1;
  seats = 2;
  /** Whose turn it is, also while a noble is chosen. */
  seat = 0;
  phase = MAIN;
  final = false;
  passes = 0;
  /** Packed. */
  bank = 0;
  /** A bit for each noble that can still be won. */
  nobles = 0;
  /** Packed, by seat. */
  readonly tokens = new Int32Array(4);
  /** Packed, by seat: bonuses up to seven, as no card costs more of one colour. */
  readonly bonuses = new Int32Array(4);
  readonly points = new Int32Array(4);
  readonly bought = new Int32Array(4);
  /** Cards in hand by seat: 128 + id, in bytes, the first reserved lowest. */
  readonly held = new Int32Array(4);
  /** Four places a level, level 1 first; −1: empty. */
  readonly market = new Int8Array(3 * placesPerLevel);
  readonly #decks = [new Uint8Array(40), new Uint8Array(40), new Uint8Array(40)];
  readonly #deckSizes = new Uint8Array(3);
  /** How many cards were drawn from each deck. */
  readonly #drawn = new Uint8Array(3);
  #fewer = 0;
  #history = new Int32Array(STRIDE * 128);
  #plies = 0;

  constructor(state: SplendorState) {
    this.load(state);
  }

  /** Sets the twin to a state, without a past. */
  load(state: SplendorState): void {
    this.seats = state.players.length;
    this.seat = state.cur;
    this.phase = state.phase === 'main' ? MAIN : state.phase === 'noble' ? CHOOSING : OVER;
    this.final = state.final;
    this.passes = state.passes;
    this.#fewer = state.fewerTokens === true ? 1 : 0;
    this.bank = pack(state.bank);
    this.nobles = state.nobles.reduce((bits, noble) => bits | (1 << noble), 0);
    for (const [seat, { t, b, pts, res, c }] of state.players.entries()) {
      this.tokens[seat] = pack(t);
      this.bonuses[seat] = pack(b.map((count) => Math.min(count, LARGEST)));
      this.points[seat] = pts;
      this.bought[seat] = c;
      this.held[seat] = res.reduce((bytes, [card], i) => bytes | ((128 + card) << (8 * i)), 0);
    }
    for (const [level, row] of state.market.entries()) this.market.set(row, level * placesPerLevel);
    for (const [level, order] of state.deckOrder.entries()) {
      this.#decks[level].set(order);
      this.#deckSizes[level] = order.length;
      this.#drawn[level] = 0;
    }
    this.#plies = 0;
    this.turn = this.phase === OVER ? -1 : this.seat;
  }

  /** How many cards are left in the deck of a level, from 0. */
  deckLeft(level: number): number {
    return this.#deckSizes[level] - this.#drawn[level];
  }

  /** A card of a deck, counted from its top. */
  deckCard(level: number, depth: number): number {
    return this.#decks[level][this.#drawn[level] + depth];
  }

  /** Lets a card of a deck be drawn next, and the top card later: for those who don't know their order, all orders are alike. */
  bringUp(level: number, depth: number): void {
    const deck = this.#decks[level];
    const top = this.#drawn[level];
    const card = deck[top + depth];
    deck[top + depth] = deck[top];
    deck[top] = card;
  }

  /** The places in `takes` of different colours that may be taken. */
  get differentTakes(): Uint8Array {
    return takesByBank[this.#fewer][laneBits(atLeastOne(this.bank))];
  }

  moves(out: Int32Array): number {
    if (this.turn === -1) return 0;
    if (this.phase === CHOOSING) return this.#listNobles(out);
    let count = this.#listTakes(out);
    count = this.#listReserves(out, count);
    count = this.#listPurchases(out, count);
    if (count === 0) out[count++] = PASS << ACTION_SHIFT;
    return count;
  }

  #listNobles(out: Int32Array): number {
    let count = 0;
    for (let noble = 0; noble < allNobles.length; noble++) {
      if ((this.nobles >>> noble) & 1 && covers(this.bonuses[this.seat], packedRequirements[noble]))
        out[count++] = (NOBLE + noble) << ACTION_SHIFT;
    }
    return count;
  }

  #listTakes(out: Int32Array): number {
    const { bank } = this;
    const own = this.tokens[this.seat];
    const held = sum(own);
    const different = this.differentTakes;
    let count = 0;
    for (let i = 0; i < different.length; i++) {
      const take = different[i];
      count = listReturns(out, count, TAKE + take, own + takes[take], held + takeSizes[take] - mostTokens);
    }
    for (let pairs = laneBits(atLeastFour(bank)), take = firstPair; pairs !== 0; pairs >>>= 1, take++) {
      if (pairs & 1) count = listReturns(out, count, TAKE + take, own + takes[take], held + 2 - mostTokens);
    }
    return count;
  }

  #listReserves(out: Int32Array, from: number): number {
    const held = this.held[this.seat];
    if (held >>> (8 * (mostReserved - 1)) !== 0) return from;
    const own = this.tokens[this.seat];
    const tokens = this.bank >>> GOLD_SHIFT === 0 ? own : own + (1 << GOLD_SHIFT);
    const ways = listReturns(backs, 0, 0, tokens, sum(tokens) - mostTokens);
    let count = from;
    for (let place = 0; place < this.market.length; place++) {
      const card = this.market[place];
      if (card >= 0) for (let i = 0; i < ways; i++) out[count++] = ((RESERVE + card) << ACTION_SHIFT) | backs[i];
    }
    for (let level = 0; level < 3; level++) {
      if (this.deckLeft(level) > 0) for (let i = 0; i < ways; i++) out[count++] = ((RESERVE_HIDDEN + level) << ACTION_SHIFT) | backs[i];
    }
    return count;
  }

  #listPurchases(out: Int32Array, from: number): number {
    let count = from;
    for (let place = 0; place < this.market.length; place++) {
      const card = this.market[place];
      if (card >= 0) count = this.#listPayments(out, count, card);
    }
    for (let held = this.held[this.seat]; held !== 0; held >>>= 8) count = this.#listPayments(out, count, (held & 255) - 128);
    return count;
  }

  #listPayments(out: Int32Array, from: number, card: number): number {
    const due = minusDownToZero(packedCosts[card], this.bonuses[this.seat]);
    const own = this.tokens[this.seat];
    const paid = smaller(due, own & COLOURS);
    const missing = sum(due) - sum(paid);
    const spare = (own >>> GOLD_SHIFT) - missing;
    let count = from;
    if (spare < 0) return count;
    if (spare === 0 || paid === 0) {
      out[count++] = (card << ACTION_SHIFT) | paid | (missing << GOLD_SHIFT);
      return count;
    }
    const table = replacedTables[spare];
    for (let i = 0; i < table.length; i++) {
      const replaced = table[i];
      if (covers(paid, replaced)) out[count++] = (card << ACTION_SHIFT) | (paid - replaced) | ((missing + sum(replaced)) << GOLD_SHIFT);
    }
    return count;
  }

  /** The payment of a card with the fewest gold, packed; −1: the seat to move can't pay. */
  cheapest(card: number): number {
    const due = minusDownToZero(packedCosts[card], this.bonuses[this.seat]);
    const own = this.tokens[this.seat];
    const paid = smaller(due, own & COLOURS);
    const missing = sum(due) - sum(paid);
    return own >>> GOLD_SHIFT < missing ? -1 : paid | (missing << GOLD_SHIFT);
  }

  play(move: number): void {
    const at = this.#remember();
    const action = move >>> ACTION_SHIFT;
    const tokens = move & TOKENS;
    const { seat } = this;
    if (action >= NOBLE && action < PASS) {
      this.#welcome(action - NOBLE);
      this.#endTurn();
      return;
    }
    this.passes = action === PASS ? this.passes + 1 : 0;
    if (action < RESERVE) {
      this.bank += tokens;
      this.tokens[seat] -= tokens;
      this.#buy(action, at);
    } else if (action < TAKE) {
      const taken = this.bank >>> GOLD_SHIFT === 0 ? 0 : 1 << GOLD_SHIFT;
      this.bank += tokens - taken;
      this.tokens[seat] += taken - tokens;
      const level = action - RESERVE_HIDDEN;
      this.#hold(level >= 0 ? this.#draw(level, at) : action - RESERVE);
      if (level < 0) this.#refill(action - RESERVE, at);
    } else if (action < NOBLE) {
      const taken = takes[action - TAKE];
      this.bank += tokens - taken;
      this.tokens[seat] += taken - tokens;
    }
    this.#receiveNobles();
  }

  #buy(card: number, at: number): void {
    const { seat } = this;
    const lane = bonusLanes[card];
    if (((this.bonuses[seat] >>> lane) & LARGEST) < LARGEST) this.bonuses[seat] += 1 << lane;
    this.points[seat] += cardPoints[card];
    this.bought[seat]++;
    const held = this.held[seat];
    const byte = 128 + card;
    if ((held & 255) === byte) this.held[seat] = held >>> 8;
    else if (((held >>> 8) & 255) === byte) this.held[seat] = (held & 255) | ((held >>> 16) << 8);
    else if (held >>> 16 === byte) this.held[seat] = held & 0xffff;
    else this.#refill(card, at);
  }

  #hold(card: number): void {
    const held = this.held[this.seat];
    const free = held === 0 ? 0 : held < 256 ? 8 : 16;
    this.held[this.seat] = held | ((128 + card) << free);
  }

  #refill(card: number, at: number): void {
    const level = cardLevels[card];
    const place = this.market.indexOf(card, level * placesPerLevel);
    this.#history[at + 9] = place;
    this.#history[at + 10] = card;
    this.market[place] = this.deckLeft(level) === 0 ? -1 : this.#draw(level, at);
  }

  #draw(level: number, at: number): number {
    this.#history[at + 11] = level;
    return this.#decks[level][this.#drawn[level]++];
  }

  /** At the end of every turn: one noble comes, of several the seat chooses one. */
  #receiveNobles(): void {
    const own = this.bonuses[this.seat];
    let coming = -1;
    for (let left = this.nobles; left !== 0; left &= left - 1) {
      const noble = 31 - Math.clz32(left & -left);
      if (!covers(own, packedRequirements[noble])) continue;
      if (coming >= 0) {
        this.phase = CHOOSING;
        return;
      }
      coming = noble;
    }
    if (coming >= 0) this.#welcome(coming);
    this.#endTurn();
  }

  #welcome(noble: number): void {
    this.nobles &= ~(1 << noble);
    this.points[this.seat] += allNobles[noble].points;
  }

  #endTurn(): void {
    for (let seat = 0; seat < this.seats; seat++) if (this.points[seat] >= pointsToWin) this.final = true;
    this.seat = this.seat + 1 === this.seats ? 0 : this.seat + 1;
    const over = (this.final && this.seat === 0) || this.passes >= this.seats;
    this.phase = over ? OVER : MAIN;
    this.turn = over ? -1 : this.seat;
  }

  /** Writes down what the next move can change, and returns where. */
  #remember(): number {
    const at = this.#plies++ * STRIDE;
    if (at === this.#history.length) {
      const longer = new Int32Array(2 * at);
      longer.set(this.#history);
      this.#history = longer;
    }
    const history = this.#history;
    const { seat } = this;
    history[at] = seat;
    history[at + 1] = this.phase | (this.final ? 4 : 0) | (this.passes << 3);
    history[at + 2] = this.bank;
    history[at + 3] = this.nobles;
    history[at + 4] = this.tokens[seat];
    history[at + 5] = this.bonuses[seat];
    history[at + 6] = this.points[seat];
    history[at + 7] = this.bought[seat];
    history[at + 8] = this.held[seat];
    history[at + 9] = -1;
    history[at + 11] = -1;
    return at;
  }

  undo(): void {
    if (this.#plies === 0) throw new RangeError('no move to take back');
    const at = --this.#plies * STRIDE;
    const history = this.#history;
    const seat = history[at];
    this.seat = seat;
    this.turn = seat;
    const flags = history[at + 1];
    this.phase = flags & 3;
    this.final = (flags & 4) !== 0;
    this.passes = flags >>> 3;
    this.bank = history[at + 2];
    this.nobles = history[at + 3];
    this.tokens[seat] = history[at + 4];
    this.bonuses[seat] = history[at + 5];
    this.points[seat] = history[at + 6];
    this.bought[seat] = history[at + 7];
    this.held[seat] = history[at + 8];
    if (history[at + 9] >= 0) this.market[history[at + 9]] = history[at + 10];
    if (history[at + 11] >= 0) this.#drawn[history[at + 11]]--;
  }

  score(seat: Seat): number {
    const { winners } = this.#ranked();
    return winners.includes(seat) ? 1 / winners.length : 0;
  }

  outcome(): Outcome | undefined {
    if (this.turn !== -1) return undefined;
    return { ...this.#ranked(), reason: reasonOf(this.final, this.seat) };
  }

  #ranked(): Pick<Outcome, 'winners' | 'scores'> {
    return rankSeats(Array.from({ length: this.seats }, (_, seat) => ({ pts: this.points[seat], c: this.bought[seat] })));
  }

  copyFrom(other: this): void {
    this.turn = other.turn;
    this.seats = other.seats;
    this.seat = other.seat;
    this.phase = other.phase;
    this.final = other.final;
    this.passes = other.passes;
    this.bank = other.bank;
    this.nobles = other.nobles;
    this.tokens.set(other.tokens);
    this.bonuses.set(other.bonuses);
    this.points.set(other.points);
    this.bought.set(other.bought);
    this.held.set(other.held);
    this.market.set(other.market);
    for (let level = 0; level < 3; level++) this.#decks[level].set(other.#decks[level]);
    this.#deckSizes.set(other.#deckSizes);
    this.#drawn.set(other.#drawn);
    this.#fewer = other.#fewer;
    const used = other.#plies * STRIDE;
    if (this.#history.length < used) this.#history = new Int32Array(other.#history.length);
    for (let i = 0; i < used; i++) this.#history[i] = other.#history[i];
    this.#plies = other.#plies;
  }

  encode(move: SplendorMove): number {
    switch (move.type) {
      case 'take':
        return ((TAKE + takeLetters.indexOf(move.tokens)) << ACTION_SHIFT) | packLetters(move.back);
      case 'reserve':
        return ((RESERVE + move.card) << ACTION_SHIFT) | packLetters(move.back);
      case 'reserve-hidden':
        return ((RESERVE_HIDDEN + move.level - 1) << ACTION_SHIFT) | packLetters(move.back);
      case 'buy':
        return ((BUY + move.card) << ACTION_SHIFT) | packLetters(move.pay);
      case 'noble':
        return (NOBLE + move.noble) << ACTION_SHIFT;
      case 'pass':
        return PASS << ACTION_SHIFT;
    }
  }

  decode(move: number): SplendorMove {
    const action = move >>> ACTION_SHIFT;
    const letters = lettersOf(unpack(move & TOKENS, tokenKinds.length));
    if (action < RESERVE) return { type: 'buy', card: action, pay: letters };
    if (action < RESERVE_HIDDEN) return { type: 'reserve', card: action - RESERVE, back: letters };
    if (action < TAKE) return { type: 'reserve-hidden', level: (action - RESERVE_HIDDEN + 1) as Level, back: letters };
    if (action < NOBLE) return { type: 'take', tokens: takeLetters[action - TAKE], back: letters };
    return action < PASS ? { type: 'noble', noble: action - NOBLE } : { type: 'pass' };
  }
}
