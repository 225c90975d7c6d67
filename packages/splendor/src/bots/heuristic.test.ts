/** The thoughtful player: what it prefers, and what it says for a move. */
import { describe, expect, test } from '@jest/globals';
import { createRandom } from '@console-arcade/core';
import { randomGame } from '../fixtures/games.js';
import { listed, move, position } from '../fixtures/positions.js';
import { splendor } from '../rules.js';
import type { SplendorState } from '../types.js';
import { missingTokens, turnsTo } from './distance.js';
import { heuristic, rankMoves, type Reason } from './heuristic.js';

const viewOf = (state: SplendorState) => splendor.view(state, state.cur);
const chosen = async (state: SplendorState) => splendor.format(await heuristic.choose(viewOf(state), createRandom(1), {}), viewOf(state));
const reasonsFor = (state: SplendorState, text: string): readonly Reason[] | undefined => {
  const wanted = splendor.format(move(state, text), viewOf(state));
  return rankMoves(viewOf(state)).find(({ move }) => splendor.format(move, viewOf(state)) === wanted)?.reasons;
};

/** Cards that nobody here can pay soon: the dear ones of level 3. */
const dear = [70, 74, 78, 82];

describe('how far a card is', () => {
  // Card 18 costs two white and two green, card 42 five blue.
  const bank = [4, 4, 4, 4, 4, 5];
  const far = (tokens: readonly number[], card = 18, there = bank) => {
    const means = { tokens, bonuses: [0, 0, 0, 0, 0], bank: there };
    return [missingTokens(card, means), turnsTo(card, means)];
  };

  test.each([
    ['nothing yet: two turns', [0, 0, 0, 0, 0, 0], [4, 2]],
    ['half of it', [1, 0, 1, 0, 0, 0], [2, 1]],
    ['gold for the rest', [1, 0, 1, 0, 0, 2], [0, 0]],
    ['more than enough', [3, 0, 3, 0, 0, 0], [0, 0]],
  ])('%s', (_, tokens, expected) => expect(far(tokens)).toEqual(expected));

  test('five of one colour need more turns than three of one', () => {
    // Two, two and one: while four lie, two alike may be taken.
    expect(far([0, 0, 0, 0, 0, 0], 42, [7, 7, 7, 7, 7, 5])).toEqual([5, 3]);
    expect(far([0, 0, 0, 0, 0, 0], 0, [7, 7, 7, 7, 7, 5])).toEqual([3, 2]);
  });

  test('what the bank has not takes longer', () => {
    expect(far([1, 0, 0, 0, 0, 0], 18, [3, 4, 0, 4, 4, 5])[1]).toBeGreaterThan(far([1, 0, 0, 0, 0, 0])[1]);
  });
});

describe('prefers', () => {
  test('the purchase that wins', async () => {
    const state = position({
      hands: [{ points: 14 }, { points: 13, tokens: 'WWWUUUU', bonuses: 'U' }],
      first: [[7, 15, 23, 31], [42, 48, 54, 60], dear],
      cur: 1,
    }); // prettier-ignore
    expect(await chosen(state)).toBe('B42:UUUU');
    expect(rankMoves(viewOf(state))[0].reasons).toContainEqual({ kind: 'wins' });
  });

  test('a purchase to more tokens, early on', async () => {
    // Card 18 costs two white and two green.
    const state = position({ hands: [{ tokens: 'WWGG' }, {}], first: [[18, 1, 8, 17], [42, 48, 54, 60], dear] }); // prettier-ignore
    expect(await chosen(state)).toBe('B18:WWGG');
  });

  test('to keep its gold where tokens do', () => {
    const state = position({ hands: [{ tokens: 'WWGGY' }, {}], first: [[18, 1, 8, 17], [42, 48, 54, 60], dear] }); // prettier-ignore
    const ranked = rankMoves(viewOf(state)).map(({ move }) => splendor.format(move, viewOf(state)));
    expect(ranked.filter((text) => text.startsWith('B18'))[0]).toBe('B18:WWGG');
  });

  test('to take away what another is about to win with', async () => {
    // Card 63 costs six white and brings three points.
    const state = position({
      hands: [{ points: 9 }, { points: 12, tokens: 'WWWUYY', bonuses: 'W' }],
      first: [[0, 1, 2, 3], [63, 41, 47, 53], dear],
    }); // prettier-ignore
    expect(await chosen(state)).toBe('R63');
    expect(reasonsFor(state, 'R63')).toContainEqual({ kind: 'denies', seat: 1, card: 63 });
  });
});

describe('says', () => {
  const state = position({
    hands: [{ tokens: 'UUUUURR', bonuses: 'WWWUUGGG' }, {}],
    first: [[0, 1, 2, 3], [42, 41, 47, 53], dear],
    nobles: [0, 8],
  }); // prettier-ignore

  test('how many points a purchase brings, the noble that it brings or brings nearer, and what its bonus is good for', () => {
    const reasons = reasonsFor(state, 'B42');
    expect(reasons).toContainEqual({ kind: 'buy-points', points: 2 });
    expect(reasons).toContainEqual({ kind: 'noble', noble: 0 });
    expect(reasons).toContainEqual({ kind: 'bonus-for', cards: expect.arrayContaining([74, 78, 82]) as never });
  });

  test('which card comes nearer, and how near', () => {
    // Card 34 costs two blue and two red, of which red is there.
    const near = position({ hands: [{ tokens: 'RR' }, {}], first: [[34, 7, 15, 39], [42, 48, 54, 60], dear] }); // prettier-ignore
    expect(reasonsFor(near, 'TUU')).toEqual([{ kind: 'turns-to', card: 34, turns: 0 }]);
  });
});

test('every legal move is ranked, the best first', () => {
  for (const state of [2, 3, 4].flatMap((seats) => randomGame(seats, 9).filter((_, ply) => ply % 17 === 0))) {
    const view = viewOf(state);
    const ranked = rankMoves(view);
    expect(ranked.map(({ move }) => splendor.format(move, view)).sort()).toEqual(listed(state).sort());
    const values = ranked.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  }
});
