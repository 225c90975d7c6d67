/** What a game that hides something owes: nobody sees more than it should. */
import type { Seen } from '../game.js';
import { createRandom } from '../random.js';
import { canonical, expect, same, throughJson } from './checks.js';
import { viewersOf, type Claim, type Trials } from './trials.js';

export function claimsOfSecrets<S, V extends Seen, M, O>(trials: Trials<S, V, M, O>): Claim[] {
  const { game } = trials;
  const alike = game.information === 'private' ? [] : [claimOfEqualViews(trials)];
  const { determinize } = game;
  if (game.information === 'open') return alike;
  const drawnAnew: Claim = {
    name: 'a view shows nothing that it hides: a state drawn anew from it looks the same',
    run() {
      expect(determinize !== undefined, 'a game that hides something needs determinize');
      if (determinize === undefined) return;
      /** Who has seen states drawn anew that differ from the truth, and from one another. */
      const differs = new Map<string, { truth: boolean; draw: boolean }>();
      trials.someOfEveryGame(({ match, chance }) => {
        for (const viewer of viewersOf(match.seats)) {
          const view = match.view(viewer);
          const chanceBefore = chance.state();
          const drawn = determinize.call(game, view, chance);
          same(game.view(drawn, viewer), view, `the view of ${viewer} of a state drawn anew`);
          same(game.view(drawn, 'table'), match.view('table'), `the view of the table, drawn anew from that of ${viewer}`);
          same(game.turn(drawn), match.turn, 'the turn of a state drawn anew');
          expect(game.restore(throughJson(drawn)).ok, 'restore refuses a state drawn anew');
          if (viewer === 'open') continue;
          const seen = differs.get(String(viewer)) ?? { truth: false, draw: false };
          differs.set(String(viewer), seen);
          const open = canonical(game.view(drawn, 'open'));
          seen.truth ||= open !== canonical(match.view('open'));
          seen.draw ||= open !== canonical(game.view(determinize.call(game, view, chance), 'open'));
          if (match.ply === 0)
            same(determinize.call(game, view, createRandom(0).restore(chanceBefore)), drawn, 'a state drawn from the same chance');
        }
      });
      for (const [viewer, { truth, draw }] of differs) {
        expect(truth, () => `states drawn anew from the view of ${viewer} never differ from the truth: the view gives it away`);
        expect(draw, () => `states drawn anew from the view of ${viewer} never differ from one another: their chance is not used`);
      }
    },
  };
  return [...alike, drawnAnew];
}

/** Where seats do not know different things, a seat sees what the table sees; where nothing is hidden, everything. */
function claimOfEqualViews<S, V extends Seen, M, O>(trials: Trials<S, V, M, O>): Claim {
  return {
    name: 'all who look see the same, but for what is hidden from all alike',
    run: () =>
      trials.someOfEveryGame(({ match }) => {
        for (const viewer of viewersOf(match.seats)) {
          if (viewer === 'open' && trials.game.information === 'hidden') continue;
          same({ ...match.view(viewer), viewer: 'table' }, match.view('table'), `the view of ${viewer}, beside that of the table`);
        }
      }),
  };
}
