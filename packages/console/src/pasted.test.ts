import { afterEach, describe, expect, test } from '@jest/globals';
import { formatRecord, parseRecord, replay, type GameRecord } from '@console-arcade/core';
import { nim } from '@console-arcade/core/testing';
import { highCardConsole, nimConsole } from './fixtures/consoles.js';
import { endSessions, Session } from './fixtures/session.js';
import { isRecordText } from './pasted.js';

afterEach(endSessions);

/** A game of Nim from 12 stones, dealt with seed 1 unless told otherwise, as text. */
function nimText(moves: readonly number[], headers: Partial<GameRecord> = {}): string {
  const played = replay(nim, { seed: 1, players: ['you', 'you'], ...headers, moves: moves.map((move) => ({ move: String(move) })) });
  if (!played.ok) throw new Error(played.error.code);
  return formatRecord(played.value.record());
}

test.each([
  ['# game: nim', true],
  ['\n# comment\n# seed: 4\n0 h8', true],
  ['# option heap: 5', true],
  ['  {"game":"nim"}', true],
  ['0 h8\n1 g7\n', false],
  ['# undone: 2', false],
  ['# a comment about a game', false],
])('%j is a whole record: %p', (text, whole) => {
  expect(isRecordText(text)).toBe(whole);
});

describe('a record that begins like the game that is on', () => {
  test('is played on from where the game stands', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.press('1', '2');
    await session.paste(nimText([1, 2, 3, 1]));
    expect(session.screen).toContain('move 4');
    expect(session.screen).toContain('Moves of the pasted record played: 2.');
    expect(await session.press('u')).toContain('move 3');
  });

  test('and ends where it stands changes nothing', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.press('1', '2');
    expect(await session.paste(nimText([1, 2]))).toContain('The pasted record ends where this game stands.');
  });

  test('may leave out the deal', async () => {
    const session = new Session(highCardConsole, 'you,bot:random', { seed: 3 });
    await session.rest();
    await session.paste('# game: high-card\n0 keep\n1 keep\n');
    expect(session.screen).toContain('You: keep');
  });

  test('is read in the JSON form, too, and without the marks of a paste', async () => {
    const record = parseRecord(nimText([1, 2, 3]));
    const json = JSON.stringify(record.ok ? record.value : undefined);
    const session = new Session(nimConsole, 'you,you');
    expect(await session.paste(json)).toContain('move 3');
    const typed = new Session(nimConsole, 'you,you');
    await typed.press(':');
    await typed.type(`${nimText([1, 2, 3])}`);
    await typed.shows('Moves of the pasted record played: 3.');
  });

  test('is played while a bot thinks', async () => {
    const session = new Session(nimConsole, 'you,bot:perfect', { pace: 'slow' });
    await session.press('1');
    await session.paste(nimText([1, 2, 3], { players: ['you', 'bot:perfect'] }));
    expect(session.screen).toContain('move 3');
  });
});

describe('a record of another deal or of other moves', () => {
  test('asks whether to leave, and goes on with it', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.press('1');
    expect(await session.paste(nimText([2, 2], { seed: 5 }))).toContain('Go on with the pasted game (move 2), and leave this one?');
    await session.press('y');
    expect(session.over?.record.moves).toEqual([{ seat: 0, move: '1' }]);
    expect(session.over?.next).toMatchObject({
      goOn: { game: 'nim', seed: 5, players: ['you', 'you'], moves: [{ move: '2' }, { move: '2' }] },
    });
  });

  test('changes nothing when it is thought better of', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.press('1');
    await session.paste(nimText([2, 2]));
    expect(await session.press('n')).toContain('move 1');
    expect(session.over).toBeUndefined();
  });

  test('can be pasted at the result', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 3 } });
    await session.press('3');
    expect(await session.paste(nimText([2]))).toContain('Go on with the pasted game (move 1)');
    await session.press('y');
    expect(session.over?.next).toMatchObject({ goOn: { moves: [{ move: '2' }] } });
  });
});

describe('a record that cannot be played is refused whole, and nothing changes', () => {
  const good = nimText([1, 2, 3]);
  test.each([
    ['another game', good.replace('nim', 'high-card'), 'This is a record of high-card, not of nim.'],
    ['a newer revision', good.replace('revision: 1', 'revision: 7'), 'newer version'],
    ['an illegal move', good.replace('1 2', '1 9'), /line \d+: Take 1 to 3\./],
    ['a bad header', good.replace('seed: 1', 'seed: x'), /line \d+: The header seed cannot be x\./],
    ['damaged JSON', '{"game": "nim", "moves": [', 'This is not a record of a game'],
    ['an illegal move in JSON', '{"game": "nim", "moves": [{"move": "1"}, {"move": "8"}]}', 'move 2: Take 1 to 3.'],
  ])('%s', async (_what, text, reason) => {
    const session = new Session(nimConsole, 'you,you');
    await session.press('1');
    const screen = (await session.paste(text)).replace(/\s*\n\s*/g, ' ');
    if (typeof reason === 'string') expect(screen).toContain(reason);
    else expect(screen).toMatch(reason);
    expect(screen).toContain('Nothing was changed.');
    expect(screen).toContain('move 1');
    await session.press('q', 'y');
    expect(session.over?.record.moves).toEqual([{ seat: 0, move: '1' }]);
  });
});
