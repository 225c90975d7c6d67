/** The tables of cards against sums that are known of them. */
import { expect, test } from '@jest/globals';
import { cards, costs, nobles, requirements } from './cards.js';
import { colours } from './types.js';

const sumsOf = (rows: readonly (readonly number[])[]) => colours.map((_, colour) => rows.reduce((sum, row) => sum + row[colour], 0));

test.each([
  [1, 33, 5, 8],
  [2, 41, 55, 6],
  [3, 43, 80, 4],
])('level %d: %d of each colour to pay, %d points, %d cards of each colour', (level, cost, points, ofEach) => {
  const own = cards.filter((card) => card.level === level);
  expect(sumsOf(own.map(({ id }) => costs[id]))).toEqual(colours.map(() => cost));
  expect(own.reduce((sum, card) => sum + card.points, 0)).toBe(points);
  for (const colour of colours) expect(own.filter(({ bonus }) => bonus === colour)).toHaveLength(ofEach);
});

test('the ten nobles, of three points each, ask for 17 of each colour together', () => {
  expect(nobles.map(({ points }) => points)).toEqual(Array.from({ length: 10 }, () => 3));
  expect(sumsOf(requirements)).toEqual([17, 17, 17, 17, 17]);
});

test('the red card that costs 1 white, 1 red, 3 black, and the black one that costs 1 green, 3 red, 1 black, are right', () => {
  expect(cards[12]).toMatchObject({ level: 1, bonus: 'red', cost: { white: 1, blue: 0, green: 0, red: 1, black: 3 } });
  expect(cards[20]).toMatchObject({ level: 1, bonus: 'black', cost: { white: 0, blue: 0, green: 1, red: 3, black: 1 } });
});

test('no two cards are alike', () => {
  const faces = cards.map(({ id: _, ...face }) => JSON.stringify(face));
  expect(new Set(faces).size).toBe(90);
});
