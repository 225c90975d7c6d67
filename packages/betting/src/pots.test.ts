import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { payOut, sidePots, type Pot } from './pots.js';

interface Row {
  readonly title?: string;
  readonly id: number;
  readonly contrib: number[];
  readonly folded: boolean[];
  readonly strength?: number[];
  readonly pots: Pot[];
  readonly payout_odd_chips_one_each_from_seat0: number[];
}
const rows = (name: string): Row[] =>
  readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

describe('pots as another program made them', () => {
  test.each(rows('pots.jsonl').map((row) => [row.id, row] as const))('hand %d', (_, { contrib, folded, pots }) => {
    expect(sidePots(contrib, folded)).toEqual(pots);
  });
  test.each(rows('pots_edge.jsonl').map((row) => [row.title, row] as const))('%s', (_, row) => {
    const pots = sidePots(row.contrib, row.folded);
    expect(pots).toEqual(row.pots);
    const strengths = (row.strength as number[]).map((strength, seat) => (row.folded[seat] ? -1 : strength));
    expect(payOut(pots, strengths, { oddChipsFrom: 0 })).toEqual(row.payout_odd_chips_one_each_from_seat0);
  });
});

test('odd chips go one each from the named seat on, anew for every pot', () => {
  const tie = [5, 5, 5];
  expect(payOut([{ amount: 11, eligible: [0, 1, 2] }], tie, { oddChipsFrom: 2 })).toEqual([4, 3, 4]);
  const two = [
    { amount: 4, eligible: [0, 1, 2] },
    { amount: 3, eligible: [0, 1] },
  ];
  expect(payOut(two, tie, { oddChipsFrom: 1 })).toEqual([2, 4, 1]);
});

test('impossible chips and pots that nobody can win are programmer errors', () => {
  expect(() => sidePots([10, -1], [false, false])).toThrow('chips are a whole number from 0, not -1');
  expect(() => sidePots([10, 2.5], [false, false])).toThrow(RangeError);
  expect(() => sidePots([10], [false, false])).toThrow(RangeError);
  expect(() => sidePots([10, 0], [true, false])).toThrow('nobody who has paid is left');
  expect(() => payOut([{ amount: 5, eligible: [0] }], [-1, 3], { oddChipsFrom: 0 })).toThrow('nobody can win the pot of 5');
});

const hands = fc.array(fc.record({ paid: fc.nat(60), folded: fc.boolean(), strength: fc.nat(4) }), { minLength: 2, maxLength: 6 });

test('no chip is made or lost, and nobody wins more from another than it has paid itself', () => {
  fc.assert(
    fc.property(hands, fc.nat(5), (seats, from) => {
      fc.pre(seats.some(({ paid, folded }) => paid > 0 && !folded));
      const lowest = Math.min(...seats.filter(({ paid }) => paid > 0).map(({ paid }) => paid));
      fc.pre(seats.some(({ paid, folded }) => paid >= lowest && !folded));
      const contributions = seats.map(({ paid }) => paid);
      const pots = sidePots(
        contributions,
        seats.map(({ folded }) => folded),
      );
      const total = contributions.reduce((sum, paid) => sum + paid, 0);
      expect(pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      const strengths = seats.map(({ folded, strength }) => (folded ? -1 : strength));
      const payouts = payOut(pots, strengths, { oddChipsFrom: from % seats.length });
      expect(payouts.reduce((sum, paid) => sum + paid, 0)).toBe(total);
      for (const [seat, got] of payouts.entries()) {
        const mine = contributions[seat];
        const most = contributions.reduce((sum, paid) => sum + Math.min(paid, mine), 0);
        // What only folded seats have paid above the last live layer falls to that layer.
        const live = Math.max(...seats.filter(({ folded }) => !folded).map(({ paid }) => paid));
        expect(got).toBeLessThanOrEqual(mine === live ? total : Math.min(total, most));
      }
    }),
    { seed: 5, numRuns: 500 },
  );
});
