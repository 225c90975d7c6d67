/** A recorded game in the whole window: looked at, and played on from any of its positions. */
import type { GameRecord, Viewer } from '@console-arcade/core';
import type { AnyGameConsole } from './game-console.js';
import type { Look } from './look.js';
import { lookBack, viewersOf } from './look-back.js';
import type { Pace } from './pace.js';
import type { Player } from './players.js';
import { Presenter, type AnyMatch } from './presenter.js';
import { cutRecord } from './record-cut.js';
import { withScreen } from './screen.js';
import { onStage, type Stage } from './stage.js';
import { replayViewer } from './viewer.js';

export interface ReplaySetup {
  /** The recorded game, as it stands at its end. */
  readonly match: AnyMatch;
  readonly players: readonly Player[];
  readonly pace: Pace;
  /** Through whose eyes at first; default: of a game that is over everybody's, with all hands open; while it is on nobody sees more than at the table. */
  readonly viewer?: Viewer;
  /** After how many moves it begins; default: at the beginning. */
  readonly ply?: number;
  /** Asked anew at every drawing. */
  look(): Look;
}

export interface ReplayEnd {
  /** What the person wants to play on with: the record, cut where they looked at it. */
  readonly goOn?: GameRecord;
}

/** Shows a recorded game. Ctrl-C rejects with ExitPromptError, the terminal as it was before. */
export function replayTable(game: AnyGameConsole, setup: ReplaySetup): Promise<ReplayEnd> {
  return withScreen(() => onStage((stage) => replayOn(stage, game, setup)));
}

export async function replayOn(stage: Stage, game: AnyGameConsole, setup: ReplaySetup): Promise<ReplayEnd> {
  const { match, players, pace, viewer = replayViewer(game, players, match), ply } = setup;
  const presenter = new Presenter(game, players, match, stage, () => setup.look());
  const viewers = viewersOf(presenter, match, viewer);
  const from = await lookBack(presenter, match, { pace, viewers, record: () => match.record(), ...(ply === undefined ? {} : { ply }) });
  return from === undefined ? {} : { goOn: cutRecord(match.record(), from) };
}
