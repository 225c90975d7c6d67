import { expect, test } from '@jest/globals';
import { arrange } from './arrange.js';
import { kittenFishing } from './rules.js';

const state = arrange({ hands: [[1, 2], [3, 4]] }); // prettier-ignore
const view = kittenFishing.view(state, 0);

test.each(['play', ' PLAY ', 'p', 'P', '出牌', '出', 'ｐｌａｙ', '\tPlay\n'])('%j is read as the play', (text) => {
  expect(kittenFishing.parse(text, view)).toEqual({ ok: true, value: 'play' });
});

test.each([
  ['', 'empty-text', 0],
  ['  ', 'empty-text', 0],
  ['  pass', 'unreadable-text', 2],
  ['play 5', 'unreadable-text', 0],
  ['p'.repeat(100_000), 'unreadable-text', 0],
])('%.10j is refused: %s', (text, code, at) => {
  expect(kittenFishing.parse(text, view)).toMatchObject({ ok: false, error: { code, at } });
});

test('only the player whose turn it is can play, or who sees everything', () => {
  expect(kittenFishing.parse('play', kittenFishing.view(state, 1))).toMatchObject({ error: { code: 'not-your-turn', data: { turn: 0 } } });
  expect(kittenFishing.parse('play', kittenFishing.view(state, 'table'))).toMatchObject({ error: { code: 'not-your-turn' } });
  expect(kittenFishing.parse('play', kittenFishing.view(state, 'open')).ok).toBe(true);
});

test('what is written is read again', () => {
  const [move] = kittenFishing.legalMoves(view);
  expect(kittenFishing.format(move, view)).toBe('play');
});

test.each([null, 1, 'Play', ['play'], { play: 1 }, undefined])('%j is no move', (move) => {
  expect(kittenFishing.refusal(view, move as 'play')?.code).toBe('not-a-move');
});
