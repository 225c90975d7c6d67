import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { widthOf } from '@console-arcade/console';
import { quietHall, type QuietHall } from './fixtures/hall.js';
import { main } from './main.js';
import type { GameStandings } from './standings.js';
import { foldersOf } from './store/folders.js';
import { addToStatistics } from './store/statistics.js';

/** A game that ended, a day after the one before: who played, who won, whether moves were taken back. */
type Ended = readonly [players: string, winners: number[], tookBack?: 'undone'];

function hallAfter(games: readonly Ended[], given: Parameters<typeof quietHall>[0] = {}): QuietHall {
  const hall = quietHall(given);
  games.forEach(([players, winners, tookBack], day) => {
    const seated = players.split(' ');
    const result = { winners, scores: seated.map(() => 0), reason: 'last-match' };
    const moves = tookBack === undefined ? [] : [{ seat: 0, move: '1-1' }, { undone: 1 }];
    addToStatistics({ game: 'nim', players: seated, seed: day, moves, result }, foldersOf(hall.env), new Date(2026, 2, day + 1, 12));
  });
  return hall;
}

async function lines(games: readonly Ended[], args = '', given: Parameters<typeof quietHall>[0] = {}): Promise<string[]> {
  const hall = hallAfter(games, given);
  expect(await main(['stats', ...args.split(' ').filter((arg) => arg !== '')], hall)).toBe(0);
  return hall.written.join('').split('\n');
}

const played: readonly Ended[] = [
  ['you bot:careful', [0]],
  ['you bot:careful', [0]],
  ['bot:careful you', [0]],
  ['you bot:random', []],
  ['you bot:random', [0]],
  ['you bot:careful', [0], 'undone'],
];

test('tells all games, then those against each opponent and on each seat; takebacks count alone', async () => {
  expect((await lines(played)).slice(0, 8)).toEqual([
    'Nim',
    '                   games  won  drawn  lost  rate  streak  best        last',
    'You                    5    3      1     1   60%       1     2  2026-03-05',
    '  against Random       2    1      1     0   50%       1     1  2026-03-05',
    '  against Careful      3    2      0     1   67%       0     2  2026-03-03',
    '  as First             4    3      1     0   75%       1     2  2026-03-05',
    '  as Second            1    0      0     1    0%       0     0  2026-03-03',
    '  * taken back         1    1      0     0  100%       1     1  2026-03-06',
  ]);
});

test('is aligned in Chinese, too, and fits 80 columns', async () => {
  const all = await lines([...played, ['you:一二三四五六七八九十一二三四五六七八九十 you:Ann', [1]]], '--lang zh');
  const table = all.slice(1, all.indexOf(''));
  expect(new Set(table.map((line) => widthOf(line, { wide: false }))).size).toBe(1);
  for (const line of all) expect(widthOf(line, { wide: false })).toBeLessThan(80);
});

test('keeps to ASCII where it must', async () => {
  expect((await lines(played, '--ascii')).join('')).toMatch(/^[ -~]*$/);
});

describe('several persons at one keyboard', () => {
  const standings = async (games: readonly Ended[]): Promise<unknown> => {
    const [{ standings }] = JSON.parse((await lines(games, '--json')).join('\n')) as GameStandings[];
    return standings.map(({ player, all, opponents }) => [player, all.won, all.lost, opponents.map((opponent) => opponent.player)]);
  };

  test('each name has lines of its own', async () => {
    expect(await standings([['you:Ann you:Bob', [0]]])).toEqual([
      ['you:Ann', 1, 0, ['you:Bob']],
      ['you:Bob', 0, 1, ['you:Ann']],
    ]);
  });

  test('those without a name go by their seats', async () => {
    expect(await standings([['you you', [1]]])).toEqual([
      ['you#1', 0, 1, ['you#2']],
      ['you#2', 1, 0, ['you#1']],
    ]);
    expect((await lines([['you you', [1]]]))[2]).toMatch(/^Player 1 /);
  });

  test('a shared win is won by each, two alike are one opponent', async () => {
    expect(await standings([['you bot:random you:Ann bot:random', [0, 2]]])).toEqual([
      ['you', 1, 0, ['bot:random', 'you:Ann']],
      ['you:Ann', 1, 0, ['you', 'bot:random']],
    ]);
  });
});

test('before the first game, says so', async () => {
  expect(await lines([])).toEqual(['No game was played to its end yet.', '']);
  expect(await lines([], 'nim')).toEqual(['No game of Nim was played to its end yet.', '']);
  expect(JSON.parse((await lines([], '--json')).join(''))).toEqual([]);
});

test('a damaged line is named on stderr, the others count', async () => {
  const hall = hallAfter(played);
  const { statistics } = foldersOf(hall.env);
  mkdirSync(dirname(statistics), { recursive: true });
  appendFileSync(statistics, '{"id":\n');
  expect(await main(['stats'], hall)).toBe(0);
  expect(hall.complaints).toEqual([`arcade: ${statistics}, line 7: damaged, not counted, left as it is.\n`]);
  expect(hall.written.join('')).toContain('You                    5');
});

test('a game that is not there is called wrongly', async () => {
  expect(await main(['stats', 'chess'], quietHall())).toBe(2);
});

test('in a narrow window the last figures give way, not the names', async () => {
  const all = await lines(played, '', { size: { columns: 60, rows: 20 } });
  expect(all.slice(1, 4)).toEqual([
    '                   games  won  drawn  lost  rate  streak',
    'You                    5    3      1     1   60%       1',
    '  against Random       2    1      1     0   50%       1',
  ]);
  for (const line of all) expect(line.length).toBeLessThan(60);
});
