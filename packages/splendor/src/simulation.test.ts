/** The mutable twin against the rules. */
import { describe, expect, test } from '@jest/globals';
import { createRandom, mostMoves, simulate, type Random, type Simulation } from '@console-arcade/core';
import fc from 'fast-check';
import { random } from './bots/random.js';
import { manyPositions, randomGame } from './fixtures/games.js';
import { after, move, position } from './fixtures/positions.js';
import { splendor } from './rules.js';
import type { SplendorMove, SplendorState } from './types.js';

/** Texts of moves are quickly compared, and say the same in every view. */
const textOf = (move: SplendorMove): string => splendor.format(move, anyView);
const anyView = splendor.view(position({ hands: [{}, {}] }), 'open');
const twinOf = (state: SplendorState) => splendor.simulation?.(state) as Simulation<SplendorMove>;
const out = new Int32Array(mostMoves);
const numbers = (twin: Simulation<SplendorMove>): number[] => [...out.subarray(0, twin.moves(out))];
const moves = (twin: Simulation<SplendorMove>): SplendorMove[] => numbers(twin).map((number) => twin.decode(number));
const byRules = (state: SplendorState) => splendor.legalMoves(splendor.view(state, 'open'));
/** All that the contract lets one see of a twin. */
const seen = (twin: Simulation<SplendorMove>) => ({ turn: twin.turn, moves: moves(twin), outcome: twin.outcome() });

function expectInStep(twin: Simulation<SplendorMove>, state: SplendorState): void {
  expect(seen(twin)).toEqual({ turn: splendor.turn(state) ?? -1, moves: byRules(state), outcome: splendor.outcome(state) });
}

/** Positions that random games hardly come to. */
const rare: readonly SplendorState[] = [
  position({ hands: [{ tokens: 'WWWUUUGGGRRR' }, {}] }),
  position({ hands: [{ tokens: 'WWWWUUGGGYYY' }, {}, {}, {}], fewerTokens: true }),
  position({ hands: [{ tokens: 'BBBBYYYYY', bonuses: 'WWWWWWWWWUUUUUUUGGGG' }, { tokens: 'WU' }], nobles: [0, 1, 9] }),
  position({ hands: [{ tokens: 'WWWUUUGGRRYYY', bonuses: 'WURB' }, {}, {}], cards: [9, 5, 3] }),
  position({ hands: [{ reserved: [[10, 0], [45, 1], [80, 0]], tokens: 'WWUUGRYYY' }, { reserved: [[11, 1]] }], cards: [5, 1, 0] }),
  position({ hands: [{ bonuses: 'WWWUUUGGGRRR' }, { bonuses: 'WWWUUUGGGRRRBBB' }], nobles: [0, 1, 9], passes: 1 }),
  position({ hands: [{ tokens: 'WWWWUUUUGG', reserved: [[75, 0], [79, 0], [83, 0]] }, { tokens: 'GGRRRRBBBB', reserved: [[76, 0], [77, 0], [81, 0]] }], cards: [0, 0, 0] }),
  position({ hands: [{ points: 14, bonuses: 'WWWUUUGGGRRR' }, { points: 15 }, {}], nobles: [0, 1], cur: 1, final: true }),
]; // prettier-ignore

function playInStep(from: SplendorState, chance: Random, plies: number): void {
  const twin = twinOf(from);
  let state = from;
  expectInStep(twin, state);
  for (let ply = 0; ply < plies && twin.turn !== -1; ply++) {
    const chosen = chance.pick(byRules(state));
    twin.play(twin.encode(chosen));
    state = splendor.play(state, chosen);
    expectInStep(twin, state);
  }
}

describe('the twin keeps in step with the rules', () => {
  test('at every position of random games, with either way of taking tokens', () => {
    for (const state of manyPositions()) {
      const twin = twinOf(state);
      const listed = byRules(state);
      out.fill(-7);
      const found = twin.moves(out);
      expect([twin.turn, found, out[found]]).toEqual([splendor.turn(state) ?? -1, listed.length, -7]);
      const differs = listed.findIndex((wanted, i) => textOf(wanted) !== textOf(twin.decode(out[i])));
      expect([differs, listed.findIndex((wanted, i) => twin.encode(wanted) !== out[i])]).toEqual([-1, -1]);
    }
  });

  test.each(rare.map((state, i) => [i, state] as const))('from a position that games hardly come to, %d', (i, state) => {
    for (let game = 0; game < 4; game++) playInStep(state, createRandom(11, i, game), 25);
  });

  test('to the end of a game', () => {
    for (const seats of [2, 3, 4])
      playInStep(splendor.setup(seats, { fewerTokens: seats === 3 }, createRandom(12)), createRandom(13), 1000);
  });
});

describe('what is taken back', () => {
  test('leads all the way back to the start, through the same positions', () => {
    for (const start of [...rare, ...[2, 3, 4].map((seats) => randomGame(seats, 20)[0])]) {
      const twin = twinOf(start);
      const chance = createRandom(14);
      const course = [seen(twin)];
      while (twin.turn !== -1) {
        twin.play(chance.pick(numbers(twin)));
        course.push(seen(twin));
      }
      expect(course.length).toBeGreaterThan(1);
      for (const earlier of course.reverse().slice(1)) {
        twin.undo();
        expect(seen(twin)).toEqual(earlier);
      }
      expectInStep(twin, start);
      expect(() => twin.undo()).toThrow(RangeError);
    }
  });

  test('can be played again otherwise', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...manyPositions().filter((_, i) => i % 7 === 0)),
        fc.nat(12),
        fc.nat(12),
        fc.integer(),
        (state, forth, back, seed) => {
          const twin = twinOf(state);
          const chance = createRandom(seed);
          const states = [state];
          for (let ply = 0; ply < forth && twin.turn !== -1; ply++) {
            const chosen = chance.pick(numbers(twin));
            states.push(splendor.play(states[ply], twin.decode(chosen)));
            twin.play(chosen);
          }
          for (let ply = 0; ply < back && states.length > 1; ply++) {
            states.pop();
            twin.undo();
          }
          const [last] = states.slice(-1);
          expectInStep(twin, last);
          if (twin.turn === -1) return;
          const other = chance.pick(byRules(last));
          twin.play(twin.encode(other));
          expectInStep(twin, splendor.play(last, other));
        },
      ),
      { seed: 15, numRuns: 150 },
    );
  });

  test('is nothing before the first move', () => {
    expect(() => twinOf(rare[0]).undo()).toThrow(RangeError);
  });
});

describe('a copy', () => {
  test('is played and taken back without moving the original, of any number of players', () => {
    const games = [2, 3, 4].map((seats) => randomGame(seats, 30));
    for (const states of games) {
      const half = states[states.length >> 1];
      const original = twinOf(half);
      const chance = createRandom(16);
      for (let ply = 0; ply < 8 && original.turn !== -1; ply++) original.play(chance.pick(numbers(original)));
      const before = seen(original);
      for (const other of [...games.map(([start]) => start), rare[1]]) {
        const copy = twinOf(other);
        copy.copyFrom(original);
        expect(seen(copy)).toEqual(before);
        while (copy.turn !== -1) copy.play(chance.pick(numbers(copy)));
        expect(seen(original)).toEqual(before);
        const again = twinOf(other);
        again.copyFrom(original);
        for (let ply = 0; ply < 8; ply++) again.undo();
        expectInStep(again, half);
        expect(() => again.undo()).toThrow(RangeError);
        expect(seen(original)).toEqual(before);
      }
    }
  });

  test('of a long history has all of it', () => {
    const twin = twinOf(randomGame(4, 31)[0]);
    const chance = createRandom(17);
    let plies = 0;
    for (; twin.turn !== -1; plies++) twin.play(chance.pick(numbers(twin)));
    const copy = twinOf(rare[0]);
    copy.copyFrom(twin);
    for (; plies > 0; plies--) copy.undo();
    expectInStep(copy, randomGame(4, 31)[0]);
  });
});

describe('scores', () => {
  const hand = (bought: number) => ({ points: 15, bonuses: 'WUGRB'.repeat(2).slice(0, bought) });
  test.each<[string, number[], number[]]>([
    ['won alone 1, lost 0', [10, 9], [0, 1]],
    ['shared between two', [9, 9], [0.5, 0.5]],
    ['shared among three of four', [5, 6, 5, 5], [1 / 3, 0, 1 / 3, 1 / 3]],
  ])('%s', (_, bought, shares) => {
    const last = position({ hands: bought.map(hand), final: true, cur: bought.length - 1 });
    const twin = twinOf(last);
    twin.play(twin.encode(move(last, 'D1')));
    expect(shares.map((_share, seat) => twin.score(seat))).toEqual(shares);
    expect(twin.outcome()).toEqual(splendor.outcome(after(last, 'D1')));
  });
});

test.each([
  [2, true, {}],
  [3, true, {}],
  [4, false, {}],
  [2, true, { fewerTokens: true }],
])('%d random players play the same games on the twin as by the rules, seats changing: %s, %p', async (seats, rotate, options) => {
  const setup = { bots: Array.from({ length: seats }, () => random), games: 12, seed: 5, rotate, options };
  const totals = await simulate(splendor, setup);
  expect(totals).toEqual(await simulate({ ...splendor, simulation: undefined }, setup));
  expect(totals.games).toBe(12);
});
