import { describe, expect, test } from '@jest/globals';
import { commandOf, stepOf, type Answer, type BoardQuestion, type Choice as Entry, type Look, type Table } from '@console-arcade/console';
import { played, start } from '../fixtures/play.js';
import { choices, fiveInARow, type Move, type Options, type View } from '../index.js';
import { ask, choiceKeys } from './ask.js';
import { gameConsole } from './index.js';

const en: Look = { columns: 79, rows: 20, colours: 0, symbols: 'unicode', wide: false, language: 'en' };

/** A table that notes what it is asked for and answers nothing. */
function fakeTable(look: Look, names: readonly string[]) {
  const asked: { board?: BoardQuestion<View, Move>; menu?: readonly Entry<View, Move>[]; prompt?: string } = {};
  const nothing: Promise<Answer<View, Move>> = Promise.resolve({ command: 'help' });
  const table: Table<View, Move> = {
    look,
    names,
    board: (board) => (Object.assign(asked, { board, prompt: board.prompt }), nothing),
    menu: (menu, prompt) => (Object.assign(asked, { menu, prompt }), nothing),
    line: () => nothing,
  };
  return { table, asked };
}

async function questionAt(moves: string, options: Partial<Options> = {}, look: Look = en, names = ['You', 'Ann']) {
  const empty = start(options);
  const { table, asked } = fakeTable(look, names);
  await ask(fiveInARow.view(moves === '' ? empty : played(empty, moves), 'open'), table);
  return asked;
}

describe('a stone', () => {
  test.each([
    [5, 'c3'],
    [15, 'h8'],
    [20, 'k10'],
  ])('of %i lines is asked for on the board, the cursor in the centre', async (size, centre) => {
    const { board } = await questionAt('', { size });
    expect(board).toMatchObject({ rows: size, columns: size });
    const { move } = board?.pick(board.start) as { readonly move: Move };
    expect(fiveInARow.format(move, fiveInARow.view(start({ size }), 'open'))).toBe(centre);
  });

  test('lies where the cursor stands, row 0 above', async () => {
    const { board } = await questionAt('', { size: 7 });
    expect(board?.pick({ row: 0, column: 6 })).toEqual({ move: { type: 'stone', point: 6 } });
    expect(board?.pick({ row: 6, column: 0 })).toEqual({ move: { type: 'stone', point: 42 } });
  });

  test.each([
    ['', 'You (● Black): choose a point', 'You（黑 ●）：请落子'],
    ['h8', 'Ann (○ White): choose a point', 'Ann（白 ○）：请落子'],
  ])('after "%s" names player and colour', async (moves, english, chinese) => {
    expect((await questionAt(moves)).prompt).toBe(english);
    expect((await questionAt(moves, {}, { ...en, language: 'zh' })).prompt).toBe(chinese);
  });
});

describe('swap2', () => {
  const swap2 = { opening: 'swap2' } as const;

  test.each([
    ['', 'You, the opening: stone 1 of 3, ● Black'],
    ['h8', 'You, the opening: stone 2 of 3, ○ White'],
    ['h8 i9 g7 more', 'Ann, the opening: stone 4 of 5, ○ White'],
    ['h8 i9 g7 more a1', 'Ann, the opening: stone 5 of 5, ● Black'],
    ['h8 i9 g7 black', 'You (○ White): choose a point'],
  ])('after "%s" asks for a stone: %s', async (moves, prompt) => {
    const asked = await questionAt(moves, swap2);
    expect(asked.prompt).toBe(prompt);
    expect(asked.board).toBeDefined();
  });

  test('the second player chooses among three, with a key each', async () => {
    const { menu, prompt } = await questionAt('h8 i9 g7', swap2);
    expect(prompt).toBe('Ann: choose a colour, or lay two stones more and let the other choose');
    expect(menu).toEqual([
      { label: 'black', key: 'b', answer: { move: { type: 'black' } } },
      { label: 'white', key: 'w', answer: { move: { type: 'white' } } },
      { label: 'two stones more', key: 't', answer: { move: { type: 'more' } } },
    ]);
  });

  test('after two stones more the first player chooses between the colours', async () => {
    const { menu, prompt } = await questionAt('h8 i9 g7 more a1 b1', swap2, { ...en, language: 'zh' }, ['你', '小安']);
    expect(prompt).toBe('你：请选择执黑或执白');
    expect(menu?.map(({ label }) => label)).toEqual(['执黑', '执白']);
  });

  test.each(choices)('the key for %s means nothing else', (choice) => {
    const key = choiceKeys[choice];
    expect(commandOf({ name: key })).toBeUndefined();
    expect(stepOf({ name: key })).toBeUndefined();
    expect(gameConsole.overlays?.map((overlay) => overlay.key)).not.toContain(key);
  });
});
