/** The program as it is installed, without a terminal. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';

const bin = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const home = mkdtempSync(path.join(tmpdir(), 'arcade-home-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const env = { ...process.env, ARCADE_HOME: home, LANG: 'C.UTF-8', LC_ALL: '', NO_COLOR: '1' };
const arcade = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', env, input: '' });
const PATIENCE = 60_000;

describe('exit codes', () => {
  test.each<[number, string[]]>([
    [0, ['--help']],
    [0, ['--version']],
    [0, ['list']],
    [0, ['rules', 'five-in-a-row']],
    [0, ['play', 'five-in-a-row', '--help']],
    [2, []],
    [2, ['chess']],
    [2, ['list', '--foo']],
    [2, ['five-in-a-row', '--size', '4']],
    [2, ['five-in-a-row', '--size', '21']],
  ])(
    '%i: arcade %j',
    (code, args) => {
      const { status, stdout, stderr } = arcade(...args);
      expect(status).toBe(code);
      if (code === 0) expect([stderr, stdout.length > 0]).toEqual(['', true]);
      else expect([stdout, stderr]).toEqual(['', expect.stringMatching(/^arcade: [^\n]+\n$/)]);
    },
    PATIENCE,
  );
});

test(
  'sizes that the board cannot have are named with those that it can',
  () => {
    expect(arcade('five-in-a-row', '--size', '4').stderr).toBe('arcade: Option size cannot be 4; allowed: 5..20.\n');
  },
  PATIENCE,
);

test(
  'a reader that closes early ends the program without a word',
  async () => {
    const child = spawn(process.execPath, [bin, 'list'], { env });
    child.stdout.destroy();
    const heard: string[] = [];
    child.stderr.on('data', (text: Buffer) => heard.push(text.toString()));
    await once(child, 'close');
    expect(heard).toEqual([]);
  },
  PATIENCE,
);

/** What is loaded from outside by a module and by all it imports at once (not only when a verb is called). */
function outsideOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');
  const imports = [...source.matchAll(/^(?:import(?! type)|export) [^;]*?from '([^']+)';/gm)].map(([, specifier]) => specifier);
  return imports.flatMap((specifier) =>
    specifier.startsWith('./') ? outsideOf(specifier.slice(2).replace(/\.js$/, '.ts'), seen) : [specifier],
  );
}

test('help loads commander and the way to the settings alone: neither games nor the kit', () => {
  expect([...new Set(outsideOf('main.ts'))].sort()).toEqual(['commander', 'env-paths', 'node:fs', 'node:path', 'node:stream']);
});
