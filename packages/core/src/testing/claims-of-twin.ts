/** What a mutable twin owes: to play as the rules do, move by move and back. */
import { mostMoves, type Seen } from '../game.js';
import { Match } from '../match.js';
import { expect, same } from './checks.js';
import { LOOKS, type Claim, type Trials } from './trials.js';

export function claimsOfTwin<S, V extends Seen, M, O>(trials: Trials<S, V, M, O>): Claim[] {
  const { game } = trials;
  if (game.simulation === undefined) return [];
  const simulate = game.simulation.bind(game);
  return [
    {
      name: 'the mutable twin keeps in step with the rules',
      run: () =>
        trials.everyGame(({ match, chance, setup: again }) => {
          if (match.turn !== undefined) return;
          const walk = new Match(game, again);
          const twin = simulate(walk.state);
          const copy = simulate(walk.state);
          const out = new Int32Array(mostMoves);
          const untouched = -7;
          const compare = (at: Match<S, V, M, O>, sim: typeof twin) => {
            same(sim.turn, at.turn ?? -1, 'the turn');
            const listed = at.turn === undefined ? [] : game.legalMoves(at.view('open'));
            out.fill(untouched);
            const found = sim.moves(out);
            expect(out[found] === untouched, 'moves are written behind those that are counted');
            same(
              Array.from(out.subarray(0, found), (move) => sim.decode(move)),
              listed,
              'the moves, in the order of the list',
            );
            for (const move of listed) same(sim.decode(sim.encode(move)), move, 'a move, encoded and decoded');
            if (at.outcome === undefined) expect(sim.turn === -1 || sim.outcome() === undefined, 'an outcome before the end');
            else {
              same(sim.outcome(), at.outcome, 'the outcome');
              const { winners } = at.outcome;
              for (let seat = 0; seat < at.seats; seat++) {
                const share = winners.length === 0 ? 1 / at.seats : winners.includes(seat) ? 1 / winners.length : 0;
                expect(
                  Math.abs(sim.score(seat) - share) < 1e-9,
                  () => `the score of seat ${seat} is ${sim.score(seat)}, the rules say ${share}`,
                );
              }
            }
          };
          const somewhere = chance.int(match.ply + 1);
          for (const [ply, { move }] of match.turns.entries()) {
            if (chance.int(LOOKS) === 0) compare(walk, twin);
            if (ply === somewhere) {
              compare(walk, simulate(walk.state));
              copy.copyFrom(twin);
              compare(walk, copy);
              // What is played on the copy, and taken back, must not move the original.
              copy.moves(out);
              copy.play(out[0]);
              compare(walk, twin);
              copy.undo();
              compare(walk, copy);
            }
            walk.play(move);
            twin.play(twin.encode(move));
          }
          compare(walk, twin);
          const back = 1 + chance.int(walk.ply || 1);
          for (let i = walk.undo(back); i > 0; i--) twin.undo();
          compare(walk, twin);
          for (const { move } of match.turns.slice(walk.ply)) {
            walk.play(move);
            twin.play(twin.encode(move));
          }
          compare(walk, twin);
        }),
    },
  ];
}
