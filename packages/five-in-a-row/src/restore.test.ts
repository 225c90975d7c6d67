import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRandom } from '@console-arcade/core';
import { arrange, fiveInARow, openings, rules, sizes, type Point, type Rule, type State } from './index.js';

test('every state of random games is restored from its JSON', () => {
  const games = fc.record({
    size: fc.integer(sizes),
    rule: fc.constantFrom(...rules),
    opening: fc.constantFrom(...openings),
    seed: fc.nat(),
    plies: fc.nat({ max: 60 }),
  });
  fc.assert(
    fc.property(games, ({ seed, plies, ...options }) => {
      const random = createRandom(seed);
      let state = fiveInARow.setup(2, options, random);
      for (let ply = 0; ply < plies && fiveInARow.turn(state) !== undefined; ply++) {
        state = fiveInARow.play(state, random.pick(fiveInARow.legalMoves(fiveInARow.view(state, 'open'))));
      }
      expect(fiveInARow.restore(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
    }),
    { numRuns: 200 },
  );
});

describe('outside data', () => {
  const state: State = arrange({ size: 5, stones: 'a1 b1 a2 b2 a3 b3 a4 b4 a5' });
  const opened = { size: 15, opening: 'swap2', stones: [112, 98, 126] };

  test('may leave out what follows from the rest', () => {
    const { size, stones } = state;
    expect(fiveInARow.restore({ size, stones })).toEqual({ ok: true, value: state });
    expect(fiveInARow.restore(opened)).toMatchObject({ ok: true, value: { black: null, more: false } });
    expect(fiveInARow.restore({ ...opened, black: 1 })).toMatchObject({ ok: true, value: { black: 1 } });
    expect(fiveInARow.restore({ ...opened, more: true })).toMatchObject({ ok: true, value: { more: true } });
  });

  test.each<[unknown, string]>([
    [undefined, 'not-a-state'],
    [null, 'not-a-state'],
    [[], 'not-a-state'],
    ['state', 'not-a-state'],
    [{}, 'bad-field'],
    [{ stones: 'h8' }, 'bad-field'],
    [{ ...state, size: 4 }, 'bad-option'],
    [{ ...state, rule: 'renju' }, 'bad-option'],
    [{ ...state, opening: null }, 'bad-option'],
    [{ ...state, turn: 0 }, 'unknown-field'],
    [JSON.parse('{"stones": [], "__proto__": 1}'), 'unknown-field'],
    [{ stones: [0, 1, 0] }, 'occupied'],
    [{ stones: [225] }, 'outside'],
    [{ stones: [-1] }, 'outside'],
    [{ stones: [-0] }, 'not-a-point'],
    [{ stones: ['h8'] }, 'not-a-point'],
    [{ stones: [null] }, 'not-a-point'],
    [{ ...state, stones: [...state.stones, 24] }, 'stone-after-the-end'],
    [{ ...state, black: 2 }, 'bad-field'],
    [{ ...state, more: 1 }, 'bad-field'],
    [{ ...state, black: 1 }, 'colours-do-not-fit'],
    [{ ...state, black: null }, 'colours-do-not-fit'],
    [{ ...state, more: true }, 'colours-do-not-fit'],
    [{ ...opened, stones: [1, 2], black: 0 }, 'colours-do-not-fit'],
    [{ ...opened, stones: [1, 2], more: true }, 'colours-do-not-fit'],
    [{ ...opened, stones: [1, 2, 3, 4] }, 'colours-do-not-fit'],
    [{ ...opened, more: true, black: 0 }, 'colours-do-not-fit'],
    [{ ...opened, stones: [1, 2, 3, 4, 5, 6], more: true }, 'colours-do-not-fit'],
    [{ ...state, cells: '.'.repeat(25) }, 'contradiction'],
    [{ ...state, lines: [] }, 'contradiction'],
    [{ ...state, lines: [[0, 5, 10, 15]] }, 'contradiction'],
  ])('%j is refused: %s', (data, code) => {
    expect(fiveInARow.restore(data)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('arrange', () => {
  test('lays stones in order of play', () => {
    expect(arrange({ stones: 'h8 i9, G7' })).toMatchObject({ size: 15, rule: 'freestyle', stones: [112, 98, 126], black: 0 });
    expect(arrange({ stones: [112, 98, 126] })).toEqual(arrange({ stones: 'h8 i9 g7' }));
    expect(arrange({ size: 5, stones: '' }).stones).toEqual([]);
  });

  test.each(['h8、i9、g7', 'h8，i9，g7', 'h8,i9,g7', ' h8 ,\ti9 、 g7 '])('%j: stones stand between spaces, commas or 、', (stones) => {
    expect(arrange({ stones }).stones).toEqual([112, 98, 126]);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['number', 112],
    ['object', { 0: 112 }],
  ])('stones that are no list and no text (%s) are impossible, and the error says so', (name, stones) => {
    expect(() => arrange({ stones: stones as string })).toThrow(RangeError);
    expect(() => arrange({ stones: stones as string })).toThrow(`not ${name}`);
  });

  test('is a finished game when the last stone wins', () => {
    const won = arrange({ stones: 'h8 a1 i8 a2 j8 a3 k8 a4 l8' });
    expect(fiveInARow.outcome(won)?.winners).toEqual([0]);
  });

  test.each<[{ size?: number; rule?: Rule; stones: string | Point[] }, string]>([
    [{ stones: 'h8 h8' }, 'occupied {"point":"h8","size":15,"stone":2}'],
    [{ stones: 'h8 p1' }, 'outside'],
    [{ stones: 'h8 9' }, 'unreadable-text'],
    [{ stones: [400] }, 'outside'],
    [{ stones: [-0] }, 'not-a-point'],
    [{ stones: [null] as never }, 'not-a-point'],
    [{ size: null as never, stones: '' }, 'bad-option'],
    [{ size: 21, stones: '' }, 'bad-option'],
    [{ rule: 'renju' as Rule, stones: '' }, 'bad-option'],
    [{ stones: 'h8 a1 i8 a2 j8 a3 k8 a4 l8 a5' }, 'stone-after-the-end {"stone":10}'],
  ])('%j is impossible', (arrangement, message) => {
    expect(() => arrange(arrangement)).toThrow(RangeError);
    expect(() => arrange(arrangement)).toThrow(message);
  });
});
