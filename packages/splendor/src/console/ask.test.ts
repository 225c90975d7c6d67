import { afterEach, describe, expect, test } from '@jest/globals';
import { commandOf, stepOf, type Look } from '@console-arcade/console';
import type { SplendorState } from '../index.js';
import { keys } from './ask.js';
import { beginning, played, position } from './fixtures/positions.js';
import { ScriptedTable } from './fixtures/scripted-table.js';

const tables: ScriptedTable[] = [];
afterEach(() => tables.splice(0).forEach((table) => table.leave()));

/** A table at which the others have looked away. */
async function at(state: SplendorState, look: Partial<Look> = {}): Promise<ScriptedTable> {
  const table = new ScriptedTable(state, look);
  tables.push(table);
  await table.press('return');
  return table;
}

/** Seed 5: `34 G: 2U 2R` is the first card of level 1. */
const start = beginning();
describe('tokens', () => {
  test.each([
    ['three by their keys', ['1', '3', '5', 'return'], 'TWGB'],
    ['a pair by one key pressed twice', ['4', '4', 'return'], 'TRR'],
    ['with the cursor in the bank', ['down', 'return', 'right', 'space', 'right', 'space', 'return'], 'TUGR'],
    ['by t', ['1', '2', '3', 't'], 'TWUG'],
    ['after one was put back', ['1', '2', 'escape', '3', '4', 'return'], 'TWGR'],
    ['after one was picked again, and so put back', ['1', '2', '1', '3', '4', 'return'], 'TUGR'],
    ['another colour after a pair makes them different', ['1', '1', '2', '3', 'return'], 'TWUG'],
  ])('are picked: %s', async (_how, pressed, move) => {
    const table = await at(start);
    await table.press(...pressed);
    expect(table.moves).toEqual([move]);
  });

  test('the picked ones are marked at the bank, and said', async () => {
    const table = await at(start);
    const screen = await table.press('1', '1');
    expect(screen).toMatch(/^ +\+2 +2 +3 +4 +5 +$/m);
    expect(screen).toContain('Take W W? Enter takes, Esc puts one back');
    expect(await table.press('escape')).toContain('Picked W: 2 colours more, or the same again; Esc puts one back');
  });

  test('fewer are not taken by Enter, and not by t', async () => {
    const table = await at(start);
    const screen = await table.press('1', '2', 't', 'return');
    expect(screen).toContain('Picked W U: one colour more; Esc puts one back');
    expect(table.moves).toEqual([]);
  });

  test('fewer may be taken by t where the option allows it', async () => {
    const table = await at({ ...start, fewerTokens: true });
    expect(await table.press('1', '2')).toContain('one colour more, or t takes');
    await table.press('t');
    expect(table.moves).toEqual(['TWU']);
  });

  test('as many as there are, where fewer than three colours are left', async () => {
    const table = await at(position('two-colours-left'));
    await table.press('4', '5', 'return');
    expect(table.moves[0]).toMatch(/^TRB/);
  });
});

describe('returns', () => {
  const ten = position('ten-take-three');

  test('are chosen token by token', async () => {
    const table = await at(ten);
    const screen = await table.press('1', '2', '3', 'return');
    expect(screen).toContain('13 tokens, ten may stay: choose what goes back, 3 in all.');
    expect(table.moves).toEqual([]);
    expect(await table.press('1', '2')).toContain('Going back: W U');
    await table.press('1');
    expect(table.moves).toEqual(['TWUG-WWU']);
  });

  test('Esc takes the last one up again, then the whole choice back', async () => {
    const table = await at(ten);
    await table.press('1', '2', '3', 'return', '1', '2');
    expect(await table.press('escape')).toMatch(/Going back: W$/m);
    expect(await table.press('escape')).toContain('choose what goes back');
    expect(await table.press('escape')).toContain('Take W U G?');
    expect(table.moves).toEqual([]);
  });

  test('may be gold, also after a reserve', async () => {
    const table = await at(position('ten-reserve-gold'));
    await table.press('v');
    expect(table.screen).toContain('11 tokens');
    await table.press('6');
    expect(table.moves[0]).toMatch(/^R\d+-Y$/);
  });
});

describe('a card', () => {
  test('that is not affordable can be reserved, with Enter twice or with v', async () => {
    const table = await at(start);
    expect(await table.press('return')).toContain('[v reserve, +Y]');
    await table.press('return');
    expect(table.moves).toEqual(['R34']);
    const other = await at(start);
    await other.press('up', 'right', 'v');
    expect(other.moves).toEqual(['R69']);
  });

  test('says what is missing', async () => {
    const table = await at(start);
    expect(table.screen).toContain('Card 34, green: missing 2U 2R');
  });

  test('that cannot be bought says so on b', async () => {
    const table = await at(start);
    expect(await table.press('b')).toContain('Card 34 costs you UURR; missing tokens, gold counted: 4.');
    expect(table.moves).toEqual([]);
  });

  test('is bought by Enter twice or by b, with the fewest gold', async () => {
    const state = played(start, 'TUGR', 'TWW', 'TUGR', 'TBB');
    const table = await at(state);
    expect(table.screen).toContain('Card 34, green: pay U U R R');
    expect(await table.press('return')).toContain('[b buy for UURR]');
    await table.press('return');
    expect(table.moves).toEqual(['B34:UURR']);
    const other = await at(state);
    await other.press('b');
    expect(other.moves).toEqual(['B34:UURR']);
  });

  test('can be paid otherwise, by a list of all payments', async () => {
    const table = await at(position('gold-instead-of-owned'));
    const column = table.match.state as SplendorState;
    const place = column.market[0].indexOf(9);
    await table.press(...Array.from({ length: place }, () => 'right'), 'return');
    const screen = await table.press('x');
    expect(screen).toContain('Card 9: pay with');
    for (const pay of ['[UUG]', ' UUY ', ' UGY ', ' UYY ', ' GYY ']) expect(screen).toContain(pay);
    expect(await table.press('escape')).toContain('x pay otherwise');
    await table.press('x', 'right', 'return');
    expect(table.moves).toEqual(['B9:UUY']);
  });

  test('Esc leaves the menu, and the cursor stands where it stood', async () => {
    const table = await at(start);
    const before = await table.press('right');
    await table.press('return');
    expect(await table.press('escape')).toBe(before);
  });
});

describe('the own reserve', () => {
  test('stands to the right of the cards, and is bought from', async () => {
    const table = await at(position('buy-reserved'));
    const screen = await table.press('right', 'right', 'right', 'right');
    expect(screen).toContain('[(#16)  B: 3G ✓3G]');
    await table.press('b');
    expect(table.moves).toEqual(['B16:GGG']);
  });
});

describe('a deck', () => {
  test('gives its top card unseen', async () => {
    const table = await at(start);
    const screen = await table.press('left');
    expect(screen).toContain('Deck I, 36 cards: reserve the top one unseen');
    await table.press('return', 'return');
    expect(table.moves).toEqual(['D1']);
  });

  test('that is empty is passed over', async () => {
    const table = await at(position('deck-empty'));
    expect(await table.press('left')).toContain('Deck II, 26 cards');
  });
});

test('the cursor leaves a place that stays empty', async () => {
  const state = position('deck-empty');
  const table = await at(state);
  expect(table.screen).toContain(`Card ${state.market[0][0]}`);
  await table.press('v');
  const [, card] = (table.match.state as SplendorState).market[0];
  expect(await table.press('return', ...'123', 'return', 'return')).toContain(`Card ${card}`);
});

test('a full reserve says so', async () => {
  const table = await at(position('three-reserved'));
  expect(await table.press('v')).toContain('Your reserve is full (3 cards): buy one of them first.');
});

test('of several nobles one is chosen', async () => {
  const state = played(position('noble-choice'), 'B24:');
  const table = await at(state);
  expect(table.screen).toContain('Several nobles would come; one does. Which one?');
  expect(table.screen).toContain('[N0 3W 3U 3G]   N8 4W 4U');
  await table.press('right', 'return');
  expect(table.moves).toEqual(['N8']);
});

test('where nothing is possible one passes', async () => {
  const table = await at(position('no-legal-move'));
  expect(table.screen).toContain('Nothing else is possible.');
  await table.press('n');
  expect(table.moves).toEqual(['P']);
});

test('moves can be typed at any time', async () => {
  const table = await at(start);
  await table.press('1', ':', ...'reserve 3 2', 'return');
  expect(table.moves).toEqual(['R39']);
});

test('hands are covered between two people', () => {
  const table = new ScriptedTable(start);
  tables.push(table);
  expect(table.screen).toContain('P0, it is your turn. The others look away');
  expect(table.screen).not.toContain('Bank');
});

test('Chinese questions', async () => {
  const table = await at(start, { language: 'zh' });
  expect(table.screen).toContain('34 号牌，绿色：还差 2U 2R');
  expect(await table.press('1', '2', '3')).toContain('拿 W U G？回车确定，Esc 放回一个');
});

test.each(Object.entries(keys))('the key for %s means nothing else', (_what, key) => {
  expect(commandOf({ name: key })).toBeUndefined();
  expect(stepOf({ name: key })).toBeUndefined();
});
