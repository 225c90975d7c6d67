/** Through whose eyes a game is shown that is played by lines. */
import type { Seat, Viewer } from '@console-arcade/core';
import type { AnyGameConsole, AnyMatch, Player } from '@console-arcade/console';

/** As at the table in a terminal: the only person's, else those of the person to move, else everybody's. */
export function viewerOf({ game }: AnyGameConsole, players: readonly Player[], { turn }: AnyMatch): Viewer {
  const persons = players.flatMap(({ kind }, seat): Seat[] => (kind === 'person' ? [seat] : []));
  if (persons.length === 1) return persons[0];
  if (persons.length === 0) return game.information === 'private' ? 'open' : 'table';
  return turn !== undefined && persons.includes(turn) ? turn : 'table';
}
