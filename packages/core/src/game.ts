/**
 * The contract that every game fulfils: a game is a set of pure functions over plain data.
 *
 * Everything else — matches, records, bots, the console, the program — is written once against this file and
 * knows no game by name.
 */
import type { OptionTable } from './options.js';
import type { Random } from './random.js';
import { inShort, type Refusal, type Result } from './result.js';

/** A place at the table, from 0. */
export type Seat = number;

/** Who looks: a seat; the table (what all may see); open (everything: replays, bots among themselves). */
export type Viewer = Seat | 'table' | 'open';

/** How a game ended. */
export interface Outcome {
  /** All who share the win; none in a draw. */
  readonly winners: readonly Seat[];
  /** The game's own points, one per seat. */
  readonly scores: readonly number[];
  /** A stable, kebab-case code: why the game ended. */
  readonly reason: string;
}

/** What every view holds: whose view it is. */
export interface Seen {
  readonly viewer: Viewer;
}

/**
 * A game.
 *
 * States, views, moves and options are plain JSON: no class, no function, no typed array, no `undefined` that matters.
 * All functions are pure; none reads a clock or makes chance of its own.
 *
 * @typeParam S the whole truth
 * @typeParam V what one viewer may know of it
 * @typeParam M a move
 * @typeParam O the options
 */
export interface Game<S, V extends Seen, M, O> {
  /** Kebab-case, the same as the package's name. */
  readonly id: string;
  /** Raised whenever an old record would replay differently. */
  readonly revision: number;
  /** open: nothing is hidden; hidden: hidden from all alike (a face-down deck); private: seats know different things. */
  readonly information: 'open' | 'hidden' | 'private';
  /** True: a move is legal exactly when it is listed. */
  readonly listsAllMoves: boolean;
  /** Menu, flags, checks and documents are derived from this table. */
  readonly options: OptionTable<O>;
  readonly seats: { readonly min: number; readonly max: number };

  /** Refuses combinations of seats and (each for itself valid) options that can't be, such as five seats on 28 cards. */
  check(seats: number, options: O): Refusal | undefined;
  /**
   * A new game. All chance comes from `random`; a later shuffle draws from a generator state kept in S.
   * @throws RangeError where `check` refuses
   */
  setup(seats: number, options: O, random: Random): S;
  /** How many seats are at the table of this state, those included that are out. */
  seated(state: S): number;
  /** The options that the state itself holds; of an arranged beginning they are the options of the match. */
  optionsOf?(state: S): Partial<O>;
  /** Whose turn it is; undefined: the game is over. */
  turn(state: S): Seat | undefined;
  /**
   * The state after `move` by the seat whose turn it is. `state` stays as it was.
   * @throws IllegalMoveError where `refusal` of the mover's own view refuses
   */
  play(state: S, move: M): S;
  /** Present exactly when `turn` is undefined. */
  outcome(state: S): Outcome | undefined;

  /**
   * What `viewer` may know: the only way from S to players and bots. It holds its viewer and what the viewer knows of the
   * hand so far (a summary suffices), so that bots keep no state.
   */
  view(state: S, viewer: Viewer): V;
  /**
   * The moves of the seat whose turn it is, from its own view or the open one; [] for other viewers and when the game is
   * over. In a fixed order. Where a move carries a free amount (a bet) the usual sizes; then `refusal` alone is the authority.
   */
  legalMoves(view: V): readonly M[];
  /** Why `move` is illegal in the mover's own view or the open one, found without enumerating; undefined: it is legal. Total: any JSON may be asked. */
  refusal(view: V, move: M): Refusal | undefined;
  /** The canonical text of a move that is legal in `view`: one line, not empty, no secrets beyond the move itself. */
  format(move: M, view: V): string;
  /** Reads a move forgivingly: case, spaces and other spellings. The move is legal in `view`, or else the refusal says why not. */
  parse(text: string, view: V): Result<M, Refusal>;

  /**
   * A full state that looks just like `view` to its viewer and fits all that was shown, hidden parts and the generator drawn
   * anew. Required unless `information` is 'open'.
   */
  determinize?(view: V, random: Random): S;
  /** A state from outside data, checked whole: arranged beginnings, editors, saved states. */
  restore(data: unknown): Result<S, Refusal>;
  /** A mutable twin for search and mass play. Of a session game it covers one hand. */
  simulation?(state: S): Simulation<M>;
}

/** A game of which only the contract is known. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place where types of unlike games meet; methods stay typed through Game<…> itself
export type AnyGame = Game<any, any, any, any>;

/** No position lists more moves than this. */
export const mostMoves = 4096;

/** The mutable twin of a state. Moves are small integers; nothing is allocated per move. */
export interface Simulation<M> {
  /** Whose turn it is; −1: over. */
  readonly turn: Seat | -1;
  /** Writes the legal moves, in the order of `legalMoves`, to the front of `out` and returns how many there are. */
  moves(out: Int32Array): number;
  play(move: number): void;
  /** Takes the last move back. */
  undo(): void;
  /** What the game is worth to `seat`, once it is over: 1 won alone, 0 lost, shares between. */
  score(seat: Seat): number;
  /** As the game's: present once it is over, but not where only a hand is over and the session goes on. */
  outcome(): Outcome | undefined;
  copyFrom(other: this): void;
  encode(move: M): number;
  decode(move: number): M;
}

/** How long a bot may think. Nodes make a choice reproducible; `ms` needs `now`. */
export interface Limits {
  readonly nodes?: number;
  readonly ms?: number;
  /** A clock in milliseconds. */
  now?(): number;
  /** Polled while thinking (a worker reads it from shared memory). */
  stopped?(): boolean;
}

/**
 * Somebody who chooses moves: a program, a person at a console, a remote player. From the view alone, and all chance from
 * `random`, so that the same view and generator give the same move.
 */
export interface Bot<V, M> {
  /** Kebab-case; for programs the level. */
  readonly id: string;
  /** True: chooses by `random.pick` of the listed moves, each equally likely, so that a mutable twin may choose for it. */
  readonly uniform?: true;
  choose(view: V, random: Random, limits: Limits): M | Promise<M>;
}

/** Thrown by `play` for a move that is not legal: a programmer error, since `refusal` tells beforehand. */
export class IllegalMoveError extends Error {
  override readonly name = 'IllegalMoveError';
  constructor(
    readonly move: unknown,
    readonly refusal: Refusal,
  ) {
    super(`illegal move ${inShort(move)}: ${refusal.code}${refusal.data === undefined ? '' : ` ${inShort(refusal.data)}`}`);
  }
}
