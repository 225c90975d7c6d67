import { expect, test } from '@jest/globals';
import { quietHall, wholeInput } from './fixtures/hall.js';
import { main } from './main.js';

async function run(args: string, given: Parameters<typeof quietHall>[0] = {}) {
  const hall = quietHall(given);
  const code = await main(args.split(' '), hall);
  return { code, out: hall.written.join(''), err: hall.complaints.join('') };
}

test('a tool gets its arguments and the look', async () => {
  expect(await run('nim sum 1 3 5')).toEqual({ code: 0, out: '1+3+5 = 9 unicode\n', err: '' });
  expect(await run('nim sum --ascii 1 3')).toEqual({ code: 0, out: '1+3 = 4 ascii\n', err: '' });
  expect(await run('--ascii nim sum 1')).toEqual({ code: 0, out: '1 = 1 ascii\n', err: '' });
});

test('a tool reads the lines of the input', async () => {
  expect(await run('nim sum', { input: wholeInput('1\r\n3\n5') })).toEqual({ code: 0, out: '1+3+5 = 9 unicode\n', err: '' });
});

test('the exit code is what the tool answers', async () => {
  expect(await run('nim sum 1 x')).toEqual({ code: 1, out: '', err: 'x is no heap\n' });
});

test('an input that is no text is named', async () => {
  expect(await run('nim sum', { input: wholeInput('1\n\u0000\n') })).toEqual({
    code: 1,
    out: '',
    err: 'arcade: Something went wrong: line 2: This is not a record of a game: it is no text.\n',
  });
});

test('flags that the tool does not know are its own business', async () => {
  expect((await run('nim sum 1 --deep')).err).toBe('--deep is no heap\n');
});

test.each([
  ['en', 'Usage: arcade nim sum [HEAP ...]', 'Count matches.', 'Tools of Nim:\n  sum [HEAP ...]  Count matches.'],
  ['zh', '用法： arcade nim sum [HEAP ...]', '数火柴。', '尼姆的工具：\n  sum [HEAP ...]  数火柴。'],
])('help tells of tools (%s)', async (lang, usage, about, listed) => {
  const { code, out } = await run(`nim sum --help --lang ${lang}`);
  expect([code, out]).toEqual([0, expect.stringContaining(usage)]);
  expect(out).toContain(about);
  expect((await run(`nim --help --lang ${lang}`)).out).toContain(listed);
});
