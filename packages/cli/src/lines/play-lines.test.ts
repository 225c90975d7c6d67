import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { arrange } from '@console-arcade/five-in-a-row';
import { pieces, quietHall, wholeInput, type QuietHall } from '../fixtures/hall.js';
import { games } from '../games.js';
import type { HallInput } from '../hall.js';
import { main } from '../main.js';

/** What `arcade nim …` says to an input. */
async function run(args: string, input: string | HallInput, env?: Record<string, string>) {
  const hall = quietHall({ input: typeof input === 'string' ? wholeInput(input) : input, ...(env === undefined ? {} : { env }) });
  const code = await main(['nim', ...args.split(' ').filter((arg) => arg !== '')], hall);
  return { code, out: hall.written.join(''), err: hall.complaints.join('') };
}

/** The objects that `--json` printed. */
const objects = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The input in one piece, in lines that come one by one, and sign by sign. */
const paces = (text: string): [string, HallInput][] => [
  ['a file', wholeInput(text)],
  ['a pipe', pieces([text])],
  ['a slow pipe', pieces(text.split(/(?<=\n)/))],
  ['a very slow pipe', pieces([...text])],
];

const two = '--players you,you';

describe('positions and words', () => {
  test('a position whenever a person is to move, and at the end; words on stderr', async () => {
    const { code, out, err } = await run(`${two} --heaps 2`, '1-1\n1-1\n');
    expect(code).toBe(0);
    expect(out).toBe('||\n\n|\n\n\n\n');
    expect(err.split('\n')).toEqual([
      'Player 1: 1-1',
      'Player 2: 1-1',
      expect.stringMatching(/^Player 2 wins: the last match {2}move 2, seed \d+$/),
      '',
    ]);
  });

  test('bots move before the next person does', async () => {
    const { code, out, err } = await run('--players bot:random,you --heaps 1,2', '');
    expect([code, out.split('\n\n').length - 1]).toEqual([0, 1]);
    expect(err).toMatch(/^Random: (1-1|2-1|2-2)\n/);
  });

  test('bots among themselves need no input', async () => {
    const { code, err } = await run('--players bot:random,bot:careful --seed 3', '');
    expect([code, err]).toEqual([0, expect.stringMatching(/(Random|Careful) wins: the last match {2}move \d+, seed 3\n$/)]);
  });

  test('a slow bot thinks as the quick ones do', async () => {
    expect((await run('--players you,bot:deep --seed 1', '3-1\n')).code).toBe(0);
  });

  test('the reader is spoken to in Chinese', async () => {
    const { err } = await run(`${two} --lang zh`, '1-1\n1-1\n');
    expect(err).toMatch(/^玩家1: 1-1\narcade: 第 2 行：不能取 1 根。\n/);
  });
});

describe('lines', () => {
  test.each([
    ['CRLF', '1-1\r\n2-1\r\n'],
    ['a byte order mark', '\ufeff1-1\n2-1\n'],
    ['old line ends', '1-1\r2-1'],
    ['no line end at the end', '1-1\n2-1'],
    ['comments and blank lines', '# a game\n\n1-1\n  \n# nice: very\n2-1\n'],
    ['seats', '0 1-1\n1 2-1\n'],
  ])('%s', async (_name, text) => {
    const { code, out } = await run(two, text);
    expect([code, out.split('\n\n').at(-2)]).toEqual([0, '\n||\n|||||']);
  });

  test.each([
    ['an illegal move', '1-1\n\n1-1\n', 'line 3: Not 1.'],
    ['no move', '1-1\nx\n', 'line 2: Not possible (bad-move).'],
    ['another seat', '1-1\n0 2-1\n', 'line 2: Seat 0 is not to move; seat 1 is.'],
    ['too many takebacks', '1-1\n# undone: 2\n', 'line 2: 2 moves cannot be taken back; only 1 were played.'],
    ['a header too late', '1-1\n# seed: 4\n', 'line 2: The header seed comes after the first move.'],
    ['a header twice', '# seed: 4\n# seed: 4\n', 'line 2: The header seed stands there twice.'],
    ['a bad header', '# seed: four\n', 'line 1: The header seed cannot be four.'],
    ['another game', '# game: chess\n1-1\n', 'line 1: This is a record of chess, not of nim.'],
    [
      'a newer revision',
      '# game: nim\n# revision: 2\n',
      'line 2: The record was made by a newer version of the game (revision 2; this one plays 1).',
    ],
    ['a bad option', '# option most: 12\n', 'line 1: Option most cannot be 12; allowed: 1..9.'],
    ['a strange option', '# option deck: 12\n', 'line 1: There is no option deck. There are: heaps, most, last-one, play-again.'],
    ['too many seats', '# seats: 1000000000\n', 'line 1: This game takes 2 to 4 players, not 1000000000.'],
    ['strange players', '# players: you, me\n', 'line 1: A player is you, you:NAME or bot:LEVEL, not me.'],
    ['an unknown beginning', '# start: {"heaps":[1]}\n', 'line 1: '],
    ['no text', '1-1\n\u0000\u0001\n', 'line 2: This is not a record of a game: it is no text.'],
    ['half a sign', Buffer.from([0x31, 0x2d, 0x31, 0x0a, 0xe4, 0xb8]), 'line 2: This is not a record of a game: it is no text.'],
    ['a line without an end', `1-1\n${'x'.repeat(5000)}`, 'line 2: No move is longer than 4000 characters.'],
    ['broken JSON', '{"game": "nim", "moves": [', 'line 1: This is not whole JSON.'],
    [
      'a move in JSON that is illegal',
      '{"game":"nim","players":["you","you"],"moves":[{"seat":0,"move":"1-1"},{"move":"1-1"}]}',
      'entry 2: Not 1.',
    ],
  ])('%s is refused by its line', async (_name, text, message) => {
    const { code, err } = await run(
      typeof text === 'string' && text.includes('players') ? '' : text.includes('seats') ? '' : two,
      wholeInput(text),
    );
    expect([code, err]).toEqual([1, expect.stringContaining(`arcade: ${message}`)]);
  });

  test('moves after the end are refused', async () => {
    expect(await run(`${two} --heaps 1`, '1-1\n# fine\n1-1\n')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/\narcade: line 3: The game is over; 1-1 comes after its end\.\n/),
    });
  });

  test('an input without an end is not read for ever', async () => {
    const { code, err } = await run(two, pieces(Array.from({ length: 17 }, () => `# ${'x'.repeat(2 ** 20)}\n`)));
    expect([code, err]).toEqual([1, 'arcade: line 16: More than 16 MB are not read.\n']);
  });
});

describe('headers', () => {
  test('say what flags do not', async () => {
    const { code, err } = await run(
      '',
      '# game: nim\n# revision: 1\n# players: you:Ann, you:Bob\n# option heaps: 1,2\n# seed: 5\n1-1\n2-2\n',
    );
    expect([code, err]).toEqual([0, 'Ann: 1-1\nBob: 2-2\nBob wins: the last match  move 2, seed 5\n']);
  });

  test.each([
    ['--seed 5', '# seed: 6\n', '--seed 5 contradicts "# seed: 6" in line 1 of the input.'],
    ['--most 2', '\n# option most: 3', '--most 2 contradicts "# option most: 3" in line 2 of the input.'],
    [two, '# players: you, bot:random', '--players you,you contradicts "# players: you, bot:random" in line 1 of the input.'],
    [two, '# seats: 3', '--players you,you contradicts "# seats: 3" in line 1 of the input.'],
    ['--names Ann', '# players: you:Bob, bot:random', '--names Ann contradicts "# players: you:Bob, bot:random" in line 1 of the input.'],
  ])('%s against %j is a mistake that names both', async (args, text, message) => {
    expect(await run(args, text)).toEqual({ code: 2, out: '', err: `arcade: ${message}\n` });
  });

  test.each([
    ['--seed 5 --most 2 --players you:Ann,you', '# seed: 5\n# option most: 2\n# players: you, you:Bob'],
    ['--names Ann,Bob', '# seats: 2\n# players: you, you'],
  ])('%s says the same as %j', async (args, text) => {
    const { code, err } = await run(args, `${text}\n1-1\n2-1\n`);
    expect([code, err]).toEqual([0, expect.stringMatching(/^Ann: 1-1\nBob: 2-1\n/)]);
  });
});

describe('bots', () => {
  const game = '--players you,bot:random --heaps 2,3,4,5 --seed 8';

  test('a line that names the seat of a bot is its move', async () => {
    for (const move of ['1-1', '2-1', '3-2', '4-3']) {
      const { err } = await run(game, `0 1-1\n1 ${move}\n`);
      expect(err).toMatch(new RegExp(`^You: 1-1\nRandom: ${move}\n`));
    }
  });

  test.each([
    ['only the moves of persons', '1-1\n1-1\n'],
    ['a record that is cut', '0 1-1\n1 2-1\n0 1-1\n'],
    ['a bot that would have moved otherwise', '0 1-1\n1 4-2\n0 1-1\n1 4-3\n'],
    ['takebacks in a record', '0 1-1\n# undone: 1\n0 1-2\n1 2-1\n0 1-1\n1 2-2\n# undone: 3\n1 2-3\n'],
    ['takebacks between moves', '1-1\n# undone: 2\n1-2\n'],
    ['the same and then another', '0 1-1\n1 2-1\n1-1\n1 3-1\n'],
    ['a line that fails', '0 1-1\n1 5-9\n'],
    ['a takeback of everything', '1-1\n1-1\n# undone: 4\n'],
  ])('however slowly it comes, the game is the same: %s', async (_name, text) => {
    const ends = [];
    for (const [name, input] of paces(text)) {
      const hall = quietHall({ input });
      const file = join(hall.env.ARCADE_HOME ?? '', 'r.txt');
      mkdirSync(dirname(file), { recursive: true });
      const code = await main(['nim', ...game.split(' '), '--record', file], hall);
      const wrong = hall.complaints.filter((line) => line.startsWith('arcade'));
      ends.push({ name, end: { code, wrong, record: readFileSync(file, 'utf8'), position: hall.written.at(-1) } });
    }
    for (const { end } of ends) expect(end).toEqual(ends[0].end);
  });

  test('of three players the bots between are told apart', async () => {
    const three = '--players you,bot:random,bot:careful --heaps 2,3,4,5 --seed 8';
    const texts = await Promise.all(paces('0 1-1\n2 4-1\n').map(async ([, input]) => (await run(three, input)).err));
    for (const err of texts) expect(err).toMatch(/You: 1-1\nRandom: \d-\d\n(Careful: \d-\d\n)?Careful: 4-1\n/);
  });
});

describe('programs', () => {
  test('an object whenever a person is to move, and at the end', async () => {
    const { code, out, err } = await run('--players you,you:Bob --heaps 1,2 --json --seed 4', '1-1\n{"move":"2-2"}\n');
    expect([code, err]).toEqual([0, '']);
    expect(objects(out)).toEqual([
      {
        ply: 0,
        turn: 0,
        player: 'you',
        view: expect.objectContaining({ viewer: 0, heaps: [1, 2] }),
        moves: ['1-1', '2-1', '2-2'],
        played: [],
      },
      {
        ply: 1,
        turn: 1,
        player: 'you:Bob',
        view: expect.objectContaining({ viewer: 1 }),
        moves: ['2-1', '2-2'],
        played: [{ seat: 0, move: '1-1' }],
      },
      {
        ply: 2,
        outcome: { winners: [1], scores: [0, 1], reason: 'last-match' },
        view: expect.objectContaining({ viewer: 'table', heaps: [0, 0] }),
        played: [{ seat: 1, move: '2-2' }],
        seed: 4,
      },
    ]);
  });

  test('moves may be JSON', async () => {
    const { code, out } = await run(`${two} --json`, '{"move":{"heap":2,"take":3}}\n{"undone":1}\n{"seat":0,"move":{"heap":0,"take":1}}\n');
    expect(code).toBe(0);
    expect(objects(out).map(({ played, undone }) => [played, undone])).toEqual([
      [[], undefined],
      [[{ seat: 0, move: '3-3' }], undefined],
      [[], 1],
      [[{ seat: 0, move: '1-1' }], undefined],
    ]);
  });

  test.each([
    ['{"move":{"heap":7,"take":1}}', { code: 'no-heap', message: 'No heap 8.', data: { heap: 8 } }],
    ['{"mvoe":"1-1"}', { code: 'not-a-json-move' }],
    ['{"move":"1-1"', { code: 'not-a-json-move' }],
    ['x', { code: 'bad-move' }],
  ])('%s is an error in an object too', async (text, error) => {
    const { code, out, err } = await run(`${two} --json`, pieces([`1-1\n${text}\n`]));
    expect(code).toBe(1);
    expect(objects(out).at(-1)).toMatchObject({ error: { line: 2, ...error } });
    expect(err).toMatch(/^arcade: line 2: /);
  });

  test('headers on a pipe begin the game anew', async () => {
    const { code, out } = await run('--json', pieces(['# players: you, you\n', '# option heaps: 2\n', '1-1\n']));
    const told = objects(out);
    expect(code).toBe(0);
    expect(told[0]).not.toHaveProperty('restarted');
    expect(told.at(-2)).toMatchObject({ ply: 0, restarted: true, moves: ['1-1', '1-2'], played: [] });
    expect(told.at(-1)).toMatchObject({ ply: 1, played: [{ seat: 0, move: '1-1' }] });
  });

  test('headers that change nothing do not', async () => {
    const { out } = await run('--json', pieces(['# game: nim\n', '# option most: 3\n', '# players: you, bot:careful\n']));
    expect(objects(out)).toHaveLength(1);
  });

  test('headers of a file come first', async () => {
    const { out } = await run('--json', '# players: you, you\n1-1\n');
    expect(objects(out)).toMatchObject([
      { player: 'you', ply: 0 },
      { player: 'you', ply: 1 },
    ]);
  });

  test('a contradiction is an error too', async () => {
    const { code, out } = await run('--json --seed 3', '# seed: 4\n');
    expect([code, objects(out)]).toEqual([
      2,
      [{ error: { code: 'flag-contradicts', line: 1, message: expect.any(String), data: expect.any(Object) } }],
    ]);
  });

  test('the JSON form of a record is played over', async () => {
    const record = {
      game: 'nim',
      seed: 4,
      players: ['you', 'you'],
      options: { heaps: [1, 2] },
      moves: [{ seat: 0, move: '1-1' }, { undone: 1 }, { move: '2-1' }],
    };
    for (const text of [JSON.stringify(record), JSON.stringify(record, undefined, 2)]) {
      const { code, err } = await run('', text);
      expect([code, err]).toEqual([0, 'Player 1: 1-1\nPlayer 1: 2-1\nThe input ended before the game did.\nThe game is kept as nim.\n']);
    }
  });
});

describe('an arranged beginning', () => {
  const start = JSON.stringify(arrange({ size: 9, stones: 'e5 a1 e6 a2 e7 a3' }));
  const fiveFrom = async (args: string[], text: string) => {
    const hall = quietHall({ games, input: wholeInput(text) });
    return { code: await main(['five-in-a-row', ...args], hall), err: hall.complaints.join('') };
  };

  test('is played on, with its own options', async () => {
    const { code, err } = await fiveFrom(['--players', 'you,you', '--seed', '4'], `# start: ${start}\ne8\na4\ne9\n`);
    expect([code, err]).toEqual([0, expect.stringContaining('Player 1 wins: five in a row  move 3, seed 4')]);
  });

  test.each([
    [[], `# start: {"size":9}\n`, 1, /^arcade: line 1: /],
    [[], `# option size: 15\n# start: ${start}\n`, 1, /^arcade: line 2: Option size cannot be 15: the arranged beginning has 9\.\n/],
    [['--size', '15'], `# start: ${start}\n`, 2, /^arcade: Option size cannot be 15: the arranged beginning has 9\.\n/],
  ] as const)('%j with %j is refused', async (args, text, code, message) => {
    expect(await fiveFrom([...args], text)).toEqual({ code, err: expect.stringMatching(message) });
  });
});

describe('keeping', () => {
  const kept = (env: QuietHall['env'], folder: string) => {
    try {
      return readdirSync(join(env.ARCADE_HOME ?? '', folder)).filter((file) => file.endsWith('.txt'));
    } catch {
      return [];
    }
  };

  test('what was played before a bad line is kept, and played on', async () => {
    const hall = quietHall({ input: wholeInput('1-1\n2-1\n9-9\n') });
    expect(await main(['nim', '--players', 'you,you', '--seed', '4'], hall)).toBe(1);
    expect(hall.complaints.slice(-2)).toEqual(['arcade: line 3: No heap 9.\n', 'The game is kept as nim.\n']);
    const env = { ARCADE_HOME: hall.env.ARCADE_HOME ?? '', LANG: 'en_US.UTF-8' };
    const again = quietHall({ env, input: wholeInput('# seed: 4\n2-2\n3-3\n3-2\n') });
    expect(await main(['continue', 'nim'], again)).toBe(0);
    expect([kept(env, 'saves'), kept(env, 'records')]).toEqual([[], [expect.stringMatching(/^nim-.*\.txt$/)]]);
  });

  test('headers that are not those of the saved game are a mistake, and tell no secret', async () => {
    const hall = quietHall({ input: wholeInput('1-1\n') });
    await main(['nim', '--players', 'you,you', '--seed', '4'], hall);
    const env = { ARCADE_HOME: hall.env.ARCADE_HOME ?? '', LANG: 'en_US.UTF-8' };
    const other = quietHall({ env, input: wholeInput('# seed: 5\n') });
    expect(await main(['continue', 'nim'], other)).toBe(2);
    expect(other.complaints[0]).toBe('arcade: The saved game is another one than "# seed: 5" says.\n');
  });

  test('a game without a move leaves nothing', async () => {
    const hall = quietHall({ input: wholeInput('') });
    expect(await main(['nim'], hall)).toBe(0);
    expect(kept(hall.env, 'saves')).toEqual([]);
  });

  test('a file that holds something else than a record is left as it is', async () => {
    const hall = quietHall({ input: wholeInput('1-1\n') });
    const file = join(mkdtempSync(join(tmpdir(), 'arcade-other-')), 'letter.txt');
    writeFileSync(file, 'Dear Ann,\n');
    expect(await main(['nim', '--record', file], hall)).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('Dear Ann,\n');
    rmSync(dirname(file), { recursive: true });
  });
});
