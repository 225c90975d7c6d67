import { beforeEach, describe, expect, test } from '@jest/globals';
import { back, type Back, type Entry, type Look, type PlayEnd, type PlaySetup } from '@console-arcade/console';
import { quietHall } from './fixtures/hall.js';
import type { Hands, Watched } from './hands.js';
import { menu } from './menu.js';

/** What a person does: picks the entry that begins so, or types a text, a number; Esc. */
type Act = string | number | Back;
const esc: Back = back;

let seen: {
  readonly shown: string[];
  readonly setups: PlaySetup[];
  readonly asked: string[];
  readonly looks: Look[];
  readonly watched: Watched[];
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
    watch: (_game, watched) => Promise.resolve(void seen.watched.push(watched)),
    read: (page) => Promise.resolve(void seen.shown.push(page)),
    play: (_game, setup) => {
      seen.setups.push(setup);
      return Promise.resolve(ends.shift() ?? { next: 'menu', record: { moves: [] } });
    },
  };
}

const run = (acts: Act[], ends: PlayEnd[] = [], choice = {}) => menu(quietHall({ interactive: true }), choice, scripted(acts, ends));

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
      'Option heaps can not be 3,2: give 1 to 5 whole numbers from 1 to 9, rising, with commas between.',
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
