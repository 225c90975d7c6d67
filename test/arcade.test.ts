/** Whole games as a person plays them: from the menu to the result and back, at 80×24, in both languages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { arcade, Terminal, type TerminalSetup } from './terminal.js';

let terminal: Terminal;
afterEach(() => terminal.kill());

const open = (args: readonly string[] = [], setup: TerminalSetup = {}): Terminal => (terminal = new Terminal([arcade, ...args], setup));

/** What is read at each place, by language. */
const words = {
  en: {
    env: {},
    menu: 'What shall we play?',
    kitten: 'Kitten Fishing',
    five: 'Five in a Row',
    begin: 'Play',
    over: /wins?\b.*move \d+, seed \d+/s,
    end: 'e end',
  },
  zh: {
    env: { LANG: 'zh_CN.UTF-8' },
    menu: /玩/,
    kitten: '小猫钓鱼',
    five: '五子棋',
    begin: /开始/,
    over: /(获胜|赢了).*种子 \d+/s,
    end: /e \S+/,
  },
} as const;

describe.each(['en', 'zh'] as const)('through the menu (%s)', (language) => {
  const text = words[language];

  test('Kitten Fishing is played to the end, and the menu comes back', async () => {
    open([], { env: text.env });
    await terminal.shows(text.menu);
    await terminal.shows(text.kitten);
    await terminal.pressed('enter', text.begin);
    await terminal.pressed('enter', text.end);
    await terminal.pressed('enter', /(move|第) 2/);
    await terminal.pressed('e', text.over);
    await terminal.pressed('enter', text.menu);
    terminal.press('ctrl-c');
    expect(await terminal.exit).toBe(130);
    expect(terminal.isAsBefore).toBe(true);
  }, 60_000);

  test('Five in a Row is lost against the computer, and the menu comes back', async () => {
    open([], { env: text.env });
    await terminal.shows(text.five);
    await terminal.pressed('down', /[❯>] \S*(Five|五)/);
    await terminal.pressed('enter', text.begin);
    await terminal.pressed('enter', 'a b c d e f g h');
    // Stones on the edge, never five in a row; a point that the computer took is refused, and the next is tried.
    for (const point of ['h8', 'a1', 'c1', 'e1', 'g1', 'i1', 'k1', 'm1', 'o1', 'a3', 'a5', 'a7', 'o5', 'o7', 'o9', 'o11']) {
      if (text.over.test(terminal.screen)) break;
      const before = terminal.screen;
      terminal.press(':', point, 'enter');
      await terminal.changes(before);
      terminal.press('escape');
      await terminal.shows(new RegExp(`${text.over.source}|choose a point|落子`, 's'));
    }
    await terminal.shows(text.over);
    await terminal.pressed('enter', text.menu);
    terminal.press('ctrl-c');
    expect(await terminal.exit).toBe(130);
    expect(terminal.isAsBefore).toBe(true);
  }, 60_000);
});

test('two people play at one keyboard, with the cursor', async () => {
  open(['play', 'five-in-a-row', '--players', 'you:Ann,you:Bob', '--size', '5', '--seed', '1']);
  await terminal.shows('Ann (');
  // Five columns: Ann fills the middle row from the left, Bob the row below.
  for (const key of ['left', 'left']) terminal.press(key);
  for (let i = 0; i < 4; i++) {
    await terminal.pressed('enter', `move ${2 * i + 1}`);
    terminal.press('down');
    await terminal.pressed('enter', `move ${2 * i + 2}`);
    terminal.press('up', 'right');
  }
  await terminal.pressed('enter', 'Ann wins');
  // Taken back, the game is open again.
  await terminal.pressed('u', 'move 8');
  expect(terminal.screen).not.toContain('wins');
  await terminal.pressed('enter', 'Ann wins');
  terminal.press('q');
  expect(await terminal.exit).toBe(0);
  expect(terminal.isAsBefore).toBe(true);
}, 60_000);

test('what was set in the menu and what was not finished is there the next time', async () => {
  const home = mkdtempSync(join(tmpdir(), 'arcade-home-'));
  const leave = async () => {
    terminal.press('ctrl-c');
    expect(await terminal.exit).toBe(130);
  };
  try {
    open([], { env: { ARCADE_HOME: home } });
    await terminal.shows('What shall we play?');
    // Up from the first entry is the last; the settings stand above it.
    await terminal.pressed('up', /[❯>] Quit/);
    await terminal.pressed('up', /[❯>] Settings/);
    await terminal.pressed('enter', /[❯>] Language/);
    await terminal.pressed('enter', /[❯>] as detected/);
    await terminal.pressed('up', /[❯>] 中文/);
    await terminal.pressed('enter', /[❯>] 语言/);
    await leave();
    open([], { env: { ARCADE_HOME: home } });
    await terminal.shows('小猫钓鱼');
    await terminal.pressed('down', /[❯>] 五子棋/);
    await terminal.pressed('enter', /[❯>] 开始/);
    await terminal.pressed('enter', '请落子');
    await terminal.pressed('enter', '第 2 手');
    await leave();
    open([], { env: { ARCADE_HOME: home } });
    await terminal.shows(/[❯>] 继续：五子棋.*第 2 手/);
    await terminal.pressed('enter', '请落子');
    await leave();
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}, 60_000);

describe('Ctrl-C leaves the terminal as it was, exit 130', () => {
  test.each([
    ['in the menu', [], 'What shall we play?'],
    ['in a game', ['play', 'five-in-a-row', '--seed', '1'], 'choose a point'],
    ['while bots play', ['play', 'kitten-fishing', '--players', 'bot:random,bot:random', '--pace', 'slow'], 'The train'],
    ['with a line half typed', ['play', 'five-in-a-row', '--seed', '1'], 'choose a point'],
  ])('%s', async (where, args, seen) => {
    open(args);
    await terminal.shows(seen);
    if (where.includes('line')) await terminal.pressed(':h', 'Move: h');
    terminal.press('ctrl-c');
    expect(await terminal.exit).toBe(130);
    expect(terminal.isAsBefore).toBe(true);
  });
});

test('Ctrl-D is as good as Ctrl-C', async () => {
  open(['play', 'five-in-a-row', '--seed', '1']);
  await terminal.shows('choose a point');
  terminal.press('\u0004');
  expect(await terminal.exit).toBe(130);
  expect(terminal.isAsBefore).toBe(true);
});

describe('a signal leaves the terminal as it was', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])('%s, exit %i', async (signal, code) => {
    open(['play', 'five-in-a-row', '--seed', '1']);
    await terminal.shows('choose a point');
    terminal.signal(signal);
    expect(await terminal.exit).toBe(code);
    expect(terminal.isAsBefore).toBe(true);
  });
});

describe('the window', () => {
  test('of 20×5 says what it needs, and recovers', async () => {
    open(['play', 'five-in-a-row', '--seed', '1'], { columns: 20, rows: 5 });
    await terminal.shows('The window is');
    expect(terminal.screen.replace(/\s+/g, ' ')).toContain('20x5');
    terminal.resize(80, 24);
    await terminal.shows('choose a point');
    await terminal.pressed('enter', 'move 2');
  });

  test('made smaller than the board in the middle of a game, and larger again', async () => {
    open(['play', 'five-in-a-row', '--seed', '1']);
    await terminal.shows('choose a point');
    await terminal.pressed('enter', 'move 2');
    terminal.resize(30, 10);
    await terminal.shows('The window is');
    terminal.resize(100, 40);
    await terminal.shows('move 2');
    terminal.press('left');
    await terminal.pressed('u', 'move 0');
  });

  test('of 20×5 shows the menu, too', async () => {
    open([], { columns: 20, rows: 5 });
    await terminal.shows(/[❯>]/);
    terminal.press('ctrl-c');
    expect(await terminal.exit).toBe(130);
  });
});

describe('Ctrl-Z gives the shell its screen back, fg the game', () => {
  test.each([
    ['at the table', 'play five-in-a-row --seed 1', 'choose a point', 'enter', 'move 2'],
    ['while bots play', 'play kitten-fishing --players bot:random,bot:random --pace slow', 'The train', 'q', 'Leave the game?'],
    ['in the menu', '', 'What shall we play?', 'enter', 'Ready?'],
  ])(
    '%s, as often as one likes',
    async (_where, args, seen, key, then) => {
      terminal = new Terminal(['--norc', '-i'], { env: { PS1: '$ ' } }, '/bin/bash');
      await terminal.shows('$ ');
      terminal.press(`"${process.execPath}" "${arcade}" ${args}`, 'enter');
      await terminal.shows(seen);
      for (let time = 0; time < 2; time++) {
        terminal.press('\u001a');
        await terminal.shows('Stopped');
        expect(terminal.isAsBefore).toBe(true);
        terminal.press('clear; fg', 'enter');
        await terminal.shows(seen);
      }
      await terminal.pressed(key, then);
      terminal.press('ctrl-c');
      await terminal.shows('$ ');
      await terminal.pressed('echo "left $?"\r', 'left 130');
      // Nothing was drawn while the shell had the terminal.
      expect(terminal.screen).not.toContain(seen);
    },
    30_000,
  );
});

describe('how it looks', () => {
  const coloured = /\u001b\[(?:[0-9;]*;)?(?:3[0-9]|9[0-7])[;m]/;
  const board = async (env: Record<string, string>, args: string[] = []) => {
    open(['play', 'five-in-a-row', '--seed', '1', ...args], { env });
    return terminal.shows(/choose a point|落子/);
  };

  test('in colours where the terminal has them', async () => {
    await board({ COLORTERM: 'truecolor' });
    expect(terminal.output).toMatch(coloured);
  });

  test.each([
    ['NO_COLOR', { NO_COLOR: '1' }, []],
    ['TERM=dumb', { TERM: 'dumb' }, []],
    ['--no-color', {}, ['--no-color']],
  ])('without colours: %s', async (_how, env, args) => {
    await board(env, args);
    expect(terminal.output).not.toMatch(coloured);
  });

  test.each([
    ['LANG=C', { LANG: 'C' }, []],
    ['--ascii', {}, ['--ascii']],
  ])('in plain characters: %s', async (_how, env, args) => {
    await board(env, args);
    expect(terminal.screen).toMatch(/^[\n -~]*$/);
  });

  test('in Chinese, by flag', async () => {
    expect(await board({}, ['--lang', 'zh'])).toContain('五子棋');
  });
});
