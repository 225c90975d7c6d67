import { describe, expect, test } from '@jest/globals';
import { IllegalMoveError } from './game.js';
import { Match } from './match.js';
import { formatRecord, type GameRecord } from './record.js';
import { checkSetup } from './setup.js';
import { highCard, nim } from './testing/index.js';

const nimMatch = (...moves: number[]) => {
  const match = new Match(nim, { seed: 1, players: ['you', 'bot:perfect'] });
  for (const move of moves) match.play(move);
  return match;
};

describe('a match', () => {
  test('knows whose turn it is, what was played and how it ended', () => {
    const match = nimMatch(3, 3, 3);
    expect([match.turn, match.ply, match.outcome]).toEqual([1, 3, undefined]);
    match.play(3);
    expect(match.turn).toBeUndefined();
    expect(match.outcome).toEqual({ winners: [1], scores: [0, 1], reason: 'last-stone' });
    expect(match.turns).toEqual([
      { seat: 0, move: 3 },
      { seat: 1, move: 3 },
      { seat: 0, move: 3 },
      { seat: 1, move: 3 },
    ]);
  });

  test('stays as it was when a move is illegal', () => {
    const match = nimMatch(1);
    expect(() => match.play(4)).toThrow(IllegalMoveError);
    expect(() => match.play(4)).toThrow('illegal move 4: bad-number {"most":3}');
    expect([match.ply, match.state.stones, formatRecord(match.record())]).toEqual([1, 11, formatRecord(nimMatch(1).record())]);
  });

  test('takes no move after its end', () => {
    expect(() => nimMatch(3, 3, 3, 3).play(1)).toThrow('game-over');
  });

  test('shows each viewer what it may know, now and earlier', () => {
    const match = new Match(highCard, { seed: 3, seats: 2 });
    match.play('keep');
    expect(match.view(1).hands[0]).toBeNull();
    expect(match.view(0).hands[0]).toBe(match.state.hands[0]);
    expect(match.view('table', 0).turn).toBe(0);
    expect(() => match.view(0, 2)).toThrow(RangeError);
  });

  test('deals the same from the same seed, and otherwise from another', () => {
    const deal = (seed: number) => new Match(highCard, { seed, seats: 4, options: { cards: 20 } }).state;
    expect(deal(7)).toEqual(deal(7));
    expect(deal(7)).not.toEqual(deal(8));
  });
});

describe('takebacks', () => {
  test('lead to the states that were, move by move', () => {
    const match = nimMatch(1, 2, 3);
    expect(match.undo(2)).toBe(2);
    expect([match.ply, match.state.stones, match.turn, match.redoable]).toEqual([1, 11, 1, 2]);
    expect(match.redo()).toBe(1);
    expect(match.state.stones).toBe(9);
  });

  test('never go further than the beginning or the last move', () => {
    const match = nimMatch(1, 2);
    expect([match.undo(9), match.undo(), match.redo(9), match.redo()]).toEqual([2, 0, 2, 0]);
  });

  test('open a game again that was over', () => {
    const match = nimMatch(3, 3, 3, 3);
    match.undo();
    expect([match.turn, match.outcome]).toEqual([1, undefined]);
  });

  test('another move makes an end of what could be redone; the same move does not', () => {
    const same = nimMatch(1, 2, 3);
    same.undo(2);
    same.play(2);
    expect(same.redoable).toBe(1);
    const other = nimMatch(1, 2, 3);
    other.undo(2);
    other.play(1);
    expect(other.redoable).toBe(0);
  });

  test('mark a match, unless they are put back at once', () => {
    const match = nimMatch(1, 2, 3);
    match.undo(2);
    expect(match.tookBack).toBe(true);
    match.redo(2);
    expect(match.tookBack).toBe(false);
  });

  const cases: [name: string, act: (match: ReturnType<typeof nimMatch>) => void, moves: GameRecord['moves']][] = [
    ['one takeback', (match) => match.undo(1), [{ seat: 0, move: '1' }, { seat: 1, move: '2' }, { undone: 1 }]],
    ['two in a row are one', (match) => match.undo(1) + match.undo(1), [{ seat: 0, move: '1' }, { seat: 1, move: '2' }, { undone: 2 }]],
    ['one of two put back', (match) => match.undo(2) + match.redo(1), [{ seat: 0, move: '1' }, { seat: 1, move: '2' }, { undone: 1 }]],
    [
      'a move, then one put back',
      (match) => [match.undo(2), match.play(1), match.redo(1)],
      [{ seat: 0, move: '1' }, { seat: 1, move: '2' }, { undone: 2 }, { seat: 0, move: '1' }, { seat: 1, move: '2' }],
    ],
  ];
  test.each(cases)('are written into the record: %s', (_name, act, moves) => {
    const match = nimMatch(1, 2);
    act(match);
    expect(match.record().moves).toEqual(moves);
  });
});

describe('a match is its own', () => {
  const arranged = { ...nim, optionsOf: ({ misere }: { misere: boolean }) => ({ misere }) };

  test('the options of an arranged beginning are those that it holds', () => {
    const match = new Match(arranged, { seed: 1, start: { stones: 5, turn: 1, misere: true } });
    expect(match.options).toEqual({ heap: 12, misere: true });
    expect(formatRecord(match.record())).toContain('# option misere: on');
  });

  test('other options than those of its arranged beginning are refused', () => {
    const setup = { seed: 1, options: { misere: false }, start: { stones: 5, turn: 1, misere: true } };
    expect(checkSetup(arranged, setup)).toMatchObject({ error: { code: 'start-contradicts', data: { option: 'misere' } } });
  });

  test('what was handed in may change without changing it', () => {
    const start = { stones: 5, turn: 1, misere: true };
    const players = ['you', 'you'];
    const match = new Match(nim, { seed: 1, start, players });
    start.stones = 9;
    players[0] = 'bot:x';
    expect(match.record()).toMatchObject({ start: { stones: 5 }, players: ['you', 'you'] });
  });

  test.each([NaN, 0.5, -3])('taking back %p moves takes back none', (plies) => {
    const match = nimMatch(1, 2);
    expect([match.undo(plies), match.redo(plies), match.ply]).toEqual([0, 0, 2]);
  });
});

describe('what players see of the record', () => {
  test('has no seed while the game hides something, and has it afterwards', () => {
    const match = new Match(highCard, { seed: 5, seats: 2, start: new Match(highCard, { seed: 6 }).state });
    expect(match.publicRecord()).not.toHaveProperty('seed');
    expect(match.publicRecord()).not.toHaveProperty('start');
    match.play('keep');
    match.play('keep');
    expect(match.publicRecord()).toMatchObject({ seed: 5, start: expect.anything() });
  });

  test('has it always where nothing is hidden', () => {
    expect(nimMatch().publicRecord().seed).toBe(1);
  });
});

describe('a setup from outside is refused', () => {
  const cases: [why: string, setup: Parameters<typeof checkSetup<never, never, never, never>>[1], code: string][] = [
    ['a seed that is no whole number', { seed: 1.5 }, 'bad-seed'],
    ['too many seats', { seed: 1, seats: 5 }, 'bad-seats'],
    ['no seat', { seed: 1, seats: 0 }, 'bad-seats'],
    ['a player with a comma', { seed: 1, players: ['you:Smith, John', 'you'] }, 'bad-player'],
    ['a player with a line of its own', { seed: 1, players: ['you:A\n0 keep', 'you'] }, 'bad-player'],
    ['more players than seats', { seed: 1, seats: 2, players: ['you', 'you', 'you'] }, 'bad-players'],
    ['an unknown option', { seed: 1, options: { colour: 'red' } }, 'unknown-option'],
    ['an option out of its range', { seed: 1, options: { cards: 3 } }, 'bad-option'],
    ['a combination that the game refuses', { seed: 1, seats: 4, options: { cards: 7 } }, 'too-few-cards'],
    ['a beginning that is no state', { seed: 1, start: { hands: 'x' } }, 'not-a-state'],
    ['a beginning for other seats', { seed: 1, seats: 4, start: { hands: [1, 2], deck: [3, 4], discards: [], turn: 2 } }, 'bad-start'],
  ];
  test.each(cases)('%s', (_why, setup, code) => {
    expect(checkSetup(highCard, setup)).toMatchObject({ ok: false, error: { code } });
    expect(() => new Match(highCard, setup as never)).toThrow(RangeError);
  });
});
