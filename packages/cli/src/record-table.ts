/** The table of a record: its match, played again, and who sits at it. */
import { ok, refuse, replay, type GameRecord, type Refusal, type Result } from '@console-arcade/core';
import { formatPlayer, parsePlayer, type AnyGameConsole, type AnyMatch, type Player } from '@console-arcade/console';
import type { Hall } from './hall.js';
import { defaultPlayers } from './seating.js';

export interface RecordTable {
  readonly match: AnyMatch;
  readonly players: readonly Player[];
}

/** The game of which a record is. @param file where it stands, for the refusal */
export async function gameOfRecord(
  { game }: GameRecord,
  file: string,
  { games }: Pick<Hall, 'games'>,
): Promise<Result<AnyGameConsole, Refusal>> {
  if (game === undefined) return refuse('no-game-named', { file });
  const registered = games.find(({ id }) => id === game);
  return registered === undefined ? refuse('no-game-here', { game }) : ok((await registered.load()).gameConsole);
}

/** @param given who sits there where the record does not tell; by default you against bots */
export function tableOf(game: AnyGameConsole, record: GameRecord, given?: readonly Player[]): Result<RecordTable, Refusal> {
  const seated = record.players ?? (given ?? defaultPlayers(game, seatsOf(game, record))).map(formatPlayer);
  const players: Player[] = [];
  for (const text of seated) {
    const player = parsePlayer(text, game);
    if (!player.ok) return player;
    players.push(player.value);
  }
  const match = replay<object, { viewer: number }, unknown, unknown>(game.game, { ...record, players: seated });
  return match.ok ? ok({ match: match.value as unknown as AnyMatch, players }) : match;
}

/** How many sit there; of an arranged beginning only the game can tell. */
function seatsOf(game: AnyGameConsole, record: GameRecord): number {
  if (record.seats !== undefined) return record.seats;
  const match = replay(game.game, { ...record, moves: [] });
  return match.ok ? match.value.seats : game.game.seats.min;
}
