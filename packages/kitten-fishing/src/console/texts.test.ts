import { fill, languages, rulesPage, widthOf } from '@console-arcade/console';
import { createRandom, defaultOptions, type Refusal, type Result } from '@console-arcade/core';
import { describe, expect, test } from '@jest/globals';
import { arrange, kittenFishing, kittenFishingRefusals, type KittenFishingOptions, type KittenFishingRefusal } from '../index.js';
import { look } from './fixtures/scenes.js';
import { gameConsole } from './index.js';
import { texts } from './texts.js';

const options = (chosen: Partial<KittenFishingOptions>): KittenFishingOptions => ({ ...defaultOptions(kittenFishing.options), ...chosen });
const check = (seats: number, chosen: Partial<KittenFishingOptions>) => kittenFishing.check(seats, options(chosen));
const error = <T>(result: Result<T, Refusal>) => (result.ok ? undefined : result.error);
const restore = (data: unknown) => error(kittenFishing.restore(data));

const state = kittenFishing.setup(2, options({}), createRandom(1));
const mine = kittenFishing.view(state, 0);
const over = kittenFishing.view(kittenFishing.play(arrange({ hands: [[1], [2]] }), 'play'), 'open');

/** A way to come by each refusal. */
const refusals: Readonly<Record<KittenFishingRefusal, () => Refusal | undefined>> = {
  'bad-seats': () => check(5, {}),
  'too-few-cards': () => check(4, { ranks: 1, copies: 2 }),
  'repeated-rank': () => check(2, { rankList: [1, 1] }),
  'joker-rank-taken': () => check(2, { ranks: 20, jokers: true }),
  'game-over': () => kittenFishing.refusal(over, 'play'),
  'not-your-turn': () => kittenFishing.refusal(kittenFishing.view(state, 1), 'play'),
  'not-a-move': () => kittenFishing.refusal(mine, 'pass' as never),
  'empty-text': () => error(kittenFishing.parse(' ', mine)),
  'unreadable-text': () => error(kittenFishing.parse('pass', mine)),
  'not-a-state': () => restore(7),
  'unknown-field': () => restore({ hand: [] }),
  'bad-field': () => restore({ hands: 7 }),
  'bad-rank': () => restore({ hands: [[1], [-1]] }),
  'empty-hand': () => restore({ hands: [[1], []] }),
  'rank-twice-in-train': () => restore({ hands: [[1], [2]], train: [3, 3] }),
  'jack-in-train': () => restore({ hands: [[1], [2]], train: [3, 11], options: { wildJack: true } }),
  'turn-without-cards': () => restore({ hands: [[1], []], turn: 1 }),
  contradiction: () => restore({ hands: [[1], [2]], captures: 1 }),
};

describe.each(languages)('in %s', (language) => {
  test.each(kittenFishingRefusals)('the message for %s is filled with what the rules say', (code) => {
    const refusal = refusals[code]();
    expect(refusal?.code).toBe(code);
    expect(fill(texts[language].refusals[code], refusal?.data)).not.toMatch(/[{}]/);
  });

  test('there is a seat name for every seat', () => expect(texts[language].seats).toHaveLength(kittenFishing.seats.max));

  test('title and line fit a list', () => {
    const { title, line } = texts[language];
    expect(widthOf(`${title}  ${line}`, look)).toBeLessThanOrEqual(100);
  });

  test('the rules page holds the example of the sheet and fits its width', () => {
    const page = rulesPage(texts[language].rules, look);
    expect(page).toContain('5 7 8 10');
    for (const row of page.split('\n')) expect(widthOf(row, look)).toBeLessThanOrEqual(look.columns);
  });

  test('every bot has a name and a word about it', () => {
    for (const { name, about } of gameConsole.bots) expect([name[language], about[language]]).not.toContain('');
  });
});

test('every bot of the game is offered', () => expect(gameConsole.bots.map(({ bot }) => bot.id)).toEqual(['random']));
