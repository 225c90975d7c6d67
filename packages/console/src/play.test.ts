import { afterEach, describe, expect, test } from '@jest/globals';
import { Match } from '@console-arcade/core';
import { nim } from '@console-arcade/core/testing';
import { highCardConsole, nimConsole } from './fixtures/consoles.js';
import { endSessions, plain, Session } from './fixtures/session.js';

afterEach(endSessions);

describe('a game between two people', () => {
  test('is played from the first move to the result, and back to the menu', async () => {
    const session = new Session(nimConsole, 'you:Ann,you:Bob', { options: { heap: 5 } });
    await session.press('3');
    expect(session.screen).toContain('Ann: 3');
    await session.press('2');
    expect(session.screen).toContain('Bob wins: the last stone');
    expect(session.screen).toContain('move 2, seed 1');
    await session.leaveResult();
    expect(session.over).toMatchObject({ next: 'menu', outcome: { winners: [1] }, record: { moves: [{ move: '3' }, { move: '2' }] } });
  });

  test('a marked choice is taken with Enter, and moved to with the arrows', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 9 } });
    await session.press('right', 'return');
    expect(session.screen).toContain('Player 1: 2');
  });

  test('an illegal move is refused in words, and nothing changes', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 2 } });
    expect(await session.press('3')).toContain('Take 1 to 2.');
    expect(session.screen).toMatch(/\boo\b/);
    expect(session.screen).toContain('move 0');
  });

  test('keys without a meaning change nothing', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.rest();
    const before = session.screen;
    expect(await session.press('f5', 'z', 'pagedown', '9', 'escape')).toBe(before);
  });

  test('takes back one move at a time, and plays it again', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 9 } });
    await session.press('1', '2', 'u');
    expect(session.screen).toContain('move 1');
    await session.press('U');
    expect(session.screen).toContain('move 2');
    expect(await session.press('U')).toContain('nothing to play again');
    expect(await session.press('u', 'u', 'u')).toContain('nothing to take back');
  });

  test('is open again when the last move is taken back after the end', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 3 } });
    await session.press('3', 'u');
    expect(session.screen).toContain('move 0');
    await session.press('1', '2');
    await session.leaveResult();
    expect(session.over?.record.moves).toEqual([{ seat: 0, move: '3' }, { undone: 1 }, { seat: 0, move: '1' }, { seat: 1, move: '2' }]);
  });
});

test('whoever plays by holding Enter does not miss the result', async () => {
  const session = new Session(nimConsole, 'you,you', { options: { heap: 5 } });
  await session.rest();
  for (let i = 0; i < 15; i++) session.stage.feed({ name: 'return', sequence: '\r' });
  await session.rest();
  expect(session.screen).toContain('wins: the last stone');
  expect(session.over).toBeUndefined();
  await session.leaveResult();
  expect(session.over?.next).toBe('menu');
});

describe('a game against a bot', () => {
  test('the bot answers, and a takeback goes back to the own last turn', async () => {
    const session = new Session(nimConsole, 'you,bot:perfect', { options: { heap: 13 } });
    await session.press('2');
    expect(session.screen).toContain('Perfect: 3');
    await session.press('u');
    expect(session.screen).toContain('move 0');
  });

  test('the same again asks for another seed', async () => {
    const session = new Session(nimConsole, 'bot:perfect,you', { options: { heap: 3 } });
    await session.press();
    await session.rest();
    expect(session.screen).toContain('Perfect wins');
    await session.press('a');
    expect(session.over?.next).toBe('again');
  });

  test('a line that is begun while the bot thinks waits for the own turn', async () => {
    const session = new Session(nimConsole, 'you,bot:perfect', { options: { heap: 13 }, pace: 'fast' });
    await session.press('2');
    await session.type(':1\n');
    await session.shows('You: 1');
  });

  test('what would make a move is dropped while the bot thinks: nobody has seen yet what it would answer', async () => {
    const session = new Session(nimConsole, 'you,bot:perfect', { options: { heap: 13 }, pace: 'normal' });
    await session.press('1', '2');
    for (let i = 0; i < 20; i++) session.stage.feed({ name: 'return', sequence: '\r' });
    await session.shows('move 2');
    await session.rest();
    expect(session.screen).toContain('move 2');
  });

  test('in a window that is too small nothing is played unseen', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 13 } });
    await session.rest();
    session.size = { columns: 30, rows: 3 };
    session.stage.resized();
    await session.press('1', 'return');
    session.size = { columns: 80, rows: 24 };
    session.stage.resized();
    await session.rest();
    expect(session.screen).toContain('move 0');
    expect(await session.press('1')).toContain('move 1');
  });

  test('a win of the only person reads well', async () => {
    const session = new Session(nimConsole, 'you,bot:random', { options: { heap: 2 } });
    expect(await session.press('2')).toContain('You win: the last stone');
  });

  test('hints come one after the other', async () => {
    const session = new Session(nimConsole, 'you,bot:random');
    expect(await session.press('H')).toContain('hint: 1 - a small step');
    expect(await session.press('H')).toContain('hint: 2 - a larger one');
    expect(await session.press('H')).toContain('a small step');
  });
});

describe('moves in notation', () => {
  test('are typed on a line that `:` opens', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.press(':');
    expect(session.screen).toContain('Move: |');
    await session.press('2', 'return');
    expect(session.screen).toContain('Player 1: 2');
  });

  test('can be corrected, with a caret under the fault', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.press(':', 'x', '3', 'return');
    expect(session.screen).toContain('Move: x3|\n      ^ x3 is no number.');
    await session.press('home', 'delete', 'return');
    expect(session.screen).toContain('Player 1: 3');
  });

  test('a very long paste is edited at once', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.press(':');
    session.stage.feed({ name: 'paste-start' });
    for (const sequence of '字'.repeat(20_000)) session.stage.feed({ sequence });
    session.stage.feed({ name: 'paste-end' });
    await session.rest();
    expect(session.screen).toMatch(/Move: 字{30,40}\|/);
  }, 5000);

  test('Esc closes the line, letters in it are no commands', async () => {
    const session = new Session(nimConsole, 'you,you');
    expect(await session.press(':', 'q', 'u')).toContain('Move: qu|');
    expect(await session.press('escape')).not.toContain('Move:');
    expect(session.over).toBeUndefined();
  });

  test('several lines at once are played one after the other', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.press(':');
    await session.type('1\n1 2\n# a comment\n3\n');
    expect(session.screen).toContain('move 3');
    expect(session.screen).toContain('oooooo');
  });

  test('pasted at any time, even without the line, with the bot answering in between', async () => {
    const session = new Session(nimConsole, 'you,bot:perfect');
    session.stage.feed({ name: 'paste-start' });
    for (const sequence of '1\r2\r') session.stage.feed({ sequence, ...(sequence === '\r' ? { name: 'return' } : {}) });
    session.stage.feed({ name: 'paste-end' });
    await session.rest();
    expect(session.screen).toContain('move 4');
  });

  test("a line that names a bot's seat is that bot's move", async () => {
    const session = new Session(nimConsole, 'you,bot:perfect');
    await session.press(':');
    await session.type('0 1\n1 1\n0 1\n');
    await session.rest();
    expect(session.screen).toContain('Perfect: 1');
  });

  test('a bad line is named, and the lines after it are not played', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.press(':');
    await session.type('1\n9\n1\n1\n');
    expect(session.screen).toContain('9: Take 1 to 3. The lines after it were not played: 2.');
    expect(session.screen).toContain('move 1');
  });
});

describe('the cursor on the board', () => {
  test('moves with arrows and hjkl, stays on the board, and chooses', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 30 } });
    await session.press('left', 'l', 'right', 'up', 'space');
    expect(session.screen).toContain('Player 1: 3');
  });

  test('stands where it stood when a move was refused', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 30 } });
    expect(await session.press('l', 'l', 'l', 'return')).toContain('Take 1 to 3.');
    expect(await session.press('h', 'return')).toContain('Player 1: 3');
  });
});

describe('moves without asking', () => {
  test('go on until the game says so', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 12 } });
    await session.press('a');
    expect(session.screen).toContain('move 8');
    expect(session.screen).toContain('[1 take 1]');
  });

  test('go to the end unseen', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 20 } });
    expect(await session.press('e')).toContain('Player 2 wins');
  });

  test('are stopped by any key', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 20 }, pace: 'slow' });
    await session.press('a');
    await session.press('z');
    expect(session.screen).toContain('[1 take 1]');
    expect(session.screen).toContain('move 1');
  });
});

describe('bots among themselves', () => {
  test('play to the end', async () => {
    const session = new Session(nimConsole, 'bot:perfect,bot:random', { options: { heap: 9 } });
    await session.rest();
    expect(session.screen).toContain('wins');
  });

  test('pause, go step by step, and can be taken back', async () => {
    const session = new Session(nimConsole, 'bot:perfect,bot:random', { options: { heap: 20 }, pace: 'slow' });
    await session.rest();
    expect(await session.press('space')).toContain('Paused');
    const ply = () => Number(/move (\d+)/.exec(session.screen)?.[1]);
    const before = ply();
    await session.press('return');
    expect(ply()).toBe(before + 1);
    await session.press('u');
    expect(ply()).toBe(before);
    expect(session.screen).toContain('Paused');
  });
});

describe('leaving', () => {
  test('is asked first, and can be thought better of', async () => {
    const session = new Session(nimConsole, 'you,you');
    expect(await session.press('q')).toContain('Leave the game?');
    await session.press('n', '1', 'q', 'y');
    expect(session.over).toMatchObject({ next: 'menu', record: { moves: [{ seat: 0, move: '1' }] } });
    expect(session.over?.outcome).toBeUndefined();
  });

  test('works with a line begun while bots play, and while they are paused', async () => {
    const bots = new Session(nimConsole, 'bot:perfect,bot:random', { options: { heap: 20 }, pace: 'slow' });
    await bots.rest();
    expect(await bots.press(':', 'q')).toContain('Leave the game?');
    const paused = new Session(nimConsole, 'bot:perfect,you', { options: { heap: 20 }, pace: 'slow' });
    await paused.rest();
    expect(await paused.press('p', ':', 'q')).toContain('Leave the game?');
  });

  test('works while a bot thinks', async () => {
    const never = {
      ...nimConsole,
      bots: [{ ...nimConsole.bots[0], bot: { id: 'random', choose: () => new Promise<number>(() => undefined) } }],
    };
    const session = new Session(never, 'bot:random,you');
    await session.shows('Random is thinking');
    await session.press('q', 'y');
    expect(session.over?.next).toBe('menu');
  });

  test('an end from outside reaches whoever waits for a key', async () => {
    const session = new Session(nimConsole, 'you,you');
    await session.rest();
    session.stage.fail(new Error('Ctrl-C'));
    await expect(session.end).rejects.toThrow('Ctrl-C');
  });
});

describe('pages', () => {
  test('the help names keys and rules, and closes again', async () => {
    const session = new Session(nimConsole, 'you,you');
    expect(await session.press('?')).toContain('Take the last stone.');
    expect(await session.press('escape')).toContain('[1 take 1]');
  });

  test('the record can be read at any time, without the seed where something is hidden', async () => {
    const open = new Session(nimConsole, 'you,you');
    expect(await open.press('1', 'r')).toContain('# seed: 1');
    const hidden = new Session(highCardConsole, 'you,bot:random');
    expect(await hidden.press('r')).toContain('# game: high-card');
    expect(hidden.screen).not.toContain('seed');
  });

  test('a finished game can be looked at again, step by step', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 3 } });
    await session.press('1', '2', 'b');
    expect(session.screen).toContain('move 0 of 2');
    expect(session.screen).toContain('ooo');
    expect(await session.press('right')).toContain('oo');
    expect(await session.press('end')).toContain('(empty)');
    expect(await session.press('escape')).toContain('Player 2 wins');
  });
});

describe('secrets at one keyboard', () => {
  test('the others look away before a hand is shown', async () => {
    const session = new Session(highCardConsole, 'you:Ann,you:Bob', { seed: 3 });
    await session.rest();
    expect(session.screen).toContain('Ann, it is your turn');
    expect(session.screen).not.toContain('holds');
    await session.press('return');
    expect(session.screen).toMatch(/Ann holds \d+\s+Bob holds \?/);
    await session.press('x');
    expect(session.screen).toContain('Bob, it is your turn');
    expect(session.screen).not.toContain('holds');
    await session.press('return');
    expect(session.screen).toMatch(/Ann holds \?\s+Bob holds \d+/);
  });

  test('a single person is never sent away', async () => {
    const session = new Session(highCardConsole, 'you,bot:random');
    await session.rest();
    expect(session.screen).toMatch(/You holds \d+\s+Random holds \?/);
  });

  test('what is to be looked at waits for Enter, as all may see it', async () => {
    const session = new Session(highCardConsole, 'you,bot:random');
    await session.press('c');
    expect(session.screen).toContain('<chapter>');
    expect(session.screen).toContain('You holds ?');
    await session.press('return');
    expect(session.screen).not.toContain('<chapter>');
  });
});

describe('the window', () => {
  test('too small says how large it must be, and recovers', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 30 } });
    session.size = { columns: 20, rows: 5 };
    session.stage.resized();
    await session.rest();
    expect(session.screen.split('\n').length).toBeLessThanOrEqual(5);
    expect(session.screen.replace(/\n/g, ' ')).toContain('The window is 20x5; this table needs 31x');
    session.size = { columns: 80, rows: 24 };
    session.stage.resized();
    await session.rest();
    expect(session.screen).toContain('Player 1 - Player 2');
  });

  test('an overlay is switched on and off', async () => {
    const session = new Session(nimConsole, 'you,you');
    expect(await session.press('m')).toContain('stones: 12');
    expect(await session.press('m')).not.toContain('stones: 12');
  });

  test('every screen fits the window, its last line neither empty nor full', async () => {
    const session = new Session(nimConsole, 'you,bot:random');
    for (const key of ['1', 'H', '?', 'escape', 'r', 'escape', ':', 'escape', 'q', 'n', 'm', 'u']) {
      const lines = (await session.press(key)).split('\n');
      expect(lines.length).toBeLessThanOrEqual(24);
      for (const line of lines) expect(line.length).toBeLessThan(80);
      expect(lines.at(-1)).not.toBe('');
    }
  });

  test('speaks Chinese', async () => {
    const session = new Session(nimConsole, 'you,you', { options: { heap: 2 }, look: () => ({ ...plain, language: 'zh' }) });
    expect(await session.press('2')).toContain('玩家1获胜：取走最后一颗');
  });
});

test('the loop plays what the match says: the record replays to the same game', async () => {
  const session = new Session(nimConsole, 'bot:random,bot:random', { seed: 5 });
  await session.rest();
  await session.leaveResult();
  const match = new Match(nim, { seed: 5, players: ['bot:random', 'bot:random'] });
  for (const entry of session.over?.record.moves ?? []) if ('move' in entry) match.play(Number(entry.move));
  expect(match.outcome).toEqual(session.over?.outcome);
});
