import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { PlaySetup, ReplayEnd, ReplaySetup } from '@console-arcade/console';
import { quietHall } from './fixtures/hall.js';
import { main } from './main.js';
import { replayVerb } from './replay.js';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'arcade-replay-'));
  mkdirSync(join(home, 'records'));
  mkdirSync(join(home, 'saves'));
});
afterEach(() => rmSync(home, { recursive: true }));

const head = '# game: nim\n# revision: 1\n# players: you:Ann, bot:random\n# seed: 5\n';
const whole = `${head}0 3-3\n1 2-3\n0 3-2\n1 1-1\n`;

function written(text: string | Uint8Array, name = 'game.txt'): string {
  const file = join(home, name);
  writeFileSync(file, text);
  return file;
}

/** What `arcade replay …` prints and says where there is no terminal. */
async function printed(...args: string[]) {
  const hall = quietHall({ env: { ARCADE_HOME: home, LANG: 'en_US.UTF-8' } });
  const code = await main(['replay', ...args], hall);
  return { code, out: hall.written.join(''), said: hall.complaints.join('') };
}

describe('without a terminal', () => {
  test('all positions are printed, with the moves that led there and the result', async () => {
    const { code, out, said } = await printed(written(whole));
    expect([code, said]).toEqual([0, '']);
    expect(out).toBe(
      [
        ['move 0 of 4', '|', '|||', '|||||', '', ''],
        ['move 1 of 4', 'Ann: 3-3', '|', '|||', '||', '', ''],
        ['move 2 of 4', 'Random: 2-3', '|', '', '||', '', ''],
        ['move 3 of 4', 'Ann: 3-2', '|', '', ''],
        ['move 4 of 4', 'Random: 1-1', '', '', ''],
        ['Random wins: the last match  move 4, seed 5', ''],
      ]
        .map((lines) => lines.join('\n'))
        .join(''),
    );
  });

  test('one position alone, as an object', async () => {
    const { out } = await printed(written(whole), '--move', '2', '--json');
    expect(JSON.parse(out)).toMatchObject({ ply: 2, seat: 1, move: '2-3', turn: 0, view: { heaps: [1, 0, 5 - 3], viewer: 'table' } });
    expect(out.trim()).not.toContain('\n');
  });

  test('an object a line, the outcome last', async () => {
    const { out } = await printed(written(whole), '--json');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ ply, seat, move, turn }) => [ply, seat, move, turn])).toEqual([
      [0, undefined, undefined, 0],
      [1, 0, '3-3', 1],
      [2, 1, '2-3', 0],
      [3, 0, '3-2', 1],
      [4, 1, '1-1', undefined],
      [4, undefined, undefined, undefined],
    ]);
    expect(lines.at(-1)).toMatchObject({ outcome: { winners: [1] }, seed: 5 });
  });

  test('through the eyes that are asked for', async () => {
    const { out } = await printed(written(whole), '--move', '0', '--json', '--viewer', '1');
    expect(JSON.parse(out)).toMatchObject({ view: { viewer: 1 } });
  });

  test('a kept game is found by its name, a record without a header by its game', async () => {
    writeFileSync(join(home, 'records', 'nim-3.txt'), whole);
    expect((await printed('nim-3', '--move', '4')).out).toContain('move 4 of 4');
    writeFileSync(join(home, 'saves', 'nim-7.txt'), `${head}0 3-3\n`);
    expect((await printed('nim-7', '--move', '1')).out).toContain('move 1 of 1');
    expect((await printed(written('3-3\n2-3\n'), '--game', 'nim', '--move', '2')).out).toContain('move 2 of 2');
  });
});

describe('what cannot be shown is named with the reason, exit 1, and stays as it is', () => {
  test.each<[what: string, content: string | Uint8Array, reason: string]>([
    ['another game', whole.replace('nim', 'chess'), 'chess, a game that is not here'],
    ['a newer revision', whole.replace('revision: 1', 'revision: 9'), 'newer version'],
    ['a truncated line', whole.slice(0, -3), 'Line 8:'],
    ['an illegal move', whole.replace('0 3-2', '0 3-3'), 'Line 7: Not 3.'],
    ['nothing', '', 'names no game'],
    ['no text', new Uint8Array([0, 1, 2, 255]), 'is no text'],
    ['50 MB', new Uint8Array(50 * 2 ** 20).fill(35), 'more than 16 MB'],
  ])('%s', async (_what, content, reason) => {
    const file = written(content);
    const { code, out, said } = await printed(file);
    expect([code, out]).toEqual([1, '']);
    expect(said).toContain(file);
    expect(said).toContain(reason);
    expect(said.trim()).not.toContain('\n');
    expect(readFileSync(file).equals(Buffer.from(content))).toBe(true);
  });

  test('a file that is not there', async () => {
    expect(await printed('nowhere')).toMatchObject({ code: 1, said: 'arcade: There is no file nowhere.\n' });
  });
});

test.each([
  [[], 'Name a file with a record'],
  [['--move', '5'], 'Option --move cannot be 5; allowed: 0-4.'],
  [['--move', 'x'], 'Option --move cannot be x'],
  [['--viewer', '2'], 'Option --viewer cannot be 2; allowed: 0 | 1 | table | open.'],
  [['--game', 'chess'], 'There is no game "chess"'],
  [['--pace', 'quick'], 'Option --pace cannot be quick'],
])('called wrongly with %j: exit 2', async (args, reason) => {
  const file = written(whole);
  const { code, out, said } = await printed(...(args.length === 0 ? [] : [file]), ...args);
  expect([code, out]).toEqual([2, '']);
  expect(said).toContain(reason);
});

describe('in a terminal', () => {
  const shown = async (flags: Parameters<typeof replayVerb>[1], end: ReplayEnd = {}) => {
    const hall = quietHall({ interactive: true, env: { ARCADE_HOME: home, LANG: 'en_US.UTF-8' } });
    const seen: { replays: ReplaySetup[]; plays: PlaySetup[] } = { replays: [], plays: [] };
    const code = await replayVerb(written(whole), flags, hall, 'en', {
      replay: (_game, setup) => Promise.resolve((seen.replays.push(setup), end)),
      play: (_game, setup) => Promise.resolve((seen.plays.push(setup), { next: 'menu', record: { moves: [] } })),
    });
    return { code, ...seen };
  };

  test('the game is shown from the move and through the eyes that were asked for', async () => {
    const { code, replays, plays } = await shown({ move: '3', viewer: '1', pace: 'fast' });
    expect(code).toBe(0);
    expect(replays[0]).toMatchObject({ ply: 3, viewer: 1, pace: 'fast', players: [{ kind: 'person', name: 'Ann' }, { kind: 'bot' }] });
    expect(replays[0].match.ply).toBe(4);
    expect(plays).toEqual([]);
  });

  test('and played on from where the person wants to, with somebody who keeps it', async () => {
    const goOn = { game: 'nim', revision: 1, players: ['you:Ann', 'bot:random'], seed: 5, moves: [{ seat: 0, move: '3-3' }] };
    const { code, plays } = await shown({}, { goOn });
    expect(code).toBe(0);
    expect(plays[0].match?.ply).toBe(1);
    expect(plays[0].keeper).toBeDefined();
  });
});
