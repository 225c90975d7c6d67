import { describe, expect, test } from '@jest/globals';
import { compareHands, rankHand } from './rank-hand.js';

describe('card by card from the top', () => {
  test.each([
    ['Ac Ad Ks', 'Ah As 2d'],
    ['Ac 4d 2s', 'Kc Qd Th'],
    ['Ac 5d 2s', '9c 7d 5h'],
    ['Ac 4c 2c', 'Kd Qd Td'],
  ])('%s beats %s', (better, worse) => expect(compareHands(better, worse, { special235: 'off' })).toBeGreaterThan(0));
});

test.each([
  ['3c 4d 3s', 'pair'],
  ['2c 6d 2s', 'pair'],
  ['2c 3d 5s', 'high-card'],
  ['As 2d 3h', 'straight'],
  ['As 2s 3s', 'straight-flush'],
  ['Qd As Kh', 'straight'],
  ['9c 9d 9s', 'three-of-a-kind'],
  ['9c 4c Kc', 'flush'],
])('in whatever order the cards come: %s is %s', (text, category) => {
  const [a, b, c] = text.split(' ');
  for (const order of [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]) {
    expect(rankHand(order.join(' ')).category).toBe(category);
  }
});

test.each([
  ['Ac Kd 9s', 36],
  ['Tc Td 2s', 140],
  ['4c 3d 2s', 209],
  ['Ac 3d 2s', 206],
  ['Ac 9c 2c', 325],
  ['4c 3c 2c', 509],
  ['8c 8d 8s', 624],
])('the points of %s are %d', (text, points) => expect(rankHand(text).points).toBe(points));

test('an ace that does not stand low counts fourteen', () => {
  for (const aceTwoThree of ['second', 'high'] as const) expect(rankHand('Ac 3d 2s', { aceTwoThree }).points).toBe(219);
  expect(rankHand('Ac 3d 2s', { aceTwoThree: 'none' }).points).toBe(19);
});

test('A-2-3 stands where the option says', () => {
  const at = (aceTwoThree: 'low' | 'second' | 'high', other: string): number => Math.sign(compareHands('Ac 2d 3s', other, { aceTwoThree }));
  expect([at('low', '4c 3d 2h'), at('second', 'Kc Qd Jh'), at('second', 'Ah Kd Qs'), at('high', 'Ah Kd Qs')]).toEqual([-1, 1, -1, 1]);
});

describe('2-3-5', () => {
  test('beats three of a kind and nothing else, so that the order goes round', () => {
    expect(compareHands('2c 3d 5s', 'Ac Ad As')).toBeGreaterThan(0);
    expect(compareHands('Ac Ad As', '4c 4d 6s')).toBeGreaterThan(0);
    expect(compareHands('4c 4d 6s', '2c 3d 5s')).toBeGreaterThan(0);
    expect(compareHands('Ac Ad As', '2c 3d 5s')).toBeLessThan(0);
  });

  test('is none as a flush, nor with two suits where three are asked for, nor where it is off', () => {
    expect(compareHands('2c 3c 5c', 'Ac Ad As')).toBeLessThan(0);
    expect(compareHands('2c 3c 5d', 'Ac Ad As')).toBeGreaterThan(0);
    expect(compareHands('2c 3c 5d', 'Ac Ad As', { special235: 'rainbow' })).toBeLessThan(0);
    expect(compareHands('2c 3d 5s', 'Ac Ad As', { special235: 'off' })).toBeLessThan(0);
  });
});

test('equal ranks are a tie, unless suits decide', () => {
  expect(compareHands('Ac Kd 9s', 'As Kh 9d')).toBe(0);
  expect(compareHands('Ac Kd 9s', 'As Kh 9d', { tie: 'suits' })).toBeLessThan(0);
});

test.each([
  ['As As Kd', /card-twice.*As/],
  ['As Kd', /wrong-number.*2/],
  ['1s Kd Qh', /bad-card.*1s/],
  ['RJ Kd Qh', /not-in-deck.*RJ/],
])('%p is no hand', (text, reason) => expect(() => rankHand(text)).toThrow(reason));
