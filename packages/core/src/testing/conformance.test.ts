import { describe, expect, test } from '@jest/globals';
import type { Game, Outcome, Simulation } from '../game.js';
import { randomBot } from '../bots.js';
import { createRandom } from '../random.js';
import { conformance } from './conformance.js';
import { highCard, type HighCardMove, type HighCardOptions, type HighCardState, type HighCardView } from './high-card.js';
import { nim, perfectNimBot, type NimMove, type NimOptions, type NimState, type NimView } from './nim.js';

type Nim = Game<NimState, NimView, NimMove, NimOptions>;
type HighCard = Game<HighCardState, HighCardView, HighCardMove, HighCardOptions>;

describe('Nim keeps to the contract', () => {
  const setups = [{}, { options: { heap: 30 } }, { options: { misere: true } }];
  for (const { name, run } of conformance(nim, { games: 200, setups, bots: [randomBot(nim), perfectNimBot] })) test(name, run);
});

describe('High card keeps to the contract', () => {
  for (const { name, run } of conformance(highCard, { games: 200, bots: [randomBot(highCard)] })) test(name, run);
});

/** The names of the claims that a game breaks. */
async function broken(claims: ReturnType<typeof conformance>): Promise<string[]> {
  const names: string[] = [];
  for (const { name, run } of claims) {
    try {
      await run();
    } catch {
      names.push(name);
    }
  }
  return names;
}

/** Nim with something changed in its twin. */
const twinWith = (change: (twin: Simulation<NimMove>) => Partial<Simulation<NimMove>>): Partial<Nim> => ({
  simulation: (state) => {
    const twin = nim.simulation!(state);
    const changed = change(twin);
    // The twin has private fields: whatever is not changed is asked of itself.
    return new Proxy(twin, {
      get(_, name) {
        const value: unknown = Reflect.get(name in changed ? changed : twin, name);
        return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(twin) : value;
      },
    });
  },
});

const faultyTwins: [fault: string, game: Partial<Nim>, claim: RegExp][] = [
  ['a twin without an outcome', twinWith(() => ({ outcome: () => undefined })), /mutable twin/],
  [
    'a twin with an outcome before the end',
    twinWith((twin) => ({ outcome: () => twin.outcome() ?? { winners: [0], scores: [1, 0], reason: 'last-stone' } })),
    /mutable twin/,
  ],
  [
    'a twin that ends for another reason',
    twinWith((twin) => ({
      outcome() {
        const outcome = twin.outcome();
        return outcome && { ...outcome, reason: 'x' };
      },
    })),
    /mutable twin/,
  ],
  [
    'a twin that lists its moves in another order',
    twinWith((twin) => ({
      moves(out) {
        const found = twin.moves(out);
        out.subarray(0, found).reverse();
        return found;
      },
    })),
    /mutable twin/,
  ],
];

describe('each fault is found', () => {
  const faultyNim: [fault: string, game: Partial<Nim>, claim: RegExp][] = [
    ['defaults that its own check refuses', { check: () => ({ code: 'never' }) }, /default options/],
    ['an outcome before the end', { outcome: () => ({ winners: [0], scores: [1, 0], reason: 'x' }) }, /games end/],
    ['a seat too many', { seated: () => 3 }, /games end/],
    ['no end', { play: (state) => ({ ...state }) }, /games end/],
    ['a score too few', { outcome: (state) => (nim.outcome(state) ? { winners: [], scores: [0], reason: 'x' } : undefined) }, /games end/],
    ['a play that changes its input', { play: (state, move) => Object.assign(state, nim.play(state, move)) }, /leaves its input/],
    [
      'an illegal move in the list',
      { legalMoves: (view) => (nim.legalMoves(view).length > 0 ? [1, 2, 3, 4] : []) },
      /listed moves are legal/,
    ],
    ['moves listed for everyone', { legalMoves: (view) => nim.legalMoves({ ...view, viewer: 'open' }) }, /the mover alone/],
    ['a move listed twice', { legalMoves: (view) => nim.legalMoves(view).flatMap((move) => [move, move]) }, /differ/],
    ['a legal move that is not listed', { legalMoves: (view) => nim.legalMoves(view).slice(0, 2) }, /any other move is refused/],
    ['moves that are written alike', { format: () => '1' }, /read back|differ/],
    ['a canonical text that is not understood', { format: (move) => `take ${move}` }, /read back/],
    ['an exception for a strange text', { parse: (text) => ({ ok: true, value: JSON.parse(text) as number }) }, /unreadable text/],
    ['a state that restore refuses', { restore: () => ({ ok: false, error: { code: 'no' } }) }, /survive JSON/],
    ['a restore that takes anything', { restore: () => ({ ok: true, value: { stones: 3, turn: 0, misere: false } }) }, /what is no state/],
    [
      'an illegal move that is thrown back otherwise',
      { play: (state, move) => (nim.refusal({ ...state, viewer: 'open' }, move) ? JSON.parse('?') : nim.play(state, move)) as NimState },
      /any other move is refused/,
    ],
    ['moves for those who are not to move', { refusal: (view, move) => nim.refusal({ ...view, viewer: 'open' }, move) }, /the mover alone/],
    ['a winner twice', { outcome: (state) => ends(state, ({ winners }) => ({ winners: [...winners, ...winners] })) }, /games end/],
    ['a score that is none', { outcome: (state) => ends(state, () => ({ scores: [NaN, 0] })) }, /games end/],
    [
      'a list that changes the view',
      { legalMoves: (view) => nim.legalMoves(Object.assign(view, { stones: view.stones })) },
      /the mover alone/,
    ],
    [
      'a seat that sees more than the others',
      { view: (state, viewer) => ({ ...nim.view(state, viewer), ...(viewer === 1 ? { secret: 1 } : {}) }) },
      /see the same/,
    ],
    [
      'a twin for the first state alone',
      { simulation: (state) => nim.simulation!(state.stones === 12 ? state : { ...state, stones: 12 }) },
      /mutable twin/,
    ],
    [
      'a twin that scores for the loser',
      { simulation: (state) => Object.assign(Object.create(nim.simulation!(state)), {}) as never },
      /mutable twin/,
    ],
  ];
  for (const [fault, part, claim] of [...faultyNim, ...faultyTwins]) {
    test(fault, async () => {
      const names = await broken(conformance({ ...nim, ...part } as Nim, { games: 12, longest: 100 }));
      expect(names.join('; ')).toMatch(claim);
    });
  }

  const faultyHighCard: [fault: string, game: Partial<HighCard>, claim: RegExp][] = [
    [
      'a view that shows the deck',
      { view: (state, viewer) => ({ ...highCard.view(state, viewer), deck: state.deck }) },
      /shows nothing that it hides/,
    ],
    [
      'a view that holds what it hides elsewhere',
      { view: (state, viewer) => ({ ...highCard.view(state, viewer), top: state.deck[0] }) },
      /shows nothing that it hides/,
    ],
    ['no determinize', { determinize: undefined as never }, /shows nothing that it hides/],
    [
      'a state drawn anew that forgets a discard',
      { determinize: (view, random) => ({ ...highCard.determinize!(view, random), discards: [] }) },
      /shows nothing that it hides/,
    ],
    [
      'one seat that sees everything',
      { view: (state, viewer) => ({ ...highCard.view(state, viewer === 0 ? 'open' : viewer), viewer }) },
      /shows nothing that it hides/,
    ],
    [
      'a state drawn anew without chance',
      { determinize: (view) => highCard.determinize!(view, createRandom(1)) },
      /shows nothing that it hides/,
    ],
    [
      'a state drawn anew with chance of its own',
      { determinize: (view) => highCard.determinize!(view, createRandom(turns++)) },
      /shows nothing that it hides/,
    ],
    ['chance of its own', { setup: (seats, options) => ({ ...highCard.setup(seats, options, freshRandom()) }) }, /same seed/],
  ];
  for (const [fault, part, claim] of faultyHighCard) {
    test(fault, async () => {
      const names = await broken(conformance({ ...highCard, ...part } as HighCard, { games: 12 }));
      expect(names.join('; ')).toMatch(claim);
    });
  }

  test('a bot that makes an illegal move', async () => {
    const bot = { id: 'greedy', choose: () => 9 };
    expect(await broken(conformance(nim, { games: 5, bots: [bot] }))).toEqual([expect.stringContaining('greedy')]);
  });

  test('a bot that has a memory', async () => {
    let calls = 0;
    const bot = { id: 'moody', choose: (view: NimView) => (calls++ % 2 === 0 || view.stones === 1 ? 1 : 2) };
    expect(await broken(conformance(nim, { games: 5, bots: [bot] }))).toEqual([expect.stringContaining('moody')]);
  });
});

/** A generator that goes on from game to game, as `Math.random` would. */
function freshRandom() {
  return { ...shared, shuffle: <T>(list: readonly T[]): T[] => (turns++ % 2 === 0 ? [...list] : [...list].reverse()) };
}
let turns = 0;
const shared = { int: () => 0, pick: <T>(list: readonly T[]): T => list[0], state: () => [1, 2, 3, 4], restore: () => freshRandom() };

/** The outcome of a state, changed. */
function ends(state: NimState, change: (outcome: Outcome) => Partial<Outcome>): Outcome | undefined {
  const outcome = nim.outcome(state);
  return outcome === undefined ? undefined : { ...outcome, ...change(outcome) };
}
