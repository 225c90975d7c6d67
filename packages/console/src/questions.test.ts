import { describe, expect, test } from '@jest/globals';
import { ExitPromptError } from '@inquirer/core';
import { render } from '@inquirer/testing';
import type { Look } from './look.js';
import { askInteger, askText, back, choose, confirm, read, type QuestionIo } from './questions.js';

const look: Look = { columns: 60, rows: 24, colours: 0, symbols: 'unicode', wide: false, language: 'en' };
const zh: Look = { ...look, language: 'zh' };
const ascii: Look = { ...look, symbols: 'ascii' };

/** Asks on a virtual screen, which is what inquirer's testing kit needs a prompt function for. */
const on = <Q, A>(ask: (question: Q, look: Look, io: QuestionIo) => Promise<A>, question: Q, as = look) =>
  render<A, Q>(((asked: Q, io: QuestionIo) => ask(asked, as, io)) as never, question);

const fruits = { message: 'Which fruit?', entries: ['apple', 'pear', 'plum'].map((name) => ({ value: name, name })) };

describe('choose', () => {
  test.each<[string, string[], string]>([
    ['Enter takes the marked entry', ['enter'], 'apple'],
    ['Space does so too', ['space'], 'apple'],
    ['the arrows move', ['down', 'down', 'up', 'enter'], 'pear'],
    ['j and k move', ['j', 'j', 'k', 'enter'], 'pear'],
    ['up from the first entry leads to the last', ['up', 'enter'], 'plum'],
  ])('%s', async (_claim, keys, chosen) => {
    const { answer, events } = await on(choose<string>, fruits);
    keys.forEach((key) => events.keypress(key));
    await expect(answer).resolves.toBe(chosen);
  });

  test('Esc goes back', async () => {
    const { answer, events } = await on(choose<string>, fruits);
    events.keypress('escape');
    await expect(answer).resolves.toBe(back);
  });

  test('Ctrl-C rejects', async () => {
    const { answer, events } = await on(choose<string>, fruits);
    events.keypress({ name: 'c', ctrl: true });
    await expect(answer).rejects.toBeInstanceOf(ExitPromptError);
  });

  test('input that ends is Ctrl-C', async () => {
    const { answer, input } = await on(choose<string>, fruits);
    input.emit('end');
    await expect(answer).rejects.toBeInstanceOf(ExitPromptError);
  });

  test('an answered question is wiped away', async () => {
    const { answer, events, getFullOutput } = await on(choose<string>, fruits);
    events.keypress('enter');
    await answer;
    expect((await getFullOutput()).trim()).toBe('');
  }, 30_000);

  test('an entry may be marked at first, and tells about itself', async () => {
    const entries = [
      { value: 1, name: 'one', about: 'the first' },
      { value: 2, name: 'two', about: 'the second' },
    ];
    const { getScreen, answer, events } = await on(choose<number>, { message: 'How many?', entries, marked: 2 });
    expect(getScreen()).toContain('❯ two');
    expect(getScreen()).toContain('the second');
    expect(getScreen()).not.toContain('the first');
    events.keypress('escape');
    await answer;
  });

  test('a long list shows as much as the window holds', async () => {
    const entries = Array.from({ length: 40 }, (_, i) => ({ value: i, name: `entry ${i}` }));
    const { getScreen, answer, events } = await on(choose<number>, { message: 'Which?', entries }, { ...look, rows: 12 });
    expect(getScreen().split('\n').length).toBeLessThanOrEqual(11);
    expect(getScreen()).toContain('entry 7');
    expect(getScreen()).not.toContain('entry 8');
    events.keypress('escape');
    await answer;
  });

  test.each([
    [24, 'first\n\n  last'],
    [8, 'first\n  last'],
  ])('of %i rows, gaps take only those that are left', async (rows, shown) => {
    const entries = [{ value: 1, name: 'first' }, 'gap' as const, { value: 2, name: 'last' }, { value: 3, name: 'more' }, 'gap' as const];
    const { getScreen, answer, events } = await on(choose<number>, { message: 'Which?', entries }, { ...look, rows });
    expect(getScreen().replace(/ +$/gm, '')).toContain(shown);
    events.keypress('escape');
    await answer;
  });

  test('a heading gives way where the window is low', async () => {
    const question = { ...fruits, heading: 'THE\nFRUIT\nSHOP' };
    const high = await on(choose<string>, question);
    expect(high.getScreen()).toMatch(/^THE\nFRUIT\nSHOP\nWhich fruit\?/);
    const low = await on(choose<string>, question, { ...look, rows: 9 });
    expect(low.getScreen()).toMatch(/^Which fruit\?/);
    for (const { answer, events } of [high, low]) {
      events.keypress('escape');
      await answer;
    }
  });

  test.each<[string, Look, string]>([
    ['in English', look, '↑↓ move • Enter choose • Esc back'],
    ['in Chinese', zh, '↑↓ 移动 • 回车 选择 • Esc 返回'],
    ['in ASCII', ascii, 'Up/Down move - Enter choose - Esc back'],
  ])('the keys are told %s', async (_which, as, tip) => {
    const { getScreen, answer, events } = await on(choose<string>, fruits, as);
    expect(getScreen().split('\n').at(-1)).toBe(tip);
    events.keypress('escape');
    await answer;
  });
});

describe('askText', () => {
  test('what is typed is the answer, without spaces around it', async () => {
    const { answer, events } = await on(askText, { message: 'Name?' });
    events.type(' Ann ');
    events.keypress('enter');
    await expect(answer).resolves.toBe('Ann');
  });

  test('the first text can be kept', async () => {
    const { answer, events, getScreen } = await on(askText, { message: 'Name?', initial: 'Ann' });
    expect(getScreen()).toMatch(/^Name\? Ann\n/);
    events.keypress('enter');
    await expect(answer).resolves.toBe('Ann');
  });

  test('the first text can be removed', async () => {
    const { answer, events } = await on(askText, { message: 'Name?', initial: 'Jo' });
    events.keypress('backspace');
    events.keypress('backspace');
    events.keypress('enter');
    await expect(answer).resolves.toBe('');
  });

  test('a refused text stays in the line, with the reason', async () => {
    const refuse = (text: string) => (text === 'Bob' ? 'Not Bob.' : undefined);
    const { answer, events, getScreen, nextRender } = await on(askText, { message: 'Name?', refuse });
    events.type('Bob');
    events.keypress('enter');
    await nextRender();
    expect(getScreen()).toContain('Name? Bob\n\n! Not Bob.');
    events.type('by');
    expect(getScreen()).not.toContain('Not Bob.');
    events.keypress('enter');
    await expect(answer).resolves.toBe('Bobby');
  });

  test('Esc goes back', async () => {
    const { answer, events } = await on(askText, { message: 'Name?' });
    events.type('An');
    events.keypress('escape');
    await expect(answer).resolves.toBe(back);
  });
});

describe('askInteger', () => {
  test.each(['4', '21', '', '7.5', 'six'])('%j is refused where 5 to 20 are allowed', async (text) => {
    const { answer, events, getScreen, nextRender } = await on(askInteger, { message: 'Size?', min: 5, max: 20 });
    events.type(text);
    events.keypress('enter');
    await nextRender();
    expect(getScreen()).toContain('! A whole number from 5 to 20, please.');
    events.keypress('escape');
    await expect(answer).resolves.toBe(back);
  });

  test('the first number can be kept', async () => {
    const { answer, events } = await on(askInteger, { message: 'Size?', min: 5, max: 20, initial: 15 });
    events.keypress('enter');
    await expect(answer).resolves.toBe(15);
  });

  test('the reason is told in Chinese', async () => {
    const { answer, events, getScreen, nextRender } = await on(askInteger, { message: '大小？', min: 5, max: 20 }, zh);
    events.type('4');
    events.keypress('enter');
    await nextRender();
    expect(getScreen()).toContain('! 请输入 5 到 20 的整数。');
    events.keypress('escape');
    await answer;
  });
});

describe('confirm', () => {
  test.each<[string, boolean, boolean]>([
    ['', true, true],
    ['', false, false],
    ['n', true, false],
    ['y', false, true],
  ])('typing %j where Enter means %s answers %s', async (typed, initial, answered) => {
    const { answer, events } = await on(confirm, { message: 'Leave?', initial });
    if (typed !== '') events.type(typed);
    events.keypress('enter');
    await expect(answer).resolves.toBe(answered);
  });

  test.each<[Look, boolean, string]>([
    [look, true, 'Leave? (Y/n)'],
    [look, false, 'Leave? (y/N)'],
    [zh, true, 'Leave? ([是]/否)'],
    [zh, false, 'Leave? (是/[否])'],
  ])('what Enter means shows without colours', async (as, initial, shown) => {
    const { answer, events, getScreen } = await on(confirm, { message: 'Leave?', initial }, as);
    expect(getScreen()).toBe(shown);
    events.keypress('escape');
    await expect(answer).resolves.toBe(back);
  });

  test('y serves in Chinese too', async () => {
    const { answer, events } = await on(confirm, { message: '离开？', initial: false }, zh);
    events.type('y');
    events.keypress('enter');
    await expect(answer).resolves.toBe(true);
  });
});

describe('read', () => {
  const page = Array.from({ length: 30 }, (_, i) => `line ${i + 1}`).join('\n');

  test('a long page is scrolled to its end and no further', async () => {
    const { answer, events, getScreen } = await on(read, page, { ...look, rows: 10 });
    expect(getScreen()).toMatch(/^line 1\n[^]*line 7\n/);
    events.keypress('down');
    expect(getScreen()).toMatch(/^line 2\n/);
    for (let i = 0; i < 9; i++) events.keypress('space');
    expect(getScreen()).toMatch(/^line 24\n[^]*line 30\n/);
    events.keypress('escape');
    await answer;
  });

  test.each(['enter', 'escape', 'q'])('%s closes it', async (key) => {
    const { answer, events } = await on(read, page);
    events.keypress(key);
    await expect(answer).resolves.toBeUndefined();
  });
});

test.each([
  ['choose', () => on(choose<string>, fruits)],
  ['askText', () => on(askText, { message: 'Name?', initial: 'Ann' })],
  ['confirm', () => on(confirm, { message: 'Leave?' })],
  ['read', () => on(read, 'a page')],
])('%s shows no colour where the look has none, and nothing but ASCII where it asks for that', async (_name, ask) => {
  const { answer, events, getScreen } = await ask();
  expect(getScreen({ raw: true })).not.toMatch(/\u001b\[[0-9;]*m/);
  events.keypress('escape');
  await answer;
});

test('a list in ASCII holds nothing else', async () => {
  const { answer, events, getScreen } = await on(choose<string>, fruits, ascii);
  expect(getScreen()).toMatch(/^[\x20-\x7e\n]+$/);
  events.keypress('escape');
  await answer;
});
