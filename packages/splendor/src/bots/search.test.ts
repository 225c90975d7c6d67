/** The tree search: what it finds, and when it stops. */
import { describe, expect, test } from '@jest/globals';
import { createRandom, type Limits } from '@console-arcade/core';
import { move, position } from '../fixtures/positions.js';
import { splendor } from '../rules.js';
import type { SplendorState } from '../types.js';
import { searchBots, searchLevels } from './levels.js';

const [easy, normal] = searchBots;
const start = splendor.setup(2, { fewerTokens: false }, createRandom(3));
const choose = (state: SplendorState, limits: Limits, seed = 1) =>
  normal.choose(splendor.view(state, state.cur), createRandom(seed), limits);

describe('finds', () => {
  test('the purchase that wins the game', async () => {
    // Card 42 costs five blue and brings two points: 15 against 14, in the last turn of the round.
    const state = position({
      hands: [{ points: 14 }, { points: 13, tokens: 'WWWUUUU', bonuses: 'U' }],
      first: [[7, 15, 23, 31], [42, 48, 54, 60], [71, 76, 80, 84]],
      cur: 1,
    }); // prettier-ignore
    expect(await choose(state, { nodes: 50 })).toEqual(move(state, 'B42:UUUU'));
  });

  test('the card that the other is about to win with, and takes it away', async () => {
    // Card 63 costs six white and brings three points.
    const state = position({
      hands: [{ points: 9, tokens: 'WUGRB' }, { points: 12, tokens: 'WWWUYY', bonuses: 'W' }],
      first: [[0, 1, 2, 3], [63, 41, 47, 53], [71, 72, 76, 80]],
    }); // prettier-ignore
    expect(await choose(state, { nodes: 300 })).toEqual(move(state, 'R63'));
  });
});

describe('stops', () => {
  const clock = () => {
    let time = 0;
    return () => time++;
  };

  test('when it is told', async () => {
    let asked = 0;
    const stopped = () => ++asked > 5;
    expect(splendor.refusal(splendor.view(start, 0), await choose(start, { stopped }))).toBeUndefined();
    expect(asked).toBe(6);
  });

  test('at once, with a legal move', async () => {
    expect(splendor.refusal(splendor.view(start, 0), await choose(start, { nodes: 0 }))).toBeUndefined();
  });

  test('when its time is up', async () => {
    const now = clock();
    await choose(start, { ms: 10, now });
    expect(now()).toBeLessThanOrEqual(13);
  });

  test('after the playouts of its level, where nothing else is said', async () => {
    const view = splendor.view(start, 0);
    const [{ nodes }] = searchLevels;
    expect(await easy.choose(view, createRandom(4), {})).toEqual(await easy.choose(view, createRandom(4), { nodes }));
  });

  test('at the same move, given as many playouts and the same chance', async () => {
    expect(await choose(start, { nodes: 100 }, 5)).toEqual(await choose(start, { nodes: 100 }, 5));
  });
});
