/** Through whose eyes a game is shown. */
import type { Seat, Viewer } from '@console-arcade/core';
import type { AnyGameConsole } from './game-console.js';
import type { Player } from './players.js';

/** The seats of persons. */
export const personsAmong = (players: readonly Player[]): Seat[] => players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** Those of the only person, else of the person to move, else everybody's; bots among themselves hide nothing. */
export function viewerOf({ game }: AnyGameConsole, players: readonly Player[], { turn }: { readonly turn: Seat | undefined }): Viewer {
  const persons = personsAmong(players);
  if (persons.length === 1) return persons[0];
  if (persons.length === 0) return game.information === 'private' ? 'open' : 'table';
  return turn !== undefined && persons.includes(turn) ? turn : 'table';
}

/** Through whose eyes a recorded game is shown at first: with all hands open once it is over; while it is on, nobody sees what others hide. */
export function replayViewer(game: AnyGameConsole, players: readonly Player[], { turn }: { readonly turn: Seat | undefined }): Viewer {
  if (turn !== undefined) return viewerOf(game, players, { turn: undefined });
  return game.game.information === 'private' ? 'open' : 'table';
}
