/** Pairs and classes of hands that independent evaluators compared, and counts of every category. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Category } from './categories.js';
import { classify, is235, strengthOf } from './classify.js';
import type { HandOptions } from './hand-options.js';
import { compareHands, optionsOf, rankHand } from './rank-hand.js';
import { strength3 } from './strength3.js';

const read = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const rows = <T>(name: string): T[] =>
  read(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

type Row = { readonly a: string; readonly b: string } & Readonly<Record<string, string | number>>;

const columns: readonly (readonly [string, Partial<HandOptions>])[] = [
  ['cmp_a23low', { special235: 'off' }],
  ['cmp_a23second', { special235: 'off', aceTwoThree: 'second' }],
  ['cmp_a23high', { special235: 'off', aceTwoThree: 'high' }],
  ['cmp_a23none', { special235: 'off', aceTwoThree: 'none' }],
  ['cmp_a23low_235any', {}],
  ['cmp_a23low_235rainbow', { special235: 'rainbow' }],
  ['cmp_a23low_suit_shcd', { special235: 'off', tie: 'suits' }],
  ['cmp_teenpatti', { special235: 'off', aceTwoThree: 'second', straightVsFlush: 'straight' }],
];

test.each(columns)('pairs of hands: %s', (column, options) => {
  const pairs = rows<Row>('three52_pairs.jsonl');
  const wrong = pairs.filter(({ a, b, ...row }) => Math.sign(compareHands(a, b, options)) !== row[column]);
  expect([wrong, pairs.length]).toEqual([[], 200]);
});

test.each([
  ['index_a23low', {}],
  ['index_a23second', { aceTwoThree: 'second' }],
  ['index_a23high', { aceTwoThree: 'high' }],
  ['index_teenpatti', { aceTwoThree: 'second', straightVsFlush: 'straight' }],
] as const)('all 741 classes stand in the order of %s', (column, options) => {
  const classes = rows<{ readonly example: string } & Readonly<Record<string, number>>>('three52_classes.jsonl');
  const strengths = classes.toSorted((a, b) => a[column] - b[column]).map(({ example }) => rankHand(example, options).strength);
  expect(strengths).toHaveLength(741);
  expect(strengths.slice(1).every((strength, i) => strength > strengths[i])).toBe(true);
});

const letters: Readonly<Record<Category, string>> = {
  'high-card': 'HC',
  pair: 'PR',
  straight: 'ST',
  flush: 'FL',
  'straight-flush': 'SF',
  'three-of-a-kind': 'TR',
};

interface Count {
  readonly total: number;
  readonly cats: Readonly<Record<string, number>>;
  readonly classes_no_suits: number;
  readonly classes_with_keycard_suit: number;
  readonly hands_235_not_flush?: number;
  readonly hands_235_three_different_suits?: number;
}
const counts = JSON.parse(read('hand-counts.json')) as Readonly<Record<string, Count>>;

const hands: (readonly [number, number, number])[] = [];
for (let a = 0; a < 52; a++) for (let b = a + 1; b < 52; b++) for (let c = b + 1; c < 52; c++) hands.push([a, b, c]);

test.each(Object.entries(counts))('every hand: %s', (name, count) => {
  const aceTwoThree = name.replace('3of52_A23_', '') as HandOptions['aceTwoThree'];
  const options = optionsOf({ aceTwoThree, special235: 'any' });
  const found: Record<string, number> = {};
  for (const hand of hands) {
    const letter = letters[classify(hand, options).category];
    found[letter] = (found[letter] ?? 0) + 1;
  }
  expect([found, hands.length]).toEqual([count.cats, count.total]);
  const classes = (wanted: HandOptions): number => new Set(hands.map((hand) => strengthOf(classify(hand, wanted), wanted))).size;
  expect(classes(options)).toBe(count.classes_no_suits);
  expect(classes({ ...options, tie: 'suits' })).toBe(count.classes_with_keycard_suit);
  if (count.hands_235_not_flush === undefined) return;
  const special = (kind: HandOptions['special235']): number =>
    hands.filter((hand) => is235(classify(hand, options), { ...options, special235: kind })).length;
  expect([special('any'), special('rainbow'), special('off')]).toEqual([
    count.hands_235_not_flush,
    count.hands_235_three_different_suits,
    0,
  ]);
});

test('the fast path keeps the order of the plain one over all hands', () => {
  const options = optionsOf({ special235: 'off' });
  const byFast = new Map(hands.map((hand) => [strength3(...hand), strengthOf(classify(hand, options), options)]));
  const byPlain = new Map(hands.map((hand) => [strengthOf(classify(hand, options), options), strength3(...hand)]));
  expect([byFast.size, byPlain.size]).toEqual([741, 741]);
  const fast = [...byFast.keys()].sort((a, b) => a - b);
  expect(fast).toEqual(Array.from({ length: 741 }, (_, i) => i + 1));
  expect(fast.slice(1).every((strength, i) => byFast.get(strength)! > byFast.get(fast[i])!)).toBe(true);
});
