/** Nim, the smallest game that shows the whole contract: two players take one to three stones in turn, whoever takes the last one wins. */
import { IllegalMoveError, type Bot, type Game, type Outcome, type Seat, type Seen, type Simulation } from '../game.js';
import { err, ok, refuse, type Refusal } from '../result.js';
import { readInteger } from '../options.js';

export interface NimOptions {
  /** Stones in the heap at first. */
  heap: number;
  /** Whoever takes the last stone loses. */
  misere: boolean;
}

export interface NimState {
  readonly stones: number;
  readonly turn: Seat;
  readonly misere: boolean;
}

export interface NimView extends NimState, Seen {}

/** How many stones are taken. */
export type NimMove = number;

const MOST = 3;

function refusal({ stones }: NimState, move: NimMove): Refusal | undefined {
  if (stones === 0) return { code: 'game-over' };
  const most = Math.min(MOST, stones);
  return Number.isInteger(move) && move >= 1 && move <= most ? undefined : { code: 'bad-number', data: { most } };
}

const refusalIn = (view: NimView, move: NimMove): Refusal | undefined =>
  view.stones > 0 && view.viewer !== 'open' && view.viewer !== view.turn
    ? { code: 'not-your-turn', data: { turn: view.turn } }
    : refusal(view, move);

function outcome({ stones, turn, misere }: NimState): Outcome | undefined {
  if (stones > 0) return undefined;
  const winner = misere ? turn : 1 - turn;
  return { winners: [winner], scores: [0, 1].map((seat) => (seat === winner ? 1 : 0)), reason: 'last-stone' };
}

export const nim: Game<NimState, NimView, NimMove, NimOptions> = {
  id: 'nim',
  revision: 1,
  information: 'open',
  listsAllMoves: true,
  options: { heap: { kind: 'integer', min: 1, max: 99, default: 12 }, misere: { kind: 'flag', default: false } },
  seats: { min: 2, max: 2 },

  check: (_seats, { heap, misere }) => (misere && heap === 1 ? { code: 'one-stone', data: { heap } } : undefined),
  setup(seats, options) {
    const refused = nim.check(seats, options);
    if (refused !== undefined) throw new RangeError(refused.code);
    return { stones: options.heap, turn: 0, misere: options.misere };
  },
  seated: () => 2,
  turn: ({ stones, turn }) => (stones === 0 ? undefined : turn),
  play(state, move) {
    const refused = refusal(state, move);
    if (refused !== undefined) throw new IllegalMoveError(move, refused);
    return { ...state, stones: state.stones - move, turn: 1 - state.turn };
  },
  outcome,

  view: (state, viewer) => ({ ...state, viewer }),
  legalMoves({ stones, turn, viewer }) {
    const asked = viewer === 'open' || viewer === turn;
    return asked ? Array.from({ length: Math.min(MOST, stones) }, (_, i) => i + 1) : [];
  },
  refusal: refusalIn,
  format: (move) => String(move),
  parse(text, view) {
    const move = readInteger(text.trim());
    if (move === undefined) return refuse('not-a-number', { text: text.slice(0, 20) }, 0);
    const refused = refusalIn(view, move);
    return refused === undefined ? ok(move) : err(refused);
  },

  restore(data) {
    const { stones, turn, misere } = (data ?? {}) as Partial<NimState>;
    const fits =
      Number.isInteger(stones) &&
      (stones as number) >= 0 &&
      (stones as number) <= 99 &&
      (turn === 0 || turn === 1) &&
      typeof misere === 'boolean';
    return fits ? ok({ stones: stones as number, turn, misere }) : refuse('not-a-state');
  },
  simulation: (state) => new NimSimulation(state),
};

class NimSimulation implements Simulation<NimMove> {
  readonly #taken: number[] = [];
  #stones: number;
  #turn: Seat;
  readonly #misere: boolean;

  constructor({ stones, turn, misere }: NimState) {
    this.#stones = stones;
    this.#turn = turn;
    this.#misere = misere;
  }
  get turn(): Seat | -1 {
    return this.#stones === 0 ? -1 : this.#turn;
  }
  moves(out: Int32Array): number {
    const most = Math.min(MOST, this.#stones);
    for (let i = 0; i < most; i++) out[i] = i + 1;
    return most;
  }
  play(move: number): void {
    this.#stones -= move;
    this.#turn = 1 - this.#turn;
    this.#taken.push(move);
  }
  undo(): void {
    this.#stones += this.#taken.pop() ?? 0;
    this.#turn = 1 - this.#turn;
  }
  score(seat: Seat): number {
    return (seat === this.#turn) === this.#misere ? 1 : 0;
  }
  outcome(): Outcome | undefined {
    return outcome({ stones: this.#stones, turn: this.#turn, misere: this.#misere });
  }
  copyFrom(other: this): void {
    this.#stones = other.#stones;
    this.#turn = other.#turn;
    this.#taken.splice(0, Infinity, ...other.#taken);
  }
  encode(move: NimMove): number {
    return move;
  }
  decode(move: number): NimMove {
    return move;
  }
}

/** Leaves a multiple of four wherever that can be done. */
export const perfectNimBot: Bot<NimView, NimMove> = {
  id: 'perfect',
  choose({ stones, misere }, random) {
    const spare = (misere ? stones + 3 : stones) % (MOST + 1);
    return spare > 0 && spare <= stones ? spare : 1 + random.int(Math.min(MOST, stones));
  },
};
