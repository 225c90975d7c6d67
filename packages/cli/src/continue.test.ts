import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { PlayEnd, PlaySetup } from '@console-arcade/console';
import { continueVerb } from './continue.js';
import { quietHall } from './fixtures/hall.js';
import { main } from './main.js';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'arcade-continue-'));
  mkdirSync(join(home, 'saves'));
});
afterEach(() => rmSync(home, { recursive: true }));

const env = () => ({ ARCADE_HOME: home, LANG: 'en_US.UTF-8' });
const file = (name: string): string => join(home, 'saves', `${name}.txt`);
const record = (...moves: string[]): string =>
  ['# game: nim', '# revision: 1', '# players: you, bot:random', '# seed: 5', ...moves, ''].join('\n');

/** A save of so many hours ago. */
function save(name: string, text: string, hours = 1): void {
  writeFileSync(file(name), text);
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(file(name), then, then);
}

/** What comes on the table, and what is said. */
async function goneOn(word?: string, flags = {}) {
  const hall = quietHall({ interactive: true, env: env() });
  const seen: PlaySetup[] = [];
  const table = (_game: unknown, setup: PlaySetup): Promise<PlayEnd> => {
    seen.push(setup);
    return Promise.resolve({ next: 'menu', record: { moves: [] } });
  };
  const code = await continueVerb(word, flags, hall, 'en', table);
  return { code, match: seen[0]?.match, keeper: seen[0]?.keeper, players: seen[0]?.players, said: hall.complaints.join('') };
}

describe('the game that is meant', () => {
  beforeEach(() => {
    save('nim', record('1-1'), 3);
    save('sunday', record('1-1', '2-1'), 2);
    save('broken', '# game: nim\n# seats: many\n', 1);
  });

  test.each([
    ['nothing: the newest that can be gone on with', undefined, 'sunday', 2],
    ['a save', 'nim', 'nim', 1],
    ['another save', 'sunday', 'sunday', 2],
  ])('%s', async (_what, word, name, ply) => {
    const { code, match, keeper } = await goneOn(word);
    expect(code).toBe(0);
    expect(match?.ply).toBe(ply);
    expect(keeper?.name).toBe(name);
  });

  test('a game: its newest', async () => {
    rmSync(file('nim'));
    expect((await goneOn('nim')).keeper?.name).toBe('sunday');
  });

  test('a file, which is only read', async () => {
    const path = join(home, 'mine.txt');
    writeFileSync(path, record('3-1'));
    const { match, keeper } = await goneOn(path);
    expect(match?.turns).toEqual([{ seat: 0, move: { heap: 2, take: 1 } }]);
    expect(keeper?.name).toBe('nim');
    expect(readFileSync(path, 'utf8')).toBe(record('3-1'));
  });

  test('what is there is named where nothing is meant', async () => {
    const { code, said } = await goneOn('sundy');
    expect(code).toBe(1);
    expect(said).toBe('arcade: There is no save sundy. Did you mean sunday? There are: broken, sunday, nim.\n');
  });
});

test('where nothing was saved it says so', async () => {
  expect(await goneOn()).toMatchObject({ code: 1, said: 'arcade: There is no game to go on with.\n' });
});

describe('what is wrong is named and explained, and the file left as it is', () => {
  test.each([
    ['of another program', 'Dear Ann,\n', 'names no game'],
    ['empty', '', 'names no game'],
    ['of a game that is not here', record().replace('nim', 'chess'), 'a record of chess, a game that is not here'],
    ['newer', record().replace('revision: 1', 'revision: 2'), 'a newer version'],
    ['cut in the middle of a move', record('1-'), 'Line 5: '],
    ['with an illegal move', record('1-1', '1-1'), 'Line 6: Not 1.'],
    ['binary', 'a\u0000b', 'is no text'],
    ['with a bot that is not here', record().replace('bot:random', 'bot:best'), 'There is no bot best'],
  ])('%s', async (_kind, text, message) => {
    save('nim', text);
    const { code, said, match } = await goneOn('nim');
    expect(code).toBe(1);
    expect(match).toBeUndefined();
    expect(said).toContain(file('nim'));
    expect(said).toContain(message);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(readFileSync(file('nim'), 'utf8')).toBe(text);
  });

  test('50 MB long', async () => {
    save('nim', '');
    truncateSync(file('nim'), 50 * 2 ** 20);
    expect(await goneOn('nim')).toMatchObject({
      code: 1,
      said: `arcade: ${file('nim')} has more than 16 MB: that is no record of a game.\n`,
    });
  });

  test('a file that is not there', async () => {
    expect(await goneOn(join(home, 'no.txt'))).toMatchObject({ code: 1, said: `arcade: There is no file ${join(home, 'no.txt')}.\n` });
  });
});

describe('players', () => {
  test('are those of the record', async () => {
    save('nim', record('1-1'));
    expect((await goneOn('nim', { players: 'you,bot:random' })).code).toBe(0);
    await expect(goneOn('nim', { players: 'you,bot:deep' })).rejects.toThrow(
      'In this game play you, bot:random; --players cannot change that.',
    );
    await expect(goneOn('nim', { names: 'Ann' })).rejects.toThrow('--names cannot change that');
    // Whoever is refused leaves no lock behind.
    expect((await goneOn('nim')).code).toBe(0);
  });

  test('are given where the record has none', async () => {
    save('nim', record('1-1').replace('# players: you, bot:random\n', ''));
    const { players } = await goneOn('nim', { players: 'bot:deep,you', names: 'Ann' });
    expect(players).toEqual([
      { kind: 'bot', id: 'deep' },
      { kind: 'person', name: 'Ann' },
    ]);
  });
});

test('a finished record comes to the table as it ended, and is not counted as played', async () => {
  const path = join(home, 'mine.txt');
  writeFileSync(path, record('1-1', '2-3', '3-3', '3-2'));
  const { code, match } = await goneOn(path);
  expect(code).toBe(0);
  expect(match?.outcome).toBeDefined();
});

test('without a terminal the moves come by lines', async () => {
  save('nim', record('1-1', '2-3'));
  const input = { kind: 'pipe' as const, stream: Readable.from([Buffer.from('3-3\n')]) };
  const hall = quietHall({ env: env(), input });
  expect(await main(['continue', 'nim'], hall)).toBe(0);
  expect(readFileSync(file('nim'), 'utf8')).toMatch(/^0 3-3$/m);
});
