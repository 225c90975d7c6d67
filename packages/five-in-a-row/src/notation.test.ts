import { describe, expect, test } from '@jest/globals';
import { createRandom } from '@console-arcade/core';
import { arrange, fiveInARow, fiveInARowRefusals, formatMove, formatPoint, parseMove, parsePoint, sizes } from './index.js';

const empty = fiveInARow.view(fiveInARow.setup(2, { size: 15, rule: 'freestyle', opening: 'free' }, createRandom(1)), 'open');

test('every point of every size is read back as it was written', () => {
  for (let size: number = sizes.min; size <= sizes.max; size++) {
    for (let point = 0; point < size * size; point++) {
      const text = formatPoint(point, size);
      const [row, column] = [Math.floor(point / size) + 1, (point % size) + 1];
      for (const spelling of [text, text.toUpperCase(), ` ${text} `, `${row} ${column}`, `${row},${column}`]) {
        const read = parsePoint(spelling, size);
        if (!read.ok || read.value !== point) throw new Error(`${spelling} on ${size}: ${JSON.stringify(read)}`);
      }
    }
  }
});

test.each([
  [112, 15, 'h8'],
  [0, 15, 'a15'],
  [14, 15, 'o15'],
  [210, 15, 'a1'],
  [8, 20, 'i20'],
  [399, 20, 't1'],
  [12, 5, 'c3'],
])('point %i of %i lines is %s', (point, size, text) => {
  expect(formatPoint(point, size)).toBe(text);
});

test.each([
  ['H8', 'h8'],
  [' h 8\t', 'h8'],
  ['h08', 'h8'],
  ['8 8', 'h8'],
  ['8,8', 'h8'],
  ['1 , 15', 'o15'],
  ['15 1', 'a1'],
  ['Ｈ８', 'h8'],
  ['８，８', 'h8'],
  ['８\u3000８', 'h8'],
  ['BLACK', 'black'],
  ['b', 'black'],
  ['黑', 'black'],
  ['执黑', 'black'],
  ['White', 'white'],
  [' w ', 'white'],
  ['白', 'white'],
  ['执白', 'white'],
  ['m', 'more'],
  ['more', 'more'],
])('%j is read as %s', (text, expected) => {
  const move = parseMove(text, 15);
  expect(move.ok && formatMove(move.value, 15)).toBe(expected);
});

test.each([
  ['', { code: 'empty-text', at: 0 }],
  ['   ', { code: 'empty-text', at: 0 }],
  ['p1', { code: 'outside', at: 0, data: { point: 'p1', size: 15 } }],
  [' h16', { code: 'outside', at: 2, data: { point: 'h16', size: 15 } }],
  ['h0', { code: 'outside', at: 1, data: { point: 'h0', size: 15 } }],
  ['0 8', { code: 'outside', at: 0, data: { point: '0 8', size: 15 } }],
  ['8, 16', { code: 'outside', at: 3, data: { point: '8, 16', size: 15 } }],
  ['hh8', { code: 'unreadable-text', at: 0, data: { text: 'hh8', size: 15 } }],
  ['88', { code: 'unreadable-text', at: 0, data: { text: '88', size: 15 } }],
  ['h8 i9', { code: 'unreadable-text', at: 0, data: { text: 'h8 i9', size: 15 } }],
  ['-1 3', { code: 'unreadable-text', at: 0, data: { text: '-1 3', size: 15 } }],
  [' \u001b[31mred', { code: 'unreadable-text', at: 1, data: { text: ' [31mred', size: 15 } }],
])('%j is refused', (text, refusal) => {
  expect(parseMove(text, 15)).toEqual({ ok: false, error: refusal });
});

test('a long text is refused without being repeated', () => {
  for (const text of ['h8 '.repeat(10_000), '8'.repeat(10_000), ' '.repeat(10_000), '🂡'.repeat(100), '1'.repeat(190)]) {
    const move = fiveInARow.parse(text, empty);
    expect(move.ok).toBe(false);
    expect(JSON.stringify(move).length).toBeLessThan(200);
  }
});

describe('in a game', () => {
  const view = fiveInARow.view(arrange({ stones: 'h8' }), 'open');

  test('a readable move that is illegal is refused where it stands', () => {
    expect(fiveInARow.parse('  h8', view)).toEqual({ ok: false, error: { code: 'occupied', at: 2, data: { point: 'h8', size: 15 } } });
    expect(fiveInARow.parse('black', view)).toEqual({ ok: false, error: { code: 'no-choice-due', at: 0 } });
  });

  test('every code is kebab-case and stands once', () => {
    expect(fiveInARowRefusals.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
    expect(new Set(fiveInARowRefusals).size).toBe(fiveInARowRefusals.length);
  });
});
