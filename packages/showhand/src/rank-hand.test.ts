import { describe, expect, test } from '@jest/globals';
import { formatCards } from '@console-arcade/core';
import { compareHands, rankHand } from './rank-hand.js';

const noSuits = { suitOrder: 'none' } as const;
/** Ranks as a hand of mixed suits, or of one. */
function hand(ranks: string, suited = false): string {
  const cards: string[] = [];
  for (const [i, rank] of [...ranks].entries()) {
    const suits = suited ? 'h' : 'cdhs'.slice(i % 4) + 'cdhs'.slice(0, i % 4);
    cards.push([...suits].map((suit) => rank + suit).find((card) => !cards.includes(card)) as string);
  }
  return cards.join(' ');
}

describe('strength decides where points say otherwise', () => {
  test.each([
    ['QQQQ2', 'K9999', 748, 736],
    ['AA229', 'KKQQ3', 246, 263],
    ['AA559', 'QQ883', 252, 252],
    ['AAKK9', 'AAKK6', 268, 268],
    ['AAKQJ', 'AA432', 156, 156],
    ['A6432', 'KQJ98', 29, 53],
    ['A7432', '97653', 30, 30],
  ])('%s beats %s', (better, worse, points, others) => {
    expect(compareHands(hand(better), hand(worse), noSuits)).toBeGreaterThan(0);
    expect(compareHands(hand(worse), hand(better), noSuits)).toBeLessThan(0);
    expect([rankHand(hand(better)).points, rankHand(hand(worse)).points]).toEqual([points, others]);
  });

  test('A6432 beats KQJ98, all of a suit', () => {
    expect(compareHands(hand('A6432', true), hand('KQJ98', true), noSuits)).toBeGreaterThan(0);
    expect([rankHand(hand('A6432', true)).points, rankHand(hand('KQJ98', true)).points]).toEqual([529, 553]);
  });
});

describe('points', () => {
  test.each([
    ['A5432', 415],
    ['KQJT9', 455],
    ['99966', 627],
    ['7772K', 321],
    ['22AKQ', 108],
  ])('of %s are %d', (ranks, points) => expect(rankHand(hand(ranks)).points).toBe(points));

  test('a low ace counts one below the lowest card of the deck', () => {
    expect(rankHand(hand('A89TJ'), { deck: 28 }).points).toBe(400 + 7 + 8 + 9 + 10 + 11);
    expect(rankHand(hand('A5432', true)).points).toBe(915);
  });
});

test.each([
  ['9K999', 'four-of-a-kind'],
  ['9K9K9', 'full-house'],
  ['KQJTA', 'straight'],
  ['KAAAA', 'four-of-a-kind'],
  ['56789', 'straight'],
])('in whatever order the cards come: %s is %s', (ranks, category) => {
  const cards = hand(ranks).split(' ');
  for (let turn = 0; turn < 5; turn++) {
    cards.push(cards.shift() as string);
    expect(rankHand(cards.join(' ')).category).toBe(category);
    expect(rankHand(cards.toReversed().join(' ')).category).toBe(category);
  }
});

test('the cards come as they count', () => {
  const ordered = (text: string, options = {}): string => formatCards(rankHand(text, options).cards);
  expect(ordered('2c 5d Ah 3s 4c')).toBe('5d 4c 3s 2c Ah');
  expect(ordered('Kc 9d 9s Kh 9c')).toBe('9s 9c 9d Kh Kc');
  expect(ordered('Js 8c Ah 9d Th', { deck: 28 })).toBe('Js Th 9d 8c Ah');
  expect(ordered('Ac 2d Kh 3s Kc')).toBe('Kh Kc Ac 3s 2d');
});

describe('of equal ranks the suit of the key card decides', () => {
  test.each([
    ['the better pair', 'Ks Kd 9c 5h 2d', 'Kh Kc 9s 5d 2s'],
    ['the top card of a straight', '9h 8c 7c 6c 5d', '9c 8h 7h 6h 5s'],
    ['the five of A2345', '5h 4c 3c 2d Ac', '5c 4h 3h 2s As'],
    ['the highest card', 'Ah 9c 7c 5d 2c', 'Ac 9h 7h 5s 2h'],
  ])('%s', (_, better, worse) => {
    expect(compareHands(better, worse)).toBeGreaterThan(0);
    expect(compareHands(better, worse, noSuits)).toBe(0);
  });

  test('in ♠♥♦♣ diamonds are above clubs', () => {
    expect(compareHands('Ad 9c 7c 5d 2c', 'Ac 9h 7h 5s 2h')).toBeLessThan(0);
    expect(compareHands('Ad 9c 7c 5d 2c', 'Ac 9h 7h 5s 2h', { suitOrder: '♠♥♦♣' })).toBeGreaterThan(0);
  });
});

test('cards are read in every style', () => {
  const { strength } = rankHand('Ts Jh Qd Kc As');
  for (const text of ['10s jh qd kc as', '10♠ J♥ Q♦ K♣ A♠', '黑桃10、红桃J、方块Q、梅花K、黑桃A', 'TsJhQdKcAs']) {
    expect(rankHand(text).strength).toBe(strength);
  }
  expect(rankHand([51, 46, 41, 34, 29]).category).toBe('high-card');
});

test.each([
  ['As As Kd Qh Jc', /card-twice.*As/],
  ['As Kd Qh Jc', /wrong-number.*4/],
  ['As Kd Qh Jc Ts 9s', /wrong-number.*6/],
  ['1s Kd Qh Jc Ts', /bad-card.*1s/],
  ['11h Kd Qh Jc Ts', /bad-card.*11h/],
  ['BJ Kd Qh Jc Ts', /not-in-deck.*BJ/],
  ['', /wrong-number.*0/],
])('%p is no hand', (text, reason) => expect(() => rankHand(text)).toThrow(reason));

test('what is no card, no option or not of the deck is named', () => {
  expect(() => rankHand([1, 2, 3, 4, 99])).toThrow(/not-a-card.*99/);
  expect(() => rankHand('7s Kd Qh Jc Ts', { deck: 28 })).toThrow(/not-in-deck.*7s/);
  expect(() => rankHand('As Kd Qh Jc Ts', { deck: 40 as 52 })).toThrow(/no such options/);
});
