/** Records as a person looks at them and plays on: the built program in a pseudo-terminal. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { arcade, Terminal, type TerminalSetup } from './terminal.js';

let terminal: Terminal;
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'arcade-replay-'));
});
afterEach(() => {
  terminal.kill();
  rmSync(home, { recursive: true, force: true });
});

const head = ['# game: five-in-a-row', '# revision: 1', '# players: you:Ann, you:Bob', '# option size: 9', '# seed: 1'];
const moves = ['0 e5', '1 d4', '0 e4', '1 e6', '0 d6', '1 f4', '0 c7'];
const text = [...head, ...moves, ''].join('\n');

function open(args: readonly string[], { env, ...setup }: TerminalSetup = {}): Terminal {
  return (terminal = new Terminal([arcade, ...args], { ...setup, env: { ARCADE_HOME: home, ...env } }));
}

function written(content = text): string {
  const file = join(home, 'game.txt');
  writeFileSync(file, content);
  return file;
}

test('a record is looked at move by move, and left', async () => {
  open(['replay', written()]);
  await terminal.shows('move 0 of 7');
  await terminal.pressed('right', 'move 1 of 7');
  await terminal.pressed('end', 'move 7 of 7');
  await terminal.pressed('left', 'move 6 of 7');
  await terminal.pressed('3', 'Go to move');
  await terminal.pressed('enter', 'move 3 of 7');
  await terminal.pressed('home', 'move 0 of 7');
  await terminal.pressed('+', 'speed: fast');
  await terminal.pressed('space', 'move 7 of 7');
  terminal.press('q');
  expect(await terminal.exit).toBe(0);
  expect(terminal.isAsBefore).toBe(true);
  expect(readFileSync(join(home, 'game.txt'), 'utf8')).toBe(text);
}, 30_000);

test('a record is played on from the move that is shown, and kept under a name of its own', async () => {
  open(['replay', written(), '--move', '4']);
  await terminal.shows('move 4 of 7');
  await terminal.pressed('p', 'choose a point');
  await terminal.pressed(':', 'Move:');
  terminal.press('a1');
  await terminal.pressed('enter', 'move 5');
  await terminal.pressed('q', 'It is kept as five-in-a-row.');
  terminal.press('y');
  expect(await terminal.exit).toBe(0);
  const saved = readFileSync(join(home, 'saves', 'five-in-a-row.txt'), 'utf8').split('\n');
  expect(saved.filter((line) => /^\d/.test(line))).toEqual([...moves.slice(0, 4), '0 a1']);
}, 30_000);

test('the window made smaller than the board while looking back, and larger again', async () => {
  open(['replay', written(), '--move', '2']);
  await terminal.shows('move 2 of 7');
  terminal.resize(24, 6);
  await terminal.shows('The window is');
  terminal.press('right');
  terminal.resize(80, 24);
  await terminal.shows('move 3 of 7');
  terminal.press('ctrl-c');
  expect(await terminal.exit).toBe(130);
  expect(terminal.isAsBefore).toBe(true);
}, 30_000);

describe('a record that is pasted into a game', () => {
  const paste = (content: string) => terminal.press(`\u001b[200~${content.replace(/\n/g, '\r')}\u001b[201~`);
  const play = async () => {
    open(['play', 'five-in-a-row', '--players', 'you:Ann,you:Bob', '--size', '9', '--seed', '1']);
    await terminal.shows('choose a point');
  };

  test('is played on where it begins like the game', async () => {
    await play();
    paste(text);
    await terminal.shows('Moves of the pasted record played: 7.');
    await terminal.pressed('q', 'It is kept as five-in-a-row.');
    terminal.press('y');
    expect(await terminal.exit).toBe(0);
  }, 30_000);

  test('takes the place of another game when the person agrees, and both are kept', async () => {
    await play();
    await terminal.pressed('enter', 'move 1');
    paste(text.replace('seed: 1', 'seed: 2').replace('0 c7\n', ''));
    await terminal.shows('Go on with the pasted game (move 6), and leave this one? It is kept as');
    await terminal.pressed('y', '3. d6   f4');
    await terminal.pressed('s', 'Keep it as: ');
    terminal.press('-mine');
    await terminal.pressed('enter', /Kept as five-in-a-row-2-mine/);
    await terminal.pressed('q', 'Leave the game?');
    terminal.press('y');
    expect(await terminal.exit).toBe(0);
    expect(readdirSync(join(home, 'saves')).sort()).toEqual(['five-in-a-row-2-mine.txt', 'five-in-a-row.txt']);
  }, 30_000);

  test('changes nothing where a line is wrong, and the line is named', async () => {
    await play();
    paste(text.replace('1 e6', '1 e5'));
    await terminal.shows('Pasted record: line 9:');
    await terminal.shows('Nothing was changed.');
    expect(terminal.screen).toContain('move 0');
  }, 30_000);
});

describe('how it looks', () => {
  const coloured = /\u001b\[(?:[0-9;]*;)?(?:3[0-9]|9[0-7])[;m]/;
  const shown = async (env: Record<string, string>) => {
    open(['replay', written(), '--move', '7'], { env });
    await terminal.shows(/move 7 of 7|第 7 \/ 7 手/);
    return terminal;
  };

  test('FORCE_COLOR goes before NO_COLOR', async () => {
    expect((await shown({ FORCE_COLOR: '1', NO_COLOR: '1', TERM: 'dumb' })).output).toMatch(coloured);
  });

  test.each([
    ['NO_COLOR', { NO_COLOR: '1' }],
    ['TERM=dumb', { TERM: 'dumb' }],
    ['FORCE_COLOR=0', { FORCE_COLOR: '0' }],
  ])('without colours: %s', async (_how, env) => {
    expect((await shown(env)).output).not.toMatch(coloured);
  });

  test('without hues in the theme that has none', async () => {
    writeFileSync(join(home, 'settings.json'), '{"theme":"mono","colours":"true"}');
    const { output } = await shown({});
    expect(output).not.toMatch(coloured);
    expect(output).toMatch(/\u001b\[1m/);
  });

  test('LANG=zh_CN.UTF-8 speaks Chinese, LANG=C draws in ASCII', async () => {
    expect((await shown({ LANG: 'zh_CN.UTF-8' })).screen).toContain('五子棋');
    terminal.kill();
    expect((await shown({ LANG: 'C' })).screen).toMatch(/^[\n -~]*$/);
  });
});
