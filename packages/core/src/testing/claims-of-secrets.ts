/** What a game that hides something owes: nobody sees more than it should. */
import type { Seen } from '../game.js';
import { canonical, expect, same, throughJson } from './checks.js';
import { viewersOf, type Claim, type Trials } from './trials.js';

export function claimsOfSecrets<S, V extends Seen, M, O>(trials: Trials<S, V, M, O>): Claim[] {
  const { game } = trials;
  if (game.information === 'open') return [];
  const { determinize } = game;
  return [
    {
      name: 'a view shows nothing that it hides: a state drawn anew from it looks the same',
      run() {
        expect(determinize !== undefined, 'a game that hides something needs determinize');
        if (determinize === undefined) return;
        let different = false;
        trials.someOfEveryGame(({ match, chance }) => {
          for (const viewer of viewersOf(match.seats)) {
            const view = match.view(viewer);
            const drawn = determinize.call(game, view, chance);
            same(game.view(drawn, viewer), view, `the view of ${viewer} of a state drawn anew`);
            same(game.view(drawn, 'table'), match.view('table'), `the view of the table, drawn anew from that of ${viewer}`);
            same(game.turn(drawn), match.turn, 'the turn of a state drawn anew');
            expect(game.restore(throughJson(drawn)).ok, 'restore refuses a state drawn anew');
            if (viewer !== 'open') different ||= canonical(game.view(drawn, 'open')) !== canonical(match.view('open'));
          }
        });
        expect(different, 'states drawn anew never differ from the truth: the views give it away');
      },
    },
  ];
}
