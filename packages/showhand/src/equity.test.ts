import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createRandom } from '@console-arcade/core';
import { equity } from './equity.js';
import type { Deck } from './hand-options.js';

interface Row {
  readonly id: number;
  readonly deck: string;
  readonly me: string;
  readonly opp_up: string;
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}
const rows = readFileSync(new URL('./fixtures/stud_equity.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const cases = ({ win, tie, lose }: Pick<Row, 'win' | 'tie' | 'lose'>): number => win + tie + lose;

test.each(rows.filter((row) => cases(row) <= 1_000_000).map((row) => [row.id, row] as const))(
  'every case is counted as another program did: row %d',
  (_, { deck, me, opp_up, win, tie, lose }) => {
    expect(equity(me, [opp_up], { deck: Number(deck) as Deck, suitOrder: 'none' })).toEqual({ win, tie, lose });
  },
);

test.each(rows.filter((row) => cases(row) > 1_000_000).map((row) => [row.id, row] as const))(
  'a sample comes near the exact share: row %d',
  (_, row) => {
    const found = equity(row.me, [row.opp_up], {
      deck: Number(row.deck) as Deck,
      suitOrder: 'none',
      random: createRandom(7),
      samples: 20_000,
    });
    expect(cases(found)).toBe(20_000);
    // Five standard deviations of a share of 20,000.
    expect(Math.abs(found.win / 20_000 - row.win / cases(row))).toBeLessThan(0.018);
  },
);

test('of several opponents all must be beaten', () => {
  const one = equity('As Ad Ah Ac Ks', ['2c 2d 3h 4h'], { suitOrder: 'none' });
  const three = equity('As Ad Ah Ac Ks', ['2c 2d 3h 4h', '5c 5d 6h 7h', '8c 8d 9h Th'], { suitOrder: 'none' });
  expect(one.lose + three.lose).toBe(0);
  const behind = equity('Ks Kd 2h 3c 4s', ['As Ad 7h 8c', '5c 5d 6h 7s'], { suitOrder: 'none' });
  expect(behind.win).toBe(0);
});

test('impossible hands are programmer errors that say what is impossible', () => {
  expect(() => equity('As Ad', [])).toThrow('equity needs an opponent');
  expect(() => equity('As Ad', ['As 2c'])).toThrow('a card is in two hands');
  expect(() => equity('', ['2c'])).toThrow('one to five cards');
  expect(() => equity('As', ['2c 3c 4c 5c 6c'])).toThrow('at most four');
  expect(() => equity('2c', ['As'], { deck: 28 })).toThrow('not-in-deck');
});
