/** What importers get: the packages as npm packs them, unpacked into an empty project that holds nothing else but pure-rand. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { run } from './run.js';

const root = path.resolve(import.meta.dirname, '..');
const scope = '@console-arcade';
const published = readdirSync(path.join(root, 'packages')).filter((name) => {
  const manifest = path.join(root, 'packages', name, 'package.json');
  return existsSync(manifest) && !JSON.parse(readFileSync(manifest, 'utf8')).private;
});

const temporary = mkdtempSync(path.join(tmpdir(), 'console-arcade-'));
/** Every tarball, unpacked. */
const unpacked = path.join(temporary, 'unpacked');
/** Somebody's project that has installed core and the games, which is all that these ask for. */
const project = path.join(temporary, 'project');

/** How many bytes core and a game make for a browser at most, minified and gzipped; computer players that search are the greater part. */
const largestBundles: Readonly<Record<string, number>> = {
  'kitten-fishing': 15_000,
  'five-in-a-row': 15_000,
  splendor: 30_000,
  showhand: 15_000,
  'zha-jinhua': 15_000,
};

const node = (...args: string[]): string => run(process.execPath, args, project);
const tool = (name: string): string => path.join(root, 'node_modules', name);

beforeAll(() => {
  const tarballs = path.join(temporary, 'tarballs');
  mkdirSync(tarballs);
  run(
    'npm',
    ['pack', '--offline', '--silent', '--pack-destination', tarballs, ...published.flatMap((name) => ['--workspace', `${scope}/${name}`])],
    root,
  );
  for (const name of published) {
    mkdirSync(path.join(unpacked, name), { recursive: true });
    const tarball = readdirSync(tarballs).find((file) => new RegExp(`^console-arcade-${name}-\\d`).test(file))!;
    run('tar', ['-xzf', path.join(tarballs, tarball), '-C', path.join(unpacked, name), '--strip-components=1'], temporary);
  }
  mkdirSync(path.join(project, 'node_modules', scope), { recursive: true });
  for (const name of ['core', ...Object.keys(largestBundles)]) {
    cpSync(path.join(unpacked, name), path.join(project, 'node_modules', scope, name), { recursive: true });
  }
  cpSync(tool('pure-rand'), path.join(project, 'node_modules/pure-rand'), { recursive: true });
  writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
}, 120_000);

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

describe.each(published)('the tarball of %s', (name) => {
  const files = (): string[] =>
    readdirSync(path.join(unpacked, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(unpacked, name), path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

  test('holds its README, the licence of the house, and what its manifest names', () => {
    const manifest = JSON.parse(readFileSync(path.join(unpacked, name, 'package.json'), 'utf8'));
    const named = JSON.stringify([manifest.exports, manifest.bin]).match(/(?:dist|bin)\/[^"]+/g) ?? [];
    expect(files()).toEqual(expect.arrayContaining(['README.md', 'LICENSE', ...named]));
    expect(readFileSync(path.join(unpacked, name, 'LICENSE'), 'utf8')).toBe(readFileSync(path.join(root, 'LICENSE'), 'utf8'));
  });

  test('holds nothing of the workshop', () => {
    expect(
      files().filter((file) => !/^(dist\/.+\.(js|d\.ts)|bin\/\w+\.js|package\.json|README(\.[\w-]+)?\.md|LICENSE)$/.test(file)),
    ).toEqual([]);
    expect(files().filter((file) => /\.test\.|(^|\/)(fixtures|playthroughs)\//.test(file))).toEqual([]);
  });
});

/** The games as somebody else's program meets them: a duel played out, a board with stones on it, a published beginning. */
const consumer = `
import { createRandom, defaultOptions, type Game } from '@console-arcade/core';
import { arrange as deal, kittenFishing, playOut } from '@console-arcade/kitten-fishing';
import { arrange as place, bots, fiveInARow, scoreBoard } from '@console-arcade/five-in-a-row';
import { arrange as lay, cards, fromPosition, nobles, splendor, type SplendorMove } from '@console-arcade/splendor';

const first = <S, V extends { readonly viewer: 'table' | 'open' | number }, M, O>(game: Game<S, V, M, O>): string => {
  const state = game.setup(game.seats.min, defaultOptions(game.options), createRandom(7));
  const view = game.view(state, game.turn(state)!);
  return game.format(game.legalMoves(view)[0]!, view);
};

console.log(first(kittenFishing), first(fiveInARow), first(splendor), bots.map(({ id }) => id).join());
console.log(playOut(deal({ hands: [[1], [2, 1]] })).plays);
console.log(scoreBoard(fiveInARow.view(place({ stones: 'h8 i9' }), 0)).length);
const decks = [1, 2, 3].map((level) => cards.filter((card) => card.level === level).map(({ id }) => id));
const begun = lay({ players: 2, decks, nobles: nobles.slice(0, 3).map(({ id }) => id) });
const takes: SplendorMove[] = splendor.legalMoves(splendor.view(begun, 0)).filter(({ type }) => type === 'take');
console.log(takes.length, fromPosition(begun).ok);
`;

test('the games import in plain Node', () => {
  writeFileSync(
    path.join(project, 'run.mjs'),
    "import { kittenFishing } from '@console-arcade/kitten-fishing';\nimport { fiveInARow } from '@console-arcade/five-in-a-row';\nimport { splendor } from '@console-arcade/splendor';\nconsole.log(kittenFishing.id, fiveInARow.id, splendor.id);\n",
  );
  expect(node('run.mjs')).toBe('kitten-fishing five-in-a-row splendor\n');
});

test('their types hold under the strictest reading, and the program does what they say', () => {
  writeFileSync(path.join(project, 'consumer.ts'), consumer);
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    types: [],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    strict: true,
    skipLibCheck: false,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
  };
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  node(path.join(tool('typescript'), 'bin/tsc'));
  expect(node('consumer.js').trim().split('\n')).toHaveLength(4);
}, 60_000);

describe.each(Object.entries(largestBundles))('core and %s for a browser', (name, largest) => {
  test(`bundle as they are, without a Node module, in less than ${largest / 1000} kB`, async () => {
    const contents = `export * as core from '@console-arcade/core';\nexport * as game from '@console-arcade/${name}';\n`;
    const bundle = await build({
      stdin: { contents, resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
    });
    expect(bundle.outputFiles[0].text).not.toMatch(/\bimport\b|\brequire\b/);
    expect(gzipSync(bundle.outputFiles[0].contents).length).toBeLessThan(largest);
  });
});
