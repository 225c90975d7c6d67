import { describe, expect, test } from '@jest/globals';
import { createRandom, type Refusal, type Result } from '@console-arcade/core';
import { languages, refusalText, rulesPage, widthOf, type Look } from '@console-arcade/console';
import { played, start } from '../fixtures/play.js';
import { bots, fiveInARow, fiveInARowReasons, fiveInARowRefusals, type FiveInARowRefusal, type Move, type State } from '../index.js';
import { gameConsole } from './index.js';

const look: Look = { columns: 79, rows: 20, colours: 0, symbols: 'unicode', wide: false, language: 'en' };

const refused = (result: Result<unknown, Refusal>): Refusal | undefined => (result.ok ? undefined : result.error);
const view = (state: State, viewer: 0 | 1 | 'open' = 'open') => fiveInARow.view(state, viewer);
const move = (state: State, data: unknown, viewer: 0 | 1 | 'open' = 'open') => fiveInARow.refusal(view(state, viewer), data as Move);
const text = (typed: string) => refused(fiveInARow.parse(typed, view(start())));
const restored = (data: unknown) => refused(fiveInARow.restore(data));

const opened = played(start({ opening: 'swap2' }), 'h8 i9 g7');
const won = played(start(), 'h8 a1 i8 a2 j8 a3 k8 a4 l8');

/** Each code as the rules make it, from every place where its data differs. */
const made: Readonly<Record<FiveInARowRefusal, readonly (Refusal | undefined)[]>> = {
  'not-a-move': [move(start(), 'h8')],
  'not-a-point': [move(start(), { type: 'stone', point: 'h8' })],
  outside: [move(start(), { type: 'stone', point: 225 }), text('z99'), restored({ stones: [-1] })],
  occupied: [move(played(start(), 'h8'), { type: 'stone', point: 112 }), restored({ stones: [1, 1] })],
  'game-over': [move(won, { type: 'stone', point: 0 })],
  'not-your-turn': [move(start(), { type: 'stone', point: 0 }, 1)],
  'choose-a-colour': [move(opened, { type: 'stone', point: 0 })],
  'no-choice-due': [move(start(), { type: 'black' })],
  'more-only-once': [move(played(opened, 'more a1 b1'), { type: 'more' })],
  'empty-text': [text(' ')],
  'long-text': [text('h'.repeat(300))],
  'unreadable-text': [text('castle')],
  'two-seats': [fiveInARow.check(3, start())],
  'not-a-state': [restored([])],
  'unknown-field': [restored({ stones: [], pawns: 8 })],
  'bad-field': [restored({}), restored({ stones: [], more: 'yes' })],
  'stone-after-the-end': [restored({ stones: [...won.stones, 9] })],
  'colours-do-not-fit': [restored({ stones: [], black: 1 })],
  contradiction: [restored({ stones: [], cells: 'X' })],
};

describe.each(languages)('in %s', (language) => {
  const texts = gameConsole.texts[language];

  test.each(fiveInARowRefusals)('%s is told with all its data', (code) => {
    for (const refusal of made[code]) {
      expect(refusal?.code).toBe(code);
      expect(refusalText(refusal as Refusal, language, texts)).toMatch(/^[^{}]+$/);
    }
  });

  test('nothing is without words', () => {
    expect(Object.keys(texts.refusals).sort()).toEqual([...fiveInARowRefusals].sort());
    expect(Object.keys(texts.reasons).sort()).toEqual([...fiveInARowReasons].sort());
    expect(Object.keys(texts.options).sort()).toEqual(Object.keys(fiveInARow.options).sort());
    for (const { id } of gameConsole.overlays ?? []) expect(texts.overlays?.[id]).toMatch(/./);
    for (const { name, about } of gameConsole.bots) expect([name[language], about[language]].join()).toMatch(/.,./);
    expect(texts.seats).toHaveLength(2);
  });

  test('the rules page fits, with headings and entries', () => {
    const lines = rulesPage(texts.rules, { ...look, language, columns: 60 }).split('\n');
    for (const line of lines) expect(widthOf(line, look)).toBeLessThanOrEqual(60);
    expect(texts.rules.match(/^## /gm)).toHaveLength(5);
  });
});

test('English pages need nothing but plain letters', () => {
  expect(JSON.stringify(gameConsole.texts.en)).toMatch(/^[\x20-\x7e]*$/);
});

test('every computer player of the game is offered, in the same order', () => {
  expect(gameConsole.bots.map(({ bot }) => bot)).toEqual(bots);
});

test('a whole game of the computer players can be drawn and told', async () => {
  let state = start({ size: 7, opening: 'swap2' });
  const names = ['Ann', 'Bob'];
  for (let ply = 0; fiveInARow.turn(state) !== undefined; ply++) {
    const seat = fiveInARow.turn(state) as 0 | 1;
    const before = view(state, seat);
    expect(gameConsole.draw({ view: before, past: [], names, overlay: 'heat' }, look)).not.toMatch(/undefined|[{}]/);
    const chosen = await bots[ply % bots.length].choose(before, createRandom(1, ply, seat), {});
    state = fiveInARow.play(state, chosen);
    expect(gameConsole.narrate({ before, seat, move: chosen, after: view(state, seat), names }, look).join()).toMatch(/^[^{}]+$/);
  }
  expect(gameConsole.draw({ view: view(state), past: [], names }, look)).not.toMatch(/undefined|[{}]/);
});
