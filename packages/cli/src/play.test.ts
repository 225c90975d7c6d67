import { describe, expect, test } from '@jest/globals';
import type { PlayEnd, PlaySetup } from '@console-arcade/console';
import { quietHall } from './fixtures/hall.js';
import { play } from './play.js';

const left: PlayEnd = { next: 'menu', record: { moves: [] } };

/** What `arcade play …` would put on the table; `ends` are how the games end, one after the other. */
async function setups(args: string, ends: readonly PlayEnd[] = [left], given = {}) {
  const seen: PlaySetup[] = [];
  const table = (_game: unknown, setup: PlaySetup) => {
    seen.push(setup);
    return Promise.resolve(ends[seen.length - 1]);
  };
  const code = await play(args.split(' '), given, quietHall({ interactive: true }), 'en', table);
  return { code, seen, first: seen[0] };
}

describe('without flags', () => {
  test('you play against the strongest bot that answers at once', async () => {
    const { first, code } = await setups('nim');
    expect(code).toBe(0);
    expect(first.players).toEqual([{ kind: 'person' }, { kind: 'bot', id: 'careful' }]);
    expect(first.options).toEqual({ heaps: [1, 3, 5], most: 3, lastOne: 'wins', playAgain: true });
    expect(first.pace).toBe('normal');
  });

  test('every game has a seed of its own', async () => {
    const again: PlayEnd = { ...left, next: 'again' };
    const { seen } = await setups('nim', [again, again, left]);
    expect(new Set(seen.map(({ seed }) => seed)).size).toBe(3);
    for (const { seed } of seen) expect(Number.isSafeInteger(seed)).toBe(true);
  });
});

test.each<[string, object]>([
  ['--heaps 2,4', { heaps: [2, 4] }],
  ['--heaps=2,4', { heaps: [2, 4] }],
  ['--most 9', { most: 9 }],
  ['--last-one loses', { lastOne: 'loses' }],
  ['--last-one LOSES', { lastOne: 'loses' }],
  ['--play-again', { playAgain: true }],
  ['--play-again off', { playAgain: false }],
  ['--play-again=no', { playAgain: false }],
  ['--no-play-again', { playAgain: false }],
])('%s is an option of the game', async (flags, options) => {
  expect((await setups(`nim ${flags}`)).first.options).toMatchObject(options);
});

test.each<[string, object]>([
  ['nim --seed 42', { seed: 42 }],
  ['nim --seed -7', { seed: -7 }],
  ['--seed 42 nim', { seed: 42 }],
  ['nim --pace none', { pace: 'none' }],
  ['nim --players bot:random,bot:deep,you', { players: [{ kind: 'bot', id: 'random' }, { kind: 'bot', id: 'deep' }, { kind: 'person' }] }],
  ['nim --players you:Ann,you', { players: [{ kind: 'person', name: 'Ann' }, { kind: 'person' }] }],
  [
    'nim --names Ann',
    {
      players: [
        { kind: 'person', name: 'Ann' },
        { kind: 'bot', id: 'careful' },
      ],
    },
  ],
  [
    'nim --players you,bot:random,you --names Ann,Bob',
    {
      players: [
        { kind: 'person', name: 'Ann' },
        { kind: 'bot', id: 'random' },
        { kind: 'person', name: 'Bob' },
      ],
    },
  ],
])('arcade play %s', async (args, setup) => {
  expect((await setups(args)).first).toMatchObject(setup);
});

test('the look is what the flags say, wherever they stand', async () => {
  expect((await setups('nim --ascii')).first.look()).toMatchObject({ symbols: 'ascii', wide: false });
  expect((await setups('nim', [left], { wide: true, color: false })).first.look()).toMatchObject({ wide: true, colours: 0 });
});

test('the same again keeps everything but the seed', async () => {
  const { seen } = await setups('nim --seed 42 --most 2', [{ ...left, next: 'again' }, left]);
  const [{ seed: first, ...before }, { seed: second, ...after }] = seen;
  expect(first).toBe(42);
  expect(second).not.toBe(42);
  const rest = (setup: object) => ({ ...setup, look: undefined, keeper: undefined });
  expect(rest(after)).toEqual(rest(before));
});

test('at a terminal there is no JSON', async () => {
  await expect(setups('nim --json')).rejects.toThrow('Option --json is for programs');
});

test('a file that holds something else than a record is named before anything is shown', async () => {
  const hall = quietHall({ interactive: true });
  const table = () => Promise.reject(new Error('shown'));
  expect(await play(['nim', '--record', import.meta.filename], {}, hall, 'en', table)).toBe(1);
  expect(hall.complaints.join('')).toMatch(
    /^arcade: .*play\.test\.ts holds something else than a record of a game, and is left as it is\.\n$/,
  );
});
