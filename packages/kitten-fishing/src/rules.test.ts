import { describe, expect, test } from '@jest/globals';
import { createRandom, defaultOptions, IllegalMoveError } from '@console-arcade/core';
import fc from 'fast-check';
import { arrange } from './arrange.js';
import { kittenFishing } from './rules.js';
import { jokerRanks, moves, type KittenFishingOptions, type State } from './types.js';

const hand = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);
const table = (hands: string[], options: Partial<KittenFishingOptions> = {}): State => arrange({ hands: hands.map(hand), options });
const after = (state: State, plays: number): State =>
  Array.from({ length: plays }).reduce<State>((now) => kittenFishing.play(now, 'play'), state);
const cards = ({ hands, train }: State): number[] => [...hands, train].flat().sort((a, b) => a - b);
const rules = (options: Partial<KittenFishingOptions> = {}): KittenFishingOptions => ({
  ...defaultOptions(kittenFishing.options),
  ...options,
});

describe('a game', () => {
  test('the worked example, play by play', () => {
    const plays = [
      // seat, card, captured, hands, train
      [0, 1, '', '2 3 4 5 | 4 2 5 1 3', '1'],
      [1, 4, '', '2 3 4 5 | 2 5 1 3', '1 4'],
      [0, 2, '', '3 4 5 | 2 5 1 3', '1 4 2'],
      [1, 2, '2 2', '3 4 5 | 5 1 3 2 2', '1 4'],
      [1, 5, '', '3 4 5 | 1 3 2 2', '1 4 5'],
      [0, 3, '', '4 5 | 1 3 2 2', '1 4 5 3'],
      [1, 1, '1 3 5 4 1', '4 5 | 3 2 2 1 3 5 4 1', ''],
      [1, 3, '', '4 5 | 2 2 1 3 5 4 1', '3'],
      [0, 4, '', '5 | 2 2 1 3 5 4 1', '3 4'],
      [1, 2, '', '5 | 2 1 3 5 4 1', '3 4 2'],
      [0, 5, '', ' | 2 1 3 5 4 1', '3 4 2 5'],
    ] as const;
    let state = table(['1 2 3 4 5', '4 2 5 1 3']);
    for (const [seat, card, captured, hands, train] of plays) {
      expect(kittenFishing.turn(state)).toBe(seat);
      state = kittenFishing.play(state, 'play');
      expect(state.last).toEqual({ seat, card, captured: hand(captured) });
      expect(state.hands).toEqual(hands.split('|').map(hand));
      expect(state.train).toEqual(hand(train));
    }
    expect(kittenFishing.turn(state)).toBeUndefined();
    expect(kittenFishing.outcome(state)).toEqual({ winners: [1], scores: [0, 1], reason: 'last-with-cards' });
    expect(state).toMatchObject({ plays: 11, captures: 2, largestCapture: 5 });
  });

  test('a capture takes the train from the top down to the matching card, in the order in which the cards come off', () => {
    const state = after(table(['5 8 5 1', '7 10 2']), 5);
    expect(state.last).toEqual({ seat: 0, card: 5, captured: [5, 10, 8, 7, 5] });
    expect(state.train).toEqual([]);
    expect(state.hands[0]).toEqual([1, 5, 10, 8, 7, 5]);
  });

  test('cards under the matching one stay', () => {
    const state = after(table(['9 3 1', '4 4 2']), 4);
    expect(state.train).toEqual([9]);
  });

  test('the last card, played without a capture, puts its player out at once, and the train stays', () => {
    const state = after(table(['3', '4 5']), 1);
    expect(state).toMatchObject({ hands: [[], [4, 5]], train: [3] });
    expect(kittenFishing.outcome(state)?.winners).toEqual([1]);
  });

  test('a last card that captures keeps its player in the game', () => {
    const state = after(table(['3 7', '3 9 1']), 2);
    expect(state.hands).toEqual([[7], [9, 1, 3, 3]]);
    const saved = after(table(['3 1 9', '3']), 2);
    expect(saved.hands).toEqual([
      [1, 9],
      [3, 3],
    ]);
    expect(kittenFishing.turn(saved)).toBe(1);
  });

  test('a finished game takes no more plays', () => {
    expect(() => kittenFishing.play(after(table(['3', '4 5']), 1), 'play')).toThrow(IllegalMoveError);
  });

  test('no other move exists', () => {
    expect(() => kittenFishing.play(table(['3', '4']), 'pass' as 'play')).toThrow(IllegalMoveError);
  });
});

describe('three and four seats', () => {
  test('the turn goes round', () => {
    const turns = [0, 1, 2, 3, 4].map((plays) => after(table(['1 2', '3 4', '5 6', '7 8']), plays).turn);
    expect(turns).toEqual([0, 1, 2, 3, 0]);
  });

  test('it passes over those who are out', () => {
    const state = after(table(['1 2 10', '3', '5 6', '7 8']), 5);
    expect(state.hands.map((cards) => cards.length)).toEqual([1, 0, 1, 1]);
    expect(state.turn).toBe(2);
    expect(after(table(['1 2 10', '3', '4', '7 8']), 5).turn).toBe(3);
  });

  test('the game goes on until one alone has cards', () => {
    const game = table(['1', '2 9', '3']);
    expect(kittenFishing.outcome(after(game, 2))).toBeUndefined();
    expect(kittenFishing.outcome(after(game, 3))).toEqual({ winners: [1], scores: [0, 1, 0], reason: 'last-with-cards' });
  });
});

describe('options', () => {
  test('playAgain off: the turn passes after a capture', () => {
    expect(after(table(['3 1', '3 2']), 2).turn).toBe(1);
    expect(after(table(['3 1', '3 2'], { playAgain: false }), 2).turn).toBe(0);
  });

  test('wildJack: a jack captures the whole train', () => {
    const state = after(table(['3 11 1', '4 5'], { wildJack: true }), 3);
    expect(state).toMatchObject({ train: [], turn: 0, last: { card: 11, captured: [11, 4, 3] } });
    expect(after(table(['3 11 1', '4 5']), 3).train).toEqual([3, 4, 11]);
  });

  test('wildJack: a jack lies down on an empty train, and a second one takes it with all that lies above', () => {
    const state = after(table(['11 11 1', '4 5'], { wildJack: true }), 3);
    expect(after(table(['11 11 1', '4 5'], { wildJack: true }), 1).train).toEqual([11]);
    expect(state).toMatchObject({ train: [], last: { captured: [11, 4, 11] } });
  });

  test('wildJack: a last card that is a jack keeps its player in the game', () => {
    expect(after(table(['3 1', '11'], { wildJack: true }), 2)).toMatchObject({ hands: [[1], [11, 3]], turn: 1 });
  });

  test('openHands: all cards lie face up', () => {
    const view = kittenFishing.view(table(['3 1', '3 2'], { openHands: true }), 'table');
    expect(view).toMatchObject({
      hands: [
        [3, 1],
        [3, 2],
      ],
      faceDown: [],
    });
  });

  test.each<[string, Partial<KittenFishingOptions>, number, number[]]>([
    ['one pack', {}, 52, [1, 1, 1, 1, 2]],
    ['jokers: one each, of ranks of their own', { jokers: true }, 54, [1, 1, 1, 1, 2]],
    ['ranks and copies', { ranks: 3, copies: 2 }, 6, [1, 1, 2, 2, 3, 3]],
    ['a stripped pack from 6 to the ace', { rankList: [6, 7, 8, 9, 10, 11, 12, 13, 1] }, 36, [1, 1, 1, 1, 6]],
  ])('the deck: %s', (_name, options, size, first) => {
    const deck = cards(kittenFishing.setup(2, rules(options), createRandom(1)));
    expect(deck).toHaveLength(size);
    expect(deck.slice(0, first.length)).toEqual(first);
    expect(deck.filter((rank) => rank > 13)).toEqual(options.jokers === true ? [14, 15] : []);
  });

  test('cards left over go to the first seats', () => {
    const sizes = (seats: number, options = {}) =>
      kittenFishing.setup(seats, rules(options), createRandom(1)).hands.map((cards) => cards.length);
    expect(sizes(3)).toEqual([18, 17, 17]);
    expect(sizes(4, { jokers: true })).toEqual([14, 14, 13, 13]);
    expect(sizes(4, { ranks: 1, copies: 6 })).toEqual([2, 2, 1, 1]);
  });

  test.each<[string, number, Partial<KittenFishingOptions>]>([
    ['too-few-cards', 4, { ranks: 3, copies: 1 }],
    ['repeated-rank', 2, { rankList: [3, 4, 3] }],
    ['joker-rank-taken', 2, { ranks: 14, jokers: true }],
    ['joker-rank-taken', 2, { rankList: [1, 15], jokers: true }],
    ['bad-seats', 5, {}],
    ['bad-seats', 1, {}],
  ])('%s: refused for %i seats', (code, seats, options) => {
    expect(kittenFishing.check(seats, rules(options))?.code).toBe(code);
    expect(() => kittenFishing.setup(seats, rules(options), createRandom(1))).toThrow(RangeError);
  });
});

describe('option values', () => {
  test.each<[string, object]>([
    ['bad-option', { ranks: 1e9 }],
    ['bad-option', { copies: 21 }],
    ['bad-option', { copies: NaN }],
    ['bad-option', { playAgain: 'false' }],
    ['bad-list', { rankList: [1.5] }],
    ['bad-list', { rankList: null }],
    ['unknown-option', { wild: true }],
  ])('%s: %j is refused, each for itself', (code, options) => {
    expect(kittenFishing.check(2, { ...rules(), ...options })?.code).toBe(code);
    expect(() => kittenFishing.setup(2, { ...rules(), ...options }, createRandom(1))).toThrow(code);
  });

  test('no options at all are refused', () => expect(kittenFishing.check(2, null as never)?.code).toBe('options-not-an-object'));

  test('an undefined one takes its default, in the check as in the game', () => {
    const options = { ...rules(), copies: undefined as never };
    expect(kittenFishing.check(2, options)).toBeUndefined();
    expect(kittenFishing.setup(2, options, createRandom(1))).toEqual(kittenFishing.setup(2, rules(), createRandom(1)));
  });

  test('a rank −0 is the ace of no deck: it is dealt as the 0 that it is in JSON', () => {
    const state = kittenFishing.setup(2, rules({ rankList: [-0, 1] }), createRandom(1));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  test('the greatest deck has 2,002 cards', () => {
    const greatest = { ranks: 100, rankList: Array.from({ length: 100 }, (_, i) => i + 100), copies: 20, jokers: true };
    expect(cards(kittenFishing.setup(2, rules(greatest), createRandom(1)))).toHaveLength(2002);
  });

  test('a state tells those that it holds', () => {
    const state = table(['1 2', '3'], { wildJack: true, playAgain: false });
    expect(kittenFishing.optionsOf?.(state)).toEqual({ playAgain: false, wildJack: true, openHands: false });
  });
});

describe('the lists handed out', () => {
  test.each<[string, () => readonly unknown[]]>([
    ['the legal moves', () => kittenFishing.legalMoves(kittenFishing.view(table(['1', '2']), 0))],
    ['no legal moves', () => kittenFishing.legalMoves(kittenFishing.view(table(['1', '2']), 1))],
    ['the moves', () => moves],
    ['the ranks of the jokers', () => jokerRanks],
    ['the default of rankList', () => kittenFishing.options.rankList.default],
  ])('%s: nobody can change them for the others', (_name, list) => {
    expect(() => (list() as unknown[]).push('pass')).toThrow(TypeError);
  });
});

describe('arranged beginnings', () => {
  test.each<[string, unknown, RegExp]>([
    ['null', null, /hands.*not null/],
    ['a number', 7, /hands.*not 7/],
    ['nothing', undefined, /hands.*not undefined/],
    ['a hand that is a text', [[1], 'ab'], /seat 1.*not string/],
    ['a hand that is null', [null, [1]], /seat 0.*not null/],
    ['a card that is a list', [[1], [[2]]], /seat 1 holds object/],
    ['more cards than any deck has', [[1], new Array(2002).fill(1)], /2002 cards/],
  ])('%s in place of hands is impossible, and the error says so', (_name, hands, message) => {
    const arranging = () => arrange({ hands: hands as number[][] });
    expect(arranging).toThrow(RangeError);
    expect(arranging).toThrow(message);
  });

  test('an empty hand is refused, and named', () => expect(() => arrange({ hands: [[1], []] })).toThrow(/seat 1/));
  test('ranks are whole numbers from 0', () => {
    for (const rank of [-1, 1.5, NaN, -0]) expect(() => arrange({ hands: [[1], [2, rank]] })).toThrow(RangeError);
    expect(arrange({ hands: [[0], [Number.MAX_SAFE_INTEGER]] }).hands).toEqual([[0], [Number.MAX_SAFE_INTEGER]]);
  });
  test('there are two to four hands', () => {
    expect(() => arrange({ hands: [[1]] })).toThrow(RangeError);
    expect(() => arrange({ hands: [[1], [1], [1], [1], [1]] })).toThrow(RangeError);
  });
  test('unknown options are refused', () =>
    expect(() => arrange({ hands: [[1], [2]], options: { wild: true } as object })).toThrow(/unknown-option/));
});

describe('repetition', () => {
  test('a game that never ends is a draw', () => {
    let state = table(['1 1', '1 1']);
    while (kittenFishing.turn(state) !== undefined) state = kittenFishing.play(state, 'play');
    expect(kittenFishing.outcome(state)).toEqual({ winners: [], scores: [0, 0], reason: 'repetition' });
  });
});

test('at every play the cards of the deck are all there, and no rank lies in the train twice', () => {
  const options = fc.record({
    ranks: fc.integer({ min: 2, max: 13 }),
    copies: fc.integer({ min: 2, max: 4 }),
    playAgain: fc.boolean(),
    wildJack: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), options, fc.integer(), (seats, chosen, seed) => {
      let state = kittenFishing.setup(seats, rules(chosen), createRandom(seed));
      const deck = cards(state);
      for (let plays = 0; plays < 300 && kittenFishing.turn(state) !== undefined; plays++) {
        state = kittenFishing.play(state, 'play');
        expect(cards(state)).toEqual(deck);
        expect(new Set(state.train).size).toBe(state.train.length);
      }
    }),
    { numRuns: 40 },
  );
});
