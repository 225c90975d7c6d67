import { describe, expect, test } from '@jest/globals';
import { botRandom, randomBot } from './bots.js';
import { createRandom } from './random.js';
import { gameSeed, mergeTotals, simulate } from './simulate.js';
import { highCard, nim, perfectNimBot } from './testing/index.js';

const random = randomBot(nim);
const run = (first: number, games: number) =>
  simulate(nim, { bots: [perfectNimBot, random], games, first, seed: 1, options: { heap: 13 } });

describe('a simulation', () => {
  test('gives the same totals every time', async () => {
    expect(await run(0, 50)).toEqual(await run(0, 50));
  });

  test('adds up the same however it is divided', async () => {
    expect(mergeTotals(await run(0, 17), await run(17, 33))).toEqual(await run(0, 50));
  });

  test('changes seats from game to game, and deals each deal once for every order', async () => {
    const { bots, games } = await run(0, 10);
    expect(games).toBe(10);
    expect(bots.map(({ seats }) => seats.map((seat) => seat.games))).toEqual([
      [5, 5],
      [5, 5],
    ]);
    const deals: number[] = [];
    const watching = { ...randomBot(highCard), choose: () => 'keep' as const };
    const watched = {
      ...highCard,
      setup: (...args: Parameters<typeof highCard.setup>) => {
        const state = highCard.setup(...args);
        deals.push(state.hands[0]);
        return state;
      },
    };
    await simulate(watched, { bots: [watching, watching, watching], games: 6, seed: 2 });
    expect([deals[0], deals[3]]).toEqual([deals[1], deals[4]]);
    expect(deals.slice(0, 3)).not.toEqual(deals.slice(3));
  });

  test('counts wins, scores, lengths and reasons', async () => {
    const { bots, plies, reasons, draws } = await simulate(nim, {
      bots: [perfectNimBot, random],
      games: 40,
      seed: 3,
      options: { heap: 13 },
    });
    expect(bots[0].wins + bots[1].wins).toBe(40);
    expect(bots[0].wins).toBeGreaterThan(35);
    expect([bots[0].score, bots[0].scoreSquares, draws, reasons]).toEqual([bots[0].wins, bots[0].wins, 0, { 'last-stone': 40 }]);
    expect(plies.min).toBeGreaterThanOrEqual(5);
    expect(plies.max).toBeLessThanOrEqual(13);
    expect(plies.squares * 40).toBeGreaterThanOrEqual(plies.sum ** 2);
  });

  test('stops when it is told to, and answers for what was played', async () => {
    const totals = await simulate(nim, { bots: [random, random], games: 1000, seed: 1, stopped: (games) => games === 7 });
    expect(totals.games).toBe(7);
  });

  test('waits for a bot that takes its time', async () => {
    const slow = { id: 'slow', choose: async () => Promise.resolve(1) };
    expect((await simulate(nim, { bots: [slow, slow], games: 2, seed: 1, options: { heap: 3 } })).plies.sum).toBe(6);
  });

  describe('between bots that choose by chance alone', () => {
    const setup = { games: 60, seed: 4, options: { heap: 13 } };

    test('plays the same games on the twin as by the rules', async () => {
      for (const rotate of [true, false]) {
        const bots = [random, { ...random, id: 'other' }];
        const byRules = await simulate({ ...nim, simulation: undefined }, { ...setup, bots, rotate });
        expect(await simulate({ ...nim, play: () => expect('the rules').toBe('left alone') as never }, { ...setup, bots, rotate })).toEqual(
          byRules,
        );
      }
    });

    test('plays by the rules where the twin ends before the game', async () => {
      const oneHand = {
        ...nim,
        simulation: () => ({
          ...nim.simulation!(nim.setup(2, { heap: 2, misere: false }, createRandom(1))),
          turn: -1,
          outcome: () => undefined,
        }),
      };
      const bots = [random, random];
      expect(await simulate(oneHand as never, { ...setup, bots })).toEqual(await simulate(nim, { ...setup, bots }));
    });

    test('leaves the twin alone where one of them thinks', async () => {
      const noTwin = { ...nim, simulation: () => expect('the twin').toBe('left alone') as never };
      expect((await simulate(noTwin, { ...setup, bots: [perfectNimBot, random] })).games).toBe(60);
    });
  });

  test('refuses options and numbers that are none', async () => {
    const bots = [random, random];
    for (const wrong of [{ options: { heap: 1e9 } }, { options: { nosuch: 1 } as never }, { games: 1.5 }, { first: -1 }]) {
      await expect(simulate(nim, { bots, games: 1, seed: 1, ...wrong })).rejects.toThrow(RangeError);
    }
  });

  test('of no games has totals that survive JSON', async () => {
    const totals = await run(0, 0);
    expect(JSON.parse(JSON.stringify(totals))).toEqual(totals);
    expect(mergeTotals(totals, await run(0, 9))).toEqual(await run(0, 9));
  });

  test('refuses a number of bots that the game does not take', async () => {
    await expect(simulate(nim, { bots: [random], games: 1, seed: 1 })).rejects.toThrow(RangeError);
    await expect(
      simulate(highCard, { bots: [1, 2, 3, 4].map(() => randomBot(highCard)), games: 1, seed: 1, options: { cards: 5 } }),
    ).rejects.toThrow('too-few-cards');
  });
});

test("a bot's chance depends on seed, ply and seat alone", () => {
  const first = (...args: Parameters<typeof botRandom>) => botRandom(...args).int(2 ** 32);
  expect(first(1, 2, 0)).toBe(first(1, 2, 0));
  expect(new Set([first(1, 2, 0), first(1, 2, 1), first(1, 3, 0), first(2, 2, 0), createRandom(1).int(2 ** 32)]).size).toBe(5);
});

test('the games of a simulation have seeds of their own', () => {
  expect(new Set(Array.from({ length: 1000 }, (_, deal) => gameSeed(9, deal))).size).toBe(1000);
});

test('a random bot plays every listed move about equally often', () => {
  const counts = [0, 0, 0, 0];
  const view = nim.view({ stones: 9, turn: 0, misere: false }, 0);
  for (let seed = 0; seed < 3000; seed++) counts[randomBot(nim).choose(view, createRandom(seed), {}) as number]++;
  for (const count of counts.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
