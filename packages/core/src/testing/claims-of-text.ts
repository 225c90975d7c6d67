/** What a game owes to text and data: moves, records, states from outside. */
import type { Seen } from '../game.js';
import { formatRecord, parseRecord } from '../record.js';
import { replay } from '../replay.js';
import { checkRefusal, expect, mutilate, plain, same, spoil, throughJson } from './checks.js';
import { viewersOf, type Claim, type Trials } from './trials.js';

/** How far a state that was restored from nearly right data is played on. */
const AFTER_RESTORE = 12;

export function claimsOfText<S, V extends Seen, M, O>(trials: Trials<S, V, M, O>): Claim[] {
  const { game } = trials;
  return [
    {
      name: 'every listed move is read back as it was written',
      run: () =>
        trials.someOfEveryGame(({ match }) => {
          const view = match.view();
          for (const move of game.legalMoves(view)) {
            const text = game.format(move, view);
            expect(/^\S(.*\S)?$/.test(text) && !text.startsWith('#'), () => `${JSON.stringify(text)} is not one clean line`);
            const parsed = game.parse(text, view);
            expect(parsed.ok, () => `${text} is refused: ${JSON.stringify(parsed)}`);
            if (parsed.ok) same(parsed.value, move, `what ${text} is read as`);
          }
        }),
    },
    {
      name: 'unreadable text is refused, by a code, without an exception',
      run: () =>
        trials.someOfEveryGame(({ match, chance }) => {
          const view = match.view();
          const texts = [
            '',
            ' ',
            '\t',
            '#',
            '-',
            'xyzzy',
            '🂡',
            '出',
            '0 0 0',
            '1e9',
            '-1',
            '"',
            'a'.repeat(10_000),
            '__proto__',
            'constructor',
          ];
          const spoilt = game
            .legalMoves(view)
            .slice(0, 5)
            .map((move) => spoil(game.format(move, view), chance));
          for (const text of [...texts, ...spoilt]) {
            const parsed = game.parse(text, view);
            if (parsed.ok) {
              expect(
                game.refusal(view, parsed.value) === undefined,
                () => `${JSON.stringify(text.slice(0, 40))} is read as a move that is refused`,
              );
              continue;
            }
            checkRefusal(parsed.error);
            expect(JSON.stringify(parsed.error).length < 1000, 'a refusal repeats a long text whole');
          }
        }),
    },
    {
      name: 'a record replays to the same state, as text and as JSON, takebacks included',
      run: () =>
        trials.everyGame(({ match, chance }) => {
          if (match.turn !== undefined) return;
          const takebacks = chance.int(3);
          for (let i = 0; i < takebacks && match.ply > 0; i++) {
            match.undo(1 + chance.int(3));
            if (chance.int(2) === 0) match.redo(1 + chance.int(2));
            if (match.turn !== undefined) match.play(trials.anyMove(match, chance));
          }
          for (const text of [formatRecord(match.record()), JSON.stringify(match.record())]) {
            const record = parseRecord(text);
            expect(record.ok, () => `the record can't be read: ${JSON.stringify(record)}`);
            const replayed = record.ok ? replay(game, record.value) : record;
            expect(replayed.ok, () => `the record can't be replayed: ${JSON.stringify(replayed)}`);
            if (!replayed.ok) return;
            same(replayed.value.state, match.state, 'the state that a record leads to');
            same(replayed.value.record(), match.record(), 'the record of a replayed record');
          }
          while (match.turn !== undefined) match.play(trials.anyMove(match, chance));
        }),
    },
    {
      name: 'states and views survive JSON, and a restored state goes on as before',
      run: () =>
        trials.someOfEveryGame(({ match, chance }) => {
          const state = match.state;
          const restored = game.restore(throughJson(state));
          expect(restored.ok, () => `restore refuses a state: ${JSON.stringify(restored)}`);
          if (!restored.ok) return;
          plain(state, 'the state');
          same(restored.value, state, 'the restored state');
          for (const viewer of viewersOf(match.seats)) {
            plain(match.view(viewer), `the view of ${viewer}`);
            same(game.view(restored.value, viewer), match.view(viewer), `the view of ${viewer} of the restored state`);
          }
          if (match.turn === undefined) return;
          const move = trials.anyMove(match, chance);
          same(game.play(restored.value, move), game.play(state, move), 'the state after a move from the restored state');
          const moved = throughJson(match.view()) as V;
          same(game.legalMoves(moved), game.legalMoves(match.view()), 'the moves listed from a view that went through JSON');
        }),
    },
    {
      name: 'restore refuses what is no state, by a code, without an exception',
      run: () =>
        trials.someOfEveryGame(({ match, chance }) => {
          for (const data of [undefined, null, 0, 'x', [], {}, { turn: 0 }]) {
            const restored = game.restore(data);
            expect(!restored.ok, () => `restore accepts ${JSON.stringify(data)}`);
            if (!restored.ok) checkRefusal(restored.error);
          }
          // Data that is almost a state is either refused, or is a state on which every function works.
          const restored = game.restore(mutilate(throughJson(match.state), chance));
          if (!restored.ok) return checkRefusal(restored.error);
          let state = restored.value;
          const again = game.restore(throughJson(state));
          expect(again.ok, () => 'restore refuses a state that it has accepted');
          if (again.ok) same(again.value, state, 'a state that was restored twice');
          for (let ply = 0; ply < AFTER_RESTORE; ply++) {
            for (const viewer of viewersOf(game.seated(state))) game.view(state, viewer);
            const turn = game.turn(state);
            expect((turn === undefined) === (game.outcome(state) !== undefined), 'a restored state has a turn and an outcome, or neither');
            if (turn === undefined) break;
            const view = game.view(state, turn);
            game.determinize?.(view, chance);
            game.simulation?.(state);
            state = game.play(state, chance.pick(game.legalMoves(view)));
          }
        }),
    },
  ];
}
