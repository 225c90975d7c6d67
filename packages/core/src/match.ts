/** A game in progress: its truth, its history, and the way back and forth through it. */
import { IllegalMoveError, type Game, type Outcome, type Seat, type Seen, type Viewer } from './game.js';
import { err, ok, refuse, type Refusal, type Result } from './result.js';
import { checkOptions } from './options.js';
import { createRandom } from './random.js';
import type { GameRecord, RecordEntry } from './record.js';

/** What a match starts from. */
export interface MatchSetup<O> {
  /** The chance of the deal and of the bots: any safe integer. */
  readonly seed: number;
  /** Default: as many as there are `players`, else as sit at `start`, else the fewest the game takes. */
  readonly seats?: number;
  /** Options that are not given take their defaults. */
  readonly options?: Partial<O>;
  /** Who sits where, as records write it: `you`, `you:NAME`, `bot:ID`. */
  readonly players?: readonly string[];
  /** An arranged beginning: a state, which is checked with `restore`. */
  readonly start?: unknown;
}

/** One move that was made. */
export interface Turn<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** The codes with which a setup is refused, beside those of options and of the game's own `check` and `restore`. */
export const setupRefusals = ['bad-seats', 'exact-seats', 'bad-seed', 'bad-players', 'bad-start'] as const;

/** A setup, checked and whole. */
export interface CheckedSetup<S, O> {
  readonly seed: number;
  readonly seats: number;
  readonly options: O;
  readonly players?: readonly string[];
  readonly start?: unknown;
  /** The first state. */
  readonly state: S;
}

/** Checks a setup from outside and deals. */
export function checkSetup<S, V extends Seen, M, O>(
  game: Game<S, V, M, O>,
  setup: Omit<MatchSetup<O>, 'options'> & { readonly options?: unknown },
): Result<CheckedSetup<S, O>, Refusal> {
  const { seed, players, start } = setup;
  if (!Number.isSafeInteger(seed)) return refuse('bad-seed', { seed: String(seed) });
  const arranged = start === undefined ? undefined : game.restore(start);
  if (arranged?.ok === false) return arranged;
  const seated = arranged === undefined ? undefined : game.seated(arranged.value);
  const seats = setup.seats ?? players?.length ?? seated ?? game.seats.min;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    const { min, max } = game.seats;
    return min === max ? refuse('exact-seats', { seats, exact: min }) : refuse('bad-seats', { seats, min, max });
  }
  if (players !== undefined && players.length !== seats) return refuse('bad-players', { players: players.length, seats });
  if (seated !== undefined && seated !== seats) return refuse('bad-start', { seats, seated });
  const options = checkOptions(game.options, setup.options ?? {});
  if (!options.ok) return options;
  const refusal = game.check(seats, options.value);
  if (refusal !== undefined) return err(refusal);
  const checked = { seed, seats, options: options.value, ...(players === undefined ? {} : { players: [...players] }) };
  if (arranged !== undefined) return ok({ ...checked, start, state: arranged.value });
  return ok({ ...checked, state: game.setup(seats, options.value, createRandom(seed)) });
}

/** A game in progress. */
export class Match<S, V extends Seen, M, O> {
  readonly seed: number;
  readonly seats: number;
  readonly options: O;
  readonly players: readonly string[] | undefined;
  readonly #start: unknown;
  /** The states after 0, 1, 2 … moves; those beyond `#ply` can be redone. */
  readonly #states: S[];
  readonly #turns: (Turn<M> & { readonly text: string })[] = [];
  #ply = 0;
  /** All that happened, takebacks included: what the record holds. */
  readonly #log: RecordEntry[] = [];

  /** @throws RangeError for a setup that `checkSetup` refuses */
  constructor(
    readonly game: Game<S, V, M, O>,
    setup: MatchSetup<O>,
  ) {
    const checked = checkSetup(game, setup);
    if (!checked.ok) throw new RangeError(`${game.id} can't be set up: ${checked.error.code} ${JSON.stringify(checked.error.data ?? {})}`);
    const { seed, seats, options, players, start, state } = checked.value;
    this.seed = seed;
    this.seats = seats;
    this.options = options;
    this.players = players;
    this.#start = start;
    this.#states = [state];
  }

  get state(): S {
    return this.#states[this.#ply];
  }

  /** How many moves stand. */
  get ply(): number {
    return this.#ply;
  }

  /**
   * The state after `ply` moves that stand or can be redone.
   * @throws RangeError for a ply that was not played
   */
  stateAt(ply: number): S {
    if (!(ply in this.#states)) throw new RangeError(`${ply} moves were not played`);
    return this.#states[ply];
  }

  /** Whose turn it is; undefined: the game is over. */
  get turn(): Seat | undefined {
    return this.game.turn(this.state);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** The moves that stand, first to last. */
  get turns(): readonly Turn<M>[] {
    return this.#turns.slice(0, this.#ply).map(({ seat, move }) => ({ seat, move }));
  }

  /** How many moves can be redone. */
  get redoable(): number {
    return this.#turns.length - this.#ply;
  }

  /** Whether a move was ever taken back and not put back at once. */
  get tookBack(): boolean {
    return this.#log.some((entry) => 'undone' in entry);
  }

  /**
   * What `viewer` may know after `ply` moves; by default, what the seat whose turn it is (when over: everyone) sees now.
   * @throws RangeError for a ply that was not played
   */
  view(viewer: Viewer = this.turn ?? 'open', ply = this.#ply): V {
    return this.game.view(this.stateAt(ply), viewer);
  }

  /**
   * Plays a move of the seat whose turn it is.
   * @throws IllegalMoveError for a move that `game.refusal` refuses; the match stays as it was
   */
  play(move: M): void {
    const seat = this.turn;
    if (seat === undefined) throw new IllegalMoveError(move, { code: 'game-over' });
    const next = this.game.play(this.state, move);
    const text = this.game.format(move, this.view(seat));
    this.#log.push({ seat, move: text });
    // A move that was taken back and is made again keeps what can be redone after it.
    if (this.#turns[this.#ply]?.text !== text) {
      this.#turns.length = this.#ply;
      this.#states.length = this.#ply + 1;
      this.#turns.push({ seat, move, text });
      this.#states.push(next);
    }
    this.#ply++;
  }

  /** Takes back up to `plies` moves; returns how many it were. */
  undo(plies = 1): number {
    const undone = Math.max(0, Math.min(plies, this.#ply));
    if (undone === 0) return 0;
    this.#ply -= undone;
    const last = this.#log.at(-1);
    if (last !== undefined && 'undone' in last) this.#log[this.#log.length - 1] = { undone: last.undone + undone };
    else this.#log.push({ undone });
    return undone;
  }

  /** Makes up to `plies` moves again that were taken back; returns how many it were. */
  redo(plies = 1): number {
    const redone = Math.max(0, Math.min(plies, this.redoable));
    for (let i = 0; i < redone; i++) {
      const { seat, text } = this.#turns[this.#ply++];
      const last = this.#log.at(-1);
      if (last !== undefined && 'undone' in last) {
        // Put back at once: as if it had never been taken back.
        this.#log.pop();
        if (last.undone > 1) this.#log.push({ undone: last.undone - 1 });
      } else this.#log.push({ seat, move: text });
    }
    return redone;
  }

  /** The whole record, the seed included: for files, not for players in the middle of a game that hides something. */
  record(): GameRecord {
    const outcome = this.outcome;
    return {
      game: this.game.id,
      revision: this.game.revision,
      seats: this.seats,
      ...(this.players === undefined ? {} : { players: this.players }),
      options: { ...(this.options as GameRecord['options']) },
      seed: this.seed,
      ...(this.#start === undefined ? {} : { start: this.#start }),
      moves: [...this.#log],
      ...(outcome === undefined ? {} : { result: outcome }),
    };
  }

  /** The record as players may see it now: in the middle of a game that hides something, without what it was dealt from. */
  publicRecord(): GameRecord {
    const record = this.record();
    if (this.game.information === 'open' || this.outcome !== undefined) return record;
    const { seed: _seed, start: _start, ...shown } = record;
    return shown;
  }
}
