import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { equity } from './equity.js';

interface Row {
  readonly index_a23low: number;
  readonly example: string;
  readonly example_win: number;
  readonly example_tie: number;
  readonly of: number;
}
const rows = readFileSync(new URL('./fixtures/three52_equity.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

test('every hand of 296 classes is counted as another program did', () => {
  const wrong = rows.filter(({ example, example_win: win, example_tie: tie, of }) => {
    const found = equity(example, { special235: 'off' });
    return found.win !== win || found.tie !== tie || found.win + found.tie + found.lose !== of;
  });
  expect([wrong, rows.length]).toEqual([[], 296]);
});

test('a 235 beats the three of a kind that it loses to where it is off', () => {
  const off = equity('2s 3h 5d', { special235: 'off' });
  const any = equity('2s 3h 5d');
  // Three of each of the three ranks but its own four suits are left: 10 × 4 + 3 × 1.
  expect([any.win - off.win, off.lose - any.lose]).toEqual([43, 43]);
  expect(equity('As Ah Ad').lose).toBe(60);
});
