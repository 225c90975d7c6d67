/** What a game owes while it is played: its end, its repeatability, its moves. */
import type { Seen } from '../game.js';
import { Match } from '../match.js';
import { checkOptions, defaultOptions } from '../options.js';
import { checkRefusal, deepFreeze, expect, mutilate, same, throughJson, throws } from './checks.js';
import { viewersOf, type Claim, type Trials } from './trials.js';

export function claimsOfPlay<S, V extends Seen, M, O>(trials: Trials<S, V, M, O>): Claim[] {
  const { game } = trials;
  return [
    {
      name: 'the default options are allowed',
      run() {
        const options = checkOptions(game.options, {});
        expect(options.ok, 'the defaults are refused by their own table');
        expect(game.check(game.seats.min, defaultOptions(game.options)) === undefined, 'the defaults are refused for the fewest seats');
      },
    },
    {
      name: 'games end, with an outcome exactly when no one is to move',
      run: () =>
        trials.everyGame(({ match }) => {
          const { turn, outcome, seats } = match;
          same(game.seated(match.state), seats, 'the number of seats');
          expect((turn === undefined) === (outcome !== undefined), () => `turn ${turn}, outcome ${JSON.stringify(outcome)}`);
          expect(turn === undefined || (Number.isInteger(turn) && turn >= 0 && turn < seats), () => `turn ${turn} of ${seats} seats`);
          if (outcome === undefined) return;
          expect(/^[a-z][a-z0-9-]*$/.test(outcome.reason), () => `the reason ${JSON.stringify(outcome.reason)} is not kebab-case`);
          expect(outcome.scores.length === seats, () => `${outcome.scores.length} scores for ${seats} seats`);
          const { winners, scores } = outcome;
          const areSeats =
            winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats) && new Set(winners).size === winners.length;
          expect(areSeats, () => `winners ${winners.join(' ')}`);
          expect(scores.every(Number.isFinite), () => `scores ${scores.join(' ')}`);
        }),
    },
    {
      name: 'the same seed and moves give the same states',
      run: () =>
        trials.everyGame(({ match, setup: again }) => {
          if (match.turn !== undefined) return;
          const twin = new Match(game, again);
          for (const { move } of match.turns) twin.play(move);
          same(twin.state, match.state, 'the last state');
        }),
    },
    {
      name: 'play leaves its input as it was',
      run: () =>
        trials.someOfEveryGame(({ match }) => {
          for (const move of match.turn === undefined ? [] : game.legalMoves(match.view()).slice(0, 3)) {
            game.play(deepFreeze(throughJson(match.state) as S), deepFreeze(throughJson(move) as M));
          }
        }),
    },
    {
      name: 'listed moves are legal, differ, and are listed for the mover alone',
      run: () =>
        trials.someOfEveryGame(({ match }) => {
          const { turn } = match;
          for (const viewer of viewersOf(match.seats)) {
            // Frozen: no function may change the view that it is asked about.
            const view = deepFreeze(throughJson(match.view(viewer)) as V);
            same(view.viewer, viewer, 'the viewer that a view names');
            const moves = game.legalMoves(view);
            same(game.legalMoves(view), moves, `the list of ${viewer} when asked again`);
            const mayMove = match.turn !== undefined && (viewer === 'open' || viewer === match.turn);
            expect(mayMove === moves.length > 0, () => `${moves.length} moves are listed for ${viewer}, to move is ${match.turn}`);
            const texts = new Set(moves.map((move) => game.format(move, view)));
            expect(texts.size === moves.length, () => `of ${moves.length} listed moves only ${texts.size} are written differently`);
            for (const move of moves) expect(game.refusal(view, move) === undefined, () => `listed but refused: ${JSON.stringify(move)}`);
            if (turn === undefined) continue;
            const own = game.legalMoves(match.view(turn));
            if (mayMove) same(moves, own, `the list of ${viewer}, beside the mover's own`);
            else if (game.listsAllMoves)
              expect(game.refusal(view, own[0]) !== undefined, () => `${viewer} may move, though it is the turn of ${turn}`);
          }
        }),
    },
    {
      name: 'any other move is refused, by a code, without an exception',
      run() {
        const seen = new Map<string, M>();
        trials.someOfEveryGame(({ match, chance }) => {
          const view = match.view();
          const moves = game.legalMoves(view);
          const listed = new Set(moves.map((move) => JSON.stringify(move)));
          const strange = [
            null,
            undefined,
            true,
            0,
            -1,
            1,
            2,
            3,
            1e9,
            NaN,
            '',
            'x',
            '__proto__',
            [],
            {},
            [null],
            { type: 'x' },
            { point: -1 },
          ] as unknown as M[];
          const others = seen.size === 0 ? [] : Array.from({ length: 5 }, () => chance.pick([...seen.values()]));
          for (const move of [...strange, ...others, ...others.map((other) => mutilate(other, chance))]) {
            if (listed.has(JSON.stringify(move))) continue;
            const refusal = game.refusal(view, move);
            if (refusal !== undefined) {
              checkRefusal(refusal);
              throws(
                () => game.play(match.state, move),
                () => `play does not throw an IllegalMoveError for ${JSON.stringify(move)}, which is refused`,
              );
            } else expect(!game.listsAllMoves || match.turn === undefined, () => `legal but not listed: ${JSON.stringify(move)}`);
          }
          if (seen.size < 500) for (const move of moves.slice(0, 20)) seen.set(JSON.stringify(move), move);
        });
      },
    },
    {
      name: 'takebacks lead to the states that were',
      run: () =>
        trials.everyGame(({ match, chance }) => {
          if (match.turn !== undefined) return;
          const last = match.state;
          const undone = match.undo(1 + chance.int(match.ply || 1));
          expect(match.ply === 0 || match.turn !== undefined, 'no one is to move before the end');
          expect(match.redo(undone) === undone, 'not all could be redone');
          same(match.state, last, 'the state after undo and redo');
          expect(!match.tookBack, 'a takeback that was put back at once is still marked');
        }),
    },
  ];
}
