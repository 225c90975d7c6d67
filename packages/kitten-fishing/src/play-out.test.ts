import { describe, expect, test } from '@jest/globals';
import { createRandom, defaultOptions, type Random } from '@console-arcade/core';
import fc from 'fast-check';
import { arrange } from './arrange.js';
import golden from './fixtures/kitten-fishing.json' with { type: 'json' };
import { playOut, type PlayOut } from './play-out.js';
import { kittenFishing } from './rules.js';
import type { KittenFishingOptions, State } from './types.js';

const deal = (seats: number, options: Partial<KittenFishingOptions>, random: Random): State =>
  kittenFishing.setup(seats, { ...defaultOptions(kittenFishing.options), ...options }, random);

/** The reference: the rules play by play, and a map of all positions; where the rules call a draw they are led on. */
function playedOut(start: State): PlayOut {
  const seen = new Map<string, number>();
  let state: State = { ...start, plays: 0, captures: 0, largestCapture: 0, checkpoint: { ...start, plays: 0 } };
  for (;;) {
    const { turn, hands, train, plays, captures, largestCapture } = state;
    const outcome = kittenFishing.outcome(state);
    if (outcome?.reason === 'last-with-cards') return { winner: outcome.winners[0], plays, captures, largestCapture };
    const position = JSON.stringify([turn, hands, train]);
    const earlier = seen.get(position);
    if (earlier !== undefined) return { plays, captures, largestCapture, cycle: { start: earlier, length: plays - earlier } };
    seen.set(position, plays);
    state = kittenFishing.play(state, 'play');
  }
}

describe('51 games of independent engines', () => {
  test.each(golden.map((row, i) => [i, row] as const))('deal %i', (_i, { hands, playAgain, winner, plays, captures, largestCapture }) => {
    const start = arrange({ hands, options: { playAgain } });
    expect(playOut(start)).toEqual({ winner, plays, captures, largestCapture });
    let state = start;
    while (kittenFishing.turn(state) !== undefined) state = kittenFishing.play(state, 'play');
    expect(state).toMatchObject({ plays, captures, largestCapture });
    expect(kittenFishing.outcome(state)?.winners).toEqual([winner]);
  });
});

const options = fc.record({
  playAgain: fc.boolean(),
  wildJack: fc.boolean(),
  rankList: fc.constantFrom([1, 2, 3], [11, 1], [0, 11, 12, 13, 40], [5, 999_999, 11], [7]),
  copies: fc.integer({ min: 2, max: 4 }),
  jokers: fc.boolean(),
});

test('playing out is playing by the rules, play by play, to the end or until a position recurs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), options, fc.integer(), fc.nat(12), (seats, chosen, seed, plays) => {
      fc.pre(kittenFishing.check(seats, { ...defaultOptions(kittenFishing.options), ...chosen }) === undefined);
      let state = deal(seats, chosen, createRandom(seed));
      for (let i = 0; i < plays && kittenFishing.turn(state) !== undefined; i++) state = kittenFishing.play(state, 'play');
      const before = JSON.stringify(state);
      expect(playOut(state)).toEqual(playedOut(state));
      expect(JSON.stringify(state)).toBe(before);
    }),
    { numRuns: 400 },
  );
});

test('the rules call a draw exactly where playing out finds a cycle', () => {
  const random = createRandom(5);
  for (let game = 0; game < 300; game++) {
    let state = deal(2, { ranks: 5, copies: 2 }, random);
    const { cycle, plays } = playOut(state);
    while (kittenFishing.turn(state) !== undefined) state = kittenFishing.play(state, 'play');
    expect(kittenFishing.outcome(state)?.reason).toBe(cycle === undefined ? 'last-with-cards' : 'repetition');
    expect(state.plays >= plays).toBe(true);
  }
});

describe('known figures', () => {
  const sample = (games: number, seed: number, chosen: Partial<KittenFishingOptions>): PlayOut[] => {
    const random = createRandom(seed);
    return Array.from({ length: games }, () => playOut(deal(2, chosen, random)));
  };
  const cycles = (games: PlayOut[]) => games.filter(({ cycle }) => cycle !== undefined).length / games.length;
  const mean = (games: PlayOut[]) => games.reduce((sum, { plays }) => sum + plays, 0) / games.length;

  test('of deals with 5 ranks × 2 copies about 3.9 % never end', () => {
    expect(Math.abs(cycles(sample(8000, 1, { ranks: 5, copies: 2 })) - 0.039)).toBeLessThan(0.009);
  });
  test('of deals with 4 × 4 about 0.2 %', () => {
    const share = cycles(sample(8000, 2, { ranks: 4, copies: 4 }));
    expect(share).toBeGreaterThan(0.0004);
    expect(share).toBeLessThan(0.004);
  });
  test('a game of 52 cards takes 576 plays on average', () => {
    expect(Math.abs(mean(sample(4000, 3, {})) - 576)).toBeLessThan(30);
  });
  test('and 543 when the turn passes after a capture', () => {
    expect(Math.abs(mean(sample(4000, 4, { playAgain: false })) - 543)).toBeLessThan(30);
  });
});

test('a deck of a hundred ranks, twenty copies of each, is played out too', () => {
  const { winner, plays } = playOut(deal(2, { ranks: 100, copies: 20 }, createRandom(1)));
  expect(winner).toBeDefined();
  expect(plays).toBeGreaterThan(2000);
});

test('of a game that is over nothing is left to play', () => {
  const over = kittenFishing.play(arrange({ hands: [[1], [2]] }), 'play'); // prettier-ignore
  expect(playOut(over)).toEqual({ winner: 1, plays: 0, captures: 0, largestCapture: 0 });
});
