/**
 * The game that never ends: play is deterministic, so a position that stood before goes round for ever.
 *
 * R. P. Brent, "An improved Monte Carlo factorization algorithm", BIT 20 (1980): one position of the past is kept and compared
 * with every new one; it is replaced by the present one each time as many plays again have been made. Once it lies on the
 * cycle and the stretch to the next replacement is no shorter than the cycle, it recurs.
 */
import type { Checkpoint, Position, Rank } from './types.js';

/** The beginning of the watch. */
export const checkpointAt = ({ turn, hands, train }: Position, plays: number): Checkpoint => ({ plays, turn, hands, train });

/** Whether a checkpoint of `plays` plays is replaced after `now`: from 0 on, at 1, 3, 7, 15 … plays. */
export const isReplaced = (checkpoint: number, now: number): boolean => now > 2 * checkpoint;

/** Whether the game has come back to its checkpoint. */
export const isRepeated = (position: Position & { readonly plays: number }, checkpoint: Checkpoint): boolean =>
  position.plays > checkpoint.plays && isSamePosition(position, checkpoint);

export const isSamePosition = (a: Position, b: Position): boolean =>
  a.turn === b.turn &&
  isSamePile(a.train, b.train) &&
  a.hands.length === b.hands.length &&
  a.hands.every((hand, seat) => isSamePile(hand, b.hands[seat]));

function isSamePile(a: readonly Rank[], b: readonly Rank[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
