/** The table of a record: its match, played again, and who sits at it. */
import { replay, type GameRecord, type Refusal, type Result } from '@console-arcade/core';
import { formatPlayer, parsePlayer, type AnyGameConsole, type AnyMatch, type Player } from '@console-arcade/console';
import { defaultPlayers } from './seating.js';

export interface RecordTable {
  readonly match: AnyMatch;
  readonly players: readonly Player[];
}

/** @param given who sits there where the record does not tell; by default you against bots */
export function tableOf(game: AnyGameConsole, record: GameRecord, given?: readonly Player[]): Result<RecordTable, Refusal> {
  // Played once without players, so that the game says how many seats an arranged beginning has.
  const seated = record.players ?? (given ?? defaultPlayers(game, seatsOf(game, record))).map(formatPlayer);
  const players: Player[] = [];
  for (const text of seated) {
    const player = parsePlayer(text, game);
    if (!player.ok) return player;
    players.push(player.value);
  }
  const match = replay<object, { viewer: number }, unknown, unknown>(game.game, { ...record, players: seated });
  return match.ok ? { ok: true, value: { match: match.value as unknown as AnyMatch, players } } : match;
}

function seatsOf(game: AnyGameConsole, record: GameRecord): number {
  if (record.seats !== undefined) return record.seats;
  const match = replay(game.game, { ...record, moves: [] });
  return match.ok ? match.value.seats : game.game.seats.min;
}
