import { describe, expect, test } from '@jest/globals';
import { createRandom, IllegalMoveError, Match } from '@console-arcade/core';
import { played, start } from './fixtures/play.js';
import { arrange, createScoringBot, fiveInARow, rules, sizes, type Move, type State } from './index.js';

const view = (state: State) => fiveInARow.view(state, 'open');
const code = (state: State, move: unknown) => fiveInARow.refusal(view(state), move as Move)?.code;

/** A full board without five in any direction: pairs that shift by two from row to row. */
const drawnBoard = (size: number): number[] => {
  const points = Array.from({ length: size * size }, (_, point) => point);
  const isBlack = (point: number) => ((point % size) + 2 * Math.floor(point / size)) % 4 < 2;
  const white = points.filter((point) => !isBlack(point));
  return points.filter(isBlack).flatMap((point, i) => (i < white.length ? [point, white[i]] : [point]));
};

describe('a game', () => {
  test('black begins on an empty board of 15 lines', () => {
    expect(view(start())).toEqual({
      viewer: 'open',
      size: 15,
      rule: 'freestyle',
      opening: 'free',
      stones: [],
      cells: '.'.repeat(225),
      black: 0,
      more: false,
      lines: [],
      phase: 'play',
      turn: 0,
      colour: 'black',
      choices: [],
      last: null,
      outcome: null,
    });
  });

  test('the colours take turns, and the view shows each stone', () => {
    const after = view(played(start({ size: 5 }), 'c3 a5'));
    expect(after).toMatchObject({ stones: [12, 0], cells: `O${'.'.repeat(11)}X${'.'.repeat(12)}`, turn: 0, colour: 'black', last: 0 });
  });

  test('a win is seen in the same move, with its line', () => {
    const won = view(played(start(), 'h8 a1 i8 a2 j8 a3 k8 a4 l8'));
    expect(won).toMatchObject({ phase: 'over', turn: null, colour: null, outcome: { winners: [0], scores: [1, 0], reason: 'five' } });
    expect(won.lines).toEqual([[112, 113, 114, 115, 116]]);
    expect(fiveInARow.legalMoves(won)).toEqual([]);
    expect(code(won, { type: 'stone', point: 0 })).toBe('game-over');
  });

  test('white wins as well', () => {
    const won = played(start(), 'a1 h8 a2 i8 a3 j8 a4 k8 o15 l8');
    expect(fiveInARow.outcome(won)).toEqual({ winners: [1], scores: [0, 1], reason: 'five' });
  });

  test.each(rules)('a full board is a draw, on every size (%s)', (rule) => {
    for (let size: number = sizes.min; size <= sizes.max; size++) {
      const stones = drawnBoard(size);
      const almost = arrange({ size, rule, stones: stones.slice(0, -1) });
      expect(fiveInARow.outcome(almost)).toBeUndefined();
      const full = fiveInARow.play(almost, { type: 'stone', point: stones[stones.length - 1] });
      expect(fiveInARow.turn(full)).toBeUndefined();
      expect(fiveInARow.outcome(full)).toEqual({ winners: [], scores: [0.5, 0.5], reason: 'full-board' });
    }
  });

  test('a five with the last free point is a win', () => {
    const rows = ['XXXXX', 'OOXOO', 'XXOXX', 'OOXOO', 'XOXOO'].join('');
    const of = (stone: string) => [...rows].flatMap((cell, point) => (cell === stone ? [point] : []));
    const [black, white] = [of('X').reverse(), of('O')];
    const full = arrange({ size: 5, stones: black.flatMap((point, i) => (i < white.length ? [point, white[i]] : [point])) });
    expect(fiveInARow.outcome(full)).toMatchObject({ winners: [0], reason: 'five' });
  });

  test('undo after a win clears it, and the game is open again', () => {
    const match = new Match(fiveInARow, { seed: 1, start: arrange({ stones: 'h8 a1 i8 a2 j8 a3 k8 a4' }) });
    match.play({ type: 'stone', point: 116 });
    expect(match.outcome?.winners).toEqual([0]);
    match.undo();
    expect(match.outcome).toBeUndefined();
    expect(match.view()).toMatchObject({ turn: 0, lines: [], phase: 'play', outcome: null, last: 165 });
    match.play({ type: 'stone', point: 0 });
    expect(match.turn).toBe(1);
  });

  test('the same seed gives the same game, another seed another one', () => {
    const game = (seed: number) => {
      const match = new Match(fiveInARow, { seed, options: { size: 9 } });
      const bot = createScoringBot();
      for (let turn = match.turn; turn !== undefined; turn = match.turn) {
        match.play(bot.choose(match.view(turn), createRandom(seed, match.ply, turn), {}) as Move);
      }
      return match.state.stones.join(' ');
    };
    expect(game(1)).toBe(game(1));
    expect(new Set([1, 2, 3, 4, 5].map(game)).size).toBe(5);
  });
});

describe('what is refused changes nothing', () => {
  const occupied: Move = { type: 'stone', point: 112 };
  const outside: Move = { type: 'stone', point: 225 };
  test.each([
    ['occupied', occupied, { point: 'h8', size: 15 }],
    ['outside', outside, { point: 225, size: 15 }],
    ['outside', { type: 'stone', point: -1 }, { point: -1, size: 15 }],
    ['not-a-point', { type: 'stone', point: 0.5 }, { size: 15 }],
    ['not-a-point', { type: 'stone', point: -0 }, { size: 15 }],
    ['not-a-point', { type: 'stone', point: '7' }, { size: 15 }],
    ['not-a-move', { type: 'stone' }, undefined],
    ['not-a-move', { type: 'stone', point: 1, colour: 'black' }, undefined],
    ['not-a-move', { type: 'constructor' }, undefined],
    ['not-a-move', null, undefined],
    ['not-a-move', 'h8', undefined],
    ['not-a-move', [], undefined],
    ['no-choice-due', { type: 'black' }, undefined],
  ])('%s: %j', (expected, move, data) => {
    const before = played(start(), 'h8');
    const copy = structuredClone(before);
    const refusal = fiveInARow.refusal(view(before), move as Move);
    expect(refusal).toEqual(data === undefined ? { code: expected } : { code: expected, data });
    expect(() => fiveInARow.play(before, move as Move)).toThrow(IllegalMoveError);
    expect(before).toEqual(copy);
    expect(fiveInARow.turn(before)).toBe(1);
  });

  test('only the mover moves', () => {
    const seen = fiveInARow.view(start(), 1);
    expect(fiveInARow.legalMoves(seen)).toEqual([]);
    expect(fiveInARow.refusal(seen, { type: 'stone', point: 0 })).toEqual({ code: 'not-your-turn' });
  });

  test.each([
    ['placement', start({ opening: 'swap2' })],
    ['choice', played(start({ opening: 'swap2' }), 'h8 i9 g7')],
    ['play', played(start(), 'h8')],
  ])('whoever is not to move can neither move nor write a move: %s', (phase, state) => {
    const turn = fiveInARow.turn(state);
    for (const viewer of [turn === 0 ? 1 : 0, 'table'] as const) {
      const seen = fiveInARow.view(state, viewer);
      expect(seen.phase).toBe(phase);
      expect(fiveInARow.legalMoves(seen)).toEqual([]);
      for (const text of ['a1', 'h8', 'black', 'more']) {
        expect(fiveInARow.parse(text, seen)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
      }
    }
  });

  test('after the end it is nobody’s turn, whoever looks', () => {
    const over = played(start(), 'h8 a1 i8 a2 j8 a3 k8 a4 l8');
    for (const viewer of [0, 1, 'table', 'open'] as const) {
      const seen = fiveInARow.view(over, viewer);
      expect(fiveInARow.legalMoves(seen)).toEqual([]);
      for (const text of ['a5', 'h8', 'black']) {
        expect(fiveInARow.parse(text, seen)).toMatchObject({ ok: false, error: { code: 'game-over' } });
      }
    }
  });

  test('a game of three, or on no board', () => {
    expect(fiveInARow.check(3, start())).toEqual({ code: 'two-seats', data: { seats: 3 } });
    expect(() => start({ size: 4 })).toThrow(RangeError);
    expect(() => fiveInARow.setup(1, { size: 15, rule: 'freestyle', opening: 'free' }, createRandom(1))).toThrow('two-seats');
  });
});

describe('options', () => {
  test('a state tells them all', () => {
    const options = { size: 9, rule: 'caro', opening: 'swap2' } as const;
    expect(fiveInARow.optionsOf?.(played(start(options), 'c3'))).toEqual(options);
    expect(fiveInARow.optionsOf?.(arrange({ size: 5, rule: 'standard', stones: 'c3' }))).toEqual({
      size: 5,
      rule: 'standard',
      opening: 'free',
    });
  });

  test('an undefined one takes its default, in the check as in the game', () => {
    const options = { size: undefined as never, rule: 'freestyle', opening: 'free' } as const;
    expect(fiveInARow.check(2, options)).toBeUndefined();
    expect(fiveInARow.setup(2, options, createRandom(1))).toEqual(start());
  });
});

test('nobody can change the choices of a view for the others', () => {
  const placed = played(start({ opening: 'swap2' }), 'h8 i9 g7');
  for (const state of [start(), placed, played(placed, 'more a1 b1')]) {
    expect(() => (view(state).choices as unknown[]).push('red')).toThrow(TypeError);
  }
});

describe('swap2', () => {
  const swap2 = start({ opening: 'swap2' });
  const placed = played(swap2, 'h8 i9 g7');
  const more = played(placed, 'more');
  const balanced = played(more, 'a1 b1');

  test('the first player lays black, white, black', () => {
    expect(view(swap2)).toMatchObject({ phase: 'placement', turn: 0, colour: 'black', black: null });
    expect(view(played(swap2, 'h8'))).toMatchObject({ phase: 'placement', turn: 0, colour: 'white' });
    expect(view(played(swap2, 'h8 i9'))).toMatchObject({ phase: 'placement', turn: 0, colour: 'black' });
  });

  test('then the second chooses', () => {
    expect(view(placed)).toMatchObject({ phase: 'choice', turn: 1, colour: null, choices: ['black', 'white', 'more'], black: null });
    expect(fiveInARow.legalMoves(view(placed))).toEqual([{ type: 'black' }, { type: 'white' }, { type: 'more' }]);
  });

  test('black: the first player goes on with white', () => {
    expect(view(played(placed, 'black'))).toMatchObject({ phase: 'play', turn: 0, colour: 'white', black: 1 });
  });

  test('white: the second player goes on with it', () => {
    expect(view(played(placed, 'white'))).toMatchObject({ phase: 'play', turn: 1, colour: 'white', black: 0 });
  });

  test('more: the second player lays white and black, and the first chooses a colour', () => {
    expect(view(more)).toMatchObject({ phase: 'placement', turn: 1, colour: 'white' });
    expect(view(played(more, 'a1'))).toMatchObject({ phase: 'placement', turn: 1, colour: 'black' });
    expect(view(balanced)).toMatchObject({ phase: 'choice', turn: 0, choices: ['black', 'white'] });
    expect(code(balanced, { type: 'more' })).toBe('more-only-once');
    expect(view(played(balanced, 'black'))).toMatchObject({ phase: 'play', turn: 1, colour: 'white', black: 0 });
    expect(view(played(balanced, 'white'))).toMatchObject({ phase: 'play', turn: 0, colour: 'white', black: 1 });
  });

  test('a stone at a choice, and a choice before one is due, are refused', () => {
    expect(code(placed, { type: 'stone', point: 0 })).toBe('choose-a-colour');
    expect(code(swap2, { type: 'white' })).toBe('no-choice-due');
    expect(code(more, { type: 'more' })).toBe('no-choice-due');
  });

  test('whoever took the winning colour wins', () => {
    const white = 'a1 h1 b1 i1 c1 j1 d1 k1 e1';
    expect(fiveInARow.outcome(played(placed, `white ${white}`))?.winners).toEqual([1]);
    expect(fiveInARow.outcome(played(placed, `black ${white}`))?.winners).toEqual([0]);
    expect(fiveInARow.outcome(played(balanced, 'white a2 o1 a3 o2 a4 o3 a5'))?.winners).toEqual([0]);
  });

  test('on the smallest board it is over in time as well', () => {
    let state = played(start({ opening: 'swap2', size: 5 }), 'a1 a2 a3 more a4 a5 black');
    const random = createRandom(3);
    while (fiveInARow.turn(state) !== undefined) state = fiveInARow.play(state, random.pick(fiveInARow.legalMoves(view(state))));
    expect(fiveInARow.outcome(state)).toBeDefined();
  });
});
