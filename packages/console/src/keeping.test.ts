import { afterEach, describe, expect, test } from '@jest/globals';
import { formatRecord, Match, type GameRecord, type Refusal } from '@console-arcade/core';
import { nim } from '@console-arcade/core/testing';
import { nimConsole } from './fixtures/consoles.js';
import { endSessions, Session } from './fixtures/session.js';
import type { Keeper } from './keeper.js';

afterEach(endSessions);

/** A keeper with all that it was handed, which refuses as told. */
class Shelf implements Keeper {
  readonly kept: GameRecord[] = [];
  refusal: Refusal | undefined;
  taken: readonly string[] = [];
  constructor(public name = 'nim-2') {}
  keep(record: () => GameRecord): Refusal | undefined {
    if (this.refusal === undefined) this.kept.push(record());
    return this.refusal;
  }
  rename(name: string): Refusal | undefined {
    if (this.taken.includes(name)) return { code: 'name-taken', data: { name } };
    this.name = name;
    return undefined;
  }
  get moves(): string[] {
    return this.kept.map((record) => formatRecord({ moves: record.moves }).trim().replace(/\n/g, ' / '));
  }
}

const full: Refusal = { code: 'not-kept', data: { file: 'nim-2.txt', reason: 'the disk is full' } };

describe('a game with a keeper', () => {
  test('hands over every change: moves of persons and bots, takebacks, moves put back', async () => {
    const keeper = new Shelf();
    const session = new Session(nimConsole, 'you,bot:perfect', { options: { heap: 13 }, keeper });
    await session.press('2', 'u', 'U');
    expect(keeper.moves).toEqual(['0 2', '0 2 / 1 3', '0 2 / 1 3 / # undone: 2', '0 2 / 1 3']);
  });

  test('says upon leaving that it is kept, and under which name', async () => {
    const session = new Session(nimConsole, 'you,you', { keeper: new Shelf() });
    expect(await session.press('q')).toContain('Leave the game?');
    expect(session.screen).not.toContain('kept');
    expect(await session.press('n', '1', 'q')).toContain('Leave the game? It is kept as nim-2.');
  });

  test('tells once why it cannot be kept, through the moves of bots, and goes on', async () => {
    const keeper = new Shelf();
    keeper.refusal = full;
    const session = new Session(nimConsole, 'you,bot:perfect', { options: { heap: 17 }, keeper });
    expect(await session.press('2')).toContain('not being kept: nim-2.txt: the disk is full');
    expect(session.screen).toContain('Perfect: 3');
    expect(await session.press('1')).not.toContain('the disk is full');
    expect(await session.press('q')).toContain('Leave the game? This game is not being kept');
    keeper.refusal = undefined;
    expect(await session.press('n', '1', 'q')).toContain('It is kept as nim-2.');
  });
});

describe('a match that is gone on with', () => {
  const begun = () =>
    new Match<object, never, unknown, unknown>(nim as never, { seed: 4, options: { heap: 13 }, players: ['you', 'bot:perfect'] });

  test('stands where it stood, tells the last moves, and keeps what can be put back', async () => {
    const match = begun();
    for (const move of [1, 3, 2]) match.play(move);
    match.undo(1);
    const session = new Session(nimConsole, 'you,bot:perfect', { match });
    await session.rest();
    expect(session.screen).toContain('move 2');
    expect(session.screen).toContain('Perfect: 3');
    expect(await session.press('H')).toContain('hint: 1');
    await session.press('U');
    expect(session.screen).toContain('move 4');
    await session.press('u', 'u');
    expect(session.screen).toContain('move 0');
    await session.press('q', 'y');
    expect(session.over?.record).toMatchObject({ seed: 4, players: ['you', 'bot:perfect'] });
    expect(session.over?.record.moves.at(-1)).toEqual({ undone: 4 });
  });

  test('is kept from the start', async () => {
    const match = begun();
    match.play(1);
    const keeper = new Shelf();
    const session = new Session(nimConsole, 'you,you', { match, keeper });
    await session.rest();
    expect(keeper.moves).toEqual(['0 1']);
  });

  test('that is over shows its result, and is open again when the last move is taken back', async () => {
    const match = new Match<object, never, unknown, unknown>(nim as never, { seed: 4, options: { heap: 3 } });
    match.play(3);
    const session = new Session(nimConsole, 'you,you', { match });
    await session.rest();
    expect(session.screen).toContain('Player 1 wins');
    expect(await session.press('u')).toContain('[1 take 1]');
  });
});

describe('the key for saving', () => {
  test('says where nobody keeps the game, and where nothing was played', async () => {
    const alone = new Session(nimConsole, 'you,you');
    expect(await alone.press('1', 's')).toContain('This game cannot be saved here.');
    const fresh = new Session(nimConsole, 'you,you', { keeper: new Shelf() });
    expect(await fresh.press('s')).toContain('No move was made yet');
  });

  test('shows the name, and Enter keeps it', async () => {
    const keeper = new Shelf();
    const session = new Session(nimConsole, 'you,you', { keeper });
    expect(await session.press('1', 's')).toContain('Keep it as: nim-2|');
    expect(await session.press('return')).toContain('Kept as nim-2. To go on later: arcade continue nim-2');
    expect(keeper.kept).toHaveLength(2);
  });

  test('takes another name, tells why one is refused, and leaves all as it is with Esc', async () => {
    const keeper = new Shelf();
    keeper.taken = ['nim'];
    const session = new Session(nimConsole, 'you,you', { keeper });
    await session.press('1', 's', 'backspace', 'backspace', 'return');
    expect(session.screen).toContain('There is another game called nim.');
    await session.press('escape');
    expect(keeper.name).toBe('nim-2');
    await session.press('s', 'backspace', 'x', 'return');
    expect(session.screen).toContain('Kept as nim-x.');
    expect(await session.press('q')).toContain('It is kept as nim-x.');
  });

  test('is named in the footer and the help where somebody keeps the game', async () => {
    const session = new Session(nimConsole, 'you,you', { keeper: new Shelf(), options: { heap: 30 } });
    expect((await session.press('?')).match(/^s +save$/m)).not.toBeNull();
    const alone = new Session(nimConsole, 'you,you');
    expect((await alone.press('?')).match(/^s +save$/m)).toBeNull();
  });
});
