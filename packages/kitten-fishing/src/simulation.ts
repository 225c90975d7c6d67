/** The mutable twin of a state: the same plays, and the same end by repetition, with the way back. */
import type { Outcome, Simulation } from '@console-arcade/core';
import { outcomeFor } from './play.js';
import { isReplaced } from './repetition.js';
import { numberRanks, Table } from './table.js';
import { moves, type Move, type State } from './types.js';

export const createSimulation = (state: State): Simulation<Move> => new Twin(state);

/** Room for the checkpoints of a game of common length. */
const commonCheckpoints = 12;

class Twin implements Simulation<Move> {
  turn = -1;
  readonly #table = new Table();
  /** The checkpoints of the game so far, one behind the other; there are as many as the number of plays has binary digits. */
  #checkpoints: Int32Array;
  /** Where the present one begins. */
  #checkpoint = 0;
  /** Each play as 4 × cards captured + seat. */
  #history: Int32Array = new Int32Array(1024);
  #made = 0;

  constructor(state: State) {
    const numbers = numberRanks(state);
    const table = this.#table;
    table.load(state.checkpoint, state.options, numbers);
    table.plays = state.checkpoint.plays;
    this.#checkpoints = new Int32Array(commonCheckpoints * table.words);
    table.writeTo(this.#checkpoints, 0);
    table.load(state, state.options, numbers);
    table.plays = state.plays;
    this.turn = this.#isOver() ? -1 : table.turn;
  }

  moves(out: Int32Array): number {
    if (this.turn === -1) return 0;
    out[0] = 0;
    return 1;
  }

  play(_move: number): void {
    if (this.turn === -1) throw new RangeError('the game is over');
    if (this.#made === this.#history.length) this.#history = longer(this.#history);
    const table = this.#table;
    const captured = table.play();
    this.#history[this.#made++] = 4 * captured + this.turn;
    if (this.#isOver()) {
      this.turn = -1;
      return;
    }
    this.turn = table.turn;
    if (isReplaced(this.#checkpoints[this.#checkpoint], table.plays)) {
      this.#checkpoint += table.words;
      if (this.#checkpoint + table.words > this.#checkpoints.length) this.#checkpoints = longer(this.#checkpoints);
      table.writeTo(this.#checkpoints, this.#checkpoint);
    }
  }

  undo(): void {
    if (this.#made === 0) throw new RangeError('no play to take back');
    const table = this.#table;
    if (this.#checkpoint > 0 && this.#checkpoints[this.#checkpoint] === table.plays) this.#checkpoint -= table.words;
    const made = this.#history[--this.#made];
    this.turn = made & 3;
    table.unplay(this.turn, made >> 2);
  }

  score(seat: number): number {
    if (this.#table.withCards > 1) return 1 / this.#table.players;
    return this.#table.size(seat) > 0 ? 1 : 0;
  }

  outcome(): Outcome | undefined {
    if (this.turn !== -1) return undefined;
    const table = this.#table;
    return outcomeFor(table.withCards === 1 ? 'last-with-cards' : 'repetition', table.players, (seat) => table.size(seat) > 0);
  }

  copyFrom(other: this): void {
    this.turn = other.turn;
    this.#table.copyFrom(other.#table);
    if (this.#checkpoints.length < other.#checkpoints.length) this.#checkpoints = new Int32Array(other.#checkpoints.length);
    this.#checkpoints.set(other.#checkpoints);
    this.#checkpoint = other.#checkpoint;
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

  #isOver(): boolean {
    const table = this.#table;
    if (table.withCards === 1) return true;
    return table.plays > this.#checkpoints[this.#checkpoint] && table.isWrittenAt(this.#checkpoints, this.#checkpoint);
  }
}

function longer(words: Int32Array): Int32Array {
  const twice = new Int32Array(2 * words.length);
  twice.set(words);
  return twice;
}
