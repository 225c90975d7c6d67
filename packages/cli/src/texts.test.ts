import { describe, expect, test } from '@jest/globals';
import { menuTexts } from './menu-texts.js';
import { storeTexts } from './store/texts.js';
import { texts } from './texts.js';

/** All texts by their paths, such as `usageErrors.no-game`. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

describe.each([
  ['help and messages', texts],
  ['menu', menuTexts],
  ['files and saves', storeTexts],
])('%s', (_name, { en, zh }) => {
  const english = new Map(leaves(en));
  test.each(leaves(zh))('%s is Chinese, with the same data as in English', (path, text) => {
    expect(holes(text)).toEqual(holes(english.get(path) as string));
    expect(text).toMatch(/\p{Script=Han}/u);
  });
});
