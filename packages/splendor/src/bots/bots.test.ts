/** What every computer player owes: legal moves, the same from the same chance, nothing from hidden cards. */
import { describe, expect, test } from '@jest/globals';
import { createRandom, simulate, type Bot } from '@console-arcade/core';
import { randomGame } from '../fixtures/games.js';
import { position } from '../fixtures/positions.js';
import { splendor } from '../rules.js';
import type { SplendorMove, SplendorState, SplendorView } from '../types.js';
import { bots } from './index.js';

const limits = { nodes: 12 };
const moverView = (state: SplendorState): SplendorView => splendor.view(state, state.cur);
const botNamed = (id: string): Bot<SplendorView, SplendorMove> => bots.find((bot) => bot.id === id) as Bot<SplendorView, SplendorMove>;

/** Some positions of random games, so that all seats and all stages come up. */
const ordinary = [2, 3, 4].flatMap((seats) =>
  [1, 2].flatMap((seed) =>
    randomGame(seats, seed, seed === 2).filter((state, ply) => ply % 23 === 0 && splendor.turn(state) !== undefined),
  ),
);

/** Positions to which games hardly come. */
const rare: readonly (readonly [string, SplendorState])[] = [
  ['two nobles to choose from', position({ hands: [{ bonuses: 'WWWUUUGGGRRR' }, {}], nobles: [0, 1, 9], phase: 'noble' })],
  ['a purchase that brings two nobles', position({ hands: [{ bonuses: 'WWWUUGGGRRR', tokens: 'WWUUGRBBY' }, {}], nobles: [0, 1] })],
  ['only a pass', position({ hands: [{ tokens: 'WWWWUUUUGG', reserved: [[75, 0], [79, 0], [83, 0]] }, { tokens: 'GGRRRRBBBB', reserved: [[76, 0], [77, 0], [81, 0]] }], cards: [0, 0, 0] })],
  ['twelve tokens in hand', position({ hands: [{ tokens: 'WWWUUUGGGRRR' }, {}] })],
  ['thirteen tokens, fewer may be taken', position({ hands: [{ tokens: 'WWWWUUGGGYYYY' }, {}, {}, {}], fewerTokens: true })],
  ['more bonuses of a colour than any card costs', position({ hands: [{ bonuses: 'WWWWWWWWWUUUUUUUGGGG', tokens: 'RRR' }, { tokens: 'WU' }], nobles: [0, 1, 9] })],
  ['empty decks and places', position({ hands: [{ tokens: 'WWWUUUGGRRYYY', bonuses: 'WURB' }, {}, {}], cards: [3, 0, 2] })],
  ['hidden cards in the hands of others', position({ hands: [{ tokens: 'WU' }, { reserved: [[10, 1], [45, 1], [80, 1]] }, { reserved: [[11, 1]] }] })],
  ['the last turn of the game', position({ hands: [{ points: 16 }, { points: 12, tokens: 'WWUUGGRRBB' }], cur: 1, final: true })],
]; // prettier-ignore

describe.each(bots)('$id', (bot) => {
  test('plays legal moves in ordinary positions', async () => {
    expect(ordinary.length).toBeGreaterThan(25);
    for (const [i, state] of ordinary.entries()) {
      const view = moverView(state);
      expect(splendor.refusal(view, await bot.choose(view, createRandom(i), limits))).toBeUndefined();
    }
  });

  test.each(rare)('plays a legal move: %s', async (_, state) => {
    for (const view of [moverView(state), splendor.view(state, 'open')])
      expect(splendor.refusal(view, await bot.choose(view, createRandom(1), limits))).toBeUndefined();
  });

  test('plays the same from the same chance, whatever the hidden cards are', async () => {
    for (const [i, state] of [...ordinary.slice(0, 8), ...rare.map(([, state]) => state)].entries()) {
      const view = moverView(state);
      const alike = splendor.determinize?.(view, createRandom(i, 7)) as SplendorState;
      const chosen = await bot.choose(view, createRandom(i), limits);
      expect(await bot.choose(moverView(alike), createRandom(i), limits)).toEqual(chosen);
    }
  });
});

test('the players are listed from weak to strong', () => {
  expect(bots.map(({ id }) => id)).toEqual([
    'random',
    'greedy',
    'heuristic',
    'search-easy',
    'search-normal',
    'search-hard',
    'search-expert',
  ]);
});

test.each([
  ['greedy', 'random', 10, 10],
  ['heuristic', 'greedy', 10, 8],
  ['search-easy', 'greedy', 6, 5],
])('%s against %s: of %i games it wins at least %i', async (stronger, weaker, games, wins) => {
  const totals = await simulate(splendor, { bots: [botNamed(stronger), botNamed(weaker)], games, seed: 1, limits: { nodes: 20 } });
  expect(totals.bots[0].wins).toBeGreaterThanOrEqual(wins);
});

test.each([3, 4])('games of thoughtful players end in points with %i seats, too', async (seats) => {
  const totals = await simulate(splendor, { bots: Array.from({ length: seats }, () => botNamed('heuristic')), games: 1, seed: 3 });
  expect(totals.reasons).toEqual({ points: 1 });
});
