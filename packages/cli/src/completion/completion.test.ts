/** The script for bash at work in a real bash; those for the other shells as text. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { quietHall } from '../fixtures/hall.js';
import { main } from '../main.js';
import { verbs } from '../texts.js';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'arcade-home-'));
  mkdirSync(join(home, 'saves'));
  for (const file of ['saves/nim.txt', 'saves/nim-2.txt', 'saves/nim.lock', 'game.txt']) writeFileSync(join(home, file), '');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function script(shell: string): Promise<string> {
  const hall = quietHall();
  expect(await main(['completion', shell], hall)).toBe(0);
  return hall.written.join('');
}

/** What bash offers for each line, all in one run. */
async function offers(lines: readonly string[]): Promise<string[][]> {
  const asked = lines.map((line) => `COMP_LINE='${line}'; COMP_POINT=\${#COMP_LINE}; _arcade; echo "\${COMPREPLY[*]}"`);
  const input = [await script('bash'), `COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'`, ...asked].join('\n');
  const env = { PATH: process.env.PATH ?? '', ARCADE_HOME: home };
  const { stdout, stderr } = spawnSync('bash', ['--norc', '--noprofile'], { input, encoding: 'utf8', cwd: home, env });
  expect(stderr.replace(/.*compopt: not currently executing completion function\n/g, '')).toBe('');
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').filter((word) => word !== ''));
}

describe('bash completes', () => {
  const cases: [string, string[]][] = [
    ['arcade ', [...verbs, 'nim']],
    ['arcade ru', ['rules']],
    ['arcade play ', ['nim']],
    ['arcade rules n', ['nim']],
    ['arcade --lang ', ['en', 'zh']],
    ['arcade --lang zh pl', ['play']],
    ['arcade list --l', ['--lang']],
    ['arcade list --lang=z', ['zh']],
    ['arcade nim --pace ', ['slow', 'normal', 'fast', 'none']],
    ['arcade play nim --mo', ['--most']],
    ['arcade nim --last-one ', ['wins', 'loses']],
    ['arcade nim --play-again o', ['on', 'off']],
    ['arcade nim --most ', []],
    ['arcade nim --seed 5 --hea', ['--heaps']],
    ['arcade rules nim --mo', []],
    ['arcade nim --players ', ['you', 'bot:random', 'bot:careful', 'bot:deep']],
    ['arcade nim --players you,bot', ['you,bot:random', 'you,bot:careful', 'you,bot:deep']],
    ['arcade nim --players you,bot:ca', ['careful']],
    ['arcade nim --players=bot:ra', ['random']],
    ['arcade nim --record ga', ['game.txt']],
    ['arcade completion ', ['bash', 'zsh', 'fish']],
    ['arcade continue ', ['nim', 'nim-2']],
    ['arcade replay ga', ['game.txt']],
  ];
  const known = cases.filter(
    ([line]) => /^arcade (continue|replay) /.exec(line) === null || (verbs as readonly string[]).includes(line.split(' ')[1]),
  );

  test('verbs, games, flags and what they may be', async () => {
    const found = await offers(known.map(([line]) => `${line}`));
    const sorted = (words: readonly string[]) => [...words].sort();
    expect(known.map(([line], i) => [line, sorted(found[i] ?? [])])).toEqual(known.map(([line, words]) => [line, sorted(words)]));
  });
});

test.each(['zsh', 'fish'])('the script for %s knows the verbs, the games and their options', async (shell) => {
  const text = await script(shell);
  for (const word of [...verbs, 'nim', 'last-one', 'loses', 'bot:careful']) expect(text).toContain(word);
});

test.each([[['completion']], [['completion', 'tcsh']]])('%j is called wrongly', async (args) => {
  const hall = quietHall();
  expect(await main(args, hall)).toBe(2);
  expect(hall.complaints.join('')).toBe('arcade: Completion is there for bash, zsh, fish: name one of them.\n');
});
