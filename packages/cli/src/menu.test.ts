import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { back, type Back, type Entry, type Look, type PlayEnd, type PlaySetup, type ReplaySetup } from '@console-arcade/console';
import { quietHall, type QuietHall } from './fixtures/hall.js';
import type { Hands } from './hands.js';
import { menu } from './menu.js';
import { foldersOf } from './store/folders.js';

/** What a person does: picks the entry that begins so, or types a text, a number; Esc. */
type Act = string | number | Back;
const esc: Back = back;

let seen: {
  readonly shown: string[];
  readonly setups: PlaySetup[];
  readonly asked: string[];
  readonly looks: Look[];
  readonly watched: ReplaySetup[];
};
beforeEach(() => {
  seen = { shown: [], setups: [], asked: [], looks: [], watched: [] };
});

/** Hands that do what is written down; a list with no such entry fails, a refused text is followed by the next act. */
function scripted(acts: Act[], ends: PlayEnd[] = []): Hands {
  const next = (message: string): Act => {
    seen.asked.push(message);
    const now = acts.shift();
    if (now === undefined) throw new Error(`nothing is to be done at: ${message}`);
    return now;
  };
  return {
    choose: ((
      { heading = '', message, entries }: { heading?: string; message: string; entries: (Entry<unknown> | 'gap')[] },
      look: Look,
    ) => {
      const names = entries.map((entry) => (entry === 'gap' ? '' : entry.name));
      seen.shown.push([heading, message, ...names].join('\n'));
      seen.looks.push(look);
      const wanted = next(message);
      if (wanted === back) return Promise.resolve(back);
      const entry = entries.find((candidate) => candidate !== 'gap' && candidate.name.startsWith(String(wanted)));
      if (entry === undefined || entry === 'gap') throw new Error(`no entry ${String(wanted)} among ${names.join(' / ')}`);
      return Promise.resolve(entry.value);
    }) as Hands['choose'],
    askText: ({ message, refuse = () => undefined }) => {
      for (;;) {
        const text = next(message);
        const problem = typeof text === 'string' ? refuse(text) : undefined;
        if (problem === undefined) return Promise.resolve(text as string | Back);
        seen.shown.push(problem);
      }
    },
    askInteger: ({ message }) => Promise.resolve(next(message) as number | Back),
    watch: (_game, watched) => Promise.resolve((seen.watched.push(watched), {})),
    read: (page) => Promise.resolve(void seen.shown.push(page)),
    play: (_game, setup) => {
      seen.setups.push(setup);
      return Promise.resolve(ends.shift() ?? { next: 'menu', record: { moves: [] } });
    },
  };
}

const run = (acts: Act[], ends: PlayEnd[] = [], choice = {}, hall = quietHall({ interactive: true })) =>
  menu(hall, choice, scripted(acts, ends));

/** A hall in whose home these files stand. */
function hallWith(files: Readonly<Record<string, string>>): QuietHall {
  const hall = quietHall({ interactive: true });
  const { home } = foldersOf(hall.env);
  Object.entries(files).forEach(([name, text], i) => {
    const file = join(home, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    // Those that come first are the newest.
    utimesSync(file, 2_000_000_000 - i, 2_000_000_000 - i);
  });
  return hall;
}
const begun = '# game: nim\n# players: you:Ann, bot:careful\n# seed: 5\n0 3-2\n1 2-1\n';
const ended = '# game: nim\n# players: you, bot:deep\n# option heaps: 1\n# seed: 5\n0 1-1\n';

describe('the main menu', () => {
  test('two Enters play at once', async () => {
    await expect(run(['Nim', 'Play', 'Quit'])).resolves.toBe(0);
    expect(seen.setups).toHaveLength(1);
    expect(seen.setups[0].players).toEqual([{ kind: 'person' }, { kind: 'bot', id: 'careful' }]);
  });

  test('Esc leaves', async () => {
    await expect(run([esc])).resolves.toBe(0);
  });

  test('shows the sign, and the games with their lines', async () => {
    await run([esc]);
    expect(seen.shown[0]).toContain('A♠ K♥   CONSOLE ARCADE   Q♦ J♣');
    expect(seen.shown[0]).toContain('Nim   Take matches from heaps.');
  });

  test('shows the rules of a game', async () => {
    await run(['Rules', 'Nim', esc]);
    expect(seen.shown.at(-2)).toMatch(/^Nim\n[^]*Whoever takes the last match wins\.$/);
  });

  test('another game has the same players and a new seed', async () => {
    const again: PlayEnd = { next: 'again', record: { moves: [] } };
    await run(['Nim', 'Seed', '5', 'Play', 'Quit'], [again]);
    expect(seen.setups).toHaveLength(2);
    expect(seen.setups[0].seed).toBe(5);
    expect(seen.setups[1].seed).not.toBe(5);
    expect(seen.setups[1].players).toEqual(seen.setups[0].players);
  });
});

describe('what is kept', () => {
  const entries = (shown: string) => shown.split('\n');

  test('with nothing kept there is nothing to go on with', async () => {
    await run(['Records', esc, esc]);
    expect(seen.shown[0]).not.toContain('Continue');
    expect(entries(seen.shown[1]).slice(1)).toEqual(['Games that were played to the end are found here.', 'Open a file ...', 'Back']);
  });

  test('one save is named, and Enter goes on with it', async () => {
    await run(['Continue: Nim, Ann - Careful, move 2, 2033-', esc], [], {}, hallWith({ 'saves/nim.txt': begun }));
    expect(seen.setups).toHaveLength(1);
    expect(seen.setups[0].match?.ply).toBe(2);
    expect(seen.setups[0].players).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', id: 'careful' },
    ]);
    expect(seen.setups[0].keeper?.name).toBe('nim');
  });

  test('of several saves one is chosen, the newest first; those that cannot be gone on with are marked and say why', async () => {
    const hall = hallWith({
      'saves/nim-2.txt': begun,
      'saves/chess.txt': '# game: chess\n',
      'saves/bad.txt': `${begun}0 9-9\n`,
      'saves/nim.txt': begun.replace('1 2-1\n', ''),
      'saves/nim.lock': JSON.stringify({ pid: process.pid, host: hostname() }),
    });
    await run(['Continue: 4 games', 'Nim       Ann - Careful   move 2', 'Go on', esc], [], {}, hall);
    const marks = entries(seen.shown[1]).map((line) => line.slice(0, 8));
    expect(marks.slice(2)).toEqual(['Nim     ', '! chess ', '! Nim   ', '! Nim   ', '', 'Back']);
    expect(seen.setups[0].keeper?.name).toBe('nim-2');
  });

  test.each([
    ['chess', '# game: chess\n', 'This is a record of chess, a game that is not here.'],
    ['bad', `${begun}0 9-9\n`, 'Line 6: No heap 9.'],
  ])('a save that is %s can be neither gone on with nor deleted', async (name, text, why) => {
    const hall = hallWith({ [`saves/${name}.txt`]: text });
    await run(['Continue', '! ', 'Back', esc, esc], [], {}, hall);
    expect(seen.shown[2].replace(/\n/g, ' ')).toContain(why);
    expect(entries(seen.shown[2]).slice(-2)).toEqual(['What shall be done?', 'Back']);
  });

  test('a save is deleted only after a second thought', async () => {
    const hall = hallWith({ 'saves/nim.txt': begun, 'saves/nim-2.txt': begun });
    const file = join(foldersOf(hall.env).saves, 'nim.txt');
    await run(['Continue', 'Nim', 'Delete', 'No', esc, esc], [], {}, hall);
    expect(existsSync(join(foldersOf(hall.env).saves, 'nim.txt'))).toBe(true);
    await run(['Continue', 'Nim', 'Delete', 'Yes', esc, esc], [], {}, hall);
    expect([existsSync(file), existsSync(file.replace('nim', 'nim-2'))].sort()).toEqual([false, true]);
  });

  test('a save gets another name, but not that of another', async () => {
    const hall = hallWith({ 'saves/nim.txt': begun, 'saves/taken.txt': begun });
    const { saves } = foldersOf(hall.env);
    await run(['Continue', 'Nim', 'Rename', 'taken', '../x', 'sunday', esc, esc], [], {}, hall);
    expect(seen.shown).toContain('There is another game called taken.');
    expect(seen.shown).toContainEqual(expect.stringContaining('not ../x'));
    expect(readdirSync(saves).sort()).toEqual(expect.arrayContaining(['sunday.txt']));
    expect(readdirSync(saves)).toHaveLength(2);
  });

  test('finished games are looked at; one that cannot be is marked', async () => {
    await run(
      ['Records', '! y.txt', 'Nim       You - Deep   move 1', esc, esc],
      [],
      {},
      hallWith({ 'records/x.txt': ended, 'records/y.txt': 'hello' }),
    );
    expect(seen.shown[2]).toMatch(/y\.txt names no game\.$/);
    expect(seen.watched).toHaveLength(1);
    expect(seen.watched[0].match.outcome).toBeDefined();
  });

  test('a record in any file is played on, or looked at where it is over', async () => {
    const hall = hallWith({ 'a file': begun, 'over.txt': ended });
    const at = (name: string) => join(foldersOf(hall.env).home, name);
    const paths = [at('none'), `'${at('a file')}'`];
    await run(['Records', 'Open', ...paths, 'Go on', 'Open', at('over.txt'), 'Open', esc, esc, esc], [], {}, hall);
    expect(seen.shown).toContain(`There is no file ${at('none')}.`);
    expect(seen.setups.map(({ match }) => match?.ply)).toEqual([2]);
    expect(seen.watched.map(({ match }) => match.ply)).toEqual([1]);
  });

  test('statistics are a page', async () => {
    await run(['Statistics', esc]);
    expect(seen.shown[1]).toBe('No game was played to its end yet.');
  });
});

describe('settings', () => {
  test('change the menu at once, and hold the next time', async () => {
    const hall = quietHall({ interactive: true });
    await run(['Settings · 设置', 'Language', '中文', '符号', '只用', '你的名字', '小明', '返回', '退出'], [], {}, hall);
    expect(seen.shown.at(-1)).toContain('控制台游戏厅');
    expect(seen.shown.at(-1)).toContain('As Kh');
    await run(['尼姆', '开始', '退出'], [], {}, hall);
    expect(seen.setups[0].players[0]).toEqual({ kind: 'person', name: '小明' });
    expect(seen.setups[0].look()).toMatchObject({ language: 'zh', symbols: 'ascii' });
  });

  test('give the pace of the games', async () => {
    await run(['Nim', 'Play', esc], [], {}, hallWith({ 'settings.json': '{"pace":"fast"}' }));
    expect(seen.setups[0].pace).toBe('fast');
  });

  test('that cannot be read are told below the sign', async () => {
    await run([esc], [], {}, hallWith({ 'settings.json': '{' }));
    expect(seen.shown[0].replace(/\n/g, ' ')).toMatch(/! .*settings\.json holds no settings; it is left as it is\. See Settings\./);
  });
});

describe('the page of a game', () => {
  test('shows who sits where, the options by their words, and the seed', async () => {
    await run(['Nim', esc, esc]);
    expect(seen.shown[1].split('\n')).toEqual([
      'Nim',
      'Take matches from heaps.',
      '',
      'Ready?',
      'Play',
      '',
      'Players      2',
      'First        You',
      'Second       Careful',
      'Names        You',
      'Heaps        1,3,5',
      'At most      3',
      'Last match   takes the win',
      'Rounds       on',
      'Seed         a fresh one',
      '',
      'Rules',
      'Back',
    ]);
  });

  test.each<[string, Act[], object]>([
    ['a bot', ['Second', 'Deep'], { players: [{ kind: 'person' }, { kind: 'bot', id: 'deep' }] }],
    ['another person', ['Second', 'Another person'], { players: [{ kind: 'person' }, { kind: 'person' }] }],
    [
      'bots alone',
      ['First', 'Random'],
      {
        players: [
          { kind: 'bot', id: 'random' },
          { kind: 'bot', id: 'careful' },
        ],
      },
    ],
    [
      'a name',
      ['Names', 'Ann'],
      {
        players: [
          { kind: 'person', name: 'Ann' },
          { kind: 'bot', id: 'careful' },
        ],
      },
    ],
    ['no name again', ['Names', 'Ann', 'Names', ''], { players: [{ kind: 'person' }, { kind: 'bot', id: 'careful' }] }],
    ['a seed', ['Seed', '-12'], { seed: -12 }],
    ['a number', ['At most', 7], { options: { most: 7 } }],
    ['a choice', ['Last match', 'takes the loss'], { options: { lastOne: 'loses' } }],
    ['a switch', ['Rounds', 'off'], { options: { playAgain: false } }],
    ['a list', ['Heaps', '2,4'], { options: { heaps: [2, 4] } }],
    ['nothing after Esc', ['Heaps', esc, 'Last match', esc, 'At most', esc, 'Second', esc, 'Names', esc, 'Seed', esc], {}],
  ])('takes %s', async (_what, acts, setup) => {
    await run(['Nim', ...acts, 'Play', 'Quit']);
    expect(seen.setups[0]).toMatchObject(setup);
  });

  test('more players are more bots, fewer leave from the end', async () => {
    await run(['Nim', 'Second', 'Random', 'Players', '4', 'Players', '3', 'Play', 'Quit']);
    expect(seen.setups[0].players.map((player) => (player.kind === 'bot' ? player.id : 'you'))).toEqual(['you', 'random', 'careful']);
  });

  test('what the game refuses is told and not begun', async () => {
    await run(['Nim', 'Players', '3', 'Last match', 'takes the loss', 'Play', 'Back', esc]);
    expect(seen.setups).toEqual([]);
    expect(seen.shown.at(-2)).toContain('! The last match loses only among two, not 3.');
  });

  test.each<[string, Act[], string]>([
    ['a name with a comma', ['Names', 'Ann, Bob', esc], 'A name has 1 to 24 characters and no comma: Ann, Bob.'],
    ['a seed that is no integer', ['Seed', '1.5', esc], 'A seed is a whole number of at most 15 digits, not 1.5.'],
    [
      'a list that does not rise',
      ['Heaps', '3,2', esc],
      'Option heaps cannot be 3,2: give 1 to 5 whole numbers from 1 to 9, rising, with commas between.',
    ],
  ])('refuses %s in place', async (_what, acts, message) => {
    await run(['Nim', ...acts, esc, esc]);
    expect(seen.shown).toContain(message);
  });

  test('remembers how the game was set up', async () => {
    await run(['Nim', 'At most', 7, esc, 'Nim', 'Play', 'Nim', 'Play', 'Quit']);
    expect(seen.setups.map(({ options }) => (options as { most: number }).most)).toEqual([7, 7]);
  });

  test('speaks Chinese', async () => {
    await run(['尼姆', '开始', '退出'], [], { language: 'zh' });
    expect(seen.shown[1]).toMatch(/人数 {7}2\n先手 {7}你\n后手 {7}谨慎/);
    expect(seen.shown[1]).not.toMatch(/[A-Za-z]{2}/);
  });
});
