import { describe, expect, test } from '@jest/globals';
import { quietHall } from './fixtures/hall.js';
import { main } from './main.js';
import { verbs } from './texts.js';

/** Runs the program without a terminal. */
async function run(args: string, given: Parameters<typeof quietHall>[0] = {}) {
  const hall = quietHall(given);
  const code = await main(args === '' ? [] : args.split(' '), hall);
  return { code, out: hall.written.join(''), err: hall.complaints.join('') };
}

describe('a mistake is one line on stderr, naming what is allowed, and exit code 2', () => {
  test.each([
    ['', `Without a terminal there is no menu: name a verb (${verbs.join(', ')}), or see arcade --help.`],
    ['ruls nim', `There is neither a verb nor a game "ruls". Did you mean rules? Verbs: ${verbs.join(', ')}. Games: nim.`],
    ['chess --foo', `There is neither a verb nor a game "chess". Verbs: ${verbs.join(', ')}. Games: nim.`],
    ['--lang en chess --help', `There is neither a verb nor a game "chess". Verbs: ${verbs.join(', ')}. Games: nim.`],
    ['--foo chess', 'There is no option --foo here. There are: --version, --lang, --ascii, --wide, --no-color, --help.'],
    ['play', 'Name a game: nim.'],
    ['rules', 'Name a game: nim.'],
    ['play nmi', 'There is no game "nmi". Did you mean nim? Games: nim.'],
    ['rules chess', 'There is no game "chess". Games: nim.'],
    ['list --jsn', 'There is no option --jsn here. Did you mean --json? There are: --json, --lang, --ascii, --wide, --no-color, --help.'],
    ['list nim', 'There is nothing to do with "nim".'],
    ['list --lang fr', 'Option --lang cannot be fr; allowed: en | zh.'],
    ['nim --most 0', 'Option most cannot be 0; allowed: 1..9.'],
    ['nim --most 10', 'Option most cannot be 10; allowed: 1..9.'],
    ['nim --most', 'Option --most needs a value.'],
    ['nim --last-one draws', 'Option last-one cannot be draws; allowed: wins | loses.'],
    ['nim --heaps 5,3', 'Option heaps cannot be 5,3: give 1 to 5 whole numbers from 1 to 9, rising, with commas between.'],
    ['nim --play-again maybe', 'Option play-again cannot be maybe; allowed: on | off.'],
    ['nim --seed 1.5', 'A seed is a whole number of at most 15 digits, not 1.5.'],
    ['nim --seed 99999999999999999999', 'A seed is a whole number of at most 15 digits, not 99999999999999999999.'],
    ['nim --seed', 'Option --seed needs a value.'],
    ['nim --pace swift', 'Option --pace cannot be swift; allowed: slow | normal | fast | none.'],
    ['nim --players you,bot:best', 'There is no bot best. There are: random, careful, deep.'],
    ['nim --players you,me', 'A player is you, you:NAME or bot:LEVEL, not me.'],
    ['nim --players you', 'This game takes 2 to 4 players, not 1.'],
    ['nim --players you,you,you,you,you', 'This game takes 2 to 4 players, not 5.'],
    ['nim --players you,you,you --last-one loses', 'The last match loses only among two, not 3.'],
    ['nim --names Ann,Bob', 'Too many names: 2; persons at the keyboard: 1.'],
    ['nim --names An#n', 'A name has 1 to 24 characters and no comma: An#n.'],
    ['nim --players you,you --names Ann,,', 'Too many names: 3; persons at the keyboard: 2.'],
    ['nim --most 3 2', 'There is nothing to do with "2".'],
  ])('arcade %s', async (args, message) => {
    expect(await run(args)).toEqual({ code: 2, out: '', err: `arcade: ${message}\n` });
  });

  test.each([
    ['', `没有终端就没有菜单：请写明命令（${verbs.join(', ')}），或查看 arcade --help。`],
    ['ruls', `没有名为“ruls”的命令或游戏。您是不是想写 rules？命令：${verbs.join(', ')}。游戏：nim。`],
    ['rules chess', '没有游戏“chess”。游戏：nim。'],
    ['list --foo', '这里没有选项 --foo。可用的有：--json, --lang, --ascii, --wide, --no-color, --help。'],
    ['nim --most 0', '选项 most 不能是 0；可以是：1..9。'],
    ['nim --seed x', '种子必须是不超过 15 位的整数，不能是 x。'],
    ['nim --players you,you,you --last-one loses', '只有两人时最后一根才算输，不能是 3 人。'],
    ['nim --pace', '选项 --pace 需要一个值。'],
  ])('arcade %s, in Chinese', async (args, message) => {
    expect(await run(args, { env: { LANG: 'zh_CN.UTF-8' } })).toEqual({ code: 2, out: '', err: `arcade: ${message}\n` });
  });

  test('what was typed cannot break the line', async () => {
    const hall = quietHall();
    expect(await main(['rules', 'a\nb\u001b[31m'], hall)).toBe(2);
    expect(hall.complaints.join('')).toBe('arcade: There is no game "a b [31m". Games: nim.\n');
  });
});

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('%s names the verbs and the games, and loads none', async (args) => {
    const load = () => Promise.reject(new Error('loaded'));
    const { code, out } = await run(args, { games: [{ id: 'nim', load }] });
    expect(code).toBe(0);
    for (const word of ['Usage: arcade', 'play GAME', 'rules GAME', 'list', '--no-color', 'Games: nim']) expect(out).toContain(word);
  });

  test('speaks Chinese', async () => {
    const { out } = await run('--help --lang zh');
    expect(out).toContain('显示一个游戏的规则');
    expect(out).not.toMatch(/Usage|Options|Commands|display/);
  });

  test.each(['play nim --help', 'nim --help', 'nim -h', 'play --help nim', 'help nim', 'help play nim', '--seed 5 nim --help'])(
    'arcade %s tells the options of the game',
    async (args) => {
      const { code, out } = await run(args);
      expect(code).toBe(0);
      expect(out).toContain('Options of Nim:');
      expect(out).toMatch(/--heaps <value> +Heaps: How many matches lie in each heap\.\n +N,N,\.\.\. \(1\.\.9\) \(default: 1,3,5\)/);
      expect(out).toMatch(/--most <value> .*\n +1\.\.9 \(default: 3\)/);
      expect(out).toContain('wins = takes the win | loses = takes the loss');
      expect(out).toMatch(/--play-again \[on\|off\] .*\n +on \| off \(default: on\)/);
      expect(out).toContain('--players <list>');
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    },
  );

  test('`simulate` has flags of its own beside the options of the game', async () => {
    const { code, out } = await run('simulate nim --help');
    expect(code).toBe(0);
    for (const words of ['arcade simulate nim', '--games <n>', '(default: 100)', '--jobs <n>', 'Options of Nim:', '--most <value>'])
      expect(out).toContain(words);
    expect(out).not.toContain('--pace');
  });

  test('without a game, `play --help` tells what all games share', async () => {
    const { code, out } = await run('play --help');
    expect(code).toBe(0);
    expect(out).toContain('--seed <n>');
  });

  test('the version is that of the package', async () => {
    expect(await run('--version')).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });
});

describe('list', () => {
  test('shows the games in columns', async () => {
    const { code, out } = await run('list --ascii');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'GAME  TITLE  SEATS  WHAT IT IS                BOTS',
      'nim   Nim    2-4    Take matches from heaps.  random careful deep',
      '',
    ]);
  });

  test('aligns Chinese by its width', async () => {
    const { out } = await run('list --lang zh');
    expect(out.split('\n').slice(0, 2)).toEqual([
      '游戏  名称  人数  简介                    电脑',
      'nim   尼姆  2–4   从几堆火柴中取走火柴。  random careful deep',
    ]);
  });

  test.each(['list --no-color', '--no-color list', '--lang en list --lang zh --no-color'])(
    'arcade %s takes the flags where they stand',
    async (args) => {
      const { code, out } = await run(args, { env: { FORCE_COLOR: '3' } });
      expect(code).toBe(0);
      expect(out).not.toContain('\u001b');
      expect(out.includes('尼姆')).toBe(args.includes('zh'));
    },
  );

  test('is JSON for programs', async () => {
    const { out } = await run('list --json');
    expect(JSON.parse(out)).toMatchObject([{ id: 'nim', title: 'Nim', seats: { min: 2, max: 4 }, bots: ['random', 'careful', 'deep'] }]);
  });
});

describe('rules', () => {
  test('shows title, line and page', async () => {
    const { code, out } = await run('rules nim');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Nim\n {2}Take matches from heaps\.\n\n {2}Take one or more[^]*\n\nThe end\n {2}• Whoever takes the last match wins\.\n$/,
    );
  });

  test('is as wide as the terminal', async () => {
    const { out } = await run('rules nim', { size: { columns: 20 } });
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(20);
  });

  test('speaks Chinese', async () => {
    expect((await run('--lang zh rules NIM')).out).toMatch(/^尼姆\n/);
  });
});

describe('what was not foreseen', () => {
  const games = [{ id: 'nim', load: () => Promise.reject(new Error('the disk is gone\nand more')) }];

  test('is one line and exit code 1', async () => {
    expect(await run('rules nim', { games })).toEqual({ code: 1, out: '', err: 'arcade: Something went wrong: the disk is gone\n' });
  });

  test('shows its stack to those who debug', async () => {
    const { err } = await run('rules nim', { games, env: { ARCADE_DEBUG: '1' } });
    expect(err).toMatch(/\n {4}at /);
  });
});
