/** A game in progress: its truth, its history, and the way back and forth through it. */
import { IllegalMoveError, type Game, type Outcome, type Seat, type Seen, type Viewer } from './game.js';
import { inShort, type Refusal, type Result } from './result.js';
import type { GameRecord, RecordEntry } from './record.js';
import { checkSetup, type CheckedSetup, type MatchSetup, type RawSetup } from './setup.js';

/** One move that was made. */
export interface Turn<M> {
  readonly seat: Seat;
  readonly move: M;
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
    setup: MatchSetup<O> | CheckedSetup<S, O>,
  ) {
    const checked = 'state' in setup ? { ok: true as const, value: setup } : checkSetup(game, setup);
    if (!checked.ok) throw new RangeError(`${game.id} can't be set up: ${checked.error.code} ${inShort(checked.error.data ?? {})}`);
    const { seed, seats, options, players, start, state } = checked.value;
    this.seed = seed;
    this.seats = seats;
    this.options = options;
    this.players = players;
    this.#start = start;
    this.#states = [state];
  }

  /** A match from a setup that may come from outside. */
  static begin<S, V extends Seen, M, O>(game: Game<S, V, M, O>, setup: RawSetup<O>): Result<Match<S, V, M, O>, Refusal> {
    const checked = checkSetup(game, setup);
    return checked.ok ? { ok: true, value: new Match(game, checked.value) } : checked;
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
    const undone = within(plies, this.#ply);
    if (undone === 0) return 0;
    this.#ply -= undone;
    const last = this.#log.at(-1);
    if (last !== undefined && 'undone' in last) this.#log[this.#log.length - 1] = { undone: last.undone + undone };
    else this.#log.push({ undone });
    return undone;
  }

  /** Makes up to `plies` moves again that were taken back; returns how many it were. */
  redo(plies = 1): number {
    const redone = within(plies, this.redoable);
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

/** As many whole moves of those that are asked for as there are. */
const within = (asked: number, there: number): number => Math.max(0, Math.min(Math.trunc(asked) || 0, there));
