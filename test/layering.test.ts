/** The linter is what keeps the house in order; here it is shown to bite: texts under paths that need not exist, and what lint says. */
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const root = path.resolve(import.meta.dirname, '..');
const eslint = new ESLint({ cwd: root, overrideConfig: tseslint.configs.disableTypeChecked as ESLint.Options['overrideConfig'] });

/** The rules that object to a text, as if it stood in `packages/<file>`. */
async function objections(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, 'packages', file) });
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

const anImport = (specifier: string) => `import '${specifier}';\n`;

const rules = 'splendor/src/rules.ts';
const bot = 'splendor/src/bots/greedy.ts';
const face = 'splendor/src/console/index.ts';
const aTest = 'splendor/src/rules.test.ts';

describe('an arrow that is there may be used', () => {
  test.each([
    ['core/src/random.ts', 'pure-rand/generator/xoroshiro128plus'],
    ['core/src/index.ts', './random.js'],
    ['core/src/testing/index.ts', '../game.js'],
    ['betting/src/pots.ts', '@console-arcade/core'],
    [rules, '@console-arcade/core'],
    [rules, '@console-arcade/betting'],
    [rules, './bots/greedy.js'],
    [bot, '../rules.js'],
    [face, '../index.js'],
    [face, '@console-arcade/console'],
    [face, '@console-arcade/core'],
    ['console/src/loop.ts', '@console-arcade/core'],
    ['console/src/loop.ts', 'chalk'],
    ['console/src/loop.ts', 'node:readline'],
    ['cli/src/register.ts', '@console-arcade/splendor'],
    ['cli/src/register.ts', '@console-arcade/splendor/console'],
    ['cli/src/saves.ts', '@console-arcade/console'],
    ['cli/src/saves.ts', '@console-arcade/core'],
    ['cli/src/saves.ts', 'node:fs'],
    [aTest, 'node:fs'],
    [aTest, 'fast-check'],
    [aTest, '@console-arcade/core/testing'],
    [aTest, './fixtures/openings.js'],
    [aTest, './console/index.js'],
    ['splendor/src/fixtures/openings.ts', 'node:fs'],
  ])('%s → %s', async (file, specifier) => {
    expect(await objections(file, anImport(specifier))).toEqual([]);
  });
});

describe('an arrow that is not there is an error', () => {
  test.each([
    // upwards
    ['core/src/match.ts', '@console-arcade/betting'],
    ['core/src/match.ts', '@console-arcade/splendor'],
    ['core/src/match.ts', './testing/index.js'],
    ['betting/src/pots.ts', '@console-arcade/showhand'],
    [rules, '@console-arcade/console'],
    [rules, './console/index.js'],
    [bot, '../console/draw.js'],
    ['splendor/src/index.ts', './console/index.js'],
    ['console/src/loop.ts', '@console-arcade/splendor'],
    ['console/src/loop.ts', '@console-arcade/splendor/console'],
    ['console/src/loop.ts', '@console-arcade/betting'],
    ['console/src/loop.ts', '@console-arcade/cli'],
    [face, '@console-arcade/cli'],
    // sideways
    [rules, '@console-arcade/dou-dizhu'],
    [face, '@console-arcade/dou-dizhu'],
    [face, '@console-arcade/dou-dizhu/console'],
    [aTest, '@console-arcade/dou-dizhu'],
    ['splendor/src/fixtures/openings.ts', '@console-arcade/dou-dizhu'],
    ['splendor/src/console/draw.test.ts', '@console-arcade/dou-dizhu/console'],
    // out of the house
    ['core/src/random.ts', 'node:crypto'],
    ['core/src/random.ts', 'crypto'],
    ['core/src/cards.ts', 'chalk'],
    ['betting/src/pots.ts', 'pure-rand/generator/xoroshiro128plus'],
    [rules, 'node:fs'],
    [rules, 'fs/promises'],
    [rules, 'inquirer'],
    [rules, 'pure-rand'],
    [bot, 'node:worker_threads'],
    [face, 'chalk'],
    [face, 'node:process'],
    // around the corner
    [rules, '../../core/src/index.js'],
    [rules, '../../dou-dizhu/src/index.js'],
    [rules, '/etc/secret.js'],
    [rules, '@console-arcade/core/testing'],
    [rules, '@console-arcade/core/dist/random.js'],
    [rules, '@console-arcade/splendor'],
    ['cli/src/register.ts', '@console-arcade/splendor/src/rules.js'],
    ['cli/src/register.ts', '../../splendor/src/rules.js'],
    [aTest, '../../dou-dizhu/src/index.js'],
    [rules, './fixtures/openings.js'],
    [rules, './rules.test.js'],
  ])('%s → %s', async (file, specifier) => {
    expect(await objections(file, anImport(specifier))).toEqual(['house/arrows']);
  });

  test.each([
    ["import type { Look } from '@console-arcade/console';\nexport type Face = Look;\n"],
    ["export * from '@console-arcade/console';\n"],
    ["export { look } from '@console-arcade/console';\n"],
    ["export type Face = import('@console-arcade/console').Look;\n"],
    ["export const face = () => import('@console-arcade/console');\n"],
    ["import face = require('@console-arcade/console');\nexport { face };\n"],
  ])('however it is written: %s', async (text) => {
    expect(await objections(rules, text)).toContain('house/arrows');
  });
});

test('a game that nobody has thought of yet is covered', async () => {
  expect(await objections('tic-tac-toe/src/rules.ts', anImport('@console-arcade/core'))).toEqual([]);
  expect(await objections('tic-tac-toe/src/rules.ts', anImport('@console-arcade/splendor'))).toEqual(['house/arrows']);
  expect(await objections('tic-tac-toe/src/rules.ts', 'export const now = Date.now();\n')).toEqual(['no-restricted-globals']);
});

describe('rules know the language and nothing else', () => {
  const impure = [
    ['Math.random()', 'no-restricted-properties'],
    ['Math["random"]()', 'no-restricted-properties'],
    ['Date.now()', 'no-restricted-globals'],
    ['new Date()', 'no-restricted-globals'],
    ['performance.now()', 'no-undef'],
    ['process.env', 'no-undef'],
    ['typeof window', 'no-undef'],
    ['document.title', 'no-undef'],
    ['setTimeout(String, 1)', 'no-undef'],
    ['queueMicrotask(String)', 'no-undef'],
    ['console.log(1)', 'no-undef'],
    ['fetch("https://example.org")', 'no-undef'],
    ['crypto.randomUUID()', 'no-undef'],
    ['globalThis.process', 'no-restricted-globals'],
    ['new Intl.NumberFormat()', 'no-restricted-globals'],
    ['(1234.5).toLocaleString()', 'no-restricted-properties'],
    ['new URL(import.meta.url)', 'no-restricted-syntax'],
    ['eval("1")', 'no-eval'],
  ];

  describe.each(['core/src/cards.ts', 'betting/src/pots.ts', rules, bot, 'splendor/src/index.ts'])('%s', (file) => {
    test.each(impure)('%s', async (expression, rule) => {
      expect(await objections(file, `export const value = ${expression};\n`)).toContain(rule);
    });
  });

  test('chance is not had by taking Math apart either', async () => {
    expect(await objections(rules, 'const { random } = Math;\nexport const value = random();\n')).toEqual(['no-restricted-properties']);
  });

  test.each(['console/src/loop.ts', 'cli/src/main.ts', 'bench/src/speed.ts', face, aTest])(
    'the rest of the house may: %s',
    async (file) => {
      const text = 'export const value = [Math.random(), Date.now(), performance.now(), process.env, setTimeout(String, 1)];\n';
      expect(await objections(file, text)).toEqual([]);
    },
  );

  test('arithmetic, maps and typed arrays are the language', async () => {
    const text = 'export const value: ReadonlyMap<string, Int32Array> = new Map([["a", new Int32Array(Math.max(1, 2))]]);\n';
    expect(await objections(rules, text)).toEqual([]);
  });
});

describe('no test is left out', () => {
  test.each([
    'test.only("…", run)',
    'describe.skip("…", run)',
    'it.todo("…")',
    'test.skip.each([1])("…", run)',
    'fdescribe("…", run)',
    'xit("…", run)',
  ])('%s', async (call) => {
    expect(await objections(aTest, `${call};\n`)).toEqual(['no-restricted-syntax']);
  });
});

test('an eslint-disable that is not needed is reported', async () => {
  expect(await objections(rules, '// eslint-disable-next-line no-undef -- nothing there\nexport const value = 1;\n')).toHaveLength(1);
});
