/** What a game at the table begins with, and how it ends. */
import { Match, type GameRecord, type Outcome } from '@console-arcade/core';
import type { AnyGameConsole } from './game-console.js';
import type { Keeper } from './keeper.js';
import type { Look } from './look.js';
import type { Pace } from './pace.js';
import { formatPlayer, type Player } from './players.js';
import type { AnyMatch, Move, View } from './presenter.js';

/** How a table is set up, whatever is played at it. */
export interface TableSetup {
  readonly players: readonly Player[];
  readonly pace: Pace;
  /** Asked anew at every drawing. */
  look(): Look;
  /** The URL of the game's rules module, for bots that think in a worker. */
  readonly rules?: string;
  /** Gets every change of the game, so that nothing is lost. */
  readonly keeper?: Keeper;
}

/** What is played: a new game with checked, whole options, or a match to go on with. */
export type PlaySetup = TableSetup &
  (
    | { readonly options: unknown; readonly seed: number; readonly match?: undefined }
    | { readonly match: AnyMatch; readonly options?: undefined; readonly seed?: undefined }
  );

export interface PlayEnd {
  /** What the person wants next: the menu, the same again with another seed, or to go on with a record that was pasted. */
  readonly next: 'menu' | 'again' | { readonly goOn: GameRecord };
  /** Absent: the game was left before its end. */
  readonly outcome?: Outcome;
  readonly record: GameRecord;
}

/** The match that is played: the one that is handed in, or a new one. */
export function matchOf(game: AnyGameConsole, setup: PlaySetup): AnyMatch {
  if (setup.match !== undefined) return setup.match;
  const { players, options, seed } = setup;
  return new Match<object, View, Move, unknown>(game.game, { seed, options: options as object, players: players.map(formatPlayer) });
}
