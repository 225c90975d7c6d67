/** Pairs of hands that independent evaluators compared, and counts of every category of every deck. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { deck as deckOf, ranks } from '@console-arcade/core';
import type { Category } from './categories.js';
import { classify, strengthOf } from './classify.js';
import { lowestRank, type Deck, type HandOptions } from './hand-options.js';
import { compareHands, optionsOf } from './rank-hand.js';
import { strength5, strength5Suited } from './strength5.js';

const read = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

type Row = { readonly a: string; readonly b: string } & Readonly<Record<string, string | number>>;
const rows = (name: string): Row[] =>
  read(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

/** What a column compares under. */
function optionsFor(column: string, deck: Deck): Partial<HandOptions> {
  return {
    deck,
    aceLow: !column.includes('noalow'),
    flushVsFullHouse: column.includes('fl_gt_fh') ? 'flush' : 'full-house',
    suitOrder: column.includes('shcd') ? '♠♥♣♦' : column.includes('shdc') ? '♠♥♦♣' : 'none',
  };
}

describe.each([52, 36, 32, 28] as const)('pairs of hands of the deck of %d', (deck) => {
  const pairs = rows(`five${deck}_pairs.jsonl`);
  const columns = Object.keys(pairs[0]).filter((name) => name.startsWith('cmp'));
  test.each(columns)('%s', (column) => {
    const options = optionsFor(column, deck);
    const wrong = pairs.filter(({ a, b, ...row }) => Math.sign(compareHands(a, b, options)) !== row[column]);
    expect([wrong, pairs.length > 100]).toEqual([[], true]);
  });
});

const letters: Readonly<Record<Category, string>> = {
  'high-card': 'HC',
  pair: '1P',
  'two-pair': '2P',
  'three-of-a-kind': '3K',
  straight: 'ST',
  flush: 'FL',
  'full-house': 'FH',
  'four-of-a-kind': '4K',
  'straight-flush': 'SF',
};

interface Count {
  readonly total: number;
  readonly cats: Readonly<Record<string, number>>;
  readonly classes_no_suits: number;
  readonly classes_with_keycard_suit: number;
}
const counts = JSON.parse(read('hand-counts.json')) as Readonly<Record<string, Count>>;

test.each(Object.keys(counts).filter((name) => name.startsWith('5of') && !name.startsWith('5of52')))('every hand: %s', (name) => {
  const deck = Number(/5of(\d+)/.exec(name)?.[1]) as Deck;
  const aceLow = !name.includes('no_A_low');
  const suited = optionsOf({ deck, aceLow });
  const plain = optionsOf({ deck, aceLow, suitOrder: 'none' });
  const found: Record<string, number> = {};
  const [classes, suitedClasses] = [new Set<number>(), new Set<number>()];
  everyHand(deckOf({ ranks: ranks.slice(lowestRank[deck]) }), (hand) => {
    const classified = classify(hand, suited);
    const letter = letters[classified.category];
    found[letter] = (found[letter] ?? 0) + 1;
    suitedClasses.add(strengthOf(classified, suited));
    classes.add(strengthOf(classified, plain));
  });
  const { cats, classes_no_suits, classes_with_keycard_suit } = counts[name];
  expect(found).toEqual(cats);
  expect([classes.size, suitedClasses.size]).toEqual([classes_no_suits, classes_with_keycard_suit]);
});

function everyHand(cards: readonly number[], look: (hand: readonly number[]) => void): void {
  const pick = (from: number, hand: readonly number[]): void => {
    if (hand.length === 5) look(hand);
    else for (let i = from; i < cards.length; i++) pick(i + 1, [...hand, cards[i]]);
  };
  pick(0, []);
}

test('of 52 cards the fast path counts the same categories and classes, and keeps the order of the plain one', () => {
  const seen = new Set<number>();
  const suited = new Map<number, readonly number[]>();
  const counted = new Uint32Array(7463);
  for (let a = 0; a < 52; a++) {
    for (let b = a + 1; b < 52; b++) {
      for (let c = b + 1; c < 52; c++) {
        for (let d = c + 1; d < 52; d++) {
          for (let e = d + 1; e < 52; e++) {
            counted[strength5(a, b, c, d, e)]++;
            const strength = strength5Suited(a, b, c, d, e);
            if (!seen.has(strength)) {
              seen.add(strength);
              suited.set(strength, [a, b, c, d, e]);
            }
          }
        }
      }
    }
  }
  const { total, cats, classes_no_suits, classes_with_keycard_suit } = counts['5of52_wheel'];
  expect(counted.reduce((all, count) => all + count, 0)).toBe(total);
  expect(counted.filter((count) => count > 0)).toHaveLength(classes_no_suits);
  expect(suited.size).toBe(classes_with_keycard_suit);
  const options = optionsOf();
  const found: Record<string, number> = {};
  let last = 0;
  for (const strength of [...suited.keys()].sort((x, y) => x - y)) {
    const hand = suited.get(strength) as readonly number[];
    const classified = classify(hand, options);
    const plain = strengthOf(classified, options);
    expect(plain).toBeGreaterThan(last);
    last = plain;
    const fast = strength5(hand[0], hand[1], hand[2], hand[3], hand[4]);
    found[letters[classified.category]] = (found[letters[classified.category]] ?? 0) + counted[fast];
    counted[fast] = 0;
  }
  expect(found).toEqual(cats);
});
