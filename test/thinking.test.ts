/** A bot that thinks, or hangs, takes neither the keys nor Ctrl-C from the person. */
import { afterEach, expect, test } from '@jest/globals';
import { Terminal } from './terminal.js';

const table = new URL('./fixtures/slow-table.mjs', import.meta.url).pathname;
let terminal: Terminal;
afterEach(() => terminal.kill());

test('while a bot thinks, the help opens and the game can be left', async () => {
  terminal = new Terminal([table]);
  await terminal.shows('Busy is thinking');
  await terminal.pressed('?', 'Keys');
  await terminal.pressed('escape', 'Busy is thinking');
  await terminal.pressed('q', 'Leave the game?');
  terminal.press('y');
  expect(await terminal.exit).toBe(0);
  expect(terminal.screen).toContain('left: menu');
  expect(terminal.isAsBefore).toBe(true);
});

test('while a bot thinks, Ctrl-C ends the game at once', async () => {
  terminal = new Terminal([table]);
  await terminal.shows('Busy is thinking');
  terminal.press('ctrl-c');
  expect(await terminal.exit).toBe(130);
  expect(terminal.screen).toContain('ended: ExitPromptError');
  expect(terminal.isAsBefore).toBe(true);
});
