import { describe, expect, test } from '@jest/globals';
import { course, sceneOf } from './fixtures/scenes.js';
import { deckOf, rankLabel } from './rank-label.js';

test.each([
  [1, 'A'],
  [10, '10'],
  [11, 'J'],
  [12, 'Q'],
  [13, 'K'],
  [14, 'joker'],
  [15, 'JOKER'],
])('rank %i of playing cards is %s', (rank, label) => expect(rankLabel(rank, 'playing-cards', 'en', 'word')).toBe(label));

test('jokers have short labels for their faces, in each language', () => {
  const faces = (language: 'en' | 'zh') => [14, 15].map((rank) => rankLabel(rank, 'playing-cards', language, 'card'));
  expect(faces('en')).toEqual(['jo', 'JO']);
  expect(faces('zh')).toEqual(['小', '大']);
});

test('a deck of numbers shows numbers', () =>
  expect([0, 1, 11, 14].map((rank) => rankLabel(rank, 'numbers', 'en', 'word'))).toEqual(['0', '1', '11', '14']));

describe('cards are playing cards', () => {
  const deck = (...hands: number[][]) => deckOf(sceneOf(course({ hands }, 1)).view);

  test('with one joker of each kind at most', () => {
    expect(deck([1, 13, 14], [15, 1])).toBe('playing-cards');
    expect(deck([14, 3], [14, 3])).toBe('numbers');
  });

  test('unless there are ranks that they do not have', () => {
    expect(deck([1, 2], [16])).toBe('numbers');
    expect(deck([0, 2], [3])).toBe('numbers');
  });
});
