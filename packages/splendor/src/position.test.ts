/** Positions from elsewhere: what is taken, what is refused and why, and that whatever is taken plays on. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { createRandom, mostMoves, type Random } from '@console-arcade/core';
import fc from 'fast-check';
import { manyPositions } from './fixtures/games.js';
import { after, listed, position, refused } from './fixtures/positions.js';
import { fromPosition } from './position.js';
import { splendor } from './rules.js';
import { total } from './tokens.js';
import { splendorRefusals, type SplendorPlayer, type SplendorState } from './types.js';

const start = position({ hands: [{}, {}], nobles: [0, 1, 9] });
const json = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const why = (data: unknown) => {
  const restored = fromPosition(data);
  return restored.ok ? undefined : restored.error;
};

describe('a state', () => {
  test('of a random game is restored as it was, also from JSON', () => {
    for (const state of manyPositions()) {
      const restored = fromPosition(json(state));
      if (!restored.ok || JSON.stringify(restored.value) !== JSON.stringify(state)) expect(restored).toEqual({ ok: true, value: state });
    }
  });

  test('of the constructed positions that engines exchange is one here', () => {
    const edges = JSON.parse(readFileSync(new URL('./fixtures/edge-cases.json', import.meta.url), 'utf8')) as { state: SplendorState }[];
    for (const { state } of edges) expect(fromPosition(state)).toEqual({ ok: true, value: state });
  });

  test('without deck, final and passes has those that fit', () => {
    const last = position({ hands: [{ points: 15 }, {}], cur: 1, final: true });
    for (const state of [start, last]) {
      const { deck: _deck, final: _final, passes: _passes, ...rest } = state;
      expect(fromPosition(rest)).toEqual({ ok: true, value: state });
    }
  });

  test('may name nobles in any order', () => {
    const state = position({ hands: [{ nobles: [1, 9] }, {}], nobles: [0] });
    const turned = { ...state, players: [{ ...state.players[0], n: [9, 1] }, state.players[1]] };
    expect(fromPosition({ ...start, nobles: [9, 0, 1] })).toEqual({ ok: true, value: start });
    expect(fromPosition(turned)).toEqual({ ok: true, value: state });
  });

  test('may say that fewerTokens is off', () => {
    expect(fromPosition({ ...start, fewerTokens: false })).toEqual({ ok: true, value: start });
    expect(fromPosition({ ...start, fewerTokens: true })).toEqual({ ok: true, value: { ...start, fewerTokens: true } });
  });

  test('may have fewer than 90 cards, and bonuses without cards', () => {
    const puzzle = position({ hands: [{ bonuses: 'WWWWWUUUUU' }, {}], cards: [1, 0, 5] });
    expect(fromPosition(puzzle)).toEqual({ ok: true, value: puzzle });
  });

  test('is a copy, so that what is done to the data changes no state', () => {
    const data = json(start) as { bank: number[]; market: number[][]; deckOrder: number[][]; players: { t: number[]; res: number[][] }[] };
    const restored = fromPosition(data);
    data.bank[0] = 0;
    data.market[0][0] = 89;
    data.deckOrder[0].pop();
    data.players[0].t[0] = 3;
    data.players[0].res.push([1, 0]);
    expect(restored).toEqual({ ok: true, value: start });
  });
});

describe('a seat that holds more than ten tokens', () => {
  const rich = position({ hands: [{ tokens: 'WWWUUUGGGRRR' }, {}] });

  test('is taken as it is', () => {
    expect(fromPosition(rich)).toEqual({ ok: true, value: rich });
  });

  test('returns exactly what is too much when it takes or reserves', () => {
    expect(refused(rich, 'TUGR')).toMatchObject({ code: 'return-due', data: { due: 5, held: 15 } });
    expect(total(after(rich, 'TUGR-WWUUG').players[0].t)).toBe(10);
    expect(refused(rich, 'R0-W')).toMatchObject({ code: 'return-too-few', data: { due: 3, given: 1 } });
    expect(total(after(rich, 'D1-WUY').players[0].t)).toBe(10);
  });

  test('returns nothing when it buys', () => {
    const state = position({ hands: [{ tokens: 'WWWUUUGGGRRRBBBB' }, {}] });
    expect(total(after(state, 'B0:BBB').players[0].t)).toBe(13);
  });
});

describe('no state', () => {
  const seat = (change: Partial<Record<keyof SplendorPlayer, unknown>>) => ({
    players: [start.players[0], { ...start.players[1], ...change }],
  });
  const holding = (change: object) => ({ ...position({ hands: [{}, { tokens: 'WW' }] }), ...change });

  test.each([undefined, null, 0, 'x', [], () => start])('%p', (data) => {
    expect(why(data)).toEqual({ code: 'not-a-state' });
  });

  test.each<[string, object, object]>([
    ['another field', { turn: 0 }, { code: 'unknown-field', data: { field: 'turn' } }],
    ['another field of a seat', seat({ ...({ name: 'Ann' } as object) }), { code: 'unknown-field', data: { field: 'players[1].name' } }],
    ['one seat', { players: [start.players[0]] }, { code: 'bad-field', data: { field: 'players' } }],
    ['five seats', { players: Array(5).fill(start.players[0]) }, { code: 'bad-field', data: { field: 'players' } }],
    ['no list of seats', { players: { 0: {}, 1: {} } }, { code: 'bad-field', data: { field: 'players' } }],
    ['no seat', { players: [start.players[0], null] }, { code: 'bad-field', data: { field: 'players[1]' } }],
    ['five kinds of tokens', { bank: [4, 4, 4, 4, 4] }, { code: 'bad-field', data: { field: 'bank' } }],
    ['fewer than no tokens', { bank: [-1, 4, 4, 4, 4, 5] }, { code: 'bad-field', data: { field: 'bank' } }],
    ['a part of a token', { bank: [3.5, 4, 4, 4, 4, 5] }, { code: 'bad-field', data: { field: 'bank' } }],
    ['minus zero', holding({ bank: [2, 4, 4, 4, 4, -0] }), { code: 'bad-field', data: { field: 'bank' } }],
    ['tokens as text', { bank: ['4', 4, 4, 4, 4, 5] }, { code: 'bad-field', data: { field: 'bank' } }],
    ['two levels', { market: start.market.slice(1) }, { code: 'bad-field', data: { field: 'market' } }],
    ['three places', { market: [[0, 1, 2], ...start.market.slice(1)] }, { code: 'bad-field', data: { field: 'market[0]' } }],
    ['a card that is none', { market: [[0, 1, 2, 90], ...start.market.slice(1)] }, { code: 'bad-field', data: { field: 'market[0]' } }],
    [
      'a card of another level',
      { market: [[0, 1, 2, 44], ...start.market.slice(1)] },
      { code: 'wrong-level', data: { field: 'market[0]', card: 44, level: 1 } },
    ],
    ['two decks', { deckOrder: start.deckOrder.slice(1) }, { code: 'bad-field', data: { field: 'deckOrder' } }],
    ['a deck that is none', { deckOrder: [null, [], []] }, { code: 'bad-field', data: { field: 'deckOrder[0]' } }],
    ['a deck without end', { deckOrder: [Array(41).fill(4), [], []] }, { code: 'bad-field', data: { field: 'deckOrder[0]' } }],
    ['an empty place in a deck', { deckOrder: [[-1], [], []] }, { code: 'bad-field', data: { field: 'deckOrder[0]' } }],
    [
      'another level in a deck',
      { deckOrder: [[4], [45, 89], []] },
      { code: 'wrong-level', data: { field: 'deckOrder[1]', card: 89, level: 2 } },
    ],
    ['deck sizes that do not fit', { deck: [36, 26, 15] }, { code: 'bad-field', data: { field: 'deck' } }],
    ['whose turn it is', { cur: 2 }, { code: 'bad-field', data: { field: 'cur' } }],
    ['another phase', { phase: 'draw' }, { code: 'bad-field', data: { field: 'phase' } }],
    ['four nobles for two', { nobles: [0, 1, 2, 3] }, { code: 'bad-field', data: { field: 'nobles' } }],
    ['a noble that is none', { nobles: [10] }, { code: 'bad-field', data: { field: 'nobles' } }],
    ['final as a number', { final: 0 }, { code: 'bad-field', data: { field: 'final' } }],
    ['more passes than seats', { passes: 3 }, { code: 'bad-field', data: { field: 'passes' } }],
    ['fewerTokens as text', { fewerTokens: 'on' }, { code: 'bad-field', data: { field: 'fewerTokens' } }],
    ['a hand without tokens', seat({ t: undefined }), { code: 'bad-field', data: { field: 'players[1].t' } }],
    ['gold among the bonuses', seat({ b: [0, 0, 0, 0, 0, 0] }), { code: 'bad-field', data: { field: 'players[1].b' } }],
    ['points without end', seat({ pts: 1000 }), { code: 'bad-field', data: { field: 'players[1].pts' } }],
    ['points that leave no room for those on the board', seat({ pts: 999 }), { code: 'bad-field', data: { field: 'players[1].pts' } }],
    ['bonuses that leave no room for more', seat({ b: [0, 99, 0, 0, 0], c: 99 }), { code: 'bad-field', data: { field: 'players[1].b' } }],
    [
      'four cards in hand',
      seat({
        res: [
          [4, 0],
          [5, 0],
          [6, 0],
          [7, 0],
        ],
      }),
      { code: 'bad-field', data: { field: 'players[1].res' } },
    ],
    ['a card in hand without a side', seat({ res: [[4]] }), { code: 'bad-field', data: { field: 'players[1].res' } }],
    ['a back in hand', seat({ res: [[-2, 1]] }), { code: 'bad-field', data: { field: 'players[1].res' } }],
    ['a noble in hand that is none', seat({ n: ['N1'] }), { code: 'bad-field', data: { field: 'players[1].n' } }],
    ['cards bought that are not the bonuses', seat({ c: 1 }), { code: 'contradiction', data: { field: 'players[1].c' } }],
    ['a card on the board and in the deck', { deckOrder: [[3], [], []], deck: undefined }, { code: 'card-twice', data: { card: 3 } }],
    ['a card in the deck and in a hand', seat({ res: [[4, 1]] }), { code: 'card-twice', data: { card: 4 } }],
    ['a noble on the table and with a seat', { nobles: [2, 3], ...seat({ n: [3] }) }, { code: 'noble-twice', data: { noble: 'N3' } }],
    ['more nobles than there are for two', seat({ n: [4] }), { code: 'contradiction', data: { field: 'nobles' } }],
    ['a token too many', { bank: [4, 4, 4, 4, 4, 6] }, { code: 'tokens-not-conserved', data: { kind: 'Y', tokens: 6, expected: 5 } }],
    ['a token too few', { bank: [4, 4, 3, 4, 4, 5] }, { code: 'tokens-not-conserved', data: { kind: 'G', tokens: 3, expected: 4 } }],
    [
      'an empty place where there is a deck',
      { market: [start.market[0], [40, -1, 42, 43], start.market[2]] },
      { code: 'contradiction', data: { field: 'market[1]' } },
    ],
    ['a last round without 15 points', { final: true }, { code: 'contradiction', data: { field: 'final' } }],
    ['a choice of nobles where none comes', { phase: 'noble' }, { code: 'contradiction', data: { field: 'phase' } }],
    ['an end without a reason', { phase: 'over' }, { code: 'contradiction', data: { field: 'phase' } }],
    ['a turn after all have passed', { passes: 2 }, { code: 'contradiction', data: { field: 'phase' } }],
    [
      'a turn of the first seat after 15 points',
      { ...seat({ pts: 15 }), final: true },
      { code: 'contradiction', data: { field: 'phase' } },
    ],
  ])('%s', (_, change, error) => {
    expect(why({ ...start, ...change })).toEqual(error);
  });

  test('lists with holes', () => {
    const holed = (list: readonly unknown[]) =>
      list.reduce<unknown[]>((copy, entry, i) => (i === 1 ? copy : Object.assign(copy, { [i]: entry })), []);
    const three = position({ hands: [{}, {}, {}], nobles: [0, 1, 9] });
    for (const field of ['bank', 'players', 'nobles', 'market', 'deckOrder'] as const) {
      expect(why({ ...three, [field]: holed(three[field]) })).toEqual({ code: 'bad-field', data: { field } });
    }
  });

  test('with more ways to return tokens than a list holds, with either way of taking them', () => {
    const hoard = position({ hands: [{ tokens: 'WWWWWGGGRRRYYYY' }, {}, {}, {}] });
    expect(fromPosition(hoard).ok).toBe(true);
    expect(why({ ...hoard, fewerTokens: true })).toEqual({ code: 'too-many-moves', data: { field: 'players[0].t' } });
  });
});

/** Plays random moves, holding every state to what was promised of it. */
function playOn(from: SplendorState, random: Random, plies: number): void {
  let state = from;
  for (let ply = 0; ply < plies && splendor.turn(state) !== undefined; ply++) {
    const moves = splendor.legalMoves(splendor.view(state, 'open'));
    if (moves.length === 0 || moves.length > mostMoves) throw new Error(`${moves.length} moves`);
    state = splendor.play(state, random.pick(moves));
    const restored = fromPosition(json(state));
    if (!restored.ok) throw new Error(`ply ${ply}: ${JSON.stringify(restored.error)} of ${JSON.stringify(state)}`);
  }
}

type Path = readonly (string | number)[];
const pathsOf = (data: unknown, at: Path = []): Path[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([key, value]) => [[...at, key], ...pathsOf(value, [...at, key])])
    : [];

function changed(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, value);
  return copy;
}

describe('any change of a state', () => {
  const some = manyPositions().filter((_, i) => i % 40 === 0);

  test('is refused by a code or gives a state that plays on', () => {
    const small = fc.integer({ min: -2, max: 100 });
    const values = fc.oneof(
      { weight: 4, arbitrary: small },
      fc.anything(),
      fc.constantFrom('main', 'noble', 'over', true, false, [], [[7, 1]]),
    );
    let taken = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...some),
        fc.array(fc.tuple(fc.nat(), values), { minLength: 1, maxLength: 2 }),
        fc.integer(),
        (state, changes, seed) => {
          const data = changes.reduce<unknown>((now, [at, value]) => {
            const paths = pathsOf(now);
            return changed(now, paths[at % paths.length], value);
          }, state);
          const restored = fromPosition(data);
          if (!restored.ok) return expect(splendorRefusals).toContain(restored.error.code);
          taken++;
          playOn(restored.value, createRandom(seed), 30);
        },
      ),
      { seed: 8, numRuns: 1200 },
    );
    expect(taken).toBeGreaterThan(20);
  });

  test('that keeps tokens, cards and counts is taken, and plays on', () => {
    const hand = fc.record({
      t: fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
      b: fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }),
      pts: fc.nat(14),
      res: fc.constantFrom([], [[39, 0]], [[39, 1], [69, 0], [89, 1]]),
    }); // prettier-ignore
    const lists = fc.array(hand, { minLength: 2, maxLength: 4 });
    let taken = 0;
    fc.assert(
      fc.property(lists, fc.array(fc.nat(40), { minLength: 3, maxLength: 3 }), fc.boolean(), fc.integer(), (hands, sizes, fewer, seed) => {
        const state = position({ hands: hands.map(() => ({})), cards: sizes, nobles: [0, 3, 7], ...(fewer ? { fewerTokens: true } : {}) });
        const left = [...state.bank];
        const players = hands.map(({ t, b, pts, res }, i) => {
          const own = t.map((count, kind) => Math.min(count, left[kind]));
          for (const [kind, count] of own.entries()) left[kind] -= count;
          return { t: own, b, pts, res: i === 0 ? res : [], n: [], c: total(b) };
        });
        const kept = (list: readonly number[]) => list.filter((card) => ![39, 69, 89].includes(card));
        const deckOrder = state.deckOrder.map(kept);
        const market = state.market.map((row, i) => (deckOrder[i].length === 0 ? row.map((card) => kept([card])[0] ?? -1) : row));
        const restored = fromPosition({ ...state, bank: left, players, deckOrder, market, deck: deckOrder.map((list) => list.length) });
        if (!restored.ok) return expect(restored.error.code).toMatch(/^(too-many-moves|contradiction)$/);
        taken++;
        playOn(restored.value, createRandom(seed), 30);
      }),
      { seed: 9, numRuns: 150 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  test('no hand that is taken has more moves than a list holds', () => {
    const counts = fc.tuple(...[7, 7, 7, 7, 7, 5].map((most) => fc.nat(most)));
    fc.assert(
      fc.property(counts, fc.boolean(), (t, fewer) => {
        const { bank, players, ...rest } = position({ hands: [{}, {}, {}, {}], ...(fewer ? { fewerTokens: true } : {}) });
        const hoard = { ...rest, bank: bank.map((count, kind) => count - t[kind]), players: [{ ...players[0], t }, ...players.slice(1)] };
        const restored = fromPosition(hoard);
        if (restored.ok) expect(listed(restored.value).length).toBeLessThanOrEqual(mostMoves);
        else expect(restored.error.code).toBe('too-many-moves');
      }),
      { seed: 10, numRuns: 400 },
    );
  });
});
