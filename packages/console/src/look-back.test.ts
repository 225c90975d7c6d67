import { afterEach, describe, expect, test } from '@jest/globals';
import { Match, replay } from '@console-arcade/core';
import { highCard, nim } from '@console-arcade/core/testing';
import { highCardConsole, nimConsole } from './fixtures/consoles.js';
import { endSessions, plain, ScriptedStage, Session } from './fixtures/session.js';
import type { AnyGameConsole } from './game-console.js';
import type { AnyMatch } from './presenter.js';
import { replayOn, type ReplayEnd, type ReplaySetup } from './replay-table.js';

afterEach(endSessions);

const watch = (game: AnyGameConsole, match: unknown, setup: Partial<ReplaySetup> = {}) => {
  const players = [{ kind: 'person', name: 'Ann' } as const, { kind: 'person', name: 'Bob' } as const];
  const whole = { match: match as AnyMatch, players, pace: 'none' as const, look: () => plain, ...setup };
  return new ScriptedStage<ReplayEnd>((stage) => replayOn(stage, game, whole));
};

/** Nim from 30 stones, one taken at a time. */
function longNim(plies: number): Match<unknown, never, unknown, unknown> {
  const match = new Match(nim, { seed: 1, options: { heap: 30 } });
  for (let i = 0; i < plies; i++) match.play(1);
  return match as never;
}

describe('a recorded game', () => {
  test.each([
    [['right', 'l', 'return'], 3],
    [['end', 'left', 'h'], 28],
    [['pagedown', 'j', 'down'], 30],
    [['end', 'pageup', 'k'], 10],
    [['end', 'home'], 0],
    [['1', '2', 'return'], 12],
    [['g', '7', 'return'], 7],
    [[':', '9', '9', '9', 'return'], 30],
    [['1', '2', 'backspace', 'return'], 1],
    [['5', 'escape'], 0],
    [['left'], 0],
  ])('after the keys %j stands at move %i', async (keys, ply) => {
    const session = watch(nimConsole, longNim(30));
    expect(await session.press(...keys)).toContain(`move ${ply} of 30`);
    expect(session.screen).toContain(`seen: ${ply}`);
  });

  test('runs by itself, faster and slower, and stops at the end or at a key', async () => {
    const session = watch(nimConsole, longNim(5));
    await session.press('space');
    await session.shows('move 5 of 5');
    const slow = watch(nimConsole, longNim(5), { pace: 'normal' });
    expect(await slow.press('-', 'space')).toContain('speed: slow');
    await slow.press('right');
    expect(slow.screen).toContain('move 1 of 5');
    expect(slow.screen).toContain('Space run');
  });

  test('begins where it is told, and tells the moves before', async () => {
    const session = watch(nimConsole, longNim(9), { ply: 4 });
    await session.rest();
    expect(session.screen).toContain('move 4 of 9');
    expect(session.screen).toContain('Bob: 1');
  });

  test('is shown through the only eyes that there are where nothing is hidden', async () => {
    const session = watch(nimConsole, longNim(3));
    await session.rest();
    expect(session.screen).not.toContain('seen by');
    expect(session.screen).not.toContain('whose eyes');
  });

  test('shows overlays, the record and the keys', async () => {
    const session = watch(nimConsole, longNim(3));
    expect(await session.press('m')).toContain('stones: 30');
    expect(await session.press('r')).toContain('# option heap: 30');
    await session.press('escape');
    expect(await session.press('?')).toContain('play on from here');
    await session.press('escape');
    expect(session.screen).toContain('move 0 of 3');
  });

  test('is left with q or Esc', async () => {
    const session = watch(nimConsole, longNim(3));
    await session.press('q');
    expect(session.over).toEqual({});
    const other = watch(nimConsole, longNim(3));
    await other.press('escape');
    expect(other.over).toEqual({});
  });

  test('says that moves were taken back, and how it ended', async () => {
    const match = new Match(nim, { seed: 1, options: { heap: 3 } });
    match.play(1);
    match.undo();
    match.play(2);
    match.play(1);
    const session = watch(nimConsole, match);
    expect(await session.press()).toContain('Some moves were taken back');
    expect(await session.press('end')).toContain('Bob wins: the last stone');
  });

  test('recovers from a window that is too small', async () => {
    const session = watch(nimConsole, longNim(3));
    session.size = { columns: 12, rows: 4 };
    session.stage.resized();
    await session.rest();
    expect(session.screen).toContain('The window');
    await session.press('right');
    session.size = { columns: 80, rows: 24 };
    session.stage.resized();
    await session.rest();
    expect(session.screen).toContain('move 1 of 3');
  });

  test('fits the window with every key', async () => {
    const session = watch(nimConsole, longNim(30), { look: () => ({ ...plain, language: 'zh' }) });
    for (const key of ['right', 'end', '1', 'escape', '?', 'escape', 'r', 'escape', 'v', 'm', 'home']) {
      const lines = (await session.press(key)).split('\n');
      expect(lines.length).toBeLessThanOrEqual(24);
      expect(lines.at(-1)).not.toBe('');
    }
  });
});

describe('who looks', () => {
  const dealt = (turns = 1) => {
    const match = new Match(highCard, { seed: 3, seats: 2 });
    for (let i = 0; i < turns; i++) match.play('keep');
    return match;
  };

  test('of private hands nobody more than the table, while the game is on', async () => {
    const session = watch(highCardConsole, dealt());
    await session.rest();
    expect(session.screen).toContain('seen by the table');
    expect(session.screen).toMatch(/Ann holds \?\s+Bob holds \?/);
  });

  test('of private hands when it is over: all eyes first, then each seat and the table', async () => {
    const session = watch(highCardConsole, dealt(2));
    await session.rest();
    expect(session.screen).toContain('seen by all eyes');
    expect(session.screen).toMatch(/Ann holds \d+\s+Bob holds \d+/);
    expect(await session.press('v')).toContain('seen by Ann');
    expect(session.screen).toMatch(/Ann holds \d+\s+Bob holds \?/);
    expect(await session.press('v')).toContain('seen by Bob');
    expect(await session.press('v')).toContain('seen by the table');
    expect(session.screen).toMatch(/Ann holds \?\s+Bob holds \?/);
    expect(await session.press('v')).toContain('seen by all eyes');
  });

  test('is whoever was asked for at first', async () => {
    const session = watch(highCardConsole, dealt(), { viewer: 1 });
    expect(await session.press()).toContain('seen by Bob');
  });
});

describe('playing on', () => {
  test('hands over the record, cut at the position that is shown', async () => {
    const session = watch(nimConsole, longNim(30), { ply: 4 });
    await session.press('p');
    expect(session.over?.goOn?.moves).toHaveLength(4);
    expect(session.over?.goOn).not.toHaveProperty('result');
    const again = replay(nim, session.over?.goOn ?? { moves: [] });
    expect(again.ok && again.value.ply).toBe(4);
  });

  test('is not offered where the game is over', async () => {
    const session = watch(nimConsole, longNim(30));
    expect(await session.press('end', 'p')).not.toContain('play on');
    expect(session.over).toBeUndefined();
  });

  test('keeps what was taken back before', async () => {
    const match = new Match(nim, { seed: 1, options: { heap: 9 } });
    match.play(1);
    match.undo();
    for (const move of [2, 1, 3]) match.play(move);
    const session = watch(nimConsole, match, { ply: 1 });
    await session.press('p');
    expect(session.over?.goOn?.moves).toEqual([{ seat: 0, move: '1' }, { undone: 1 }, { seat: 0, move: '2' }]);
  });

  test('of the own game is a takeback to there', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 3 } });
    await session.press('1', '1', '1', 'b', 'right', 'p');
    expect(session.screen).toContain('[1 take 1]');
    expect(session.screen).toContain('move 1');
    expect(await session.press('U')).toContain('move 2');
  });
});
