/** The rules by example, among them every fault that is common in programs of this game. */
import { describe, expect, test } from '@jest/globals';
import { createRandom, defaultOptions, formatRecord, Match, parseRecord, replay } from '@console-arcade/core';
import { cards } from './cards.js';
import { after, listed, move, position, refused } from './fixtures/positions.js';
import { splendor } from './rules.js';
import { total } from './tokens.js';
import { levels, type SplendorState, type SplendorView } from './types.js';

const start = position({ hands: [{}, {}] });
const deal = (seats: number, seed = 1, fewerTokens = false): SplendorState => splendor.setup(seats, { fewerTokens }, createRandom(seed));
const buys = (state: SplendorState, card: number) => listed(state).filter((text) => text.startsWith(`B${card}:`));

describe('the beginning', () => {
  test.each([
    [2, 4, 3],
    [3, 5, 4],
    [4, 7, 5],
  ])('%d players: %d tokens of each colour, five of gold, %d nobles, four cards face up a level', (seats, each, guests) => {
    const state = deal(seats);
    expect(state).toMatchObject({
      bank: [each, each, each, each, each, 5],
      cur: 0,
      phase: 'main',
      final: false,
      passes: 0,
      deck: [36, 26, 16],
    });
    expect(new Set(state.nobles).size).toBe(guests);
    expect([...state.nobles].sort((a, b) => a - b)).toEqual(state.nobles);
    for (const level of levels) {
      const laid = [...state.market[level - 1], ...state.deckOrder[level - 1]];
      expect(state.market[level - 1]).toHaveLength(4);
      expect(laid.sort((a, b) => a - b)).toEqual(cards.filter((card) => card.level === level).map(({ id }) => id));
    }
    for (const player of state.players) expect(player).toEqual({ t: [0, 0, 0, 0, 0, 0], b: [0, 0, 0, 0, 0], pts: 0, res: [], n: [], c: 0 });
  });

  test('the same seed deals the same cards, another one others', () => {
    expect(deal(3, 8)).toEqual(deal(3, 8));
    expect(deal(3, 8)).not.toEqual(deal(3, 9));
  });

  test.each([0, 1, 5, 2.5, Number.NaN])('%d players are refused', (seats) => {
    expect(splendor.check(seats, { fewerTokens: false })).toMatchObject({ code: 'bad-seats', data: { min: 2, max: 4 } });
    expect(() => deal(seats)).toThrow(RangeError);
  });

  test('by default three tokens are taken', () => {
    expect(defaultOptions(splendor.options)).toEqual({ fewerTokens: false });
    expect(splendor.optionsOf?.(deal(2))).toEqual({ fewerTokens: false });
    expect(splendor.optionsOf?.(deal(2, 1, true))).toEqual({ fewerTokens: true });
  });

  test('at first there are ten ways to take three, five to take two, and fifteen cards to reserve', () => {
    const moves = listed(start);
    expect(moves.filter((text) => /^T[A-Z]{3}$/.test(text))).toHaveLength(10);
    expect(moves.filter((text) => /^T(.)\1$/.test(text))).toHaveLength(5);
    expect(moves.filter((text) => text.startsWith('R'))).toHaveLength(12);
    expect(moves.filter((text) => text.startsWith('D'))).toEqual(['D1', 'D2', 'D3']);
    expect(moves).toHaveLength(30);
  });
});

describe('taking tokens', () => {
  test('three of different colours come from the bank', () => {
    const state = after(start, 'TWGB');
    expect(state.players[0].t).toEqual([1, 0, 1, 0, 1, 0]);
    expect(state).toMatchObject({ bank: [3, 4, 3, 4, 3, 5], cur: 1 });
  });

  test('two of one colour need four in the bank', () => {
    const state = after(start, 'TUGB');
    expect(refused(state, 'TUU')).toMatchObject({ code: 'two-need-four', data: { kind: 'U', left: 3 } });
    expect(listed(state).filter((text) => /^T(.)\1/.test(text))).toEqual(['TWW', 'TRR']);
    expect(after(state, 'TRR').bank).toEqual([4, 3, 3, 2, 3, 5]);
  });

  test('two and one of another colour can never be taken together', () => {
    expect(refused(start, 'TWWU')).toMatchObject({ code: 'not-three-or-two' });
  });

  test("gold can't be taken", () => {
    expect(refused(start, 'TWUY')).toMatchObject({ code: 'gold-not-taken' });
  });

  test('where two colours are left, exactly both are taken', () => {
    const state = position({ hands: [{ tokens: 'WWUU' }, { tokens: 'WWUUGGGG' }] });
    expect(listed(state).filter((text) => text.startsWith('T'))).toEqual(['TRB', 'TRR', 'TBB']);
    expect(refused(state, 'TR')).toMatchObject({ code: 'take-exactly', data: { count: 2, colours: 'RB' } });
    expect(after(state, 'TRB').bank).toEqual([0, 0, 0, 3, 3, 5]);
  });

  test('where one token is left, it alone is taken', () => {
    const state = position({ hands: [{ tokens: 'WWUUGG' }, { tokens: 'WWUUGGRRRR' }, { tokens: 'WUGRBBBB' }] });
    expect(state.bank).toEqual([0, 0, 0, 0, 1, 5]);
    expect(listed(state).filter((text) => text.startsWith('T'))).toEqual(['TB']);
  });

  test('with fewerTokens one or two of different colours may be taken at any time', () => {
    const takes = listed(deal(2, 1, true)).filter((text) => text.startsWith('T'));
    const different = takes.filter((text) => !/(.)\1/.test(text));
    expect([3, 2, 1].map((size) => different.filter((text) => text.length === 1 + size).length)).toEqual([10, 10, 5]);
    expect(takes).toHaveLength(30);
    expect(after(deal(2, 1, true), 'TU').players[0].t).toEqual([0, 1, 0, 0, 0, 0]);
    expect(refused(start, 'TU')).toMatchObject({ code: 'take-exactly', data: { count: 3 } });
  });

  test('with fewerTokens two of one colour need four in the bank as well', () => {
    const state = position({ hands: [{}, { tokens: 'U' }], fewerTokens: true });
    expect(refused(state, 'TUU')).toMatchObject({ code: 'two-need-four' });
  });
});

describe('ten tokens at most', () => {
  const full = position({ hands: [{ tokens: 'WWUUGGRRBY' }, {}] });

  test('exactly what is too much goes back', () => {
    expect(refused(full, 'TWUG')).toMatchObject({ code: 'return-due', data: { due: 3 } });
    expect(refused(full, 'TWUG-RB')).toMatchObject({ code: 'return-too-few', data: { due: 3, given: 2 } });
    expect(refused(full, 'TWUG-RRBY')).toMatchObject({ code: 'return-too-many', data: { due: 3, given: 4 } });
    expect(after(full, 'TWUG-RRB').players[0].t).toEqual([3, 3, 3, 0, 0, 1]);
  });

  test('returned tokens go to the bank', () => {
    expect(full.bank).toEqual([2, 2, 2, 2, 3, 4]);
    expect(after(full, 'TWUG-RRB').bank).toEqual([1, 1, 1, 4, 4, 4]);
  });

  test('gold can be returned', () => {
    expect(after(full, 'TWUG-RBY')).toMatchObject({ bank: [1, 1, 1, 3, 4, 5], players: [{ t: [3, 3, 3, 1, 0, 0] }, {}] });
  });

  test('tokens that were taken just now can be returned', () => {
    expect(after(full, 'TWUG-WUG')).toMatchObject({ bank: full.bank, players: [{ t: full.players[0].t }, {}] });
  });

  test('ten tokens at most after a reserve too, face up or hidden', () => {
    for (const card of ['R0', 'D3']) {
      expect(refused(full, card)).toMatchObject({ code: 'return-due', data: { due: 1 } });
      const state = after(full, `${card}-R`);
      expect(state.players[0].t).toEqual([2, 2, 2, 1, 1, 2]);
      expect(state.bank).toEqual([2, 2, 2, 3, 3, 3]);
      expect(after(full, `${card}-Y`)).toMatchObject({ bank: full.bank, players: [{ t: full.players[0].t }, {}] });
    }
  });

  test('nobody returns tokens who has ten or fewer', () => {
    const nine = position({ hands: [{ tokens: 'WWUUGGRRB' }, {}] });
    expect(total(after(nine, 'D1').players[0].t)).toBe(10);
    expect(refused(nine, 'D1-W')).toMatchObject({ code: 'return-not-due' });
    expect(refused(start, 'TWUG-W')).toMatchObject({ code: 'return-not-due' });
  });

  test('only tokens that one has are returned', () => {
    const state = position({ hands: [{ tokens: 'WWWWUUUUGG' }, {}] });
    expect(refused(state, 'TGRB-RRB')).toMatchObject({ code: 'return-not-held', data: { kind: 'R', held: 1 } });
  });
});

describe('reserving', () => {
  test('a card and one of gold come to hand', () => {
    const state = after(start, 'R41');
    expect(state.players[0]).toMatchObject({ res: [[41, 0]], t: [0, 0, 0, 0, 0, 1], c: 0, pts: 0 });
    expect(state.bank[5]).toBe(4);
  });

  test('without gold in the bank, without gold', () => {
    const state = position({ hands: [{}, { tokens: 'YYYYY' }] });
    expect(after(state, 'R41').players[0]).toMatchObject({ res: [[41, 0]], t: [0, 0, 0, 0, 0, 0] });
    const full = position({ hands: [{ tokens: 'WWUUGGRRBB' }, { tokens: 'YYYYY' }] });
    expect(after(full, 'D1').players[0].t).toEqual([2, 2, 2, 2, 2, 0]);
  });

  test('three cards at most', () => {
    const state = position({ hands: [{ reserved: [[10, 0], [44, 1], [80, 0]] }, {}] }); // prettier-ignore
    expect(refused(state, 'R0')).toMatchObject({ code: 'reserve-full', data: { most: 3 } });
    expect(refused(state, 'D2')).toMatchObject({ code: 'reserve-full' });
    expect(listed(state).some((text) => /^[RD]/.test(text))).toBe(false);
  });

  test('a blind reserve is shown to its owner alone', () => {
    const state = after(start, 'D2');
    const shown = (viewer: number | 'table' | 'open') => splendor.view(state, viewer).players[0].res;
    expect(shown(0)).toEqual([[44, 1]]);
    expect(shown(1)).toEqual([[-2, 1]]);
    expect(shown('table')).toEqual([[-2, 1]]);
    expect(shown('open')).toEqual([[44, 1]]);
    expect(splendor.view(state, 0).unseen[1]).not.toContain(44);
    expect(splendor.view(state, 1).unseen[1]).toContain(44);
  });

  test('a card that was reserved face up stays public', () => {
    const state = after(start, 'R41');
    for (const viewer of [0, 1, 'table', 'open'] as const) expect(splendor.view(state, viewer).players[0].res).toEqual([[41, 0]]);
  });

  test('the order of the decks is hidden from all', () => {
    for (const viewer of [0, 1, 'table'] as const) expect(splendor.view(start, viewer).deckOrder).toBeNull();
    expect(splendor.view(start, 'open').deckOrder).toEqual(start.deckOrder);
  });

  test('the own reserved card is known after save and load, of the state and of the record', () => {
    const match = new Match(splendor, { seed: 5, seats: 3 });
    for (const text of ['D2', 'D1', 'reserve 1 1']) match.play(move(match.state, text));
    const [[card]] = match.state.players[0].res;
    const restored = splendor.restore(JSON.parse(JSON.stringify(match.state)));
    const record = parseRecord(formatRecord(match.record()));
    const replayed = record.ok ? replay(splendor, record.value) : record;
    if (!restored.ok || !replayed.ok) throw new Error('not loaded');
    for (const state of [restored.value, replayed.value.state]) {
      expect(splendor.view(state, 0).players[0].res).toEqual([[card, 1]]);
      expect(splendor.view(state, 1).players[0].res).toEqual([[-2, 1]]);
      expect(state).toEqual(match.state);
    }
  });
});

describe('buying', () => {
  // Card 0 is blue and costs three black tokens.
  test('the card gives its bonus and its points, and its price goes to the bank', () => {
    const state = after(position({ hands: [{ tokens: 'RRRR' }, {}], first: [[7]] }), 'B7:RRRR');
    expect(state.players[0]).toEqual({ t: [0, 0, 0, 0, 0, 0], b: [0, 1, 0, 0, 0], pts: 1, res: [], n: [], c: 1 });
    expect(state.bank).toEqual([4, 4, 4, 4, 4, 5]);
  });

  test('gold goes back to the bank as gold', () => {
    const state = position({ hands: [{ tokens: 'BBY' }, {}] });
    expect(state.bank).toEqual([4, 4, 4, 4, 2, 4]);
    expect(after(state, 'B0:BBY').bank).toEqual([4, 4, 4, 4, 4, 5]);
  });

  test('gold may stand for a token that is owned', () => {
    const state = position({ hands: [{ tokens: 'BBBYY' }, {}] });
    expect(buys(state, 0)).toEqual(['B0:BBB', 'B0:BBY', 'B0:BYY']);
    expect(after(state, 'B0:BYY').players[0].t).toEqual([0, 0, 0, 0, 2, 0]);
  });

  test('bonuses lower the cost, and give no change', () => {
    expect(buys(position({ hands: [{ tokens: 'BB', bonuses: 'B' }, {}] }), 0)).toEqual(['B0:BB']);
    expect(buys(position({ hands: [{ tokens: 'BBYY', bonuses: 'BBBB' }, {}] }), 0)).toEqual(['B0:']);
  });

  test('too little, too much and other tokens are refused, with what would be right', () => {
    const state = position({ hands: [{ tokens: 'UUBBBY' }, {}] });
    for (const text of ['B0:BB', 'B0:BBBY', 'B0:UBB', 'B0:']) {
      expect(refused(state, text)).toMatchObject({ code: 'wrong-payment', data: { cost: 'BBB', right: 'BBB' } });
    }
    expect(refused(state, 'B0:BYY')).toMatchObject({ code: 'pay-not-held', data: { kind: 'Y', held: 1, right: 'BBB' } });
    expect(refused(start, 'B0:BBB')).toMatchObject({ code: 'cannot-afford', data: { cost: 'BBB', missing: 3 } });
  });

  test('a card of the own reserve is bought from the hand, and the board stays', () => {
    const state = position({ hands: [{ tokens: 'BBB', reserved: [[10, 0], [0, 1], [20, 1]] }, {}] }); // prettier-ignore
    const next = after(state, 'B0:BBB');
    expect(next.players[0].res).toEqual([[10, 0], [20, 1]]); // prettier-ignore
    expect(next).toMatchObject({ market: state.market, deckOrder: state.deckOrder });
  });

  test("cards in the deck and in other hands can't be bought", () => {
    const state = position({ hands: [{ tokens: 'WBBBYYYY' }, { reserved: [[0, 0]] }] });
    expect(refused(state, 'B0:BBB')).toMatchObject({ code: 'card-not-for-you', data: { card: 0 } });
    expect(refused(state, 'B12')).toMatchObject({ code: 'card-not-for-you' });
    expect(refused(state, 'R0')).toMatchObject({ code: 'card-not-on-board' });
  });
});

describe('the board', () => {
  test('a refill neither loses nor doubles a card: the top of the deck lies at once where the card was', () => {
    const state = after(start, 'R41');
    expect(state.market).toEqual([[0, 1, 2, 3], [40, 44, 42, 43], [70, 71, 72, 73]]); // prettier-ignore
    expect(state.deckOrder[1]).toEqual(start.deckOrder[1].slice(1));
    expect(state.deck).toEqual([36, 25, 16]);
    const bought = after(position({ hands: [{ tokens: 'BBB' }, {}] }), 'B0:BBB');
    expect(bought.market[0]).toEqual([4, 1, 2, 3]);
    expect(bought.deckOrder[0]).not.toContain(4);
  });

  test('a reserve from a deck leaves the board as it is', () => {
    const state = after(start, 'D1 D1');
    expect(state.market).toEqual(start.market);
    expect(state.players.map(({ res }) => res)).toEqual([[[4, 1]], [[5, 1]]]);
    expect(state.deck).toEqual([34, 26, 16]);
  });

  test('an empty deck: the place stays empty, and the game goes on', () => {
    let state = position({ hands: [{}, {}], cards: [5, 26, 16] });
    expect(state.deck[0]).toBe(1);
    state = after(state, 'R1 R2');
    expect(state).toMatchObject({ market: [[0, 4, -1, 3], expect.anything(), expect.anything()], deck: [0, 22, 12] });
    expect(refused(state, 'D1')).toMatchObject({ code: 'deck-empty', data: { level: 1 } });
    expect(refused(state, 'reserve 3 3')).toMatchObject({ code: 'empty-place' });
    expect(listed(state)).not.toContain('D1');
    state = after(state, 'R0 R3 R4');
    expect(state.market[0]).toEqual([-1, -1, -1, -1]);
    expect(listed(state).length).toBeGreaterThan(20);
    expect(splendor.restore(state)).toEqual({ ok: true, value: state });
  });
});

test('nobody but the seat whose turn it is has moves, except who sees everything', () => {
  const view = (viewer: SplendorView['viewer']) => splendor.legalMoves(splendor.view(start, viewer));
  expect(view(0)).toHaveLength(30);
  expect(view('open')).toEqual(view(0));
  expect(view(1)).toEqual([]);
  expect(view('table')).toEqual([]);
});
