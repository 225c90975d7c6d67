import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Examination } from './examination.js';
import { quietHall, type QuietHall } from './fixtures/hall.js';
import { main } from './main.js';
import { foldersOf } from './store/folders.js';

/** Examines a hall in whose home these files stand. */
async function doctor(args: string[], files: Record<string, string> = {}, given: Parameters<typeof quietHall>[0] = {}) {
  const hall: QuietHall = quietHall(given);
  const { home } = foldersOf(hall.env);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), text);
  }
  const code = await main(['doctor', ...args], hall);
  return { code, out: hall.written.join(''), err: hall.complaints.join(''), home };
}

const examined = async (...given: Parameters<typeof doctor>): Promise<Examination> =>
  JSON.parse((await doctor(['--json', ...given[0]], ...(given.slice(1) as []))).out) as Examination;

test('where all is well it tells what it found, exit 0', async () => {
  const { code, out, err, home } = await doctor([]);
  expect([code, err]).toEqual([0, '']);
  for (const text of ['Program', `Node      ${process.versions.node}`, 'LANG', home, 'nim  ready', 'No problems.'])
    expect(out).toContain(text);
  const lines = out.split('\n');
  const signs = lines.findIndex((line) => line.includes('♠♥♦♣'));
  expect(lines[signs + 1]).toHaveLength(lines[signs].length);
});

describe('what decided the look', () => {
  const env = { LANG: 'zh_CN.UTF-8' };
  test.each<[string, string[], Record<string, string>, string, object]>([
    ['a flag', ['--lang', 'en'], env, '{}', { language: { value: 'en', because: 'flag' } }],
    [
      'a setting',
      [],
      env,
      '{"language":"en","symbols":"ascii"}',
      { language: { because: 'setting' }, symbols: { value: 'ascii', because: 'setting' } },
    ],
    ['the locale', [], env, '{}', { language: { value: 'zh', because: 'LANG=zh_CN.UTF-8' } }],
    [
      'the more special locale',
      [],
      { ...env, LC_ALL: 'C' },
      '{}',
      { language: { value: 'en', because: 'LC_ALL=C' }, symbols: { because: 'LC_ALL=C' } },
    ],
    ['the terminal', [], { ...env, TERM: 'linux' }, '{}', { symbols: { value: 'ascii', because: 'TERM=linux' } }],
    ['FORCE_COLOR', [], { FORCE_COLOR: '3', NO_COLOR: '1' }, '{}', { colours: { value: 3, because: 'FORCE_COLOR=3' } }],
    ['a flag against it', ['--no-color'], { FORCE_COLOR: '3' }, '{}', { colours: { value: 0, because: 'flag' } }],
    ['nothing', [], {}, '{}', { wide: { value: false, because: 'detected' } }],
  ])('%s', async (_what, args, env, settings, look) => {
    expect((await examined(args, { 'settings.json': settings }, { env })).look).toMatchObject(look);
  });
});

describe('a problem is named, exit 1', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['settings', { 'settings.json': '{"pace":7}' }, /! .*settings\.json: pace cannot be 7; the settings in it are not heeded\./],
    ['a save', { 'saves/nim.txt': '\u0000' }, /! .*nim\.txt is no text\./],
    ['a record', { 'records/nim.txt': '# game: nim\n# seed: x\n' }, /! .*nim\.txt: Line 2: The header seed cannot be x\./],
    ['a line of the statistics', { 'statistics.jsonl': '\n{' }, /! .*statistics\.jsonl, line 2: damaged/],
    ['a folder that is none', { saves: 'a file' }, /! .*saves cannot be written: a part of the path is no folder\./],
  ])('%s', async (_what, files, message) => {
    const { code, out } = await doctor([], files);
    expect(code).toBe(1);
    expect(out).toMatch(message);
  });

  test('a game that does not load', async () => {
    const games = [{ id: 'nim', load: () => Promise.reject(new Error('gone\nfar')) }];
    const { code, out } = await doctor(['--lang', 'zh'], {}, { games });
    expect(code).toBe(1);
    expect(out).toContain('! 无法加载游戏 nim：gone\n');
  });
});

test('counts what is kept', async () => {
  const { folders, problems } = await examined([], {
    'saves/nim.txt': '# game: nim\n',
    'records/a.txt': '# game: nim\n',
    'records/b.txt': '# game: nim\n',
  });
  expect(problems).toEqual([]);
  expect(folders).toMatchObject([
    { name: 'home', files: 2 },
    { name: 'saves', files: 1 },
    { name: 'records', files: 2 },
  ]);
});
