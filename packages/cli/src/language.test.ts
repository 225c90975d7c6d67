import { expect, test } from '@jest/globals';
import { detectLook, languages } from '@console-arcade/console';
import { languageOf } from './language.js';
import { texts } from './texts.js';

test.each<[string[], string]>([
  [['list', '--lang', 'zh'], 'zh'],
  [['--lang=zh', 'list'], 'zh'],
  [['--lang', 'zh', 'list', '--lang', 'en'], 'en'],
  [['list', '--lang'], 'en'],
  [['list', '--lang', 'fr'], 'en'],
])('%j speaks %s', (args, language) => {
  expect(languageOf(args, {})).toBe(language);
});

test.each([
  {},
  { LANG: 'zh_CN.UTF-8' },
  { LANG: 'zh_CN.UTF-8', LC_ALL: 'C' },
  { LANG: 'C', LC_MESSAGES: 'zh_TW.UTF-8' },
  { LANG: 'de_DE.UTF-8' },
  { LANG: '', LC_ALL: 'zh' },
])('the environment %j is read as the kit reads it', (env) => {
  expect(languageOf([], env)).toBe(detectLook({}, env, {}).language);
});

test('help speaks all languages of the kit', () => {
  expect(Object.keys(texts)).toEqual([...languages]);
});
