import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { detectLook } from '@console-arcade/console';
import { progressText, showProgress } from './progress.js';

const look = detectLook({ language: 'en' }, {}, { columns: 80 });
const chinese = detectLook({ language: 'zh' }, {}, { columns: 80 });

test.each([
  [0, 0, '0 of 10,000 games'],
  [2500, 500, '2,500 of 10,000 games, 500 games/s, 15 s left'],
  [100, 0.5, '100 of 10,000 games, 0.5 games/s, 5.5 h left'],
  [4000, 20, '4,000 of 10,000 games, 20 games/s, 5 min left'],
  [9996, 2, '9,996 of 10,000 games, 2.0 games/s, 2.0 s left'],
])('%d games at %d a second', (played, speed, text) => {
  expect(progressText(played, 10_000, speed, look)).toBe(text);
});

test('in Chinese', () => {
  expect(progressText(2500, 10_000, 500, chinese)).toBe('2,500 / 10,000 局，每秒 500 局，还需 15 秒');
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('one line is written over and over, and wiped', () => {
  const complaints: string[] = [];
  let played = 0;
  const wipe = showProgress(100, () => (played += 10), { watched: true, complain: (text) => void complaints.push(text) }, look);
  jest.advanceTimersByTime(1000);
  expect(complaints).toHaveLength(5);
  for (const text of complaints) expect(text).toMatch(/^\r\d+ of 100 games.*$/);
  wipe();
  expect(complaints.slice(5).join('')).toMatch(/^\r +\r$/);
  jest.advanceTimersByTime(1000);
  expect(complaints).toHaveLength(7);
});

test('nobody watches: nothing is written', () => {
  const complaints: string[] = [];
  const wipe = showProgress(100, () => 1, { watched: false, complain: (text) => void complaints.push(text) }, look);
  jest.advanceTimersByTime(1000);
  wipe();
  expect(complaints).toEqual([]);
});
