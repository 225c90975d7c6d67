/** Why moves are refused: each refusal says what would be right, and what is not refused is legal. */
import { describe, expect, test } from '@jest/globals';
import { IllegalMoveError, type Refusal } from '@console-arcade/core';
import fc from 'fast-check';
import { manyPositions } from './fixtures/games.js';
import { after, position, refused, type Hand } from './fixtures/positions.js';
import { splendor } from './rules.js';
import { splendorRefusals, tokenLetters, type SplendorMove, type SplendorRefusal, type SplendorState, type SplendorView } from './types.js';

const start = position({ hands: [{}, {}] });
const full = position({ hands: [{ tokens: 'WWUUGGRRBY' }, {}] });
const withTokens = (tokens: string, rest: Partial<Hand> = {}): SplendorState => position({ hands: [{ tokens, ...rest }, {}] });
const threeHeld = position({ hands: [{ reserved: [[10, 0], [44, 1], [80, 0]] }, {}] }); // prettier-ignore
const choosing = after(position({ hands: [{ bonuses: 'WWWUUUGGGRRR' }, {}], nobles: [0, 1, 9] }), 'D1');
const over = after(position({ hands: [{}, { tokens: 'RRRR', points: 14 }], first: [[7]], cur: 1 }), 'B7:RRRR');
const notRestored = (data: unknown): Refusal | undefined => {
  const restored = splendor.restore(data);
  return restored.ok ? undefined : restored.error;
};
const fromOutside = (change: object) => notRestored({ ...start, ...change });
const heldBy = (change: object) => fromOutside({ players: [{ ...start.players[0], ...change }, start.players[1]] });
const why = (state: SplendorState, move: unknown, viewer: SplendorView['viewer'] = 'open') =>
  splendor.refusal(splendor.view(state, viewer), move as SplendorMove);

describe('every code has a case', () => {
  const cases: Readonly<Record<SplendorRefusal, [Refusal | undefined, Refusal['data']?]>> = {
    'game-over': [refused(over, 'TWUG')],
    'not-your-turn': [why(start, { type: 'pass' }, 1), { turn: 0 }],
    'not-a-move': [why(start, { type: 'take' })],
    'gold-not-taken': [refused(start, 'TWUY'), { tokens: 'WUY' }],
    'not-three-or-two': [refused(start, 'TWUGR'), { tokens: 'WUGR' }],
    'not-in-bank': [refused(withTokens('WWWW'), 'TWUG'), { tokens: 'WUG', kind: 'W', colours: 'UGRB' }],
    'take-exactly': [refused(start, 'TWU'), { tokens: 'WU', count: 3, colours: 'WUGRB' }],
    'two-need-four': [refused(withTokens('U'), 'TUU'), { kind: 'U', left: 3 }],
    'return-due': [refused(full, 'TWUG'), { due: 3, held: 13 }],
    'return-too-few': [refused(full, 'TWUG-W'), { due: 3, given: 1 }],
    'return-too-many': [refused(full, 'R0-WU'), { due: 1, given: 2 }],
    'return-not-due': [refused(start, 'TWUG-W'), { given: 1, held: 3 }],
    'return-not-held': [refused(full, 'TWUG-BBB'), { kind: 'B', held: 1 }],
    'reserve-full': [refused(threeHeld, 'R0'), { most: 3 }],
    'deck-empty': [refused(position({ hands: [{}, {}], cards: [4, 30, 20] }), 'D1'), { level: 1 }],
    'card-not-on-board': [refused(start, 'R17'), { card: 17 }],
    'card-not-for-you': [refused(start, 'B17:WW'), { card: 17 }],
    'cannot-afford': [refused(withTokens('BY'), 'B0:BB'), { card: 0, cost: 'BBB', missing: 1 }],
    'wrong-payment': [refused(withTokens('WBBBB'), 'B0:WBB'), { card: 0, cost: 'BBB', pay: 'WBB', right: 'BBB' }],
    'card-is-free': [refused(withTokens('B', { bonuses: 'BBB' }), 'B0:B'), { card: 0, cost: '', pay: 'B', right: '' }],
    'pay-not-held': [refused(withTokens('BBBY'), 'B0:BYY'), { card: 0, kind: 'Y', held: 1, pay: 'BYY', right: 'BBB' }],
    'noble-due': [refused(choosing, 'TWUG'), { nobles: 'N0 N1' }],
    'no-noble-due': [refused(start, 'N0'), { noble: 'N0' }],
    'noble-does-not-come': [refused(choosing, 'N9'), { noble: 'N9', nobles: 'N0 N1' }],
    'must-move': [refused(start, 'P')],
    'empty-text': [refused(start, ' ')],
    'long-text': [refused(start, 'x'.repeat(101)), { length: 101, longest: 100 }],
    'unreadable-text': [refused(start, 'castle'), { text: 'castle' }],
    'no-such-card': [refused(start, 'B90'), { card: 90, last: 89 }],
    'no-such-noble': [refused(start, 'N10'), { noble: 'N10', last: 'N9' }],
    'no-such-deck': [refused(start, 'D4'), { level: 4 }],
    'no-such-place': [refused(start, 'buy 4 1'), { row: 4, column: 1 }],
    'empty-place': [refused(position({ hands: [{}, {}], cards: [3, 30, 20] }), 'buy 3 4'), { row: 3, column: 4 }],
    'bad-seats': [splendor.check(5, { fewerTokens: false }), { seats: 5, min: 2, max: 4 }],
    'not-a-state': [notRestored('x')],
    'unknown-field': [fromOutside({ dice: 2 }), { field: 'dice' }],
    'bad-field': [heldBy({ pts: -1 }), { field: 'players[0].pts' }],
    'card-twice': [heldBy({ res: [[0, 0]] }), { card: 0 }],
    'noble-twice': [fromOutside({ nobles: [2, 2] }), { noble: 'N2' }],
    'wrong-level': [fromOutside({ market: [[0, 1, 2, 40], ...start.market.slice(1)] }), { field: 'market[0]', card: 40, level: 1 }],
    'tokens-not-conserved': [fromOutside({ bank: [4, 3, 4, 4, 4, 5] }), { kind: 'U', tokens: 3, expected: 4 }],
    contradiction: [fromOutside({ final: true }), { field: 'final' }],
    'too-many-moves': [fromOutside(hoard()), { field: 'players[0].t' }],
  };

  test.each(Object.entries(cases))('%s', (code, [refusal, data]) => {
    expect(refusal).toMatchObject({ code, ...(data === undefined ? {} : { data }) });
  });

  test('and there is no other code', () => {
    expect(Object.keys(cases)).toEqual([...splendorRefusals]);
  });
});

/** One seat of four has nearly all tokens. */
function hoard(): Partial<SplendorState> {
  const { bank, players } = position({ hands: [{ tokens: 'WWWWUUUUGGGGRRRRBBBBYYYY' }, {}, {}, {}] });
  return { bank, players };
}

describe('what is amiss first is said first', () => {
  test.each<[string, SplendorState, string, SplendorRefusal]>([
    ['what is taken before what is returned', full, 'TWU', 'take-exactly'],
    ['a full hand before a card that is not there', threeHeld, 'R17', 'reserve-full'],
    ['a card out of reach before its price', start, 'B17', 'card-not-for-you'],
    ['a card that is too dear before the payment', start, 'B0:WUG', 'cannot-afford'],
    ['tokens that are not there before the wrong ones', withTokens('BBB'), 'B0:WBB', 'pay-not-held'],
    ['the choice of a noble before all else', choosing, 'TWUGR', 'noble-due'],
    ['the end before all else', over, 'B17', 'game-over'],
  ])('%s', (_, state, text, code) => {
    expect(refused(state, text)?.code).toBe(code);
  });

  test("after the end there is nobody else's turn", () => {
    for (const viewer of [0, 1, 'table', 'open'] as const) expect(why(over, { type: 'pass' }, viewer)?.code).toBe('game-over');
  });
});

describe('a move has one form', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'TWUG'],
    ['a list', [{ type: 'pass' }]],
    ['no type', { tokens: 'WUG', back: '' }],
    ['an unknown type', { type: 'steal' }],
    ['a name that every object knows', { type: 'toString' }],
    ['a field too few', { type: 'take', tokens: 'WUG' }],
    ['a field too many', { type: 'pass', back: '' }],
    ['another field', { type: 'reserve', level: 1, back: '' }],
    ['letters in another order', { type: 'take', tokens: 'UWG', back: '' }],
    ['small letters', { type: 'take', tokens: 'wug', back: '' }],
    ['other letters', { type: 'take', tokens: 'WUX', back: '' }],
    ['tokens as counts', { type: 'take', tokens: [1, 1, 1, 0, 0, 0], back: '' }],
    ['letters without end', { type: 'take', tokens: 'W'.repeat(41), back: '' }],
    ['a card that is none', { type: 'reserve', card: 90, back: '' }],
    ['the empty place', { type: 'reserve', card: -1, back: '' }],
    ['a part of a card', { type: 'reserve', card: 0.5, back: '' }],
    ['minus zero', { type: 'reserve', card: -0, back: '' }],
    ['a card as text', { type: 'buy', card: '0', pay: '' }],
    ['a level that is none', { type: 'reserve-hidden', level: 0, back: '' }],
    ['a noble that is none', { type: 'noble', noble: 10 }],
  ])('%s is none', (_, data) => {
    expect(why(start, data)).toEqual({ code: 'not-a-move' });
  });
});

const letters = fc.array(fc.constantFrom(...tokenLetters), { maxLength: 5 }).map((list) => list.sort(inOrder).join(''));
const inOrder = (a: string, b: string): number => tokenLetters.indexOf(a) - tokenLetters.indexOf(b);
const card = fc.integer({ min: 0, max: 89 });
const anyMove: fc.Arbitrary<SplendorMove> = fc.oneof(
  fc.record({ type: fc.constant('take' as const), tokens: letters, back: letters }),
  fc.record({ type: fc.constant('reserve' as const), card, back: letters }),
  fc.record({ type: fc.constant('reserve-hidden' as const), level: fc.constantFrom(1, 2, 3), back: letters }),
  fc.record({ type: fc.constant('buy' as const), card, pay: letters }),
  fc.record({ type: fc.constant('noble' as const), noble: fc.nat(9) }),
  fc.constant({ type: 'pass' as const }),
);
const anywhere = fc.constantFrom(...manyPositions());

describe('any move', () => {
  test('is legal exactly when it is listed', () => {
    fc.assert(
      fc.property(anywhere, fc.array(anyMove, { minLength: 40, maxLength: 40 }), (state, moves) => {
        const view = splendor.view(state, 'open');
        const legal = splendor.legalMoves(view);
        const texts = new Set(legal.map((move) => splendor.format(move, view)));
        for (const move of moves) expect([move, why(state, move) === undefined]).toEqual([move, texts.has(splendor.format(move, view))]);
        expect(legal.filter((move) => why(state, move) !== undefined)).toEqual([]);
      }),
      { seed: 4, numRuns: 60 },
    );
  });

  test('that is refused throws, and changes nothing', () => {
    fc.assert(
      fc.property(anywhere, anyMove, (state, move) => {
        const refusal = why(state, move);
        if (refusal === undefined) return;
        const before = JSON.stringify(state);
        expect(() => splendor.play(state, move)).toThrow(IllegalMoveError);
        expect(JSON.stringify(state)).toBe(before);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  test('payments that a refusal calls right are right', () => {
    fc.assert(
      fc.property(anywhere, card, letters, (state, id, pay) => {
        const right = why(state, { type: 'buy', card: id, pay })?.data?.right;
        if (right !== undefined) expect(why(state, { type: 'buy', card: id, pay: right })).toBeUndefined();
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  test('may be any data: the answer is a code, and never an exception', () => {
    const spoilt = fc.record(
      { type: fc.constantFrom('take', 'reserve', 'reserve-hidden', 'buy', 'noble', 'pass'), tokens: fc.anything(), back: fc.anything(), card: fc.anything(), level: fc.anything(), pay: fc.anything(), noble: fc.anything() },
      { requiredKeys: ['type'] },
    ); // prettier-ignore
    fc.assert(
      fc.property(fc.constantFrom(start, full, choosing, over, threeHeld), fc.oneof(fc.anything(), spoilt), (state, data) => {
        const refusal = why(state, data);
        if (refusal !== undefined) expect(splendorRefusals).toContain(refusal.code);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });
});
