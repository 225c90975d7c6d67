import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { formatRecord, Match, parseRecord, replay, type GameRecord, type Refusal } from '@console-arcade/core';
import { nim } from '../fixtures/nim.js';
import { writeWhole } from './files.js';
import { listSaves } from './filing.js';
import { foldersOf, type Folders } from './folders.js';
import { GameKeeper, type KeeperSetup } from './keeper.js';
import { readSave, removeSave, renameSave, savesIn } from './saves.js';
import { readStatistics } from './statistics.js';

let folders: Folders;
beforeEach(() => {
  folders = foldersOf({ ARCADE_HOME: mkdtempSync(join(tmpdir(), 'arcade-keeper-')) });
});
afterEach(() => rmSync(folders.home, { recursive: true, force: true }));

const nimMatch = (...moves: string[]) => {
  const players = ['you', 'bot:random'];
  const match = replay(nim, { game: 'nim', players, seed: 5, moves: moves.map((move) => ({ move })) });
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
};
const isOurs = (record: GameRecord) => replay(nim, record).ok;
const finished = ['1-1', '2-3', '3-3', '3-2'];
function opened(given: Partial<KeeperSetup> = {}): GameKeeper {
  const keeper = GameKeeper.open({ folders, game: 'nim', language: 'en', isOurs, ...given });
  if (!keeper.ok) throw new Error(keeper.error.code);
  return keeper.value;
}
const keep = (keeper: GameKeeper, match: Pick<Match<never, never, never, never>, 'record'>) => keeper.keep(() => match.record());
const files = (folder: keyof Folders = 'saves') => (existsSync(folders[folder]) ? readdirSync(folders[folder]).sort() : []);
const save = (name = 'nim') => readFileSync(join(folders.saves, `${name}.txt`), 'utf8');

describe('a game in progress', () => {
  test('is kept after every change, and let go at the end', () => {
    const keeper = opened({ now: () => 0 });
    for (const moves of [['1-1'], ['1-1', '2-1']]) {
      expect(keep(keeper, nimMatch(...moves))).toBeUndefined();
      expect(save()).toBe(formatRecord(nimMatch(...moves).record()));
    }
    expect(files()).toEqual(['nim.lock', 'nim.txt']);
    expect(keeper.close()).toBeUndefined();
    expect(files()).toEqual(['nim.txt']);
  });

  test('in which nothing was done leaves no file', () => {
    const keeper = opened();
    keep(keeper, nimMatch());
    expect(keeper.close()).toBeUndefined();
    expect(files()).toEqual([]);
  });

  test('has the first name that is free', () => {
    const [one, two] = [opened(), opened()];
    keep(one, nimMatch('1-1'));
    keep(two, nimMatch('2-1'));
    expect([one.name, two.name]).toEqual(['nim', 'nim-2']);
    one.close();
    two.close();
  });

  test('that was played twice stands there once, under the name that it then has', () => {
    for (let time = 0; time < 2; time++) {
      const keeper = opened();
      keep(keeper, nimMatch('1-1'));
      keeper.close();
      expect(keeper.name).toBe('nim');
    }
    expect(files()).toEqual(['nim.txt']);
  });

  test('goes on in its own save, which is nobody else’s meanwhile', () => {
    keepAndClose(nimMatch('1-1'));
    const keeper = opened({ save: 'nim' });
    expect(GameKeeper.open({ folders, game: 'nim', language: 'en', isOurs, save: 'nim' })).toMatchObject({
      ok: false,
      error: { code: 'save-open', data: { name: 'nim' } },
    });
    expect(readSave(folders, 'nim')?.open).toBe(true);
    expect(removeSave(folders, 'nim')).toMatchObject({ code: 'save-open' });
    keep(keeper, nimMatch('1-1', '2-1'));
    keeper.close();
    expect(files()).toEqual(['nim.txt']);
    expect(save()).toContain('2-1');
  });

  test('leaves a save alone that somebody else has changed', () => {
    const keeper = opened();
    keep(keeper, nimMatch('1-1'));
    writeFileSync(join(folders.saves, 'nim.txt'), '# game: nim\n# my own\n');
    keep(keeper, nimMatch('1-1', '2-1'));
    keeper.close();
    expect(save()).toBe('# game: nim\n# my own\n');
    expect(keeper.name).toBe('nim-2');
    expect(save('nim-2')).toContain('2-1');
  });

  test('takes another name', () => {
    keepAndClose(nimMatch('2-1'), 'nim');
    const keeper = opened();
    expect(keeper.rename('nim')).toEqual({ code: 'name-taken', data: { name: 'nim' } });
    expect(keeper.rename('a/b')).toMatchObject({ code: 'bad-save-name', data: { name: 'a/b' } });
    keep(keeper, nimMatch('1-1'));
    expect(keeper.rename('周末-1')).toBeUndefined();
    keep(keeper, nimMatch('1-1', '2-1'));
    keeper.close();
    expect(files()).toEqual(['nim.txt', '周末-1.txt']);
    expect(save('周末-1')).toContain('2-1');
  });

  test('is written now and then where changes come thick, and wholly at the end', () => {
    let clock = 0;
    let writes = 0;
    // A write takes 5 ms, a move 1 ms.
    const write: typeof writeWhole = (file, text) => {
      clock += 5;
      writes++;
      return writeWhole(file, text);
    };
    const keeper = opened({ write, now: () => clock });
    const match = nimMatch();
    for (let move = 0; move < 500; move++) {
      if (match.ply > 0) match.undo();
      else match.play({ heap: 2, take: 1 + (move % 3) });
      clock += 1;
      keep(keeper, match);
    }
    expect(writes).toBeGreaterThan(5);
    expect(writes * 5).toBeLessThanOrEqual(clock / 9);
    keeper.close();
    expect(save()).toBe(formatRecord(match.record()));
  });
});

describe('a finished game', () => {
  test('goes to the records and into the statistics, once', () => {
    keepAndClose(nimMatch(...finished));
    keepAndClose(nimMatch(...finished));
    expect(files()).toEqual([]);
    expect(files('records')).toEqual([expect.stringMatching(/^nim-\d{8}-\d{6}\.txt$/)]);
    expect(readFileSync(join(folders.records, files('records')[0]), 'utf8')).toBe(formatRecord(nimMatch(...finished).record()));
    expect(readStatistics(folders).entries).toHaveLength(1);
  });

  test('that a killed program left among the saves is filed away when they are listed', async () => {
    const text = formatRecord(nimMatch(...finished).record());
    writeWhole(join(folders.saves, 'nim.txt'), text);
    writeWhole(join(folders.saves, 'nim-2.txt'), text.replace('1 3-2\n', ''));
    const games = [{ id: 'nim', load: () => import('../fixtures/nim.js') }];
    expect((await listSaves(folders, games)).map(({ name }) => name)).toEqual(['nim-2']);
    expect(files('records')).toHaveLength(1);
  });

  test('that came from elsewhere and did not change is not counted', () => {
    const match = nimMatch(...finished);
    const keeper = opened();
    keeper.knows(match.record());
    keep(keeper, match);
    keeper.close();
    expect([...files(), ...files('records')]).toEqual([]);
  });
});

describe('where it cannot be written', () => {
  const full: typeof writeWhole = (file): Refusal => ({ code: 'not-kept', data: { file, reason: 'ENOSPC' } });

  test('the game goes on, the reason is told, and the record is handed back', () => {
    const keeper = opened({ write: full });
    expect(keep(keeper, nimMatch('1-1'))).toMatchObject({ code: 'not-kept', data: { reason: 'the disk is full' } });
    const match = nimMatch('1-1', '2-1');
    keep(keeper, match);
    expect(keeper.close()).toMatchObject({ refusal: { code: 'not-kept', data: { reason: 'ENOSPC' } }, record: match.record() });
    expect(files()).toEqual([]);
  });

  test('a disk that has room again gets all', () => {
    let isFull = true;
    const keeper = opened({ now: () => 0, write: (file, text) => (isFull ? full(file, text) : writeWhole(file, text)) });
    keep(keeper, nimMatch('1-1'));
    isFull = false;
    expect(keep(keeper, nimMatch('1-1', '2-1'))).toBeUndefined();
    expect(keeper.close()).toBeUndefined();
    expect(save()).toContain('2-1');
  });
});

describe('the file for the record', () => {
  test.each(['record.txt', 'record.json'])('%s holds the game in its form', (name) => {
    const file = join(folders.home, name);
    const keeper = opened({ recordFile: file });
    keep(keeper, nimMatch('1-1'));
    keeper.close();
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('{')).toBe(name.endsWith('.json'));
    const record = parseRecord(text);
    if (!record.ok) throw new Error(record.error.code);
    const match = replay(nim, record.value);
    expect(match.ok && match.value.record()).toEqual(nimMatch('1-1').record());
    // A record of ours may be written over.
    opened({ recordFile: file }).close();
  });

  test.each([
    ['no record', 'Dear Ann,\n'],
    ['a record of another game', '# game: chess\n1. e4 e5\n'],
    ['a header of ours above a letter', '# game: nim\nDear Ann,\n'],
    ['other JSON', '{"game":"doom","options":{"a":1}}'],
  ])('that holds %s is refused and left', (_what, text) => {
    const file = join(folders.home, 'letter.txt');
    writeFileSync(file, text);
    expect(GameKeeper.open({ folders, game: 'nim', language: 'en', isOurs, recordFile: file })).toEqual({
      ok: false,
      error: { code: 'not-a-record-file', data: { file } },
    });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('in a folder that is not there is refused: the path is mistyped', () => {
    const recordFile = join(folders.home, 'none', 'r.txt');
    const refused = GameKeeper.open({ folders, game: 'nim', language: 'en', isOurs, recordFile });
    expect(refused).toMatchObject({ ok: false, error: { code: 'not-kept', data: { reason: 'ENOENT' } } });
    expect(existsSync(join(folders.home, 'none'))).toBe(false);
  });

  test('gets the record of a game that is gone on with and not changed', () => {
    const recordFile = join(folders.home, 'r.txt');
    const keeper = opened({ recordFile });
    keeper.knows(nimMatch('1-1').record());
    expect(keeper.close()).toBeUndefined();
    expect(readFileSync(recordFile, 'utf8')).toBe(formatRecord(nimMatch('1-1').record()));
    expect(files()).toEqual([]);
  });
});

describe('the list of saves', () => {
  test('has the newest first, and says what is wrong with each', () => {
    keepAndClose(nimMatch('1-1'));
    writeFileSync(join(folders.saves, 'broken.txt'), '# game: nim\n# seats: many\n');
    writeFileSync(join(folders.saves, 'empty.txt'), '');
    const byName = Object.fromEntries(
      savesIn(folders).map(({ name, content }) => [name, content.ok ? content.value.ply : content.error.code]),
    );
    expect(byName).toEqual({ nim: 1, broken: 'bad-header', empty: 'no-game-named' });
  });

  test('is put in order first: halves and locks of the killed go, damaged saves stay', async () => {
    writeWhole(join(folders.saves, 'nim.txt'), 'Dear Ann,\n');
    writeFileSync(join(folders.saves, 'nim.txt.123456'), '# ga');
    writeFileSync(join(folders.saves, 'nim.lock'), JSON.stringify({ pid: 2 ** 30, host: hostname() }));
    writeFileSync(join(folders.saves, 'mine.dat'), '');
    await listSaves(folders, []);
    expect(files()).toEqual(['mine.dat', 'nim.txt']);
  });

  test('a save is renamed, and removed where that is wished', () => {
    keepAndClose(nimMatch('1-1'));
    expect(renameSave(folders, 'nim', 'sunday')).toBeUndefined();
    expect(files()).toEqual(['sunday.txt']);
    expect(removeSave(folders, 'sunday')).toBeUndefined();
    expect(files()).toEqual([]);
  });
});

function keepAndClose(match: ReturnType<typeof nimMatch>, name?: string): void {
  const keeper = opened();
  keep(keeper, match as never);
  if (name !== undefined) keeper.rename(name);
  keeper.close();
}
