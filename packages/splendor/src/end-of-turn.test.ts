/** What happens at the end of a turn, by example: nobles, passes, the last round. */
import { describe, expect, test } from '@jest/globals';
import { IllegalMoveError, Match } from '@console-arcade/core';
import { after, listed, move, position, refused } from './fixtures/positions.js';
import { splendor } from './rules.js';
import type { SplendorState } from './types.js';

const start = position({ hands: [{}, {}] });

describe('nobles', () => {
  // Noble 0 asks for three white, three blue, three green; noble 1 for three blue, three green, three red.
  const host = (bonuses: string, tokens = 'BBB') => position({ hands: [{ bonuses, tokens }, {}], nobles: [0, 1, 9] });
  const both = 'WWWUUUGGGRRR';

  test.each(['B0:BBB', 'TWUG', 'TRR', 'R70', 'D1'])('a noble comes after any action, not only after a purchase: %s', (text) => {
    const state = after(host('WWWUUUGGG'), text);
    expect(state.players[0]).toMatchObject({ n: [0], pts: 3 });
    expect(state).toMatchObject({ nobles: [1, 9], cur: 1, phase: 'main' });
  });

  test('a noble comes after a pass', () => {
    const state = stuck({ bonuses: 'WWWUUUGGG' });
    expect(listed(state)).toEqual(['P']);
    expect(after(state, 'P').players[0]).toMatchObject({ n: [0], pts: 3 });
  });

  test('the card that was bought just now counts', () => {
    const state = position({ hands: [{ bonuses: 'WWWUUGGG', tokens: 'BBB' }, {}], nobles: [0] });
    expect(after(state, 'TWUG').players[0].n).toEqual([]);
    expect(after(state, 'B0:BBB').players[0]).toMatchObject({ n: [0], b: [3, 3, 3, 0, 0], pts: 3 });
  });

  test('tokens count for no noble', () => {
    const state = position({ hands: [{ bonuses: 'WWWUUUGG', tokens: 'GG' }, {}], nobles: [0] });
    expect(after(state, 'TWUG').players[0].n).toEqual([]);
  });

  test('of several nobles the player chooses, and no first one is taken without asking', () => {
    const state = after(host(both), 'TWUG');
    expect(state).toMatchObject({ phase: 'noble', cur: 0, nobles: [0, 1, 9] });
    expect(state.players[0]).toMatchObject({ n: [], pts: 0 });
    expect(splendor.turn(state)).toBe(0);
    expect(listed(state)).toEqual(['N0', 'N1']);
    expect(after(state, 'N1')).toMatchObject({ nobles: [0, 9], cur: 1, phase: 'main', players: [{ n: [1], pts: 3 }, { n: [] }] });
  });

  test('one noble a turn: the other comes at the end of the next one', () => {
    const state = after(host(both), 'TWUG N1');
    expect(state.players[0]).toMatchObject({ n: [1], pts: 3 });
    expect(after(state, 'D1').players[0].n).toEqual([1]);
    expect(after(state, 'D1 D1').players[0]).toMatchObject({ n: [0, 1], pts: 6 });
  });

  test("a noble can't be refused, nor one chosen that does not come, nor one when none is due", () => {
    const choosing = after(host(both), 'TWUG');
    for (const text of ['P', 'TWUG', 'B0:BBB', 'D1'])
      expect(refused(choosing, text)).toMatchObject({ code: 'noble-due', data: { nobles: 'N0 N1' } });
    expect(refused(choosing, 'N9')).toMatchObject({ code: 'noble-does-not-come', data: { noble: 'N9', nobles: 'N0 N1' } });
    expect(refused(host(both), 'N0')).toMatchObject({ code: 'no-noble-due', data: { noble: 'N0' } });
  });

  test('nobody else gets a noble that is gone', () => {
    const state = position({ hands: [{ bonuses: 'WWWUUUGGG' }, { bonuses: 'WWWUUUGGG' }], nobles: [0] });
    expect(after(state, 'D1 D1')).toMatchObject({
      nobles: [],
      players: [
        { n: [0], pts: 3 },
        { n: [], pts: 0 },
      ],
    });
  });

  test('an undone noble is there once', () => {
    const alone = ['WWWUUUGGG', ['TWUG']] as const;
    const chosen = [both, ['TWUG', 'N0']] as const;
    for (const [bonuses, moves] of [alone, chosen]) {
      const match = new Match(splendor, { seed: 1, start: host(bonuses) });
      for (const text of moves) match.play(move(match.state, text));
      const welcomed = match.state;
      expect(welcomed).toMatchObject({ nobles: [1, 9], players: [{ n: [0], pts: 3 }, {}] });
      match.undo(moves.length);
      expect(match.state).toMatchObject({ nobles: [0, 1, 9], players: [{ n: [], pts: 0 }, {}] });
      match.redo(moves.length);
      expect(match.state).toEqual(welcomed);
      match.undo(1);
      expect(match.state.nobles).toEqual([0, 1, 9]);
    }
  });
});

/** Seat 0 of two has no move; seat 1 has one unless it holds three cards too. */
function stuck({ bonuses = '', passes = 0, second = false, cur = 0 }): SplendorState {
  const dear = [[75, 0], [79, 0], [83, 0]] as const; // prettier-ignore
  const others = [[76, 0], [77, 0], [81, 0]] as const; // prettier-ignore
  const hands = [
    { tokens: 'WWWWUUUUGG', reserved: dear, bonuses },
    { tokens: 'GGRRRRBBBB', reserved: others.slice(0, second ? 3 : 2) },
  ];
  return position({ hands, cards: [0, 0, 0].map((_, i) => (i === 0 && !second ? 1 : 0)), nobles: [0, 1, 9], passes, cur });
}

describe('passing', () => {
  test('only where nothing else is legal', () => {
    expect(refused(start, 'P')).toMatchObject({ code: 'must-move' });
    const state = stuck({});
    expect(listed(state)).toEqual(['P']);
    expect(after(state, 'P')).toMatchObject({ cur: 1, passes: 1, phase: 'main' });
  });

  test('if all pass in a row the game ends as it stands, ranked like a normal end', () => {
    const state = stuck({ second: true });
    const once = after(state, 'P');
    expect(splendor.outcome(once)).toBeUndefined();
    const over = after(once, 'P');
    expect(splendor.turn(over)).toBeUndefined();
    expect(splendor.outcome(over)).toEqual({ winners: [0, 1], scores: [0, 0], reason: 'stalemate' });
    expect(listed(over)).toEqual([]);
    expect(splendor.outcome(after(stuck({ second: true, bonuses: 'WWWUUUGGG' }), 'P P'))).toEqual({
      winners: [0],
      scores: [3, 0],
      reason: 'stalemate',
    });
  });

  test('any other move begins the row anew', () => {
    const state = after(stuck({}), 'P');
    expect(state.passes).toBe(1);
    for (const text of ['R0-G', 'B0:BBB']) expect(after(state, text)).toMatchObject({ passes: 0, cur: 0, phase: 'main' });
  });
});

describe('the end', () => {
  const cheap = { tokens: 'RRRR', points: 14 };
  const first = [[7]]; // one point for four red tokens

  test('15 points finish the round, so that all have equally many turns', () => {
    const state = after(position({ hands: [cheap, {}, {}], first }), 'B7:RRRR');
    expect(state).toMatchObject({ final: true, phase: 'main', cur: 1 });
    const last = after(state, 'D1');
    expect(splendor.outcome(last)).toBeUndefined();
    const over = after(last, 'D1');
    expect(over.phase).toBe('over');
    expect(splendor.outcome(over)).toEqual({ winners: [0], scores: [15, 0, 0], reason: 'points' });
  });

  test('by the last seat they end the game at once', () => {
    const state = after(position({ hands: [{}, cheap], first, cur: 1 }), 'B7:RRRR');
    expect(splendor.outcome(state)).toEqual({ winners: [1], scores: [0, 15], reason: 'points' });
  });

  test("a noble's points end the game as well", () => {
    const host = { bonuses: 'WWWUUUGGG', points: 12 };
    const state = after(position({ hands: [{}, host], nobles: [0], cur: 1 }), 'D1');
    expect(splendor.outcome(state)).toEqual({ winners: [1], scores: [0, 15], reason: 'points' });
  });

  test('14 points do not', () => {
    expect(after(position({ hands: [{}, { ...cheap, points: 13 }], first, cur: 1 }), 'B7:RRRR')).toMatchObject({
      final: false,
      phase: 'main',
    });
  });

  test('the most points win, not who had 15 first', () => {
    const state = position({ hands: [cheap, { tokens: 'UUUUUUU', points: 13 }, {}, {}], first: [[7], [], [87]] });
    expect(splendor.outcome(after(state, 'B7:RRRR B87:UUUUUUU D1 D1'))).toEqual({ winners: [1], scores: [15, 17, 0, 0], reason: 'points' });
  });

  test.each([
    [10, 9, [1]],
    [9, 10, [0]],
    [9, 9, [0, 1]],
  ])('of equal points the one with fewer cards bought wins: %d against %d', (a, b, winners) => {
    const hand = (bought: number) => ({ points: 15, bonuses: 'WUGRB'.repeat(2).slice(0, bought) });
    const state = position({ hands: [hand(a), hand(b)], final: true, cur: 1 });
    expect(splendor.outcome(after(state, 'D1'))).toEqual({ winners, scores: [15, 15], reason: 'points' });
  });

  test('cards in hand are no cards bought, and fewer of those with fewer points do not matter', () => {
    const hands = [{ points: 15, bonuses: 'WUG', reserved: [[10, 0], [11, 0]] as const }, { points: 15, bonuses: 'WUGR' }, { points: 3, bonuses: 'W' }]; // prettier-ignore
    const state = position({ hands, final: true, cur: 2 });
    expect(splendor.outcome(after(state, 'D1'))).toMatchObject({ winners: [0], scores: [15, 15, 3] });
  });

  test('a finished game takes no more moves', () => {
    const over = after(position({ hands: [{}, cheap], first, cur: 1 }), 'B7:RRRR');
    expect(listed(over)).toEqual([]);
    expect(refused(over, 'TWUG')).toMatchObject({ code: 'game-over' });
    expect(() => splendor.play(over, { type: 'pass' })).toThrow(IllegalMoveError);
  });
});
