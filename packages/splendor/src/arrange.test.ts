/** Arranged beginnings: what they lay out, and what is impossible. */
import { describe, expect, test } from '@jest/globals';
import { arrange, type Arrangement } from './arrange.js';

describe('an arranged beginning', () => {
  const decks = [[8, 9, 10, 11, 12], [41, 40], [89]];

  test('lays the first four cards of each deck face up', () => {
    const state = arrange({ players: 3, decks, nobles: [4, 2], options: { fewerTokens: true } });
    expect(state).toMatchObject({
      market: [[8, 9, 10, 11], [41, 40, -1, -1], [89, -1, -1, -1]],
      deckOrder: [[12], [], []],
      deck: [1, 0, 0],
      nobles: [2, 4],
      bank: [5, 5, 5, 5, 5, 5],
      fewerTokens: true,
      cur: 0,
    }); // prettier-ignore
    expect(state.players).toHaveLength(3);
  });

  test('without options is a game with the usual rules', () => {
    expect(arrange({ players: 2, decks, nobles: [] })).not.toHaveProperty('fewerTokens');
  });

  test.each<[string, Partial<Record<keyof Arrangement, unknown>>, RegExp]>([
    ['one player', { players: 1 }, /2 to 4 players, not 1/],
    ['five players', { players: 5 }, /2 to 4 players, not 5/],
    ['no decks', { decks: undefined }, /three lists/],
    ['decks that are no lists', { decks: [1, 2, 3] }, /three lists/],
    ['two decks', { decks: decks.slice(1) }, /bad-field.*market/],
    ['a card of another level', { decks: [[40], [41], [89]] }, /wrong-level.*40/],
    ['a card twice', { decks: [[8, 9, 8], [], []] }, /card-twice.*8/],
    ['a card that is none', { decks: [[8], [], [90]] }, /bad-field.*market\[2\]/],
    ['a noble twice', { nobles: [3, 3] }, /noble-twice.*N3/],
    ['four nobles for two', { nobles: [0, 1, 2, 3] }, /bad-field.*nobles/],
    ['no nobles', { nobles: undefined }, /bad-field.*nobles/],
    ['an unknown option', { options: { expansion: true } }, /expansion/],
    ['an option that is no flag', { options: { fewerTokens: 2 } }, /fewer/i],
  ])('that is impossible throws a RangeError saying what is: %s', (_, change, message) => {
    const impossible = () => arrange({ players: 2, decks, nobles: [], ...change } as Arrangement);
    expect(impossible).toThrow(RangeError);
    expect(impossible).toThrow(message);
  });
});
