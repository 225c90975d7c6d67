import { describe, expect, test } from '@jest/globals';
import { simulate, type Totals } from '@console-arcade/core';
import { quietHall } from '../fixtures/hall.js';
import { gameConsole } from '../fixtures/nim.js';
import type { Hall } from '../hall.js';
import type { Crew } from './crew.js';
import { playPart, type Part } from './part.js';
import { simulateVerb } from './simulate.js';
import type { Summary } from './summary.js';
import { UsageError } from '../usage.js';

/** Workers on this thread. */
const here = (hall: Hall): Crew => ({ play: (part) => playPart(part, hall.games), end: () => Promise.resolve() });

interface Given {
  readonly hall?: Partial<Hall>;
  readonly language?: 'en' | 'zh';
  readonly crew?: (hall: Hall) => Crew;
  /** Is handed what a signal would call. */
  readonly signals?: (heard: (number: number) => void) => void;
}

async function run(args: string, { hall: given, language = 'en', crew = here, signals }: Given = {}) {
  const hall = quietHall(given);
  const outside = {
    crewOf: () => crew(hall),
    hearSignals(heard: (number: number) => void) {
      signals?.(heard);
      return () => undefined;
    },
  };
  const code = await simulateVerb(args.split(' '), {}, hall, language, outside);
  return { code, out: hall.written.join(''), err: hall.complaints.join('') };
}

const figures = async (args: string, given?: Given) => JSON.parse((await run(`${args} --json`, given)).out) as Summary;
const withoutTime = (summary: Summary) => ({ ...summary, seconds: 0, gamesPerSecond: 0 });

describe('the figures', () => {
  test.each(['', '--no-rotate', '--players bot:deep,bot:random,bot:careful', '--heaps 2,5,7 --most 2'])(
    'are the same for any number of jobs: %s',
    async (flags) => {
      const args = `nim --games 101 --seed 7 ${flags}`.trim();
      const one = withoutTime(await figures(`${args} --jobs 1`));
      expect(one.gamesPlayed).toBe(101);
      for (const jobs of [2, 3]) expect(withoutTime(await figures(`${args} --jobs ${jobs}`))).toEqual(one);
    },
  );

  test('are those of the games', async () => {
    const random = gameConsole.bots[0].bot;
    const totals: Totals = await simulate(gameConsole.game, { bots: [random, { ...random, id: 'careful' }], games: 40, seed: 3 });
    const summary = await figures('nim --games 40 --seed 3 --players bot:random,bot:careful');
    expect(summary).toMatchObject({
      game: 'nim',
      options: { heaps: [1, 3, 5], most: 3, lastOne: 'wins', playAgain: true },
      seed: 3,
      rotate: true,
      games: 40,
      gamesPlayed: 40,
      draws: 0,
      reasons: { 'last-match': 40 },
      lengths: { mean: totals.plies.sum / 40, min: totals.plies.min, max: totals.plies.max },
    });
    for (const [i, { bot, wins, shared, winRate, score, seats, games }] of summary.bots.entries()) {
      expect({ bot, wins, shared, seats, games }).toEqual({
        bot: totals.bots[i].id,
        wins: totals.bots[i].wins,
        shared: 0,
        seats: totals.bots[i].seats,
        games: 40,
      });
      expect(winRate.mean).toBeCloseTo(wins / 40, 6);
      // One point for a win: both are the same mean, and both intervals hold it.
      expect(score.mean).toBeCloseTo(wins / 40, 6);
      for (const { mean, interval } of [winRate, score]) expect(interval![0] <= mean && mean <= interval![1]).toBe(true);
    }
  });

  test('of one game have no interval of a mean', async () => {
    const { bots, lengths } = await figures('nim --games 1 --seed 1');
    expect([bots[0].score.interval, lengths.interval]).toEqual([null, null]);
    expect((await run('nim --games 1 --seed 1')).out).not.toMatch(/NaN|null|undefined/);
  });

  test('without a seed come from a fresh one, which is told', async () => {
    const seeds = [await figures('nim --games 2'), await figures('nim --games 2')].map(({ seed }) => seed);
    expect(seeds[0]).not.toBe(seeds[1]);
    expect((await run('nim --games 2 --seed 42')).out).toMatch(/^Seed +42$/m);
  });
});

describe('the table', () => {
  const time = (out: string) => out.replace(/^(Time|用时) .*$/m, '$1');

  test('shows who won, and how the games went', async () => {
    const { code, out } = await run('nim --games 40 --seed 3 --players bot:random,bot:careful --ascii');
    expect(code).toBe(0);
    expect(time(out)).toBe(`Nim: 40 games

PLAYER   GAMES  WON  SHARED    RATE         95 %  SCORE         95 %
Random      40   20       0  50.0 %  35.2-64.8 %  0.500  0.343-0.657
Careful     40   20       0  50.0 %  35.2-64.8 %  0.500  0.343-0.657

WON AS     Random    Careful
First   11 55.0 %  11 55.0 %
Second   9 45.0 %   9 45.0 %

Draws   0 (0.0 %)
Length  5.8 moves +- 0.2, from 5 to 7
Ends    the last match: 40 (100.0 %)
Seed    3
Time
`);
  });

  test('is aligned in Chinese', async () => {
    const { out } = await run('nim --games 40 --seed 3 --players bot:random,bot:careful', { language: 'zh' });
    expect(out.split('\n').slice(0, 5)).toEqual([
      '尼姆：40 局',
      '',
      '玩家  局数  胜  并列    胜率         95 %   得分         95 %',
      '随机    40  20     0  50.0 %  35.2–64.8 %  0.500  0.343–0.657',
      '谨慎    40  20     0  50.0 %  35.2–64.8 %  0.500  0.343–0.657',
    ]);
    expect(out).toContain('±');
  });

  test('tells nothing of seats in which nobody sat', async () => {
    const { out } = await run('nim --games 3 --seed 1 --no-rotate --ascii');
    expect(out).toMatch(/^First +\d \d+\.\d % +-$/m);
  });
});

describe('a mistake is told before anything is played', () => {
  test.each([
    ['nim --games 0', 'Option --games cannot be 0; allowed: 1..1000000000.'],
    ['nim --games -1', 'Option --games cannot be -1; allowed: 1..1000000000.'],
    ['nim --games x', 'Option --games cannot be x; allowed: 1..1000000000.'],
    ['nim --games 1e9', 'Option --games cannot be 1e9; allowed: 1..1000000000.'],
    ['nim --games 1000000001', 'Option --games cannot be 1000000001; allowed: 1..1000000000.'],
    ['nim --games', 'Option --games needs a value.'],
    ['nim --jobs 0', 'Option --jobs cannot be 0; allowed: 1..64.'],
    ['nim --jobs 1.5', 'Option --jobs cannot be 1.5; allowed: 1..64.'],
    ['nim --seed x', 'A seed is a whole number of at most 15 digits, not x.'],
    ['nim --players bot:best,bot:random', 'There is no bot best. There are: random, careful, deep.'],
    ['nim --players you,bot:random', 'Only computer players can be simulated, such as --players bot:careful,bot:careful.'],
    ['nim --players bot:random', 'This game takes 2 to 4 players, not 1.'],
    ['nim --players bot:random,bot:random,bot:random --last-one loses', 'The last match loses only among two, not 3.'],
    ['nim --most 10', 'Option most cannot be 10; allowed: 1..9.'],
    ['nmi', 'There is no game "nmi". Did you mean nim? Games: nim.'],
    ['nim --pace fast', /^There is no option --pace here\./],
  ])('arcade simulate %s', async (args, message) => {
    const crew = () => ({ play: () => expect('nothing').toBe('played') as never, end: () => Promise.resolve() });
    const attempt = run(args, { crew });
    await expect(attempt).rejects.toThrow(UsageError);
    await expect(attempt).rejects.toThrow(message);
  });
});

describe('what is broken off', () => {
  const slowly = (hall: Hall, before: (part: Part) => unknown): Crew => ({
    async play(part) {
      await before(part);
      return playPart(part, hall.games);
    },
    end: () => Promise.resolve(),
  });

  test.each([
    [2, 130],
    [15, 143],
    [1, 129],
  ])('signal %d: the figures so far, and %d', async (signal, expected) => {
    let hear: (number: number) => void = () => undefined;
    let parts = 0;
    const { code, out } = await run('nim --games 100000 --jobs 1 --seed 1', {
      crew: (hall) => slowly(hall, () => (++parts === 3 ? hear(signal) : undefined)),
      signals: (heard) => (hear = heard),
    });
    expect(code).toBe(expected);
    // Parts of 1 and 8 games, and the one game during which the signal came.
    expect(out).toMatch(/^Nim: 10 of 100,000 games, broken off\n/);
  });

  test('a lost worker: the figures so far, the reason, and 1', async () => {
    let parts = 0;
    const lost = () => (++parts === 2 ? Promise.reject(new Error('out of memory\nat …')) : undefined);
    const { code, out, err } = await run('nim --games 100 --jobs 1 --json', { crew: (hall) => slowly(hall, lost) });
    expect({ code, err }).toEqual({ code: 1, err: 'arcade: A worker failed: out of memory\n' });
    expect(JSON.parse(out)).toMatchObject({ games: 100, gamesPlayed: 1 });
  });

  test('before the first game: nothing to tell', async () => {
    const end = () => Promise.resolve();
    const crew = (): Crew => ({ play: () => Promise.reject(new Error('no')), end });
    expect(await run('nim', { crew })).toEqual({
      code: 1,
      out: '',
      err: 'arcade: A worker failed: no\narcade: No game was played to its end.\n',
    });
  });
});

test('help tells the flags of simulations', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  for (const flag of ['--games', '--players', '--seed', '--jobs', '--no-rotate', '--json', '--ascii']) expect(out).toContain(flag);
});
