import { describe, expect, test } from '@jest/globals';
import { languages, type Look } from '@console-arcade/console';
import { played, start } from '../fixtures/play.js';
import { arrange, fiveInARow, scoreBoard, type Rule, type View } from '../index.js';
import { hints, linesThrough } from './hints.js';

const en: Look = { columns: 79, rows: 20, colours: 0, symbols: 'unicode', wide: false, language: 'en' };
const zh: Look = { ...en, language: 'zh' };

const viewOf = (stones: string, rule: Rule = 'freestyle'): View => fiveInARow.view(arrange({ stones, rule }), 'open');
const told = (view: View, look: Look = en) => hints(view, look).map(({ move, text }) => `${fiveInARow.format(move, view)} ${text}`);

describe('the best points come first, with what they make or stop', () => {
  const cases: [name: string, stones: string, first: string, chinese: string][] = [
    ['a four of its own', 'h8 a1 i8 a3 j8 a5 k8 a7', 'g8 makes five', 'g8 成五'],
    ['a gap in it', 'h8 a1 i8 a3 k8 a5 l8 a7', 'j8 makes five', 'j8 成五'],
    ['a four of the other', 'h8 a1 i8 a3 j8 a5 k8', 'g8 stops five', 'g8 阻止对方成五'],
    ['an open three of its own', 'h8 a1 i8 a3 j8 a5', 'g8 makes four (both ends open)', 'g8 成四（两端空）'],
    ['an open three of the other', 'h8 a1 i8 a3 j8', 'g8 stops four (both ends open)', 'g8 阻止对方成四（两端空）'],
    ['two of its own', 'h8 a1 i8 o1', 'g8 makes three (both ends open)', 'g8 成三（两端空）'],
  ];
  test.each(cases)('%s', (_, stones, first, chinese) => {
    expect(told(viewOf(stones))[0]).toBe(first);
    expect(told(viewOf(stones), zh)[0]).toBe(chinese);
  });
});

test('a line that is stopped on one side is called so', () => {
  expect(told(viewOf('h8 g8 i8 a1 j8 a3'))[0]).toBe('k8 makes four (one end open)');
});

test('two reasons of one kind are counted, two kinds are both told', () => {
  const crossing = viewOf('g8 a1 i8 o1 h9 a15 h7 o15');
  expect(told(crossing)[0]).toBe('h8 makes three (both ends open) in 2 lines');
  expect(told(crossing, zh)[0]).toBe('h8 成三（两端空）共 2 处');
  expect(told(viewOf('h8 j6 i8 j7'))).toContain('j8 makes three (both ends open), stops three (both ends open)');
});

test('what is hopeless beside the best is no hint', () => {
  expect(told(viewOf('h8 a1 i8 a3 j8 a5 k8 a7'))).toEqual(['g8 makes five', 'l8 makes five']);
});

test('at most five, by their sums', () => {
  const view = viewOf('h8 i9 i8 g8');
  const sums = hints(view, en).map(({ move }) => (move.type === 'stone' ? scoreBoard(view).flat()[move.point] : 0));
  expect(sums).toHaveLength(5);
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  expect(sums[0]).toBe(Math.max(...scoreBoard(view).flat()));
});

test('the lines add up to the sum of the scoring computer, where any five wins', () => {
  const view = viewOf('h8 i9 i8 g8 j8 k8 j9 h7 j7 j10 a1 b2 o15');
  for (const [point, score] of scoreBoard(view).flat().entries()) {
    if (score >= 0) expect(linesThrough(view, point).reduce((sum, line) => sum + line.score, 0)).toBe(score);
  }
});

describe('a five that does not win is not praised', () => {
  const sixInGap = 'h8 a1 i8 a3 j8 a5 l8 a7 m8 a9';
  test('six where exactly five is asked for', () => {
    expect(told(viewOf(sixInGap))[0]).toBe('k8 makes six');
    expect(told(viewOf(sixInGap, 'standard')).join('\n')).not.toMatch(/six|five/);
  });

  test('five that is shut in at both ends under caro', () => {
    const shutIn = 'h8 g8 i8 l8 j8 a1';
    expect(told(viewOf(`${shutIn} o1 a3`))).not.toEqual([]);
    const four = 'h8 g8 i8 m8 j8 a1 k8 a3';
    expect(told(viewOf(four))[0]).toBe('l8 makes five');
    expect(told(viewOf(four, 'caro')).join('\n')).not.toMatch(/five/);
  });
});

test('on an empty board the centre', () => {
  expect(told(fiveInARow.view(start(), 0))).toEqual(['h8 the centre of the board']);
});

test.each(['h8', 'h8 i9 g7', 'h8 i9 g7 more'])('in the opening none: swap2 after %s', (moves) => {
  expect(hints(fiveInARow.view(played(start({ opening: 'swap2' }), moves), 'open'), en)).toEqual([]);
});

test('after the end none', () => {
  expect(hints(viewOf('h8 a1 i8 a2 j8 a3 k8 a4 l8'), en)).toEqual([]);
});

test.each(languages)('every hint of a game is a legal move with a reason: %s', (language) => {
  let state = start({ size: 7 });
  for (let ply = 0; fiveInARow.turn(state) !== undefined; ply++) {
    const view = fiveInARow.view(state, fiveInARow.turn(state) ?? 'open');
    const given = hints(view, { ...en, language });
    expect(given.length).toBeGreaterThan(0);
    for (const { move, text } of given) {
      expect(fiveInARow.refusal(view, move)).toBeUndefined();
      expect(text).toMatch(/^[^{}]+$/);
    }
    state = fiveInARow.play(state, given[ply % given.length].move);
  }
});
