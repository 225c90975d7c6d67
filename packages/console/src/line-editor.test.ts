import { expect, test } from '@jest/globals';
import { keyFrom } from './keys.js';
import { editLine, lineOf, textOf, type Line } from './line-editor.js';

/** The line after keys: what readline tells of them. */
const after = (line: Line, ...events: Parameters<typeof keyFrom>[0][]): Line =>
  events.reduce((now, event) => {
    const key = keyFrom(event);
    return key === undefined ? now : editLine(now, key);
  }, line);
const ctrl = (name: string) => ({ name, ctrl: true });
const type = (text: string) => [...text].map((sequence) => ({ sequence }));

test.each([
  ['Ctrl-U empties the line before the cursor', [ctrl('u')], ''],
  ['Ctrl-W takes the last word', [ctrl('w')], 'one two '],
  ['Ctrl-A and Ctrl-K take all', [ctrl('a'), ctrl('k')], ''],
  ['Ctrl-A goes to the beginning, Ctrl-E to the end', [ctrl('a'), ...type('0 '), ctrl('e'), ...type('!')], '0 one two three!'],
  ['Ctrl-K takes what is behind the cursor', [{ name: 'left' }, { name: 'left' }, ctrl('k')], 'one two thr'],
  ['other keys held with Ctrl do nothing', [ctrl('x'), ctrl('q')], 'one two three'],
])('%s', (_what, keys, text) => {
  expect(textOf(after(lineOf('one two three'), ...keys))).toBe(text);
});
