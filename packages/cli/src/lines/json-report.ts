/** What a program is told of a game that it plays: an object a line, whenever a person is to move and at the end. */
import { formatPlayer, type AnyGameConsole, type AnyMatch, type Player, viewerOf } from '@console-arcade/console';
import type { Seat } from '@console-arcade/core';
import type { Hall } from '../hall.js';
import type { Report } from './report.js';

interface Told {
  readonly seat: Seat;
  readonly move: string;
}

export class JsonReport implements Report {
  /** The moves that stand, by the last object. */
  #told: readonly Told[] = [];
  #shown: object | undefined;
  #anew = false;

  constructor(
    private readonly game: AnyGameConsole,
    private players: readonly Player[],
    private readonly hall: Hall,
  ) {}

  moved(): void {
    // The next object tells it.
  }

  beganAnew(players: readonly Player[]): void {
    this.players = players;
    this.#anew = true;
    this.#told = [];
    this.#shown = undefined;
  }

  show(match: AnyMatch): void {
    if (this.#shown === match.state) return;
    this.#shown = match.state;
    const { turn, ply, outcome, seed } = match;
    const since = { ...(this.#anew ? { restarted: true } : {}), ...this.#since(match) };
    this.#anew = false;
    if (turn === undefined)
      return this.#write({ ply, outcome, view: match.view(viewerOf(this.game, this.players, match)), ...since, seed });
    const view = match.view(turn);
    const moves = (this.game.game.legalMoves(view) as readonly unknown[]).map((move) => this.game.game.format(move, view));
    this.#write({ ply, turn, player: formatPlayer(this.players[turn]), view, moves, ...since });
  }

  #write(object: object): void {
    this.hall.write(`${JSON.stringify(object)}\n`);
  }

  /** The moves since the last object; before them, how many of those that it knew do not stand any more. */
  #since(match: AnyMatch): { readonly undone?: number; readonly played: readonly Told[] } {
    const now = match.turns.map(({ seat, move }, ply) => ({ seat, move: this.game.game.format(move, match.view(seat, ply)) }));
    const other = this.#told.findIndex(({ seat, move }, ply) => now.at(ply)?.move !== move || now[ply].seat !== seat);
    const common = other < 0 ? this.#told.length : other;
    const undone = this.#told.length - common;
    this.#told = now;
    return { ...(undone === 0 ? {} : { undone }), played: now.slice(common) };
  }
}
