import { expect, test } from '@jest/globals';
import type { Look } from '@console-arcade/console';
import { played, start } from '../fixtures/play.js';
import { fiveInARow, type Options } from '../index.js';
import { narrate } from './narrate.js';

const en: Look = { columns: 79, rows: 20, colours: 0, symbols: 'unicode', wide: false, language: 'en' };
const zh: Look = { ...en, language: 'zh' };
const letters: Look = { ...en, symbols: 'ascii' };

/** What is told of the last of these moves. */
function told(moves: string, look: Look, names: readonly string[], options: Partial<Options> = {}): readonly string[] {
  const list = moves.split(' ');
  const earlier = list.slice(0, -1).join(' ');
  const state = earlier === '' ? start(options) : played(start(options), earlier);
  const before = fiveInARow.view(state, 'open');
  const move = fiveInARow.parse(list.at(-1) ?? '', before);
  if (!move.ok || before.turn === null) throw new Error(moves);
  return narrate(
    { before, seat: before.turn, move: move.value, after: fiveInARow.view(fiveInARow.play(state, move.value), 'open'), names },
    look,
  );
}

const swap2 = { opening: 'swap2' } as const;

test.each([
  ['h8', ['Ann ● h8'], ['你 ● h8']],
  ['h8 i9', ['You ○ i9'], ['小安 ○ i9']],
])('%s', (moves, english, chinese) => {
  expect(told(moves, en, ['Ann', 'You'])).toEqual(english);
  expect(told(moves, zh, ['你', '小安'])).toEqual(chinese);
});

test.each([
  ['h8 i9', ['Ann ○ i9'], ['你 ○ i9']],
  ['h8 i9 g7 white', ['You: White ○'], ['小安：执白 ○']],
  ['h8 i9 g7 black', ['You: Black ●'], ['小安：执黑 ●']],
  ['h8 i9 g7 more', ['You: two stones more'], ['小安：再加两子']],
  ['h8 i9 g7 more a1', ['You ○ a1'], ['小安 ○ a1']],
  ['h8 i9 g7 more a1 b1 white', ['Ann: White ○'], ['你：执白 ○']],
])('swap2: %s', (moves, english, chinese) => {
  expect(told(moves, en, ['Ann', 'You'], swap2)).toEqual(english);
  expect(told(moves, zh, ['你', '小安'], swap2)).toEqual(chinese);
});

test('in letters', () => {
  expect(told('h8', letters, ['Ann', 'You'])).toEqual(['Ann X h8']);
  expect(told('h8 i9', letters, ['Ann', 'You'])).toEqual(['You O i9']);
});

test('with colours the sign is painted as on the board, the words are not', () => {
  expect(told('h8', { ...en, colours: 1 }, ['Ann', 'You'])).toEqual(['Ann \u001b[36m\u001b[1m●\u001b[22m\u001b[39m h8']);
});
