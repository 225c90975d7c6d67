import { describe, expect, test } from '@jest/globals';
import { layOut, type Parts } from './layout.js';
import type { Look } from './look.js';
import { widthOf } from './text.js';

const look: Look = { columns: 40, rows: 10, colours: 0, symbols: 'ascii', wide: false, language: 'en' };
const parts: Parts = {
  title: 'Nim',
  aside: 'move 3',
  scene: () => 'ooo\nooo',
  messages: ['Ann: 1'],
  prompt: 'your turn',
  keys: ['q leave', '? help'],
};
const lines = (changed: Partial<Parts> = {}, at: Partial<Look> = {}) => layOut({ ...parts, ...changed }, { ...look, ...at }).split('\n');

test('a screen has a title, the table, what happened, the question and the keys', () => {
  expect(lines()).toEqual([
    'Nim                              move 3',
    '',
    '                  ooo',
    '                  ooo',
    'Ann: 1',
    '',
    '',
    '',
    'your turn',
    'q leave  ? help',
  ]);
});

describe('the table does not move', () => {
  const row = (changed: Partial<Parts>) => lines(changed).findIndex((line) => line.includes('ooo'));
  test.each([
    ['when nothing happened yet', { messages: [] }],
    ['when much happened', { messages: Array.from({ length: 20 }, (_, i) => `line ${i}`) }],
    ['when nothing is asked', { prompt: '' }],
  ])('%s', (_when, changed) => {
    expect(row(changed)).toBe(row({}));
  });
});

test('of many messages the last ones are shown', () => {
  expect(lines({ messages: ['a', 'b', 'c', 'd', 'e'] }).slice(4, 8)).toEqual(['b', 'c', 'd', 'e']);
});

test('a table that needs the title line gets it', () => {
  const tall = { scene: () => Array.from({ length: 7 }, () => 'x').join('\n') };
  expect(lines(tall)[0].trim()).toBe('x');
  expect(lines(tall)).toHaveLength(10);
});

test('a table that does not fit says what it needs', () => {
  const tall = { scene: () => Array.from({ length: 8 }, () => 'x').join('\n') };
  expect(lines(tall).join(' ')).toContain('The window is 40x10; this table needs 2x11.');
  expect(lines({ scene: () => 'x'.repeat(40) }).join(' ')).toContain('needs 41x');
});

test.each(['en', 'zh'] as const)('no line is wider than the window less one, in any window (%s)', (language) => {
  for (const columns of [1, 2, 5, 20, 79, 80, 200]) {
    for (const rows of [1, 2, 3, 5, 24]) {
      const shown = lines({}, { columns, rows, language });
      expect(shown.length).toBeLessThanOrEqual(Math.max(1, rows));
      for (const line of shown) expect(widthOf(line, look)).toBeLessThanOrEqual(Math.max(1, columns - 1));
      expect(shown.at(-1)).not.toBe('');
    }
  }
});

test('the most needed keys are shown where not all fit', () => {
  expect(lines({}, { columns: 12 }).at(-1)).toBe('q leave');
});
