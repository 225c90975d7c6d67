import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRandom, simulate } from '@console-arcade/core';
import { random } from './bots/random.js';
import { wholeLines } from './fixtures/board.js';
import { start } from './fixtures/play.js';
import { fiveInARow, rules, type Move, type State } from './index.js';
import { createSimulation } from './simulation.js';

const stone = (point: number): Move => ({ type: 'stone', point });

test.each<[string, Move[]]>([
  ['the first stones', [stone(0), stone(1)]],
  ['the choice', [stone(0), stone(1), stone(2)]],
  ['the second stones', [stone(0), stone(1), stone(2), { type: 'more' }, stone(3)]],
  ['the second choice', [stone(0), stone(1), stone(2), { type: 'more' }, stone(3), stone(4)]],
  ['play as black', [stone(0), stone(1), stone(2), { type: 'black' }, stone(3), stone(4)]],
  ['play as white', [stone(0), stone(1), stone(2), { type: 'more' }, stone(3), stone(4), { type: 'white' }, stone(5)]],
])('a twin made at %s of swap2 can be taken back to the empty board', (_, moves) => {
  const states = moves.reduce<State[]>(
    (before, move) => [...before, fiveInARow.play(before[before.length - 1], move)],
    [start({ size: 6, opening: 'swap2' })],
  );
  const twin = createSimulation(states[states.length - 1]);
  const out = new Int32Array(64);
  for (const state of states.reverse()) {
    expect(twin.turn).toBe(fiveInARow.turn(state));
    const listed = Array.from(out.subarray(0, twin.moves(out)), (move) => twin.decode(move));
    expect(listed).toEqual(fiveInARow.legalMoves(fiveInARow.view(state, 'open')));
    if (state.stones.length > 0) twin.undo();
  }
});

test('a twin copies boards of its own size only', () => {
  expect(() => createSimulation(start({ size: 6 })).copyFrom(createSimulation(start({ size: 7 })))).toThrow(RangeError);
});

describe('the twin sees a win when the rules do, where lines are long and crowded', () => {
  const crowdedLines = wholeLines(9).filter((line) => line.length >= 6);
  test.each(rules)('%s', (rule) => {
    const games = fc.record({
      line: fc.constantFrom(...crowdedLines),
      other: fc.constantFrom(...crowdedLines),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(games, ({ line, other, seed }) => {
        const random = createRandom(seed);
        let state = start({ size: 9, rule });
        const twin = createSimulation(state);
        while (fiveInARow.turn(state) !== undefined) {
          // Each colour keeps to its line and seldom steps into the other's.
          const [own, theirs] = state.stones.length % 2 === 0 ? [line, other] : [other, line];
          const free = (random.int(5) > 0 ? own : theirs).filter((point) => state.cells[point] === '.');
          const listed = fiveInARow.legalMoves(fiveInARow.view(state, 'open'));
          const move = free.length > 0 ? stone(random.pick(free)) : random.pick(listed);
          state = fiveInARow.play(state, move);
          twin.play(twin.encode(move));
          expect(twin.turn).toBe(fiveInARow.turn(state) ?? -1);
        }
        for (const seat of [0, 1]) expect(twin.score(seat)).toBe(fiveInARow.outcome(state)?.scores[seat]);
      }),
      { numRuns: 150 },
    );
  });
});

test.each([
  [true, { size: 9 }],
  [false, { size: 6, rule: 'caro', opening: 'swap2' }],
  [true, { size: 5, opening: 'swap2' }],
] as const)('random players play the same games on the twin as by the rules, seats changing: %s, %p', async (rotate, options) => {
  const setup = { bots: [random, random], games: 25, seed: 5, rotate, options };
  expect(await simulate(fiveInARow, setup)).toEqual(await simulate({ ...fiveInARow, simulation: undefined }, setup));
});
