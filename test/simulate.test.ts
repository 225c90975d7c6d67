/** Simulations as a person or a script runs them: the built program, with its workers. */
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulate } from '@console-arcade/core';
import { bots, kittenFishing } from '@console-arcade/kitten-fishing';
import { arcade, Terminal } from './terminal.js';

const home = mkdtempSync(join(tmpdir(), 'arcade-simulate-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Figures {
  readonly gamesPlayed: number;
  readonly bots: readonly { readonly wins: number; readonly seats: unknown }[];
}

/** Runs `arcade simulate …` in pipes. */
function run(args: string, more: NodeJS.ProcessEnv = {}): Promise<{ code: number | null; out: string; err: string }> {
  const { PATH = '' } = process.env;
  const program = spawn(process.execPath, [arcade, 'simulate', ...args.split(' ')], {
    env: { PATH, LANG: 'C', ARCADE_HOME: home, ...more },
  });
  let out = '';
  let err = '';
  program.stdout.on('data', (data) => (out += String(data)));
  program.stderr.on('data', (data) => (err += String(data)));
  return new Promise((resolve) => program.on('close', (code) => resolve({ code, out, err })));
}

test('the totals are the same for any number of jobs, and those of the immutable rules', async () => {
  const args = 'kitten-fishing --games 60 --seed 7 --players bot:random,bot:random,bot:random --json';
  const answers = [];
  for (const jobs of [1, 2, 3]) {
    const { code, out, err } = await run(`${args} --jobs ${jobs}`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    answers.push(JSON.parse(out.replace(/^ {2}"(seconds|gamesPerSecond)": .*\n/gm, '')) as Figures);
  }
  const [one, ...more] = answers;
  for (const other of more) expect(other).toEqual(one);
  const slow = { ...kittenFishing, simulation: undefined };
  const totals = await simulate(slow, { bots: [bots[0], bots[0], bots[0]], games: 60, seed: 7 });
  expect(one.gamesPlayed).toBe(totals.games);
  expect(one.bots.map(({ wins, seats }) => ({ wins, seats }))).toEqual(totals.bots.map(({ wins, seats }) => ({ wins, seats })));
}, 60_000);

test.each([
  ['exit', 'a worker has left'],
  ['reject', 'boom'],
])(
  'a worker that fails (%s) is told of, with what was played until then',
  async (how, message) => {
    const failing = new URL('./fixtures/failing-worker.mjs', import.meta.url).href;
    const args = 'kitten-fishing --games 100000 --jobs 2 --seed 1 --json';
    const { code, out, err } = await run(args, { NODE_OPTIONS: `--import ${failing}`, HOW: how });
    expect({ code, err }).toEqual({ code: 1, err: `arcade: A worker failed: ${message}\n` });
    const { gamesPlayed } = JSON.parse(out) as Figures;
    expect(gamesPlayed > 0 && gamesPlayed < 40).toBe(true);
  },
  60_000,
);

describe('broken off on a terminal', () => {
  let terminal: Terminal;
  afterEach(() => terminal.kill());

  test.each([
    ['Ctrl-C', () => terminal.press('ctrl-c'), 130],
    ['SIGTERM', () => terminal.signal('SIGTERM'), 143],
  ])(
    'by %s: the progress is wiped, and what was played is told',
    async (_how, breakOff, code) => {
      terminal = new Terminal([arcade, 'simulate', 'kitten-fishing', '--games', '1000000000', '--jobs', '2'], {
        env: { ARCADE_HOME: home },
      });
      await terminal.shows(/[\d,]+ of 1,000,000,000 games, [\d,.]+ games\/s, \S+ (s|min|h) left/);
      breakOff();
      expect(await terminal.exit).toBe(code);
      await terminal.shows(/^Kitten Fishing: [\d,]+ of 1,000,000,000 games, broken off *$/m);
      expect(terminal.screen).not.toContain(' left');
      expect(terminal.isAsBefore).toBe(true);
    },
    60_000,
  );
});
