import { afterEach, describe, expect, test } from '@jest/globals';
import type { NimMove, NimView } from '@console-arcade/core/testing';
import { nimConsole } from './fixtures/consoles.js';
import { endSessions, Session } from './fixtures/session.js';
import type { AnyGameConsole, Cursor, Table } from './game-console.js';

afterEach(endSessions);

type Step = { readonly toggle: number } | 'none';

/** Nim in which stones are picked one by one, only every second one can be, and the picked ones are then taken. */
const pickingNim: AnyGameConsole = {
  ...nimConsole,
  draw: ({ view, cursor, picked = [] }) =>
    Array.from({ length: view.stones }, (_, i) =>
      cursor?.column === i ? '^' : picked.some(({ column }) => column === i) ? 'X' : 'o',
    ).join(''),
  async ask(view: NimView, table: Table<NimView, NimMove, Step>) {
    let picked: readonly number[] = [];
    for (;;) {
      const reply = await table.board({
        rows: 1,
        columns: view.stones,
        start: { row: 0, column: 0 },
        has: ({ column }: Cursor) => column % 2 === 0,
        pick: ({ column }) => ({ interim: { toggle: column } }),
        ...(picked.length > 0 ? { confirm: { move: picked.length }, back: { interim: 'none' as const } } : {}),
        keys: [{ key: 't', label: 'take one', answer: ({ column }) => (column === 0 ? undefined : { move: 1 }) }],
        picked: picked.map((column) => ({ row: 0, column })),
        prompt: ({ column }) => `stone ${column}, ${picked.length} picked`,
      });
      if (!('interim' in reply)) return reply;
      const step = reply.interim;
      if (step === 'none') picked = [];
      else picked = picked.includes(step.toggle) ? picked.filter((other) => other !== step.toggle) : [...picked, step.toggle];
    }
  },
};

const table = (game: AnyGameConsole, rows = 24) => {
  const session = new Session(game, 'you,you:Ann', { options: { heap: 9 } });
  session.size = { columns: 80, rows };
  return session;
};

describe('a move of several picks', () => {
  test('Space picks and puts back, and Enter makes the move of what is picked', async () => {
    const session = table(pickingNim);
    expect(await session.press('space')).toContain('stone 0, 1 picked');
    expect(await session.press('right', 'space', 'right')).toContain('XoXo^oooo');
    expect(await session.press('left', 'space', 'right')).toContain('Xooo^oooo');
    expect(await session.press('return')).toContain('move 1');
    expect(session.screen).toContain('Player 1: 1');
  });

  test('Enter picks while nothing is picked', async () => {
    expect(await table(pickingNim).press('return')).toContain('stone 0, 1 picked');
  });

  test.each(['escape', 'backspace'])('%s goes back, and the footer says so', async (key) => {
    const session = table(pickingNim);
    expect(await session.press('space')).toContain('Esc back');
    const screen = await session.press(key);
    expect(screen).toContain('0 picked');
    expect(screen).not.toContain('Esc back');
  });

  test('the cursor jumps over places where it may not stand, and stops at the edge', async () => {
    const session = table(pickingNim);
    expect(await session.press('right')).toContain('oo^oooooo');
    expect(await session.press('left', 'left')).toContain('^oooooooo');
  });

  test('keys of the game mean what they mean at the place of the cursor', async () => {
    const session = table(pickingNim);
    expect(await session.press('t')).toContain('t take one');
    expect(session.screen).toContain('move 0');
    expect(await session.press('right', 't')).toContain('move 1');
  });

  test('commands, and a move that is typed, work between the steps', async () => {
    const session = table(pickingNim);
    expect(await session.press('space', 'H')).toContain('hint: 1');
    expect(await session.press('space', ':', '3', 'return')).toContain('Player 1: 3');
  });
});

describe('a cursor on a board of rows', () => {
  // (row, column): o may be stood on
  const places = ['oo.', '..o', 'ooo'];
  const plane: AnyGameConsole = {
    ...nimConsole,
    draw: ({ cursor }) => `at ${cursor?.row},${cursor?.column}`,
    ask: (_view: NimView, asked: Table<NimView, NimMove>) =>
      asked.board({
        rows: 3,
        columns: 3,
        start: { row: 0, column: 0 },
        has: ({ row, column }) => places[row][column] === 'o',
        pick: () => ({ move: 1 }),
        prompt: '',
      }),
  };

  test.each([
    ['down', 'at 1,2'],
    ['down down', 'at 2,2'],
    ['right down', 'at 1,2'],
    ['right right', 'at 1,2'],
    ['down left', 'at 0,1'],
    ['up', 'at 0,0'],
  ])('%s leads to the nearest place: %s', async (keys, expected) => {
    expect(await table(plane).press(...keys.split(' '))).toContain(expected);
  });
});

test('the cursor begins at the nearest place where it may stand, rather in the same row', async () => {
  const plane: AnyGameConsole = {
    ...nimConsole,
    draw: ({ cursor }) => `at ${cursor?.row},${cursor?.column}`,
    ask: (_view: NimView, asked: Table<NimView, NimMove>) =>
      asked.board({
        rows: 3,
        columns: 3,
        start: { row: 2, column: 2 },
        has: ({ row, column }) => row + column === 2,
        pick: () => ({ move: 1 }),
        prompt: '',
      }),
  };
  const session = table(plane);
  await session.rest();
  expect(session.screen).toContain('at 2,0');
});

describe('a menu', () => {
  const menuOf = (count: number): AnyGameConsole => ({
    ...nimConsole,
    async ask(_view: NimView, asked: Table<NimView, NimMove, 'up'>) {
      for (;;) {
        const choices = Array.from({ length: count }, (_, i) => ({ label: `way ${i + 1} of many`, answer: { move: (i % 3) + 1 } }));
        const reply = await asked.menu(choices, 'Which way?', { back: { interim: 'up' }, marked: 1, cursor: { row: 0, column: 3 } });
        if (!('interim' in reply)) return reply;
        const again = await asked.menu([{ label: 'went back', answer: { interim: 'up' } }]);
        if (!('interim' in again)) return again;
      }
    },
  });

  test('of twenty entries shows all of them, in rows', async () => {
    const session = table(menuOf(20));
    await session.rest();
    const { screen } = session;
    for (let i = 1; i <= 20; i++) expect(screen).toContain(`way ${i} of many`);
    expect(screen).toContain('[way 2 of many]');
    expect(screen).toContain('Esc back');
    expect(await session.press('right', 'down')).toContain('[way 4 of many]');
    expect(await session.press('return')).toContain('Player 1: 1');
  });

  test('shows the marked entry in the lowest window', async () => {
    const session = table(menuOf(20), 6);
    const keys = Array.from({ length: 15 }, () => 'right');
    expect(await session.press(...keys)).toContain('[way 17 of many]');
  });

  test('goes back with Esc, and shows the place that it is about', async () => {
    const session = table(menuOf(2));
    await session.rest();
    expect(session.screen).toContain('oooO');
    expect(await session.press('escape')).toContain('[went back]');
    expect(await session.press('return')).toContain('[way 2 of many]');
  });
});
