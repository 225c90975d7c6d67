/** Nothing is lost: programs that are killed, hung up, at the same save, without a disk to write to. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRandom, parseRecord, replay, type GameRecord, type Random } from '@console-arcade/core';
import { fiveInARow } from '@console-arcade/five-in-a-row';
import { kittenFishing } from '@console-arcade/kitten-fishing';
import { arcade, Terminal } from './terminal.js';

let home: string;
let terminal: Terminal | undefined;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'arcade-saving-'));
});
afterEach(() => {
  terminal?.kill();
  terminal = undefined;
  rmSync(home, { recursive: true, force: true });
});

const open = (...args: string[]): Terminal => (terminal = new Terminal([arcade, ...args], { env: { ARCADE_HOME: home } }));
const run = (args: readonly string[], input = '') => {
  const env = { ...process.env, ARCADE_HOME: home, LANG: 'en_US.UTF-8' };
  return spawnSync(process.execPath, [arcade, ...args], { env, input, encoding: 'utf8' });
};
const files = (folder: string, at = home): string[] => (existsSync(join(at, folder)) ? readdirSync(join(at, folder)).sort() : []);
const textOf = (name: string, at = home): string => readFileSync(join(at, 'saves', name), 'utf8');

function recordIn(text: string): GameRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`${record.error.code}\n${text}`);
  return record.value;
}

describe('SIGKILL', () => {
  /** How often a game is killed, and how many of them play at once. */
  const [KILLS, AT_ONCE] = process.env.SOAK === undefined ? [60, 2] : [400, 2];
  /** Moments are spread over this time, from when a program takes the lock: before its first write, in it, after it. */
  const SPREAD_MS = 100;
  const save = 'kitten-fishing.txt';

  test(
    `at ${KILLS} moments leaves the old or the new save, never a broken one`,
    async () => {
      const random = createRandom(200);
      const chains = await Promise.all(Array.from({ length: AT_ONCE }, (_, chain) => killAgainAndAgain(join(home, `${chain}`), random)));
      const plies = chains.flat();
      expect(plies).toHaveLength(KILLS);
      expect(new Set(plies).size).toBeGreaterThan(5);
    },
    5000 * KILLS,
  );

  /** Begins a game, kills it, goes on with it, kills it …; tells how many moves stood in the save each time. */
  async function killAgainAndAgain(own: string, random: Random): Promise<number[]> {
    const plies: number[] = [];
    for (let seed = 0; plies.length < KILLS / AT_ONCE; seed++) {
      let before = 0;
      do {
        const beginning = ['play', 'kitten-fishing', '--players', 'bot:random,bot:random', '--seed', `${seed}`];
        await killed(before === 0 ? beginning : ['continue'], own, random.int(SPREAD_MS));
        const ply = plyOf(own, seed);
        plies.push(ply);
        // What was kept once is there for good; a save that is gone is a game that is over.
        if (ply === 0 && before > 0) expect(files('records', own).length).toBeGreaterThan(0);
        if (ply > 0) expect(ply).toBeGreaterThanOrEqual(before);
        before = ply;
      } while (before > 0 && plies.length < KILLS / AT_ONCE);
    }
    // Halves and locks of the killed are gone when the saves are listed, and no game stands twice.
    spawnSync(process.execPath, [arcade, 'continue', 'no-such-game'], { env: { ...process.env, ARCADE_HOME: own } });
    expect([[], [save]]).toContainEqual(files('saves', own));
    return plies;
  }

  async function killed(args: readonly string[], own: string, delay: number): Promise<void> {
    const lock = join(own, 'saves', 'kitten-fishing.lock');
    rmSync(lock, { force: true });
    const child = spawn(process.execPath, [arcade, ...args], { env: { ...process.env, ARCADE_HOME: own }, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    while (!existsSync(lock) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 2));
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill('SIGKILL');
    await ended;
  }

  /** The moves in the save, which is whole and can be played; 0: there is none. */
  function plyOf(own: string, seed: number): number {
    if (!files('saves', own).includes(save)) return 0;
    const match = replay(kittenFishing, recordIn(textOf(save, own)));
    if (!match.ok) throw new Error(`${match.error.code}\n${textOf(save, own)}`);
    expect(match.value.seed).toBe(seed);
    return match.value.ply;
  }
});

describe('a game that a signal ends is gone on with', () => {
  const five = ['play', 'five-in-a-row', '--seed', '7', '--players', 'you,bot:scoring'];

  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])(
    '%s, exit %i',
    async (signal, code) => {
      open(...five);
      await terminal?.shows('choose a point');
      await terminal?.pressed('enter', 'move 2');
      terminal?.signal(signal);
      expect(await terminal?.exit).toBe(code);
      expect(terminal?.isAsBefore).toBe(true);
      const before = recordIn(textOf('five-in-a-row.txt'));

      open('continue');
      await terminal?.shows('move 2');
      await terminal?.pressed(':', 'Move:');
      terminal?.press('a1', 'enter');
      await terminal?.shows('move 4');
      await terminal?.pressed('H', 'hint');
      await terminal?.pressed('u', 'move 2');
      await terminal?.pressed('u', 'move 0');
      await terminal?.pressed('U', 'move 2');
      await terminal?.pressed('U', 'move 4');
      terminal?.press('ctrl-c');
      expect(await terminal?.exit).toBe(130);

      // Played in one go, by lines, the bot makes the same moves.
      const after = recordIn(textOf('five-in-a-row.txt'));
      const moves = (record: GameRecord) => record.moves.map((entry) => ('undone' in entry ? '' : entry.move));
      expect(moves(after).slice(0, 2)).toEqual(moves(before));
      const { home: uninterrupted, record } = playedByLines(five, `${moves(after)[0]}\na1\n`);
      expect(moves(recordIn(record))).toEqual(moves(after));
      rmSync(uninterrupted, { recursive: true });
    },
    60_000,
  );

  function playedByLines(args: readonly string[], input: string) {
    const own = mkdtempSync(join(tmpdir(), 'arcade-lines-'));
    const { status } = spawnSync(process.execPath, [arcade, ...args], { env: { ...process.env, ARCADE_HOME: own }, input });
    expect(status).toBe(0);
    return { home: own, record: textOf('five-in-a-row.txt', own) };
  }
});

test('a save that is open is left to the program that has it', async () => {
  expect(run(['play', 'five-in-a-row', '--seed', '1'], 'h8\n').status).toBe(0);
  open('continue');
  await terminal?.shows('move 2');
  const { status, stderr } = run(['continue', 'five-in-a-row'], 'a1\n');
  expect(status).toBe(1);
  expect(stderr).toContain('The save five-in-a-row is open in another program');
  // Another game meanwhile has another name, and is what goes on when nothing is named.
  expect(run(['play', 'five-in-a-row', '--seed', '2'], 'h8\n').status).toBe(0);
  expect(run(['continue'], 'c3\n').stderr).toContain('five-in-a-row-2');
  expect(files('saves')).toEqual(['five-in-a-row-2.txt', 'five-in-a-row.lock', 'five-in-a-row.txt']);
  await terminal?.pressed('u', 'move 0');
  terminal?.press('ctrl-c');
  expect(await terminal?.exit).toBe(130);
  expect(recordIn(textOf('five-in-a-row.txt')).moves).toHaveLength(3);
  expect(files('saves')).toEqual(['five-in-a-row-2.txt', 'five-in-a-row.txt']);
}, 60_000);

describe('where nothing can be written', () => {
  // Below a regular file there is no folder, whoever asks.
  beforeEach(() => {
    writeFileSync(join(home, 'file'), 'mine');
    home = join(home, 'file', 'below');
  });
  afterEach(() => {
    home = join(home, '..', '..');
  });

  test('the game is played, says so, and its record is there at the end, exit 1', async () => {
    open('play', 'five-in-a-row', '--seed', '1');
    await terminal?.shows('choose a point');
    await terminal?.pressed('enter', 'not being kept');
    await terminal?.shows('move 2');
    terminal?.press('q');
    await terminal?.shows('Leave');
    terminal?.press('y');
    expect(await terminal?.exit).toBe(1);
    await terminal?.shows('# seed: 1');
    expect(terminal?.isAsBefore).toBe(true);
    expect(terminal?.screen).toContain('could not be written to');
    expect(terminal?.screen).toContain('0 h8');
  }, 60_000);
});

test('a full disk at --record is told, and the game is saved', () => {
  const { status, stderr } = run(['play', 'five-in-a-row', '--seed', '1', '--record', '/dev/full'], 'h8\n');
  expect(status).toBe(1);
  expect(stderr).toContain('the disk is full');
  expect(recordIn(textOf('five-in-a-row.txt')).moves).toHaveLength(2);
  expect(replay(fiveInARow, recordIn(textOf('five-in-a-row.txt'))).ok).toBe(true);
});
