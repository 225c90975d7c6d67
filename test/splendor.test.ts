/** Splendor as people meet it: through the menu at 80×24, and by lines, with moves in either form. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { botRandom, Match, type Bot } from '@console-arcade/core';
import { bots, splendor, tokenLetters, type SplendorMove, type SplendorView } from '@console-arcade/splendor';
import { gameConsole } from '@console-arcade/splendor/console';
import { arcade, Terminal } from './terminal.js';

const SEED = 9;
let home: string;
let terminal: Terminal | undefined;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'arcade-splendor-'));
});
afterEach(() => {
  terminal?.kill();
  rmSync(home, { recursive: true, force: true });
});

type Player = Bot<SplendorView, SplendorMove>;
const opponent = gameConsole.bots.findLast(({ slow }) => slow !== true)!.bot;

/** The moves of seat 0, if `person` plays for it against the computer that the menu offers. */
async function movesOf(
  person: Player,
): Promise<{ readonly texts: string[]; readonly match: Match<never, SplendorView, SplendorMove, never> }> {
  const match = new Match(splendor, { seed: SEED, seats: 2 });
  const texts: string[] = [];
  for (let seat = match.turn; seat !== undefined; seat = match.turn) {
    const view = match.view();
    const move = await (seat === 0 ? person : opponent).choose(view, botRandom(SEED, match.ply, seat), {});
    if (seat === 0) texts.push(splendor.format(move, view));
    match.play(move);
  }
  return { texts, match: match as never };
}

const run = (
  args: readonly string[],
  input: string,
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } =>
  spawnSync(process.execPath, [arcade, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LANG: 'en_US.UTF-8', NO_COLOR: '1', ARCADE_HOME: home },
  });

/** The last position that was printed. */
const lastPosition = (out: string): string | undefined =>
  out
    .trimEnd()
    .split(/\n\n(?=┌)/)
    .at(-1);

test('a game for two is won or lost against the computer from the menu, and its record piped in plays it again', async () => {
  const { texts, match } = await movesOf(bots.find(({ id }) => id === 'greedy')!);
  terminal = new Terminal([arcade], { env: { ARCADE_HOME: home } });
  await terminal.shows('What shall we play?');
  for (let i = 0; i < 5 && !/[❯>] \S*Splendor/.test(terminal.screen); i++) {
    const before = terminal.screen;
    terminal.press('down');
    await terminal.changes(before);
  }
  await terminal.pressed('enter', /[❯>] Play/);
  for (const entry of ['Back', 'Rules', 'Seed']) await terminal.pressed('up', new RegExp(`[❯>] ${entry}`));
  await terminal.pressed('enter', 'a whole number');
  terminal.press(String(SEED), 'enter');
  await terminal.shows(new RegExp(`Seed +${SEED}`));
  for (let i = 0; i < 8 && !/[❯>] Play\b/.test(terminal.screen); i++) {
    const before = terminal.screen;
    terminal.press('up');
    await terminal.changes(before);
  }
  await terminal.pressed('enter', 'move 0');
  // As fast as it goes: the computer's moves are not what is watched here.
  for (let i = 0; i < 4; i++) terminal.press('+');
  let ply = 0;
  for (const text of texts) {
    await terminal.shows(new RegExp(`move ${ply}\\b`));
    // Tokens are taken with their keys; everything else is typed.
    if (/^T[WUGRB]{3}$/.test(text)) terminal.press(...[...text.slice(1)].map((letter) => String(tokenLetters.indexOf(letter) + 1)), 't');
    else terminal.press(':', text, 'enter');
    ply++;
    while (ply < match.ply && match.turns[ply].seat !== 0) ply++;
  }
  await terminal.shows(new RegExp(`wins?\\b.*move ${match.ply}, seed ${SEED}`, 's'));
  // Another key than the one before: the same at once would be taken for one that is held.
  await terminal.pressed('q', 'What shall we play?');
  terminal.press('ctrl-c');
  expect(await terminal.exit).toBe(130);
  expect(terminal.isAsBefore).toBe(true);

  const [file] = readdirSync(join(home, 'records')).filter((name) => name.endsWith('.txt'));
  const record = readFileSync(join(home, 'records', file), 'utf8');
  expect(record.match(/^0 .*$/gm)).toEqual(texts.map((text) => `0 ${text}`));
  const again = run(['play', 'splendor'], record);
  expect(again.status).toBe(0);
  const scores = match.outcome!.scores;
  for (const score of scores) expect(lastPosition(again.stdout)).toContain(`${score} pts`);
}, 120_000);

test('a computer player that searches answers move after move, and stops when the game is left', async () => {
  terminal = new Terminal([arcade, 'play', 'splendor', '--seed', String(SEED), '--players', 'you,bot:search-easy', '--pace', 'none'], {
    env: { ARCADE_HOME: home },
  });
  for (let ply = 0; ply < 8; ply += 2) {
    await terminal.shows(new RegExp(`move ${ply}\\b.*Enter choose`, 's'));
    terminal.press('v');
    if (ply === 6) break;
    await terminal.shows(`move ${ply + 2}`);
    terminal.press('right');
  }
  await terminal.shows(/You can hold|three|3/);
  terminal.press('ctrl-c');
  expect(await terminal.exit).toBe(130);
  expect(terminal.isAsBefore).toBe(true);
}, 60_000);

test('moves are read by their place on the board as well as in the notation, with one result', () => {
  const notation = run(['play', 'splendor', '--seed', '9', '--players', 'you,you'], 'R28\nTWUG\nD1\n');
  const card = splendor.view(new Match(splendor, { seed: 9, seats: 2 }).state, 0).market[0][2];
  const places = run(['play', 'splendor', '--seed', '9', '--players', 'you,you'], 'reserve 3 3\ntake g u w\nreserve 3 0\n');
  expect([notation.status, places.status, card]).toEqual([0, 0, 28]);
  expect(lastPosition(places.stdout)).toBe(lastPosition(notation.stdout));
});

test.each([
  ['TWWU', /three tokens of different/],
  ['TWUGR', /three tokens of different/],
  ['TY', /gold/i],
  ['TWUG-W', /3 tokens .*ten/],
  ['B75:G', /75/],
  ['N3', /noble/i],
  ['P', /pass/i],
  ['buy 4 1', /row|place/i],
])('%s is refused with what would be right, exit 1, and changes nothing', (move, reason) => {
  const refused = run(['play', 'splendor', '--seed', '9'], `${move}\n`);
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringMatching(new RegExp(`arcade: line 1: .*${reason.source}`, 'i')) });
  expect(refused.stderr).not.toMatch(/undefined|\{\w+\}/);
});

test('what a seat cannot know is in no JSON that its player gets', () => {
  const { stdout } = run(['play', 'splendor', '--seed', '9', '--players', 'you,bot:random', '--json'], 'D1\nD2\nD3\n');
  const objects = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly view?: SplendorView });
  const views = objects.flatMap(({ view }) => view ?? []);
  expect(views.length).toBeGreaterThan(2);
  for (const view of views) {
    expect(view.deckOrder).toBeNull();
    for (const [card, hidden] of view.players[1].res) expect(hidden === 1 ? card < 0 : card >= 0).toBe(true);
  }
});
