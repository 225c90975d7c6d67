import { describe, expect, test } from '@jest/globals';
import { splendor, type SplendorState } from '../index.js';
import { beginning, course, look, names, played, position, stepOf, viewOf } from './fixtures/positions.js';
import { narrate } from './narrate.js';
import type { Viewer } from '@console-arcade/core';

const told = (before: SplendorState, text: string, viewer: Viewer = before.cur, language: 'en' | 'zh' = 'en') =>
  narrate(stepOf(before, text, viewer), { ...look, language });

describe('what happened', () => {
  test.each([
    ['TWUG', 'Ann: took W U G', 'Ann：拿 W U G'],
    ['R79', 'Ann: reserved card 79 4B with Y', 'Ann：保留 79 4B，得 Y'],
  ])('%s at the beginning', (text, en, zh) => {
    expect(told(beginning(), text)).toEqual([en]);
    expect(told(beginning(), text, 0, 'zh')).toEqual([zh]);
  });

  test('a purchase, with what was paid', () => {
    const state = played(beginning(), 'TUGR', 'TWW', 'TUGR', 'TBB');
    expect(told(state, 'B34')).toEqual(['Ann: bought card 34 G for U U R R']);
  });

  test('a free one', () => {
    expect(told(position('noble-choice'), 'B24:')).toEqual(['Ann: bought card 24 W, free']);
  });

  test('one from the reserve', () => {
    expect(told(position('buy-reserved'), 'B16')).toEqual(['Ann: bought card 16 B from the reserve for G G G']);
  });

  test('what went back', () => {
    expect(told(position('ten-take-three'), 'TWUG-WUG')).toEqual(['Ann: took W U G, gave back W U G']);
  });

  test('a reserve without gold', () => {
    const state = position('ten-reserve-no-gold');
    expect(told(state, `R${state.market[0][0]}`)).toEqual([expect.not.stringContaining('with')]);
  });

  test('a noble that was chosen', () => {
    const state = played(position('noble-choice'), 'B24:');
    expect(told(state, 'N8')).toEqual(['Ann: noble N8 came (4W 4U), 3 points']);
    expect(told(state, 'N8', 0, 'zh')).toEqual(['Ann：贵族 N8（4W 4U）来访，得 3 分']);
  });

  test('that the last round begins, but not at the very end', () => {
    const state = position('trigger-mid-round');
    const before = splendor.view(state, 'open');
    const move = splendor
      .legalMoves(before)
      .find(
        (candidate) =>
          viewOf(splendor.play(state, candidate), 'open').final && splendor.turn(splendor.play(state, candidate)) !== undefined,
      );
    expect(move).toBeDefined();
    expect(told(state, splendor.format(move as never, before)).at(-1)).toMatch(/^Bob: \d+ points, so the last round runs$/);
  });

  test('a pass', () => {
    expect(told(position('no-legal-move'), 'P')).toEqual([`${names[position('no-legal-move').cur]}: passed`]);
  });
});

describe('a card from a deck', () => {
  test('is told to its owner alone', () => {
    const state = beginning();
    const card = state.deckOrder[1][0];
    expect(told(state, 'D2', 0)).toEqual([
      expect.stringMatching(new RegExp(`^Ann: reserved from deck II, card ${card} \\d?[WUGRB] with Y$`)),
    ]);
    for (const viewer of [1, 'table'] as const) expect(told(state, 'D2', viewer)).toEqual(['Ann: reserved from deck II with Y']);
  });
});

test('whole games are told in short lines without gaps', () => {
  for (const language of ['en', 'zh'] as const) {
    const states = course(3, 150);
    for (const [ply, state] of states.slice(0, -1).entries()) {
      const after = states[ply + 1];
      for (const viewer of [0, 1, 'table'] as const) {
        const move = splendor
          .legalMoves(viewOf(state, 'open'))
          .find((candidate) => JSON.stringify(splendor.play(state, candidate)) === JSON.stringify(after));
        const lines = narrate(
          { before: viewOf(state, viewer), seat: state.cur, move: move as never, after: viewOf(after, viewer), names },
          { ...look, language },
        );
        for (const line of lines) expect(line).toMatch(/^[^{}]{1,79}$/);
        expect(lines.join()).not.toContain('undefined');
      }
      if (ply > 40) break;
    }
  }
});
