/** The program without a terminal: pipes and files in, positions or JSON out. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { arcade } from './terminal.js';

const PATIENCE = 60_000;
let home: string;
let child: ChildProcessWithoutNullStreams | undefined;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'arcade-lines-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  rmSync(home, { recursive: true, force: true });
});

const inHome = (name: string): string => path.join(home, name);
const saves = (): string[] =>
  readdirSync(home).includes('saves') ? readdirSync(inHome('saves')).filter((name) => name.endsWith('.txt')) : [];
const environment = () => ({ PATH: process.env.PATH, LANG: 'en_US.UTF-8', NO_COLOR: '1', ARCADE_HOME: home });

function start(args: string, stdin: 'pipe' | number = 'pipe'): ChildProcessWithoutNullStreams {
  child = spawn(process.execPath, [arcade, ...args.split(' ')], {
    env: environment(),
    cwd: home,
    stdio: [stdin, 'pipe', 'pipe'],
  }) as ChildProcessWithoutNullStreams;
  child.stdin?.on('error', () => undefined); // the program may have read enough
  return child;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function end(program: ChildProcessWithoutNullStreams): Promise<Ended> {
  const [out, err]: string[][] = [[], []];
  program.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
  program.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
  const [code] = (await once(program, 'close')) as [number | null];
  return { code, out: out.join(''), err: err.join('') };
}

/** Runs with an input from a pipe. */
function piped(args: string, input: string | Buffer): Promise<Ended> {
  const program = start(args);
  program.stdin.end(input);
  return end(program);
}

/** Runs as a shell does with `< FILE`. */
async function fed(args: string, file: string): Promise<Ended> {
  const descriptor = openSync(inHome(file), 'r');
  try {
    return await end(start(args, descriptor));
  } finally {
    closeSync(descriptor);
  }
}

/** The last position that was printed. */
const position = ({ out }: Ended): string | undefined => out.split('\n\n').at(-2);

/** Games that the strongest quick bot plays on both sides: the moves of one side, and the same bot's answers. */
const five = 'play five-in-a-row --players you,bot:scoring --seed 7';

async function personsMoves(): Promise<string[]> {
  await piped('five-in-a-row --players bot:scoring,bot:scoring --seed 7 --record both.txt', '');
  return [...readFileSync(inHome('both.txt'), 'utf8').matchAll(/^0 (.*)$/gm)].map(([, move]) => move);
}

test('a folder in place of the input is no early end, exit 1', async () => {
  const descriptor = openSync(home, 'r');
  const { code, err } = await end(start('play five-in-a-row', descriptor)).finally(() => closeSync(descriptor));
  expect([code, err]).toEqual([1, 'arcade: line 1: The input cannot be read: that is a folder.\n']);
});

test('a header that contradicts a flag is named with it, exit 2', async () => {
  const { code, err } = await piped('play five-in-a-row --seed 8', '# seed: 7\nh8\n');
  expect([code, err]).toEqual([2, 'arcade: --seed 8 contradicts "# seed: 7" in line 1 of the input.\n']);
});

describe('five in a row from a file', () => {
  test(
    'the same moves give the same position, and so does the record, also over itself',
    async () => {
      const moves = await personsMoves();
      expect(moves.length).toBeGreaterThan(7);
      writeFileSync(inHome('moves.txt'), moves.join('\n'));
      const first = await fed(`${five} --record r.txt`, 'moves.txt');
      expect(first).toMatchObject({ code: 0, err: expect.stringContaining('seed 7') });
      const record = readFileSync(inHome('r.txt'), 'utf8');
      const again = [
        await fed(five, 'moves.txt'),
        await piped(five, moves.join('\n')),
        await fed('five-in-a-row', 'r.txt'),
        await fed('five-in-a-row --record r.txt', 'r.txt'),
      ];
      for (const ended of again) expect([ended.code, position(ended)]).toEqual([0, position(first)]);
      expect(readFileSync(inHome('r.txt'), 'utf8')).toBe(record);

      writeFileSync(inHome('moves.txt'), moves.with(6, moves[5]).join('\n'));
      const bad = await fed(`${five} --record bad.txt`, 'moves.txt');
      expect(bad).toMatchObject({ code: 1, err: expect.stringMatching(/\narcade: line 7: There is a stone on \w+ already\.\n/) });
      expect(readFileSync(inHome('bad.txt'), 'utf8').match(/^\d \w+$/gm)).toHaveLength(12);
    },
    PATIENCE,
  );

  test(
    'a record that is cut goes on with its bot, and is the same from a slow pipe',
    async () => {
      await personsMoves();
      const whole = readFileSync(inHome('both.txt'), 'utf8').replace('bot:scoring,', 'you,');
      const cut = whole.split('\n').slice(0, whole.split('\n').findIndex((line) => line.startsWith('0 ')) + 5);
      const quick = await piped('five-in-a-row --record quick.txt', cut.join('\n'));
      const slow = start('five-in-a-row --record slow.txt');
      const ended = end(slow);
      const prompt = createInterface(slow.stderr);
      for (const line of cut) {
        slow.stdin.write(`${line}\n`);
        // Only when the move was told does the next line come: the bot has answered meanwhile, or is about to.
        if (line.startsWith('0 ')) await once(prompt, 'line');
      }
      slow.stdin.end();
      expect([(await ended).code, quick.code]).toEqual([0, 0]);
      expect(readFileSync(inHome('slow.txt'), 'utf8')).toBe(readFileSync(inHome('quick.txt'), 'utf8'));
      expect(readFileSync(inHome('quick.txt'), 'utf8').match(/^\d \w+$/gm)).toHaveLength(6);
    },
    PATIENCE,
  );
});

/** A program that plays by the listed moves alone. */
async function drive(args: string, choose: (moves: readonly string[]) => string) {
  const program = start(args);
  const ended = once(program, 'close');
  let played = 0;
  for await (const line of createInterface(program.stdout)) {
    const told = JSON.parse(line) as { moves?: string[]; played: unknown[]; outcome?: { winners: number[] }; ply: number; error?: unknown };
    expect(told.error).toBeUndefined();
    played += told.played.length;
    expect(played).toBe(told.ply);
    if (told.outcome !== undefined) program.stdin.end();
    else program.stdin.write(`${played % 2 === 0 ? choose(told.moves ?? []) : JSON.stringify({ move: choose(told.moves ?? []) })}\n`);
    if (told.outcome !== undefined) expect(told.outcome.winners.length).toBeLessThan(3);
  }
  const [code] = (await ended) as [number];
  return { code, played };
}

describe('a program at the other end', () => {
  test.each([
    ['five-in-a-row --size 7 --json --players you,bot:scoring', (moves: readonly string[]) => moves[Math.floor(moves.length / 2)]],
    ['kitten-fishing --json --seed 5 --players bot:random,you', (moves: readonly string[]) => moves[0]],
  ])(
    'plays a whole game: arcade %s',
    async (args, choose) => {
      const { code, played } = await drive(args, choose);
      expect(code).toBe(0);
      expect(played).toBeGreaterThan(5);
    },
    PATIENCE,
  );
});

describe('what is too much or broken off', () => {
  test.each([
    ['50 MB of comments', `# ${'x'.repeat(60)}\n`.repeat(800_000), /line \d+: More than 16 MB are not read/],
    ['50 MB in one line', 'x'.repeat(50_000_000), /line 1: No move is longer than 4000 characters/],
    ['20 MB of JSON', `{"game": "${'x'.repeat(20_000_000)}`, /line 1: More than 16 MB are not read/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]), /line 1: This is not a record of a game/],
  ])(
    '%s is refused',
    async (_name, input, message) => {
      const { code, err } = await piped('five-in-a-row --players you,you', input);
      expect([code, err]).toEqual([1, expect.stringMatching(message)]);
    },
    PATIENCE,
  );

  test(
    'a record that was cut in a line is refused there, and kept up to there',
    async () => {
      writeFileSync(inHome('cut.txt'), '# game: five-in-a-row\n# players: you, you\n0 h8\n1 h');
      const { code, err } = await fed('five-in-a-row', 'cut.txt');
      expect([code, err]).toEqual([1, expect.stringContaining('line 4: ')]);
      expect(readFileSync(inHome(`saves/${saves()[0]}`), 'utf8')).toMatch(/\n0 h8\n$/);
    },
    PATIENCE,
  );

  test(
    'nobody reads: the game is kept, and the program leaves without a word',
    async () => {
      const program = start('five-in-a-row --players you,bot:scoring');
      program.stdout.destroy();
      const heard: string[] = [];
      program.stderr.on('data', (text: Buffer) => heard.push(text.toString()));
      program.stdin.end('h8\nh9\n');
      await once(program, 'close');
      expect(heard.join('')).not.toMatch(/arcade:|Error/);
      expect(saves()).toHaveLength(1);
    },
    PATIENCE,
  );

  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)(
    '%s: the game is kept, exit code %i',
    async (signal, code) => {
      const program = start('five-in-a-row --players you,bot:scoring');
      const ended = end(program);
      program.stdin.write('h8\n');
      await once(createInterface(program.stderr), 'line');
      program.kill(signal);
      expect((await ended).code).toBe(code);
      expect(saves()).toHaveLength(1);
    },
    PATIENCE,
  );
});
