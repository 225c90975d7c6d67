import { expect, test } from '@jest/globals';
import { createRandom, defaultOptions, simulate, type Simulation } from '@console-arcade/core';
import fc from 'fast-check';
import { random } from './bots/random.js';
import { kittenFishing } from './rules.js';
import type { Move, State } from './types.js';

const options = fc.record({
  ranks: fc.integer({ min: 1, max: 12 }),
  copies: fc.integer({ min: 4, max: 6 }),
  playAgain: fc.boolean(),
  wildJack: fc.boolean(),
});
const twin = (state: State) => kittenFishing.simulation?.(state) as Simulation<Move>;

/** Every turn from here on, and at the end what the game is worth. */
function course(simulation: Simulation<Move>): number[] {
  const turns = [];
  for (; simulation.turn !== -1 && turns.length < 400; simulation.play(0)) turns.push(simulation.turn);
  return [...turns, simulation.turn, simulation.turn === -1 ? simulation.score(0) : 0];
}

test('the twin keeps step with the rules from any position on, and ends where they end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), options, fc.integer(), fc.nat(30), (seats, chosen, seed, plays) => {
      let state = kittenFishing.setup(seats, { ...defaultOptions(kittenFishing.options), ...chosen }, createRandom(seed));
      for (let i = 0; i < plays && kittenFishing.turn(state) !== undefined; i++) state = kittenFishing.play(state, 'play');
      const simulation = twin(state);
      const turns: [number, number][] = [];
      for (let i = 0; i < 400 && simulation.turn !== -1; i++) {
        turns.push([simulation.turn, kittenFishing.turn(state) ?? -1]);
        simulation.play(simulation.encode('play'));
        state = kittenFishing.play(state, 'play');
      }
      turns.push([simulation.turn, kittenFishing.turn(state) ?? -1]);
      expect(turns.filter(([twin, rules]) => twin !== rules)).toEqual([]);
      expect(simulation.moves(new Int32Array(1))).toBe(simulation.turn === -1 ? 0 : 1);
      const outcome = kittenFishing.outcome(state);
      if (outcome === undefined) return;
      const worth = (seat: number) => (outcome.winners.length === 0 ? 1 / seats : outcome.scores[seat]);
      for (let seat = 0; seat < seats; seat++) expect(simulation.score(seat)).toBe(worth(seat));
    }),
    { numRuns: 100 },
  );
});

test('plays that are taken back can be made again, and end the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), options, fc.integer(), fc.nat(60), fc.nat(60), (seats, chosen, seed, forth, back) => {
      const state = kittenFishing.setup(seats, { ...defaultOptions(kittenFishing.options), ...chosen }, createRandom(seed));
      const simulation = twin(state);
      let made = 0;
      for (; made < forth && simulation.turn !== -1; made++) simulation.play(0);
      for (let i = Math.min(back, made); i > 0; i--, made--) simulation.undo();
      const copy = twin(kittenFishing.setup(2, defaultOptions(kittenFishing.options), createRandom(1)));
      copy.copyFrom(simulation);
      let replayed = state;
      for (let i = 0; i < made; i++) replayed = kittenFishing.play(replayed, 'play');
      const expected = course(twin(replayed));
      expect(course(simulation)).toEqual(expected);
      expect(course(copy)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test('nothing is taken back before the first play', () => {
  expect(() => twin(kittenFishing.setup(2, defaultOptions(kittenFishing.options), createRandom(1))).undo()).toThrow(RangeError);
});

test.each([
  [2, true, {}],
  [4, true, { jokers: true, wildJack: true }],
  [3, false, { ranks: 3, copies: 4 }],
  [2, true, { playAgain: false, ranks: 5, copies: 2 }],
  [3, true, { rankList: [7, 900_000, 40], copies: 20 }],
])('%d random players play the same games on the twin as by the rules, seats changing: %s, %p', async (seats, rotate, chosen) => {
  const setup = { bots: Array.from({ length: seats }, () => random), games: 24, seed: 5, rotate, options: chosen };
  const totals = await simulate(kittenFishing, setup);
  expect(totals).toEqual(await simulate({ ...kittenFishing, simulation: undefined }, setup));
  expect(totals.games).toBe(24);
});
