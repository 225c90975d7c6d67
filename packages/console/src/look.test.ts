import { describe, expect, test } from '@jest/globals';
import { detectLook, type Look } from './look.js';

const detect = (env: Record<string, string>, choice = {}): Look => detectLook(choice, env, { columns: 100, rows: 30 });

test('the size is the terminal’s, or the classic one', () => {
  expect(detect({})).toMatchObject({ columns: 100, rows: 30 });
  expect(detectLook({}, {}, {})).toMatchObject({ columns: 80, rows: 24 });
});

describe('the language', () => {
  const cases: [env: Record<string, string>, language: string][] = [
    [{}, 'en'],
    [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
    [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'zh_TW.UTF-8' }, 'zh'],
    [{ LANG: 'zh_CN.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'zh_CN.UTF-8', LC_ALL: '' }, 'zh'],
  ];
  test.each(cases)('of %j is %s', (env, language) => {
    expect(detect(env).language).toBe(language);
  });

  test('that was asked for goes first', () => {
    expect(detect({ LANG: 'zh_CN.UTF-8' }, { language: 'en' }).language).toBe('en');
  });
});

describe('symbols', () => {
  const cases: [env: Record<string, string>, symbols: string][] = [
    [{}, 'unicode'],
    [{ LANG: 'C' }, 'ascii'],
    [{ LANG: 'POSIX' }, 'ascii'],
    [{ LANG: 'C.UTF-8' }, 'unicode'],
    [{ LANG: 'zh_CN.GB2312' }, 'ascii'],
    [{ LANG: 'en_US.utf8' }, 'unicode'],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'C' }, 'ascii'],
    [{ LANG: 'en_US.UTF-8', TERM: 'dumb' }, 'ascii'],
    [{ LANG: 'en_US.UTF-8', TERM: 'linux' }, 'ascii'],
  ];
  test.each(cases)('of %j are %s', (env, symbols) => {
    expect(detect(env).symbols).toBe(symbols);
  });

  test('that were asked for go first', () => {
    expect(detect({ LANG: 'C' }, { ascii: false }).symbols).toBe('unicode');
    expect(detect({ LANG: 'C.UTF-8' }, { ascii: true }).symbols).toBe('ascii');
  });
});

describe('colours', () => {
  const cases: [what: string, env: Record<string, string>, choice: object, colours: number][] = [
    ['NO_COLOR takes them away', { NO_COLOR: '1', TERM: 'xterm-256color' }, {}, 0],
    ['an empty NO_COLOR does not count', { NO_COLOR: '', FORCE_COLOR: '2' }, {}, 2],
    ['TERM=dumb has none', { TERM: 'dumb' }, {}, 0],
    ['FORCE_COLOR goes before NO_COLOR', { FORCE_COLOR: '3', NO_COLOR: '1' }, {}, 3],
    ['FORCE_COLOR=0 takes them away', { FORCE_COLOR: '0' }, {}, 0],
    ['--no-color goes before all', { FORCE_COLOR: '3' }, { colour: false, colours: 2 }, 0],
    ['a number that was asked for goes before what is detected', { NO_COLOR: '1', TERM: 'dumb' }, { colours: 2 }, 2],
  ];
  test.each(cases)('%s', (_what, env, choice, colours) => {
    expect(detect(env, choice).colours).toBe(colours);
  });
});

test('the theme is the one that was asked for, or the classic one', () => {
  expect(detect({}).theme).toBe('classic');
  expect(detect({}, { theme: 'soft' }).theme).toBe('soft');
});
