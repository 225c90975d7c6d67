/** Nothing is lost: programs that are killed, hung up, at the same save, without a disk to write to. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRandom, parseRecord, replay, type GameRecord } from '@console-arcade/core';
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
  const [KILLS, AT_ONCE] = [200, 2];
  /** Bots among themselves: the save changes all the time. */
  const endless = ['play', 'kitten-fishing', '--players', 'bot:random,bot:random'];

  test('at 200 moments leaves the old or the new save, never a broken one', async () => {
    const random = createRandom(200);
    const delays = Array.from({ length: KILLS }, () => random.int(25));
    const lengths: number[] = [];
    const players = Array.from({ length: AT_ONCE }, async (_, player) => {
      const own = join(home, `${player}`);
      for (const [kill, delay] of delays.entries()) {
        if (kill % AT_ONCE !== player) continue;
        lengths.push(await killedAfter(own, kill, delay));
      }
      return own;
    });
    for (const own of await Promise.all(players)) {
      const left = spawnSync(process.execPath, [arcade, 'continue', 'no-such-game'], { env: { ...process.env, ARCADE_HOME: own } });
      expect(left.status).toBe(1);
      // Halves and locks of the killed are gone when the saves are listed, and no game stands twice.
      expect(files('saves', own).filter((file) => !file.endsWith('.txt'))).toEqual([]);
    }
    expect(lengths).toHaveLength(KILLS);
    expect(new Set(lengths).size).toBeGreaterThan(5);
  }, 400_000);

  /** Lets a game be played, kills it `delay` ms after its save is there, and tells how many moves the save has. */
  async function killedAfter(own: string, seed: number, delay: number): Promise<number> {
    rmSync(join(own, 'saves', 'kitten-fishing.txt'), { force: true });
    const child = spawn(process.execPath, [arcade, ...endless, '--seed', `${seed}`], {
      env: { ...process.env, ARCADE_HOME: own },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await saveOrEnd(child, join(own, 'saves', 'kitten-fishing.txt'));
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill('SIGKILL');
    await ended;
    const saves = files('saves', own).filter((file) => file.endsWith('.txt'));
    for (const save of saves) {
      const match = replay(kittenFishing, recordIn(textOf(save, own)));
      if (!match.ok) throw new Error(`${save}: ${match.error.code}\n${textOf(save, own)}`);
      expect(match.value.seed).toBe(seed);
      expect(match.value.ply).toBeGreaterThan(0);
      return match.value.ply;
    }
    // The game was over before it was killed.
    expect(files('records', own).length).toBeGreaterThan(0);
    return 0;
  }

  async function saveOrEnd(child: ChildProcess, file: string): Promise<void> {
    while (!existsSync(file) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 2));
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
