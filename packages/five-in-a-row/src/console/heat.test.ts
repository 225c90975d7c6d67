import { expect, test } from '@jest/globals';
import { arrange, fiveInARow, scoreBoard, type View } from '../index.js';
import { heatLevels, heatRole } from './heat.js';

const viewOf = (stones: string, size = 7): View => fiveInARow.view(arrange({ size, stones }), 'open');
const grid = (view: View) =>
  Array.from({ length: view.size }, (_, row) =>
    heatLevels(view)
      .slice(row * view.size, (row + 1) * view.size)
      .join(' '),
  );

test('on an empty board no point stands out', () => {
  expect(new Set(heatLevels(viewOf('')))).toEqual(new Set([1]));
});

test('early on the levels tell a neighbour from a point in space', () => {
  expect(grid(viewOf('d4 d5 e4'))).toEqual([
    '1 1 1 1 1 1 1', //
    '1 1 2 2 2 1 1',
    '1 1 4 0 6 3 1',
    '1 1 9 0 0 8 1',
    '1 1 3 5 5 3 1',
    '1 1 1 1 1 1 1',
    '1 1 1 1 1 1 1',
  ]);
});

test('nine is for the greatest sum alone, and a greater sum never has a lower level', () => {
  const view = viewOf('h8 i9 i8 g8 j8 k8 j9 h7 j7 j10', 15);
  const levels = heatLevels(view);
  const rated = scoreBoard(view)
    .flat()
    .map((score, point) => ({ score, level: levels[point] }))
    .sort((a, b) => a.score - b.score);
  const best = rated.at(-1)?.score;
  for (const { score, level } of rated) expect(level === 9).toBe(score === best);
  for (const [i, { level }] of rated.slice(1).entries()) expect(level).toBeGreaterThanOrEqual(rated[i].level);
  expect(rated.filter(({ level }) => level === 0)).toHaveLength(10);
});

test('each step from cold to hot has another colour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(heatRole)).toEqual([
    ...['faint', 'faint', 'key', 'key', 'key', 'accent', 'accent', 'accent', 'bad'],
  ]);
});
