/**
 * A match that is played by lines: what a line says is done, and between the lines the bots move by themselves.
 *
 * The lines are the authority. A bot that moved before a line was there moved tentatively: the line may say the same, leave it,
 * or put another move in its place. So match and record are the same however slowly the lines come.
 */
import { cutShort, inShort, playEntry, refuse, replay, type Refusal, type Result, type Seat } from '@console-arcade/core';
import type { AnyGameConsole, AnyMatch } from '@console-arcade/console';
import type { LineEntry } from './line-items.js';

type MoveLine = Exclude<LineEntry, { readonly undone: number }>;

export class LineMatch {
  /** How many of the last moves are tentative. */
  #tentative = 0;
  /** Whether the last move that a line made was written without its seat. */
  #bare = false;

  constructor(
    private readonly game: AnyGameConsole,
    private match: AnyMatch,
  ) {}

  get current(): AnyMatch {
    return this.match;
  }

  /** A bot moves by itself. */
  playByBot(move: unknown): void {
    this.match.play(move);
    this.#tentative++;
  }

  /**
   * Whether an entry is for now, when the bot at `seat` is to move: a move that names that seat; a takeback in a record, whose
   * lines all name their seats. Whoever writes moves without seats leaves the bots' moves to the program, and sees them made.
   */
  isForBot(entry: LineEntry, seat: Seat): boolean {
    return 'undone' in entry ? !this.#bare : this.#names(entry, seat, this.match.ply);
  }

  /** Does what an entry says; a refusal leaves the match as if the entry were not there. */
  play(entry: LineEntry): Refusal | undefined {
    if ('undone' in entry) {
      if (!this.#bare) this.#dropTentative();
      this.#tentative = 0;
      return playEntry(this.match, entry);
    }
    if (this.#confirms(entry)) return undefined;
    const { turn, ply } = this.match;
    const refusal = 'data' in entry ? this.#playData(entry) : playEntry(this.match, entry);
    if (refusal === undefined) this.#bare = turn === undefined || !this.#names(entry, turn, ply);
    return refusal;
  }

  /** Whether a tentative move is the one that this line names. One that another move takes the place of is dropped. */
  #confirms(entry: MoveLine): boolean {
    while (this.#tentative > 0) {
      const ply = this.match.ply - this.#tentative;
      const seat = this.game.game.turn(this.match.stateAt(ply)) as Seat;
      if (this.#names(entry, seat, ply)) {
        if (this.#isPlayedAt(entry, seat, ply)) {
          this.#tentative--;
          this.#bare = false;
          return true;
        }
        this.#dropTentative();
        return false;
      }
      this.#tentative--;
    }
    return false;
  }

  /** Whether a line names the seat that is to move after `ply` moves: `1 8` may also be a move that begins with a number. */
  #names(entry: MoveLine, seat: Seat, ply: number): boolean {
    if (entry.seat !== seat) return false;
    if ('data' in entry || entry.text === undefined) return true;
    const view = this.match.view(seat, ply);
    return this.game.game.parse(entry.move, view).ok || !this.game.game.parse(entry.text, view).ok;
  }

  #isPlayedAt(entry: MoveLine, seat: Seat, ply: number): boolean {
    const view = this.match.view(seat, ply);
    const move = this.#read(entry, seat, ply);
    const text = (value: unknown) => this.game.game.format(value, view);
    return move.ok && text(move.value) === text(this.match.turns[ply].move);
  }

  #read(entry: MoveLine, seat: Seat, ply: number): Result<unknown, Refusal> {
    const view = this.match.view(seat, ply);
    if (!('data' in entry)) return this.game.game.parse(entry.move, view);
    const refusal = this.game.game.refusal(view, entry.data);
    return refusal === undefined ? { ok: true, value: entry.data } : { ok: false, error: refusal };
  }

  #playData(entry: MoveLine & { readonly data: unknown }): Refusal | undefined {
    const { turn, ply } = this.match;
    if (turn === undefined) return { code: 'moves-after-end', data: { move: inShort(entry.data) } };
    if (entry.seat !== undefined && entry.seat !== turn) return refuse('wrong-seat', { seat: entry.seat, turn }).error;
    const move = this.#read(entry, turn, ply);
    if (!move.ok) return move.error;
    this.match.play(move.value);
    return undefined;
  }

  /** Goes back to before the tentative moves, so that the record tells of none. */
  #dropTentative(): void {
    if (this.#tentative === 0) return;
    const record = this.match.record();
    const again = replay(this.game.game, { ...record, moves: record.moves.slice(0, -this.#tentative) });
    if (!again.ok) throw new Error(`a record of our own can't be replayed: ${cutShort(again.error.code)}`);
    this.match = again.value as AnyMatch;
    this.#tentative = 0;
  }
}
