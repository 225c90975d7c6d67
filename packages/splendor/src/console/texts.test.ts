import { describe, expect, test } from '@jest/globals';
import type { Refusal, Result } from '@console-arcade/core';
import { languages, refusalText, rulesPage, widthOf } from '@console-arcade/console';
import {
  bots,
  splendor,
  splendorReasons,
  splendorRefusals,
  type SplendorMove,
  type SplendorRefusal,
  type SplendorState,
} from '../index.js';
import { beginning, look, played, position, viewOf } from './fixtures/positions.js';
import { gameConsole } from './index.js';

const refused = (result: Result<unknown, Refusal>): Refusal | undefined => (result.ok ? undefined : result.error);
const text = (typed: string, state: SplendorState = beginning()) => refused(splendor.parse(typed, viewOf(state)));
const move = (data: unknown, state: SplendorState = beginning(), viewer = state.cur) =>
  splendor.refusal(viewOf(state, viewer), data as SplendorMove);
const restored = (change: (state: SplendorState) => object) => refused(splendor.restore(change(beginning())));

const nobleDue = played(position('noble-choice'), 'B24:');
const rich = played(beginning(), 'TUGR', 'TWW', 'TUGR', 'TBB');
const over: SplendorState = { ...beginning(), phase: 'over' };
const withPlayer = (state: SplendorState, change: object) => ({
  ...state,
  players: [{ ...state.players[0], ...change }, ...state.players.slice(1)],
});
const many = { ...beginning(), bank: [0, 0, 0, 0, 0, 0] };

/** Each code as the rules make it. */
const made: Readonly<Record<SplendorRefusal, Refusal | undefined>> = {
  'game-over': move({ type: 'pass' }, over),
  'not-your-turn': move({ type: 'pass' }, beginning(), 1),
  'not-a-move': move('x'),
  'gold-not-taken': text('TY'),
  'not-three-or-two': text('TWWU'),
  'not-in-bank': text('TWUG', position('one-colour-left')),
  'take-exactly': text('TWU'),
  'two-need-four': text('TBB', position('two-colours-left')),
  'return-due': text('TWUG', position('ten-take-three')),
  'return-too-few': text('TWUG-W', position('ten-take-three')),
  'return-too-many': text('TWUG-WUGW', position('ten-take-three')),
  'return-not-due': text('TWUG-W'),
  'return-not-held': text('TWUG-YYY', position('ten-take-three')),
  'reserve-full': text('D1', position('three-reserved')),
  'deck-empty': text('D1', position('deck-empty')),
  'card-not-on-board': text('R0'),
  'card-not-for-you': text('B0'),
  'cannot-afford': text('B34'),
  'wrong-payment': text('B34:UUR', rich),
  'card-is-free': text('B24:U', position('noble-choice')),
  'pay-not-held': text('B34:UURY', rich),
  'noble-due': text('TWUG', nobleDue),
  'no-noble-due': text('N3'),
  'noble-does-not-come': text('N9', nobleDue),
  'must-move': text('P'),
  'empty-text': text(' '),
  'long-text': text('T'.repeat(200)),
  'unreadable-text': text('castle'),
  'no-such-card': text('R90'),
  'no-such-noble': text('N10'),
  'no-such-deck': text('D4'),
  'no-such-place': text('buy 4 1'),
  'empty-place': text(`buy 3 ${emptyColumn()}`, emptied()),
  'bad-seats': splendor.check(5, { fewerTokens: false }),
  'not-a-state': refused(splendor.restore([])),
  'unknown-field': restored((state) => ({ ...state, pawns: 8 })),
  'bad-field': restored((state) => ({ ...state, bank: 4 })),
  'card-twice': restored((state) => ({
    ...state,
    deckOrder: [[state.market[0][0], ...state.deckOrder[0].slice(1)], ...state.deckOrder.slice(1)],
  })),
  'noble-twice': restored((state) => ({ ...state, nobles: [state.nobles[0], state.nobles[0]] })),
  'wrong-level': restored((state) => ({ ...state, market: [state.market[1], state.market[0], state.market[2]] })),
  'tokens-not-conserved': restored((state) => ({ ...state, bank: [1, ...state.bank.slice(1)] })),
  contradiction: restored((state) => ({ ...state, final: true })),
  'too-many-moves': refused(splendor.restore(withPlayer(many, { t: [4, 4, 4, 4, 4, 5] }))),
};

/** Level 1 has no deck, and its first card was reserved. */
function emptied(): SplendorState {
  const state = position('deck-empty');
  return played(state, `R${state.market[0][0]}`);
}
function emptyColumn(): number {
  return emptied().market[0].indexOf(-1) + 1;
}

describe.each(languages)('in %s', (language) => {
  const texts = gameConsole.texts[language];

  test.each(splendorRefusals)('%s is told with all its data', (code) => {
    const refusal = made[code];
    expect(refusal?.code).toBe(code);
    expect(refusalText(refusal as Refusal, language, texts)).toMatch(/^[^{}]+$/);
  });

  test('nothing is without words', () => {
    expect(Object.keys(texts.refusals).sort()).toEqual([...splendorRefusals].sort());
    expect(Object.keys(texts.reasons).sort()).toEqual([...splendorReasons].sort());
    expect(Object.keys(texts.options).sort()).toEqual(Object.keys(splendor.options).sort());
    for (const { name, about } of gameConsole.bots) expect([name[language], about[language]].join()).toMatch(/.,./);
  });

  test('the rules page fits, with headings', () => {
    const lines = rulesPage(texts.rules, { ...look, language, columns: 60 }).split('\n');
    for (const line of lines) expect(widthOf(line, look)).toBeLessThanOrEqual(60);
    expect(texts.rules.match(/^## /gm)).toHaveLength(8);
  });

  test('the rules say what they must', () => {
    for (const [what, words] of [
      ['tokens by the number of players', /\b4\b.*\b5\b.*\b7\b|4 个.*5 个.*7 个/],
      ['notation', /TWUG-BY/],
      ['payment', /B17:UUY/],
      ['places', /buy 2 3/],
      ['fifteen points', /15/],
    ] as const) {
      expect([what, words.test(texts.rules)]).toEqual([what, true]);
    }
  });
});

test('English pages need nothing but plain letters', () => {
  expect(JSON.stringify(gameConsole.texts.en)).toMatch(/^[\x20-\x7e]*$/);
});

test('every computer player of the game is offered, in the same order, and slow ones have a limit', () => {
  expect(gameConsole.bots.map(({ bot }) => bot)).toEqual(bots);
  for (const { slow, limits } of gameConsole.bots) if (slow === true) expect(limits).toBeDefined();
});

describe('the end', () => {
  const end = (winners: number[], scores: number[], names: string[], language: 'en' | 'zh' = 'en') =>
    gameConsole.result?.({ winners, scores, reason: 'points' }, names, { ...look, language });

  test.each([
    [[0], [16, 12], ['You', 'Bob'], 'You win: most points (16:12)'],
    [[1], [15, 15], ['You', 'Bob'], 'Bob wins: as many points as You, with fewer cards (15:15)'],
    [[0, 1], [15, 15, 3], ['Ann', 'Bob', 'Cid'], 'Ann and Bob share the win: most points (15:15:3)'],
  ])('%j of %j', (winners, scores, names, text) => {
    expect(end(winners, scores, names)).toBe(text);
  });

  test('in Chinese', () => {
    expect(end([1], [15, 15], ['你', '小安'], 'zh')).toBe('小安获胜：与你同分，但买的牌更少（15:15）');
  });
});
