import { describe, expect, test } from '@jest/globals';
import { createRandom, defaultOptions, type Viewer } from '@console-arcade/core';
import fc from 'fast-check';
import { arrange } from './arrange.js';
import { kittenFishing } from './rules.js';
import type { State } from './types.js';

const play = (state: State, plays: number): State => {
  let now = state;
  for (let i = 0; i < plays && kittenFishing.turn(now) !== undefined; i++) now = kittenFishing.play(now, 'play');
  return now;
};
const start = arrange({ hands: [[5, 8, 6], [5, 9]] }); // prettier-ignore

describe('what is known', () => {
  test('dealt cards are known to nobody, not even to whom they were dealt', () => {
    const view = kittenFishing.view(start, 0);
    expect(view).toMatchObject({ hands: [[null, null, null], [null, null]], faceDown: [5, 5, 6, 8, 9] }); // prettier-ignore
  });

  test('captured cards were seen by all, and are known at the back of the hand', () => {
    const view = kittenFishing.view(play(start, 2), 'table');
    expect(view).toMatchObject({ hands: [[null, null], [null, 5, 5]], faceDown: [6, 8, 9], unseen: [2, 1] }); // prettier-ignore
  });

  test('the open view shows everything', () => {
    expect(kittenFishing.view(start, 'open')).toMatchObject({ hands: start.hands, faceDown: [] });
  });

  test('at the end all cards are turned up', () => {
    const view = kittenFishing.view(play(arrange({ hands: [[1], [2, 3]] }), 1), 'table'); // prettier-ignore
    expect(view).toMatchObject({ turn: null, hands: [[], [2, 3]], faceDown: [], outcome: { winners: [1] } });
  });

  test('a view tells nothing of the checkpoint', () => {
    expect(Object.keys(kittenFishing.view(start, 0)).sort()).toEqual(
      'captures faceDown hands largestCapture last options outcome plays seats train turn unseen viewer'.split(' '),
    );
  });
});

const game = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  ranks: fc.integer({ min: 2, max: 13 }),
  copies: fc.integer({ min: 2, max: 4 }),
  openHands: fc.boolean(),
  playAgain: fc.boolean(),
  plays: fc.nat(80),
  seed: fc.integer(),
});
const position = ({ seats, plays, seed, ...options }: typeof game extends fc.Arbitrary<infer T> ? T : never): State =>
  play(kittenFishing.setup(seats, { ...defaultOptions(kittenFishing.options), ...options }, createRandom(seed)), plays);
const viewers: readonly Viewer[] = [0, 1, 'table', 'open'];

test('a view stays the same when only the order of the unseen cards differs', () => {
  fc.assert(
    fc.property(game, fc.integer(), (setup, seed) => {
      const state = position(setup);
      const other = kittenFishing.determinize?.(kittenFishing.view(state, 'table'), createRandom(seed)) as State;
      for (const viewer of [0, 1, 'table'] as const) expect(kittenFishing.view(other, viewer)).toEqual(kittenFishing.view(state, viewer));
    }),
  );
});

test('a full state drawn from a view looks just like it', () => {
  fc.assert(
    fc.property(game, fc.constantFrom(...viewers), fc.integer(), (setup, viewer, seed) => {
      const view = kittenFishing.view(position(setup), viewer);
      const drawn = kittenFishing.determinize?.(view, createRandom(seed)) as State;
      expect(kittenFishing.view(drawn, viewer)).toEqual(view);
      expect(kittenFishing.restore(drawn).ok).toBe(true);
    }),
  );
});

test('the face-down ranks ascend as numbers', () => {
  const ranks = [100, 9, Number.MAX_SAFE_INTEGER, 10, 0];
  expect(kittenFishing.view(arrange({ hands: [ranks, [1]] }), 0).faceDown).toEqual([0, 1, 9, 10, 100, Number.MAX_SAFE_INTEGER]);
});

test('a state drawn from the end by repetition is the state itself, the length of the cycle included', () => {
  const random = createRandom(8);
  const lengths = new Set<number>();
  for (let game = 0; game < 300; game++) {
    const options = { ...defaultOptions(kittenFishing.options), ranks: 5, copies: 2 };
    const state = play(kittenFishing.setup(2, options, random), Infinity);
    if (kittenFishing.outcome(state)?.reason !== 'repetition') continue;
    for (const viewer of viewers) expect(kittenFishing.determinize?.(kittenFishing.view(state, viewer), random)).toEqual(state);
    expect(kittenFishing.restore(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
    lengths.add(state.plays - state.checkpoint.plays);
  }
  expect(Math.max(...lengths)).toBeGreaterThan(1);
});

test('the unseen cards are drawn in every order', () => {
  const view = kittenFishing.view(arrange({ hands: [[1, 2], [3]] }), 0); // prettier-ignore
  const drawn = new Set(
    Array.from({ length: 100 }, (_, seed) => JSON.stringify(kittenFishing.determinize?.(view, createRandom(seed)).hands)),
  );
  expect(drawn.size).toBe(6);
});
