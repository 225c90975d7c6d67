/** Games between bots that choose each listed move equally likely, on the mutable twin: the same games, many times faster. */
import { botRandom } from './bots.js';
import { mostMoves, type Outcome, type Simulation } from './game.js';

const listed = new Int32Array(mostMoves);

/** Plays to the end; undefined where the twin ends before the game does, as that of one hand of a session. */
export function playOnTwin<M>(twin: Simulation<M>, seed: number): { outcome: Outcome; plies: number } | undefined {
  let plies = 0;
  for (let seat = twin.turn; seat !== -1; seat = twin.turn) {
    const moves = twin.moves(listed);
    // Every move has a generator of its own, so where there is nothing to choose none need be made.
    twin.play(listed[moves === 1 ? 0 : botRandom(seed, plies, seat).int(moves)]);
    plies++;
  }
  const outcome = twin.outcome();
  return outcome && { outcome, plies };
}
