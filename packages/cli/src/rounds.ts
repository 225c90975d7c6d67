/** Game after game at one table, each of them kept while it is played. */
import { ok, type GameRecord, type Refusal, type Result } from '@console-arcade/core';
import { playTable, withScreen, type AnyGameConsole, type AnyMatch, type PlayEnd, type TableSetup } from '@console-arcade/console';
import { findGame } from './find-game.js';
import { rulesUrl } from './games.js';
import type { Hall } from './hall.js';
import { keeperFor, sayAtTheEnd } from './last-words.js';
import { tableOf } from './record-table.js';
import { freshSeed } from './seating.js';
import type { GameKeeper } from './store/keeper.js';

/** A new game, with a fresh seed where none is given; or a match to go on with, and its keeper. */
type Beginning =
  | { readonly options: unknown; readonly seed?: number; readonly match?: undefined }
  | { readonly match: AnyMatch; readonly keeper: GameKeeper };

export type Rounds = Omit<TableSetup, 'rules' | 'keeper'> & Beginning & { readonly recordFile?: string };

interface Round {
  readonly game: AnyGameConsole;
  readonly players: TableSetup['players'];
  readonly what: { readonly options: unknown; readonly seed: number } | { readonly match: AnyMatch };
  readonly keeper: GameKeeper;
}

/**
 * Plays until something else is wanted than the same again, or to go on with a record that was pasted. Refuses, before anything
 * is shown, a file for the record that holds something else.
 */
export async function playRounds(
  game: AnyGameConsole,
  rounds: Rounds,
  hall: Hall,
  play: typeof playTable = playTable,
): Promise<Result<PlayEnd, Refusal>> {
  const first = firstRound(game, rounds, hall);
  if (!first.ok) return first;
  // What could not be kept is said when the screen is left, however the program ends: the screen is to go first.
  return withScreen(async () => {
    let round = first.value;
    for (;;) {
      const end = await playRound(round, rounds, hall, play);
      if (end.next === 'menu') return ok(end);
      const next = end.next === 'again' ? anotherRound(round, rounds, hall) : await roundFrom(end.next.goOn, rounds, hall);
      if (!next.ok) return next;
      round = next.value;
    }
  });
}

async function playRound({ game, players, what, keeper }: Round, rounds: Rounds, hall: Hall, play: typeof playTable): Promise<PlayEnd> {
  const rules = rulesUrl(game.game.id);
  const { pace } = rounds;
  try {
    return await play(game, { players, pace, look: () => rounds.look(), keeper, ...what, ...(rules === undefined ? {} : { rules }) });
  } finally {
    const unkept = keeper.close();
    if (unkept !== undefined) sayAtTheEnd(unkept, rounds.look().language, hall);
  }
}

function firstRound(game: AnyGameConsole, rounds: Rounds, hall: Hall): Result<Round, Refusal> {
  const { players } = rounds;
  if (rounds.match !== undefined) {
    const { match, keeper } = rounds;
    return ok({ game, players, what: { match }, keeper: lookedAt(match, keeper) });
  }
  const { options, seed = freshSeed() } = rounds;
  return kept({ game, players, what: { options, seed } }, rounds, hall);
}

function anotherRound({ game, players, what }: Round, rounds: Rounds, hall: Hall): Result<Round, Refusal> {
  const { options } = 'match' in what ? what.match : what;
  return kept({ game, players, what: { options, seed: freshSeed() } }, rounds, hall);
}

/** The game of a record that the table has taken for a whole one. */
async function roundFrom(record: GameRecord, rounds: Rounds, hall: Hall): Promise<Result<Round, Refusal>> {
  const game = await findGame(record.game, hall.games, rounds.look().language);
  const table = tableOf(game, record);
  if (!table.ok) return table;
  const { match, players } = table.value;
  const next = kept({ game, players, what: { match } }, rounds, hall);
  if (next.ok) lookedAt(match, next.value.keeper);
  return next;
}

/** A game that was over when it came is looked at, not played: it is kept only when it changes. */
function lookedAt(match: AnyMatch, keeper: GameKeeper): GameKeeper {
  if (match.outcome !== undefined) keeper.knows(match.record());
  return keeper;
}

function kept(round: Omit<Round, 'keeper'>, { look, recordFile }: Rounds, hall: Hall): Result<Round, Refusal> {
  const keeper = keeperFor(round.game, hall, look().language, { recordFile });
  return keeper.ok ? ok({ ...round, keeper: keeper.value }) : keeper;
}
