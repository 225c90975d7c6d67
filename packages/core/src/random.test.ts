import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRandom, isRandomState, type Random, type RandomState } from './random.js';

const seeds = fc.maxSafeInteger();
const draws = (random: Random, count: number, n: number) => Array.from({ length: count }, () => random.int(n));

/** How far the counts of equally likely outcomes are from equal: the sum of (seen − expected)² / expected. */
function chiSquare(outcomes: readonly number[], n: number): number {
  const counts = new Array<number>(n).fill(0);
  for (const outcome of outcomes) counts[outcome]++;
  const expected = outcomes.length / n;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What chi-square exceeds once in a thousand times, by the degrees of freedom (number of outcomes − 1). */
const onceInAThousand: Readonly<Record<number, number>> = { 1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 8: 26.12, 23: 49.73, 51: 87.97 };

/** The place of an order of 0…n−1 among all orders. */
const orderNumber = (order: readonly number[]): number =>
  order.reduce((number, item, i) => number * (order.length - i) + order.slice(i + 1).filter((later) => later < item).length, 0);

describe('the same seed gives the same numbers for ever', () => {
  // A change here makes every record and every saved game replay differently.
  test.each<[readonly [number, ...number[]], RandomState, number[], string]>([
    [[0], [-2039230678, 1871141458, 1968804623, 65468877], [47, 37, 29, 51, 40, 49], 'febdgcha'],
    [[1], [-1554852586, -948729300, -506683059, -1086089018], [50, 30, 21, 43, 43, 37], 'gdeabfhc'],
    [[-1], [769337644, -973829551, -1160564836, 1975157857], [2, 7, 18, 25, 5, 2], 'ghcbedfa'],
    [[2 ** 32], [685875265, -1560803620, 165181834, -490972968], [20, 0, 17, 12, 38, 18], 'fbadghce'],
    [[Number.MAX_SAFE_INTEGER], [1444257244, 1129470878, 131786033, 379259170], [44, 31, 28, 25, 13, 42], 'cgabfdhe'],
    [[9, 4, 1], [1165374313, -706158017, 1219578675, -111805994], [17, 15, 29, 51, 39, 46], 'aebgdhcf'],
  ])('seed and path %j', (seedAndPath, state, numbers, shuffled) => {
    const random = createRandom(...seedAndPath);
    expect(random.state()).toEqual(state);
    expect(draws(random, 6, 52)).toEqual(numbers);
    expect(random.shuffle([...'abcdefgh']).join('')).toBe(shuffled);
  });

  test('in two generators side by side', () => {
    fc.assert(
      fc.property(seeds, fc.array(seeds, { maxLength: 3 }), (seed, path) => {
        expect(draws(createRandom(seed, ...path), 5, 1000)).toEqual(draws(createRandom(seed, ...path), 5, 1000));
      }),
    );
  });
});

describe('unlike seeds and paths have nothing in common', () => {
  const firstNumbers = (...seedAndPath: readonly [number, ...number[]]) => draws(createRandom(...seedAndPath), 4, 2 ** 32).join();

  test.each<[string, readonly [number, ...number[]], readonly [number, ...number[]]]>([
    ['seeds 2^32 apart', [5], [5 + 2 ** 32]],
    ['a seed and its negative', [5], [-5]],
    ['the two ends of the range', [Number.MAX_SAFE_INTEGER], [Number.MIN_SAFE_INTEGER]],
    ['-1 and 2^32 - 1, whose low words are equal', [-1], [2 ** 32 - 1]],
    ['a seed and its streams', [5], [5, 0]],
    ['two streams', [5, 0], [5, 1]],
    ['a path and its reverse', [5, 1, 2], [5, 2, 1]],
    ['a path and a longer one', [5, 1], [5, 1, 0]],
    ['a seed and a path of the same number', [5, 7], [7, 5]],
  ])('%s', (_, one, other) => {
    expect(firstNumbers(...one)).not.toBe(firstNumbers(...other));
  });

  test('no two of 20,000 seeds and paths begin alike', () => {
    const begins = new Set<string>();
    for (let seed = 0; seed < 100; seed++)
      for (let ply = 0; ply < 50; ply++) for (let seat = 0; seat < 4; seat++) begins.add(firstNumbers(seed, ply, seat));
    expect(begins.size).toBe(20_000);
  });

  test.each<[string, (i: number) => readonly [number, ...number[]]]>([
    ['neighbouring seeds', (i) => [i]],
    ['seeds 2^32 apart', (i) => [i * 2 ** 32]],
    ['the plies of one seed', (i) => [9, i, 0]],
    ['the seats of one ply', (i) => [9, 3, i]],
  ])('the first numbers of %s are as even as one generator’s', (_, seedAndPath) => {
    const first = Array.from({ length: 20_000 }, (_, i) => createRandom(...seedAndPath(i)).int(52));
    expect(chiSquare(first, 52)).toBeLessThan(onceInAThousand[51]);
  });

  test('neighbouring seeds deal unlike hands: the first numbers of a seed say nothing about those of the next', () => {
    const pairs = Array.from({ length: 20_000 }, (_, seed) => createRandom(seed).int(3) * 3 + createRandom(seed + 1).int(3));
    expect(chiSquare(pairs, 9)).toBeLessThan(onceInAThousand[8]);
  });
});

describe('int', () => {
  const cases = [2, 3, 4, 6, 52].flatMap((n) => [1, 2, 3].map((seed) => [n, seed] as const));

  test.each(cases)('of %i gives each number equally often (seed %i)', (n, seed) => {
    expect(chiSquare(draws(createRandom(seed), 60_000, n), n)).toBeLessThan(onceInAThousand[n - 1]);
  });

  test.each([1, 2, 3])('gives numbers that say nothing about the next (seed %i)', (seed) => {
    const random = createRandom(seed);
    const pairs = Array.from({ length: 30_000 }, () => random.int(4) * 6 + random.int(6));
    expect(chiSquare(pairs, 24)).toBeLessThan(onceInAThousand[23]);
  });

  test('is unbiased where a remainder of 32 bits would favour the lower numbers twofold', () => {
    // If no word were drawn again, the 2^32 words would give each number below 2^30 twice: five in eight in the lower half.
    const n = 3 * 2 ** 30;
    const halves = draws(createRandom(1), 20_000, n).map((number) => (number < n / 2 ? 0 : 1));
    expect(chiSquare(halves, 2)).toBeLessThan(onceInAThousand[1]);
  });

  test('gives whole numbers from 0 to n − 1, for any n', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.oneof(
          fc.integer({ min: 1, max: 100 }),
          fc.maxSafeNat().map((n) => Math.max(1, n)),
        ),
        (seed, n) => {
          const number = createRandom(seed).int(n);
          expect(Number.isSafeInteger(number) && number >= 0 && number < n).toBe(true);
        },
      ),
    );
  });

  test('of 1 is 0', () => {
    expect(draws(createRandom(1), 5, 1)).toEqual([0, 0, 0, 0, 0]);
  });

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 53, '6' as unknown as number])('of %p throws', (n) => {
    expect(() => createRandom(1).int(n)).toThrow(RangeError);
  });
});

describe('pick', () => {
  test('gives each entry equally often', () => {
    const random = createRandom(4);
    expect(
      chiSquare(
        Array.from({ length: 60_000 }, () => random.pick([0, 1, 2, 3, 4, 5])),
        6,
      ),
    ).toBeLessThan(onceInAThousand[5]);
  });

  test('from an empty list throws', () => {
    expect(() => createRandom(1).pick([])).toThrow(new RangeError('random.pick needs a list that is not empty'));
  });
});

describe('shuffle', () => {
  test.each([1, 2, 3])('gives each of the 24 orders of four equally often (seed %i)', (seed) => {
    const random = createRandom(seed);
    const orders = Array.from({ length: 48_000 }, () => orderNumber(random.shuffle([0, 1, 2, 3])));
    expect(chiSquare(orders, 24)).toBeLessThan(onceInAThousand[23]);
  });

  test('gives each of them equally often as the first shuffle of a seed, too', () => {
    const orders = Array.from({ length: 24_000 }, (_, seed) => orderNumber(createRandom(seed).shuffle([0, 1, 2, 3])));
    expect(chiSquare(orders, 24)).toBeLessThan(onceInAThousand[23]);
  });

  test('puts each of 52 cards equally often on top and at the bottom', () => {
    const random = createRandom(5);
    const shuffles = Array.from({ length: 10_000 }, () => random.shuffle(Array.from({ length: 52 }, (_, card) => card)));
    for (const place of [0, 51])
      expect(
        chiSquare(
          shuffles.map((cards) => cards[place]),
          52,
        ),
      ).toBeLessThan(onceInAThousand[51]);
  });

  test('keeps every entry, and leaves its input as it was', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const input = Object.freeze([...list]);
        const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
        expect(ascending(createRandom(seed).shuffle(input))).toEqual(ascending(list));
        expect(input).toEqual(list);
      }),
    );
  });

  test.each([[[]], [['a']]])('of %j is a copy', (list) => {
    const shuffled = createRandom(1).shuffle<string>(list);
    expect(shuffled).toEqual(list);
    expect(shuffled).not.toBe(list);
  });
});

describe('state', () => {
  test('restored, also from JSON and in another generator, goes on with the same numbers', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.nat(20), (seed, other, drawn) => {
        const random = createRandom(seed);
        draws(random, drawn, 52);
        const state: RandomState = JSON.parse(JSON.stringify(random.state()));
        const later = [draws(random, 5, 52), random.shuffle([...'abcdef']), draws(random, 2, 2 ** 40)];
        const restored = createRandom(other).restore(state);
        expect([draws(restored, 5, 52), restored.shuffle([...'abcdef']), draws(restored, 2, 2 ** 40)]).toEqual(later);
      }),
    );
  });

  test('restored gives back the same generator', () => {
    const random = createRandom(1);
    expect(random.restore(random.state())).toBe(random);
  });

  test('stays what it was while the generator goes on', () => {
    const random = createRandom(1);
    const state = random.state();
    const copy = [...state];
    random.int(52);
    expect(state).toEqual(copy);
    expect(random.state()).not.toEqual(copy);
  });

  test('handed out or handed in can be changed without changing the generator', () => {
    const random = createRandom(1);
    const state = random.state() as number[];
    state[0] = 0;
    expect(random.state()).toEqual(createRandom(1).state());
    random.restore(state);
    state[1] = 0;
    expect(random.state()[1]).not.toBe(0);
  });

  test('is read without drawing', () => {
    const random = createRandom(1);
    random.state();
    expect(random.int(52)).toBe(createRandom(1).int(52));
  });

  test.each<[string, unknown]>([
    ['too few words', [1, 2, 3]],
    ['too many words', [1, 2, 3, 4, 5]],
    ['all zero, from which only zeros come', [0, 0, 0, 0]],
    ['a fraction', [1, 2, 3, 0.5]],
    ['more than 32 bits', [1, 2, 3, 2 ** 31]],
    ['a text', [1, 2, 3, '4']],
    ['null in it', [1, 2, 3, null]],
    ['no list', { 0: 1, 1: 2, 2: 3, 3: 4, length: 4 }],
    ['nothing', undefined],
    ['null', null],
  ])('is refused: %s', (_, data) => {
    expect(isRandomState(data)).toBe(false);
    expect(() => createRandom(1).restore(data as RandomState)).toThrow(RangeError);
  });

  test('of any seed is accepted', () => {
    fc.assert(fc.property(seeds, (seed) => isRandomState(createRandom(seed).state())));
  });
});

describe('a seed', () => {
  test.each([0.5, NaN, Infinity, -Infinity, 2 ** 53, '1' as unknown as number])('%p throws, as does a path with it', (seed) => {
    expect(() => createRandom(seed)).toThrow(RangeError);
    expect(() => createRandom(1, seed)).toThrow(`a seed is a safe integer, not ${seed}`);
  });

  test('of minus nought is nought', () => {
    expect(createRandom(-0).state()).toEqual(createRandom(0).state());
  });
});
