/** The mutable twin of a state: the same plays, and the same end by repetition, with the way back. */
import type { Outcome, Simulation } from '@console-arcade/core';
import { outcomeFor } from './play.js';
import { isReplaced } from './repetition.js';
import { numberRanks, Table } from './table.js';
import { moves, type Move, type State } from './types.js';

export const createSimulation = (state: State): Simulation<Move> => new Twin(state);

class Twin implements Simulation<Move> {
  turn = -1;
  readonly #table = new Table();
  /** The checkpoints of the game so far, the present one on top; there are as many as the number of plays has binary digits. */
  readonly #checkpoints = [new Table()];
  #depth = 0;
  /** Each play as 4 × cards captured + seat. */
  #history = new Int32Array(1024);
  #made = 0;

  constructor(state: State) {
    const numbers = numberRanks(state);
    this.#table.load(state, state.options, numbers);
    this.#table.plays = state.plays;
    this.#checkpoints[0].load(state.checkpoint, state.options, numbers);
    this.#checkpoints[0].plays = state.checkpoint.plays;
    this.turn = this.#isOver() ? -1 : this.#table.turn;
  }

  moves(out: Int32Array): number {
    if (this.turn === -1) return 0;
    out[0] = 0;
    return 1;
  }

  play(_move: number): void {
    if (this.turn === -1) throw new RangeError('the game is over');
    if (this.#made === this.#history.length) {
      const longer = new Int32Array(2 * this.#made);
      longer.set(this.#history);
      this.#history = longer;
    }
    const table = this.#table;
    const captured = table.play();
    this.#history[this.#made++] = 4 * captured + this.turn;
    if (this.#isOver()) {
      this.turn = -1;
      return;
    }
    this.turn = table.turn;
    if (isReplaced(this.#checkpoint.plays, table.plays)) {
      if (++this.#depth === this.#checkpoints.length) this.#checkpoints.push(new Table());
      this.#checkpoint.copyFrom(table);
    }
  }

  undo(): void {
    if (this.#made === 0) throw new RangeError('no play to take back');
    if (this.#depth > 0 && this.#checkpoint.plays === this.#table.plays) this.#depth--;
    const made = this.#history[--this.#made];
    this.turn = made & 3;
    this.#table.unplay(this.turn, made >> 2);
  }

  score(seat: number): number {
    if (this.#table.withCards() > 1) return 1 / this.#table.players;
    return this.#table.size(seat) > 0 ? 1 : 0;
  }

  outcome(): Outcome | undefined {
    if (this.turn !== -1) return undefined;
    const table = this.#table;
    return outcomeFor(table.withCards() === 1 ? 'last-with-cards' : 'repetition', table.players, (seat) => table.size(seat) > 0);
  }

  copyFrom(other: this): void {
    this.turn = other.turn;
    this.#table.copyFrom(other.#table);
    this.#depth = other.#depth;
    for (let i = 0; i <= other.#depth; i++) {
      if (i === this.#checkpoints.length) this.#checkpoints.push(new Table());
      this.#checkpoints[i].copyFrom(other.#checkpoints[i]);
    }
    if (this.#history.length < other.#history.length) this.#history = new Int32Array(other.#history.length);
    for (let i = 0; i < other.#made; i++) this.#history[i] = other.#history[i];
    this.#made = other.#made;
  }

  encode(move: Move): number {
    return moves.indexOf(move);
  }

  decode(move: number): Move {
    return moves[move];
  }

  get #checkpoint(): Table {
    return this.#checkpoints[this.#depth];
  }

  #isOver(): boolean {
    const table = this.#table;
    return table.withCards() === 1 || (table.plays > this.#checkpoint.plays && table.isSamePosition(this.#checkpoint));
  }
}
