import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameRecord } from '@console-arcade/core';
import { addToStatistics, readStatistics } from './statistics.js';

let home: string;
let folders: { readonly statistics: string };
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'arcade-home-'));
  folders = { statistics: join(home, 'statistics.jsonl') };
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const noon = new Date('2026-03-01T12:00:00Z');
const won: GameRecord = {
  game: 'nim',
  revision: 1,
  seats: 2,
  players: ['you:Ann', 'bot:careful'],
  options: { most: 3, heaps: [1, 2] },
  seed: 9,
  moves: [
    { seat: 0, move: '1-1' },
    { seat: 1, move: '2-1' },
    { seat: 0, move: '2-1' },
  ],
  result: { winners: [0], scores: [1, 0], reason: 'last-match' },
};
const kept = () => readFileSync(folders.statistics, 'utf8');
const count = (record: GameRecord) => addToStatistics(record, folders, noon);

test('a finished game is one line, read back as it was', () => {
  expect(count(won)).toBeUndefined();
  expect(kept()).toMatch(/^\{.*\}\n$/);
  expect(readStatistics(folders)).toEqual({
    entries: [
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        at: '2026-03-01T12:00:00.000Z',
        game: 'nim',
        players: ['you:Ann', 'bot:careful'],
        winners: [0],
        scores: [1, 0],
        reason: 'last-match',
        plies: 3,
        undone: false,
        seed: 9,
      },
    ],
    problems: [],
  });
});

test('nothing was counted where there is no file', () => {
  expect(readStatistics(folders)).toEqual({ entries: [], problems: [] });
});

describe('not counted', () => {
  test.each<[string, GameRecord]>([
    ['a game without a result', { ...won, result: undefined }],
    ['a game among bots', { ...won, players: ['bot:careful', 'bot:deep'] }],
    ['a game of nobody', { ...won, players: undefined }],
  ])('%s', (_what, record) => {
    expect(count(record)).toBeUndefined();
    expect(readStatistics(folders).entries).toEqual([]);
  });
});

describe('the same game is counted once', () => {
  const twice = (second: GameRecord) => {
    count(won);
    count(second);
    return readStatistics(folders).entries.length;
  };

  test.each<[string, GameRecord]>([
    ['the very same', won],
    ['with its options as texts, in another order', { ...won, options: { heaps: '1,2', most: '3' } }],
    ['with a move that was taken back and made again', { ...won, moves: [{ seat: 0, move: '2-2' }, { undone: 1 }, ...won.moves] }],
  ])('%s', (_what, second) => {
    expect(twice(second)).toBe(1);
  });

  test.each<[string, GameRecord]>([
    ['another seed', { ...won, seed: 10 }],
    ['another last move', { ...won, moves: won.moves.with(2, { seat: 0, move: '2-2' }) }],
    ['other players', { ...won, players: ['you:Bob', 'bot:careful'] }],
    ['other options', { ...won, options: { most: 2, heaps: [1, 2] } }],
    ['another beginning', { ...won, start: { heaps: [] } }],
  ])('but not %s', (_what, second) => {
    expect(twice(second)).toBe(2);
  });

  test('also where two programs have both written it', () => {
    count(won);
    appendFileSync(folders.statistics, kept());
    expect(readStatistics(folders).entries).toHaveLength(1);
  });
});

test('moves that were taken back mark a game, and are no moves of it', () => {
  count({ ...won, moves: [{ seat: 0, move: '2-1' }, { seat: 1, move: '2-1' }, { undone: 2 }, ...won.moves] });
  expect(readStatistics(folders).entries).toMatchObject([{ undone: true, plies: 3 }]);
});

describe('a damaged file', () => {
  const line = () => {
    count(won);
    return kept().trim();
  };

  test.each<[string, (sound: string) => string]>([
    ['torn', (sound) => sound.slice(0, 30)],
    ['no JSON', () => 'hello'],
    ['no entry', () => '[1]'],
    ['a winner who does not sit there', (sound) => sound.replace('"winners":[0]', '"winners":[2]')],
    ['a day that is none', (sound) => sound.replace('2026-03-01T', '2026-3-1 ')],
  ])('names the line: %s', (_what, damage) => {
    const sound = line();
    const text = `${sound}\n\n${damage(sound)}\n${sound.replace(/"id":"./, '"id":"f0')}\n`;
    writeFileSync(folders.statistics, text);
    const { entries, problems } = readStatistics(folders);
    expect(entries).toHaveLength(2);
    expect(problems).toEqual([{ file: folders.statistics, line: 3 }]);
    expect(kept()).toBe(text);
  });

  test('with a torn last line takes the next game on a line of its own', () => {
    const torn = line().slice(0, 60);
    writeFileSync(folders.statistics, torn);
    expect(count(won)).toBeUndefined();
    expect(kept().split('\n')).toEqual([torn, expect.stringMatching(/^\{.*\}$/), '']);
    expect(readStatistics(folders)).toMatchObject({ entries: [{ game: 'nim' }], problems: [{ line: 1 }] });
  });
});

test('what cannot be written is refused, what cannot be read is named', () => {
  mkdirSync(folders.statistics);
  expect(count(won)).toMatchObject({ code: 'not-kept', data: { file: folders.statistics } });
  expect(readStatistics(folders)).toMatchObject({ entries: [], problems: [{ file: folders.statistics }] });
});
