import { describe, expect, test } from '@jest/globals';
import { render } from '@inquirer/testing';
import { keyFrom } from './keys.js';
import { onStage, RESIZED, Stage } from './stage.js';

const stage = () => new Stage(() => ({ columns: 80, rows: 24 }));

describe('keys', () => {
  test('wait until they are read, in their order', async () => {
    const keys = stage();
    for (const sequence of 'ab') keys.feed({ sequence });
    expect([(await keys.key()).name, (await keys.key()).name, keys.takeKey()]).toEqual(['a', 'b', undefined]);
  });

  test('reach whoever waits already', async () => {
    const keys = stage();
    const waiting = keys.key();
    keys.feed({ name: 'up' });
    expect((await waiting).name).toBe('up');
  });

  test('of a paste come as one, line ends and all', async () => {
    const keys = stage();
    keys.feed({ name: 'paste-start' });
    for (const event of [{ sequence: 'h' }, { sequence: '8' }, { name: 'return' }, { sequence: '中' }]) keys.feed(event);
    keys.feed({ name: 'paste-end' });
    expect(await keys.key()).toEqual({ name: 'paste', char: 'h8\n中' });
  });

  test('right after Esc are keys of their own, though terminals send them as one', async () => {
    const keys = stage();
    keys.feed({ name: 'q', sequence: '\u001bq', meta: true });
    expect([(await keys.key()).name, (await keys.key()).name]).toEqual(['escape', 'q']);
  });

  test('a race between a key and a thought loses neither', async () => {
    const keys = stage();
    expect(await keys.pressed(1000, Promise.resolve())).toBe(false);
    keys.feed({ sequence: 'x' });
    expect(await keys.pressed(1000)).toBe(true);
    const key = await keys.key();
    keys.feed({ sequence: 'y' });
    keys.unread([key]);
    expect([(await keys.key()).name, (await keys.key()).name]).toEqual(['x', 'y']);
  });

  test('a wait ends by itself', async () => {
    expect(await stage().pressed(5)).toBe(false);
  });

  test('a new size of the window comes as a key', async () => {
    const keys = stage();
    keys.resized();
    expect(await keys.key()).toBe(RESIZED);
  });

  test('an end from outside reaches all who wait', async () => {
    const keys = stage();
    const waiting = [keys.key(), keys.pressed(Infinity)];
    keys.fail(new Error('gone'));
    for (const wait of waiting) await expect(wait).rejects.toThrow('gone');
    expect(() => keys.takeKey()).toThrow('gone');
  });
});

describe('a key', () => {
  const cases: [event: Parameters<typeof keyFrom>[0], key: ReturnType<typeof keyFrom>][] = [
    [{ name: 'up', sequence: '\u001b[A' }, { name: 'up' }],
    [
      { name: 'u', sequence: 'u' },
      { name: 'u', char: 'u' },
    ],
    [
      { name: 'u', sequence: 'U', shift: true },
      { name: 'U', char: 'U' },
    ],
    [{ sequence: ':' }, { name: ':', char: ':' }],
    [{ sequence: '黑' }, { name: '黑', char: '黑' }],
    [
      { name: 'space', sequence: ' ' },
      { name: 'space', char: ' ' },
    ],
    [{ name: 'return', sequence: '\r' }, { name: 'return' }],
    [{ name: 'escape', sequence: '\u001b', meta: true }, { name: 'escape' }],
    [{ name: 'c', sequence: '\u0003', ctrl: true }, undefined],
    [{ name: 'a', sequence: '\u001ba', meta: true }, undefined],
    [{ name: '', sequence: '' }, undefined],
  ];
  test.each(cases)('%j', (event, key) => {
    expect(keyFrom(event)).toEqual(key);
  });
});

describe('the real window', () => {
  test('shows what is played on it, and answers with what the play answers', async () => {
    const play = async (window: Stage) => {
      window.show('first\nscreen');
      const key = await window.key();
      window.show(`pressed ${key.name}`);
      await window.key();
      return 'done';
    };
    const prompt = (_config: object, context: Parameters<typeof onStage>[1]) =>
      Object.assign(onStage(play, context), { cancel: () => undefined });
    const { answer, events, getScreen } = await render(prompt as never, {});
    const shows = async (text: string) => {
      while (!getScreen().includes(text)) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await shows('first\nscreen');
    events.keypress('q');
    await shows('pressed q');
    events.keypress('enter');
    await expect(answer).resolves.toBe('done');
  });
});
