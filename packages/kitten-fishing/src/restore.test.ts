import { describe, expect, test } from '@jest/globals';
import { createRandom, defaultOptions } from '@console-arcade/core';
import fc from 'fast-check';
import { arrange } from './arrange.js';
import { mostCards } from './deck.js';
import { kittenFishing } from './rules.js';
import type { State } from './types.js';

const hands = [[1, 2, 3, 4, 5], [4, 2, 5, 1, 3]]; // prettier-ignore
let middle: State = arrange({ hands });
for (let plays = 0; plays < 4; plays++) middle = kittenFishing.play(middle, 'play');
// The second player has just taken 2 2: 3 4 5 against 5 1 3 2 2, train 1 4, second to play.

const refusalOf = (data: unknown) => {
  const restored = kittenFishing.restore(data);
  return restored.ok ? undefined : restored.error;
};

test('every state survives JSON, and plays on as before', () => {
  const options = fc.record({
    ranks: fc.integer({ min: 2, max: 13 }),
    playAgain: fc.boolean(),
    wildJack: fc.boolean(),
    openHands: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), options, fc.integer(), fc.nat(200), (seats, chosen, seed, plays) => {
      let state = kittenFishing.setup(seats, { ...defaultOptions(kittenFishing.options), ...chosen }, createRandom(seed));
      for (let i = 0; i < plays && kittenFishing.turn(state) !== undefined; i++) state = kittenFishing.play(state, 'play');
      expect(kittenFishing.restore(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
    }),
  );
});

test('the end by repetition survives JSON', () => {
  let state = arrange({ hands: [[1, 1], [1, 1]] }); // prettier-ignore
  while (kittenFishing.turn(state) !== undefined) state = kittenFishing.play(state, 'play');
  expect(kittenFishing.restore(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
});

describe('a checkpoint', () => {
  const comesBack = { turn: 0, hands: [[1, 2], [3, 4]], train: [9, 5] }; // prettier-ignore
  const last = { seat: 1, card: 5, captured: [] };
  const claimed = { ...comesBack, plays: 10, captures: 1, largestCapture: 2, last, unseen: [0, 0] };
  const contradiction = { code: 'contradiction', data: { field: 'checkpoint' } };

  test('that is the position itself is no repetition where play does not come back to it', () => {
    expect(refusalOf({ ...claimed, checkpoint: { ...comesBack, plays: 8 } })).toEqual(contradiction);
    expect(refusalOf({ ...claimed, checkpoint: { ...comesBack, plays: 10 } })).toBeUndefined();
  });

  test('that comes back only after other plays than are claimed is refused', () => {
    let state = arrange({ hands: [[1, 1], [1, 1]] }); // prettier-ignore
    while (kittenFishing.turn(state) !== undefined) state = kittenFishing.play(state, 'play');
    const length = state.plays - state.checkpoint.plays;
    const since = (plays: number) => refusalOf({ ...state, plays: 4 * length, checkpoint: { ...state.checkpoint, plays } });
    expect(since(3 * length)).toBeUndefined();
    expect(since(3 * length + 1)).toEqual(contradiction);
    expect(since(2 * length)).toEqual(contradiction); // it would have been noticed at the first return
  });

  test('that is still to come is refused: the game would be called a draw when it gets there', () => {
    const later = [0, 1].reduce((state) => kittenFishing.play(state, 'play'), middle);
    const { turn, hands, train } = later;
    expect(refusalOf({ ...middle, checkpoint: { turn, hands, train, plays: 3 } })).toEqual(contradiction);
  });
});

describe('counts', () => {
  test('that a game played on would lead out of the safe integers are refused', () => {
    expect(refusalOf({ ...middle, plays: Number.MAX_SAFE_INTEGER, checkpoint: undefined })).toEqual({
      code: 'bad-field',
      data: { field: 'plays' },
    });
  });

  test('as great as they may be, every play leads to a state that is restored', () => {
    const plays = 2 ** 52;
    let restored = kittenFishing.restore({ ...middle, plays, checkpoint: undefined });
    for (let i = 0; i < 4; i++) {
      if (!restored.ok) throw new Error(JSON.stringify(restored));
      restored = kittenFishing.restore(kittenFishing.play(restored.value, 'play'));
    }
    expect(restored).toMatchObject({ ok: true, value: { plays: plays + 4 } });
  });
});

test('what nobody has seen may be left out: all that was not captured just now, and nothing once the game is over', () => {
  const { unseen: _, ...rest } = middle;
  expect(kittenFishing.restore(rest)).toMatchObject({ ok: true, value: { unseen: [3, 3] } });
  const over = kittenFishing.play(arrange({ hands: [[1], [2, 3]] }), 'play'); // prettier-ignore
  expect(kittenFishing.restore({ ...over, unseen: undefined })).toMatchObject({ ok: true, value: { unseen: [0, 0] } });
});

describe('as many cards as the greatest deck', () => {
  const ranks = Array.from({ length: mostCards - 2 }, (_, i) => i);
  test('are restored, all different in one train', () => {
    expect(refusalOf({ hands: [[0], [1]], train: ranks })).toBeUndefined(); // prettier-ignore
  });
  test('and captured at once', () => {
    const restored = kittenFishing.restore({ hands: [[0], [1]], train: ranks }); // prettier-ignore
    expect(restored.ok && kittenFishing.play(restored.value, 'play').hands[0]).toHaveLength(mostCards - 1);
  });
  test('are the most that there can be', () => {
    expect(refusalOf({ hands: [[0], [1]], train: [...ranks, mostCards] })).toEqual({ code: 'bad-field', data: { field: 'train' } }); // prettier-ignore
    expect(refusalOf({ hands: [[...ranks, ...ranks], [1]] })).toEqual({ code: 'bad-field', data: { field: 'hands[0]' } }); // prettier-ignore
  });
});

test.each<[string, unknown]>([
  ['a rank in a hand', { hands: [[1], [-0]] }],
  ['a rank in the train', { hands, train: [-0] }],
  ['the turn', { hands, turn: -0 }],
  ['plays', { hands, plays: -0 }],
  ['captures', { hands, captures: -0 }],
  ['largestCapture', { hands, largestCapture: -0 }],
  ['unseen', { hands, unseen: [5, -0] }],
  [
    'the seat of the last play',
    {
      ...middle,
      turn: 1,
      hands: [
        [2, 3],
        [4, 5],
      ],
      train: [1],
      plays: 1,
      last: { seat: -0, card: 1, captured: [] },
    },
  ],
  ['the turn of the checkpoint', { ...middle, checkpoint: { ...middle.checkpoint, turn: -0 } }],
  ['the plays of the checkpoint', { hands, checkpoint: { turn: 0, hands, train: [], plays: -0 } }],
])('−0 is no number of a state: %s', (_name, data) => {
  expect(refusalOf(data)?.code).toMatch(/^bad-(field|rank)$/);
});

test('lists with holes are refused like any other wrong value', () => {
  // eslint-disable-next-line no-sparse-arrays -- what is tested
  expect(refusalOf({ hands: [[1], , [2]] })).toEqual({ code: 'bad-field', data: { field: 'hands[1]' } });
  expect(refusalOf({ hands, unseen: new Array(2) })).toEqual({ code: 'bad-field', data: { field: 'unseen' } });
  const { last } = middle;
  expect(refusalOf({ ...middle, last: { ...last, captured: new Array(2) } })).toEqual({ code: 'bad-field', data: { field: 'last' } });
});

describe('beginnings', () => {
  test('hands alone are a beginning', () => expect(kittenFishing.restore({ hands })).toEqual({ ok: true, value: arrange({ hands }) }));
  test('options may stand beside them', () => {
    const options = { wildJack: true, openHands: true };
    expect(kittenFishing.restore({ hands, options })).toEqual({ ok: true, value: arrange({ hands, options }) });
  });
  test('a train may lie there from the beginning', () => {
    expect(kittenFishing.restore({ hands: [[5], [1]], train: [5, 7, 8, 10] }).ok).toBe(true); // prettier-ignore
  });
  test('nobody begins without a card', () => {
    expect(refusalOf({ hands: [[1], [], [2]] })).toMatchObject({ code: 'empty-hand', data: { seat: 1 } }); // prettier-ignore
  });
});

test.each<[string, string, unknown]>([
  ['no object', 'not-a-state', 'play'],
  ['null', 'not-a-state', null],
  ['a list', 'not-a-state', [1]],
  ['no hands', 'bad-field', {}],
  ['one hand', 'bad-field', { hands: [[1]] }],
  ['a hand that is no list', 'bad-field', { hands: [[1], 'A'] }],
  ['half a card', 'bad-rank', { hands: [[1], [1.5]] }],
  ['a misspelt field', 'unknown-field', { hands, trian: [] }],
  ['an unknown option', 'unknown-option', { hands, options: { wild: true } }],
  ['a rank twice in the train', 'rank-twice-in-train', { hands, train: [7, 8, 7] }],
  ['a wild jack on other cards', 'jack-in-train', { hands, train: [7, 11], options: { wildJack: true } }],
  ['a seat that is not there', 'bad-field', { ...middle, turn: 2 }],
  ['the turn of one without cards', 'turn-without-cards', { ...middle, hands: [[3, 4, 5], []] }],
  ['a count below 0', 'bad-field', { ...middle, plays: -1 }],
  ['more captures than plays', 'contradiction', { ...middle, captures: 5 }],
  ['captures of no cards', 'contradiction', { ...middle, largestCapture: 0 }],
  ['a game without its last play', 'contradiction', { ...middle, last: null }],
  ['a last play that was not captured', 'contradiction', { ...middle, last: { seat: 1, card: 2, captured: [2, 3] } }],
  ["another one's turn after a capture", 'contradiction', { ...middle, turn: 0 }],
  ['captured cards that nobody has seen', 'bad-field', { ...middle, unseen: [3, 4] }],
  ['unseen cards among open hands', 'bad-field', { hands, options: { openHands: true }, unseen: [5, 5] }],
  ['a checkpoint with other cards', 'contradiction', { ...middle, checkpoint: { ...middle.checkpoint, train: [] } }],
  ['a checkpoint in the future', 'bad-field', { ...middle, checkpoint: { ...middle.checkpoint, plays: 9 } }],
  ['a checkpoint too long ago', 'contradiction', { ...middle, checkpoint: { ...middle.checkpoint, plays: 1 } }],
])('refused: %s (%s)', (_name, code, data) => {
  expect(refusalOf(data)?.code).toBe(code);
});

test('a refusal says where', () => {
  expect(refusalOf({ hands: [[1], [2, 'K']] })).toEqual({ code: 'bad-rank', data: { field: 'hands[1][1]' } }); // prettier-ignore
});

test('any JSON is either a state that plays on or refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(middle)), fc.jsonValue(), (field, value) => {
      const restored = kittenFishing.restore({ ...middle, [field]: value });
      if (restored.ok && kittenFishing.turn(restored.value) !== undefined) kittenFishing.play(restored.value, 'play');
    }),
    { numRuns: 500 },
  );
});
