/** The mutable twin of a state, for search and mass play: typed arrays, undo, nothing allocated per move. The opening included. */
import type { Outcome, Seat, Simulation } from '@console-arcade/core';
import { blackAtFirst, openingStones } from './opening.js';
import { outcomeFor } from './outcome.js';
import { choices, type Move, type Opening, type Rule, type State } from './types.js';

/** Values of a cell; stone i of the game is `stones[i % 2]`. */
const empty = 0;
const stones = [1, 2] as const;
const edge = 3;

/** A run longer than this need not be counted to its end: it is more than five. */
const longestCounted = 5;

export const createSimulation = (state: State): Simulation<Move> => new Board(state);

/**
 * Moves: the points, then black, white, more at the numbers size², size² + 1, size² + 2.
 *
 * The cells stand in rows of size + 1 with a column of edge between them and a row of edge above and below, so that a walk
 * off the board meets an edge whichever way it goes.
 */
class Board implements Simulation<Move> {
  turn: Seat | -1 = -1;
  readonly #size: number;
  readonly #points: number;
  readonly #cells: Uint8Array;
  /** Index of each point in `#cells`. */
  readonly #at: Int16Array;
  readonly #steps: Int16Array;
  /** The moves played, choices among them. */
  readonly #played: Int16Array;
  #plies = 0;
  #count = 0;
  #rule: Rule;
  #opening: Opening;
  /** The seats of the colours; −1: not yet chosen. */
  #black: Seat | -1 = -1;
  #more = false;
  /** −1: nobody has won. */
  #winner: Seat | -1 = -1;

  constructor(state: State) {
    const { size } = state;
    const width = size + 1;
    this.#size = size;
    this.#points = size * size;
    this.#rule = state.rule;
    this.#opening = state.opening;
    this.#cells = new Uint8Array(width * (size + 2) + 1).fill(edge);
    this.#at = Int16Array.from({ length: this.#points }, (_, point) => (Math.floor(point / size) + 1) * width + 1 + (point % size));
    this.#steps = Int16Array.of(1, width, width + 1, width - 1);
    this.#played = new Int16Array(this.#points + 2);
    for (const cell of this.#at) this.#cells[cell] = empty;
    this.#replay(state);
  }

  moves(out: Int32Array): number {
    if (this.turn === -1) return 0;
    if (this.#choiceIsDue()) {
      const due = this.#more ? 2 : 3; // black, white, and more only once
      for (let i = 0; i < due; i++) out[i] = this.#points + i;
      return due;
    }
    let count = 0;
    for (let point = 0; point < this.#points; point++) if (this.#cells[this.#at[point]] === empty) out[count++] = point;
    return count;
  }

  play(move: number): void {
    this.#played[this.#plies++] = move;
    if (move < this.#points) this.#layStone(move);
    else if (move === this.#points) this.#black = this.turn;
    else if (move === this.#points + 1) this.#black = this.turn === 0 ? 1 : 0;
    else this.#more = true;
    this.turn = this.#turnNow();
  }

  undo(): void {
    const move = this.#played[--this.#plies];
    if (move < this.#points) {
      this.#cells[this.#at[move]] = empty;
      this.#count--;
      this.#winner = -1;
    } else if (move === this.#points + 2) this.#more = false;
    else this.#black = -1;
    this.turn = this.#turnNow();
  }

  score(seat: Seat): number {
    return this.#winner === -1 ? 0.5 : this.#winner === seat ? 1 : 0;
  }

  outcome(): Outcome | undefined {
    return this.turn === -1 ? outcomeFor(this.#winner === -1 ? undefined : this.#winner) : undefined;
  }

  /** @throws RangeError when the boards differ in size */
  copyFrom(other: this): void {
    if (other.#size !== this.#size) throw new RangeError(`a board of ${this.#size} can't copy one of ${other.#size}`);
    this.#cells.set(other.#cells);
    this.#played.set(other.#played);
    this.#plies = other.#plies;
    this.#count = other.#count;
    this.#rule = other.#rule;
    this.#opening = other.#opening;
    this.#black = other.#black;
    this.#more = other.#more;
    this.#winner = other.#winner;
    this.turn = other.turn;
  }

  encode(move: Move): number {
    return move.type === 'stone' ? move.point : this.#points + choices.indexOf(move.type);
  }

  decode(move: number): Move {
    return move < this.#points ? { type: 'stone', point: move } : { type: choices[move - this.#points] };
  }

  /** Plays a state's moves, so that all of them can be undone. */
  #replay(state: State): void {
    this.#black = blackAtFirst(this.#opening) ?? -1;
    this.turn = this.#turnNow();
    for (const point of state.stones) {
      this.#replayChoices(state);
      this.play(point);
    }
    this.#replayChoices(state);
  }

  #replayChoices(state: State): void {
    if (this.#choiceIsDue() && state.more && !this.#more) this.play(this.encode({ type: 'more' }));
    if (this.#choiceIsDue() && state.black !== null) this.play(this.encode({ type: state.black === this.turn ? 'black' : 'white' }));
  }

  #choiceIsDue(): boolean {
    return this.#black === -1 && this.#count === openingStones(this.#more);
  }

  #turnNow(): Seat | -1 {
    if (this.#winner !== -1 || this.#count === this.#points) return -1;
    if (this.#black === -1) return this.#choiceIsDue() === this.#more ? 0 : 1;
    return this.#seatOf(this.#count);
  }

  /** Who lays stone i. */
  #seatOf(i: number): Seat {
    return this.#black ^ (i & 1);
  }

  #layStone(point: number): void {
    this.#cells[this.#at[point]] = stones[this.#count & 1];
    if (this.#wins(this.#at[point])) this.#winner = this.#seatOf(this.#count);
    this.#count++;
  }

  #wins(cell: number): boolean {
    const cells = this.#cells;
    const stone = cells[cell];
    for (let direction = 0; direction < 4; direction++) {
      const step = this.#steps[direction];
      let after = cell + step;
      let before = cell - step;
      let length = 1;
      while (length <= longestCounted && cells[after] === stone) {
        after += step;
        length++;
      }
      while (length <= longestCounted && cells[before] === stone) {
        before -= step;
        length++;
      }
      if (length < 5) continue;
      if (this.#rule === 'freestyle') return true;
      if (length > 5) continue;
      if (this.#rule === 'standard' || !(isOpponent(cells[before], stone) && isOpponent(cells[after], stone))) return true;
    }
    return false;
  }
}

const isOpponent = (cell: number, stone: number): boolean => cell !== empty && cell !== edge && cell !== stone;
