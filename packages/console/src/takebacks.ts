/** How far a takeback goes: to the last earlier position at which a person was to move, and forward again to the next. */
import type { Seat } from '@console-arcade/core';
import type { AnyMatch } from './presenter.js';

/** Takes back; where no person plays, one move. False: there is nothing to take back. */
export function takeBack(match: AnyMatch, persons: readonly Seat[]): boolean {
  const earlier = persons.length === 0 ? match.ply - 1 : match.turns.findLastIndex(({ seat }) => persons.includes(seat));
  return earlier >= 0 && match.undo(match.ply - earlier) > 0;
}

/** Plays again what was taken back. False: there is nothing to play again. */
export function playAgain(match: AnyMatch, persons: readonly Seat[]): boolean {
  let redone = match.redo();
  if (redone === 0) return false;
  while (redone > 0 && match.turn !== undefined && persons.length > 0 && !persons.includes(match.turn)) redone = match.redo();
  return true;
}
