/** How a game ended. */
import type { Outcome, Seat } from '@console-arcade/core';
import { lastColour, phaseOf, seatOf } from './opening.js';
import type { FiveInARowReason, State } from './types.js';

export function outcomeOf(state: State): Outcome | undefined {
  if (phaseOf(state) !== 'over') return undefined;
  return outcomeFor(state.lines.length === 0 ? undefined : seatOf(state, lastColour(state)));
}

/** The outcome of a game that is over; without a winner the board is full. */
export function outcomeFor(winner: Seat | undefined): Outcome {
  if (winner === undefined) return { winners: [], scores: [0.5, 0.5], reason: 'full-board' satisfies FiveInARowReason };
  return { winners: [winner], scores: winner === 0 ? [1, 0] : [0, 1], reason: 'five' satisfies FiveInARowReason };
}
