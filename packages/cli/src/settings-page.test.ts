import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { back, type Back, type Entry, type Look, type LookChoice } from '@console-arcade/console';
import type { Hands } from './hands.js';
import { Preferences } from './preferences.js';
import { settingsPage } from './settings-page.js';

let home: string;
let file: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'arcade-home-'));
  file = join(home, 'settings.json');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const kept = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Does what is written down on the page: picks the entry that begins so, or types a text; at last it is left. */
async function page(acts: string[], flags: LookChoice = {}, env: Record<string, string> = {}) {
  const preferences = new Preferences({ env: { ARCADE_HOME: home, LANG: 'en_US.UTF-8', NO_COLOR: '1', ...env }, size: {} }, flags);
  const shown: string[] = [];
  const refused: string[] = [];
  const looks: Look[] = [];
  const hands = {
    choose: (question: { heading?: string; message: string; entries: (Entry<unknown> | 'gap')[] }, look: Look): Promise<unknown> => {
      const entries = question.entries.filter((entry) => entry !== 'gap');
      shown.push([question.heading ?? '', question.message, ...entries.map(({ name }) => name)].join('\n'));
      looks.push(look);
      const act = acts.shift();
      if (act === undefined) return Promise.resolve(back);
      const entry = entries.find(({ name }) => name.startsWith(act));
      if (entry === undefined) throw new Error(`no entry ${act} on\n${shown.at(-1)}`);
      return Promise.resolve(entry.value);
    },
    askText: ({ refuse = () => undefined }: { refuse?: (text: string) => string | undefined }): Promise<string | Back> => {
      const text = acts.shift() ?? '';
      const problem = refuse(text);
      if (problem !== undefined) refused.push(problem);
      return Promise.resolve(problem === undefined ? text : back);
    },
  } as unknown as Hands;
  await settingsPage(preferences, hands);
  return { preferences, shown, refused, looks, last: shown.at(-1) ?? '' };
}

test('shows what is detected, what is usual, and a sample of the colours', async () => {
  const { last } = await page([]);
  expect(last.split('\n')).toEqual([
    'Settings',
    'A♠ K♥  1 2 3 4 5 6  + good  ! bad  accent  key  faint',
    '',
    'What shall be changed?',
    'Language        English (as detected)',
    'Symbols         suits and lines (as detected)',
    'Their width     one cell (as detected)',
    'Colours         none (as detected)',
    'Theme           classic',
    'Speed of bots   normal',
    'Your name       -',
    'Back to the defaults',
    'Back',
  ]);
});

describe('a change is kept at once and shown at once', () => {
  test.each<[string[], object, string]>([
    [['Language', '中文'], { language: 'zh' }, '语言         中文'],
    [['Symbols', 'ASCII'], { symbols: 'ascii' }, 'As Kh  1 2'],
    [['Their width', 'two'], { wide: true }, 'Their width     two cells\n'],
    [['Colours', '256'], { colours: '256' }, 'Colours         256\n'],
    [['Theme', 'soft'], { theme: 'soft' }, 'Theme           soft'],
    [['Speed', 'fast'], { pace: 'fast' }, 'Speed of bots   fast'],
    [['Your name', 'Ann，李雷'], { names: ['Ann', '李雷'] }, 'Your name       Ann, 李雷'],
    [['Your name', 'Ann', 'Your name', ''], {}, 'Your name       -'],
    [['Symbols', 'ASCII', 'Symbols', 'as detected'], {}, 'suits and lines (as detected)'],
  ])('%j', async (acts, settings, shown) => {
    const { last } = await page([...acts]);
    expect(kept()).toEqual(settings);
    expect(last).toContain(shown);
  });

  test('also where a flag asked for something else', async () => {
    const { looks } = await page(['语言', '英语'], { language: 'zh' });
    expect([looks[0], looks.at(-1)]).toMatchObject([{ language: 'zh' }, { language: 'en' }]);
  });
});

test('a name that no record can hold is refused', async () => {
  const { refused } = await page(['Your name', 'Ann, B#b']);
  expect(refused).toEqual(['A name has 1 to 24 characters and no comma: B#b.']);
});

test('flags go before settings, settings before what is detected', () => {
  writeFileSync(file, '{"symbols":"ascii","wide":true}');
  const env = { ARCADE_HOME: home, LANG: 'zh_CN.UTF-8' };
  const { look } = new Preferences({ env, size: {} }, { wide: false });
  expect(look).toMatchObject({ symbols: 'ascii', wide: false, language: 'zh' });
});

test('all is forgotten only after a second thought', async () => {
  await page(['Speed', 'fast', 'Back to the defaults', 'No']);
  expect(kept()).toEqual({ pace: 'fast' });
  const { last } = await page(['Back to the defaults', 'Yes']);
  expect(kept()).toEqual({});
  expect(last).toContain('Speed of bots   normal');
});

test('what a newer version has put in the file stays in it', async () => {
  writeFileSync(file, '{"pace":"slow","sound":"loud"}');
  await page(['Speed', 'fast']);
  expect(kept()).toEqual({ pace: 'fast', sound: 'loud' });
});

describe('a file that cannot be read is named and left as it is; changes hold meanwhile', () => {
  test.each([
    ['hello', 'settings.json holds no settings; it is left as it is.'],
    ['[]', 'settings.json holds no settings; it is left as it is.'],
    ['', 'settings.json holds no settings; it is left as it is.'],
    ['{"pace":"swift"}', 'settings.json: pace cannot be "swift"; the settings in it are not heeded.'],
    ['{"names":["a,b"]}', 'settings.json: names cannot be ["a,b"]; the settings in it are not heeded.'],
    ['\u0000\u0001', 'settings.json is no text.'],
  ])('%j', async (text, message) => {
    writeFileSync(file, text);
    const { shown, last } = await page(['Speed', 'fast']);
    const plain = (heading: string) => heading.replace(/\n/g, ' ');
    expect(plain(shown[0])).toContain(message);
    expect(plain(last)).toContain(message);
    expect(last).toContain('Speed of bots   fast');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
