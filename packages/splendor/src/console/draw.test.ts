import { describe, expect, test } from '@jest/globals';
import { paintFor, sizeOf, widthOf, type Look } from '@console-arcade/console';
import type { Viewer } from '@console-arcade/core';
import { cards, nobles, tokenLetters, type SplendorState } from '../index.js';
import { draw } from './draw.js';
import { beginning, course, look, played, position, sceneOf } from './fixtures/positions.js';

const large: Look = { ...look, columns: 99, rows: 36 };
const looks: readonly (readonly [string, Look])[] = (['en', 'zh'] as const).flatMap((language) => [
  [`${language}`, { ...look, language }],
  [`${language}, ASCII`, { ...look, language, symbols: 'ascii' }],
  [`${language}, wide`, { ...look, language, wide: true }],
  [`${language}, coloured`, { ...look, language, colours: 3 }],
]);
const plain = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, '');
const drawn = (state: SplendorState, as: Look = look, viewer?: Viewer): string => draw(sceneOf(state, viewer), as);
/** Every so many positions of a game. */
const games = new Map([2, 3, 4].map((seats) => [seats, course(seats, 200)]));
const sampled = (seats: number, each: number): SplendorState[] => (games.get(seats) ?? []).filter((_, ply) => ply % each === 0);

describe.each(looks)('in %s', (_name, as) => {
  test.each([
    [2, 79, 20],
    [3, 79, 20],
    [4, 79, 20],
    [3, 99, 36],
    [4, 99, 36],
    [2, 150, 60],
  ])('the table of %i fits into %i×%i, and never changes its size', (seats, columns, rows) => {
    const sizes = new Set<string>();
    for (const state of sampled(seats, 40)) {
      for (const viewer of ['table', 'open', state.cur] as const) {
        const size = sizeOf(drawn(state, { ...as, columns, rows }, viewer), as);
        expect(size.columns).toBeLessThanOrEqual(columns);
        expect(size.rows).toBeLessThanOrEqual(rows);
        sizes.add(`${size.columns}×${size.rows}`);
      }
    }
    expect(sizes.size).toBe(1);
  });

  test('two players leave lines for what is told', () => {
    expect(sizeOf(drawn(beginning(), as), as).rows).toBeLessThanOrEqual(as.rows - 3);
  });

  test('colours add nothing that is not written', () => {
    const state = sampled(3, 50)[1];
    expect(plain(drawn(state, { ...as, colours: 3 }))).toBe(drawn(state, { ...as, colours: 0 }));
  });
});

describe('what can be read', () => {
  /** The columns of the board: the numbers of a row of cells. */
  const shown = (text: string): string => text.replace(/\s+/g, ' ');

  test.each([look, large])('every card with points, number, bonus and cost, every noble, every deck', (as) => {
    const state = beginning(4);
    const text = shown(drawn(state, as));
    for (const card of state.market.flat()) {
      const { points, bonus, cost } = cards[card];
      const letter = tokenLetters[['white', 'blue', 'green', 'red', 'black'].indexOf(bonus)];
      expect(text).toMatch(new RegExp(`[│|] ${points === 0 ? '' : `${points} `}#${card} ${letter} `));
      for (const [i, count] of Object.values(cost).entries()) if (count > 0) expect(text).toContain(`${count}${tokenLetters[i]}`);
    }
    for (const noble of state.nobles) expect(text).toContain(`N${noble}`);
    for (const count of state.deck) expect(text).toContain(`×${count}`);
  });

  test('level 3 lies above, its deck on the left', () => {
    const lines = drawn(beginning()).split('\n');
    const rows = ['D3', 'D2', 'D1'].map((deck) => lines.findIndex((line) => line.startsWith(`│ ${deck} `)));
    expect(rows).toEqual([2, 6, 10]);
    expect(lines[2]).toContain('│ 5 #81 B │ 4 #79 B │ 3 #78 B │ 4 #88 G │');
    expect(lines[3]).toContain('│ 7R 3B   │ 7R      │ 3W 3U 5G│ 3W 6U 3G│');
    expect(lines[4]).toContain('│ ×16 │         │         │ 3R      │');
  });

  test('tokens, bonuses, both together, points and cards of each player, whose turn it is', () => {
    const state = played(beginning(), 'TUGR', 'TWW', 'TUGR', 'TBB', 'B34:UURR');
    const text = drawn(state);
    expect(text).toMatch(/ {2}Ann +0 pts 1 card$/m);
    expect(text).toMatch(/> Bob +0 pts 0 cards$/m);
    expect(text).toMatch(/tokens 0W 0U 2G 0R 0B 0Y +2$/m);
    expect(text).toMatch(/cards {2}0W 0U 1G 0R 0B/);
    expect(text).toMatch(/total {2}0W 0U 3G 0R 0B 0Y/);
    expect(text).toMatch(/^Bank {2}2W {3}4U {3}2G {3}4R {3}2B {3}5Y/m);
  });

  test('what is still missing for a noble, where there is room', () => {
    expect(drawn(position('noble-choice'), large)).toContain('┴-1W───────┘');
    expect(drawn(beginning(), large)).toContain('└-3W3R3B───');
  });

  test('ten of a kind leave the columns where they are', () => {
    const state = beginning();
    const many = { ...state, players: state.players.map((player) => ({ ...player, b: [9, 10, 1, 0, 0] })) };
    expect(drawn(many)).toContain('cards  9W10U 1G 0R 0B');
  });

  test('won nobles', () => {
    expect(drawn(played(position('noble-choice'), 'B24:', 'N8'))).toMatch(/cards .* N8$/m);
    expect(nobles[8].points).toBe(3);
  });

  test('that the last round runs', () => {
    const state = { ...beginning(), final: true };
    expect(drawn(state)).toContain('Last round');
    expect(drawn(beginning())).not.toContain('Last round');
    expect(drawn(state, { ...look, language: 'zh' })).toContain('最后一轮');
  });

  test('the picked tokens and the cursor', () => {
    const scene = { ...sceneOf(beginning()), cursor: { row: 3, column: 1 }, picked: [{ row: 3, column: 0 }] };
    const text = draw(scene, look);
    expect(text).toContain('4W  [4U]  4G');
    expect(text).toMatch(/^ +\+1 +2 +3 +4 +5 *$/m);
    const lines = draw({ ...scene, cursor: { row: 1, column: 2 } }, look).split('\n');
    expect(lines[5]).toContain('┼─────────┏━━━━━━━━━┓─────────┼');
    expect(lines[6]).toContain('│ 1 #40 U ┃ 3 #69 G ┃ 2 #43 U │');
  });
});

describe('what can be afforded', () => {
  test('has a mark and the tokens that would pay it, with the fewest gold', () => {
    const state = position('gold-instead-of-owned');
    expect(drawn(state)).toContain('✓2UG');
    expect(drawn(state, { ...look, symbols: 'ascii' })).toContain('*2UG');
  });

  test('counts bonuses and gold', () => {
    expect(drawn(position('gold-needed'))).toContain('✓U2Y');
    expect(drawn(position('bonus-overpay'))).toContain('✓free');
  });

  test('is that of the one who looks, also while others move', () => {
    const state = played(beginning(), 'TUGR', 'TWW', 'TUGR', 'TBB', 'TWUG');
    expect(drawn(state, look, 0)).toContain('✓2U2R');
    expect(drawn(state, look, 1)).not.toContain('✓2U2R');
  });

  test('is marked in the own reserve too', () => {
    expect(drawn(position('buy-reserved'))).toContain('(#16)  B: 3G ✓3G');
  });
});

describe('the reserve', () => {
  const state = played(beginning(), 'D2', 'R39', 'R79');
  const [hidden] = state.players[0].res[0];

  test('shows its owner all of it, what is hidden from others in parentheses', () => {
    expect(drawn(state, look, 0)).toContain(`(#${hidden}) `);
    expect(drawn(state, look, 0)).toContain('79 4B: 7R');
  });

  test('shows others a card that was face up, and a back with its level', () => {
    const text = drawn(state, look, 1);
    expect(text).toContain('▒II▒ face down');
    expect(text).toContain('79 4B: 7R');
    expect(text).not.toContain(`(#${hidden})`);
  });

  test.each([look, large, { ...look, rows: 17 }])('never shows a hidden card to anybody else', (as) => {
    for (const seats of [2, 3, 4]) {
      for (const before of sampled(seats, 20)) {
        for (const viewer of ['table', ...before.players.keys()] as Viewer[]) {
          const text = draw(sceneOf(before, viewer), as);
          const secrets = before.players.flatMap(({ res }, seat) => (seat === viewer ? [] : res.filter(([, isHidden]) => isHidden === 1)));
          for (const [card] of secrets) expect(text).not.toContain(`(#${card})`);
        }
      }
    }
  });

  test('in a narrow panel stands in a line', () => {
    const four = played(beginning(4), 'R79', 'D3');
    expect(drawn(four, look, 1)).toMatch(/^.{49} #79 4B +$/m);
    expect(drawn(four, look, 0)).toContain('▒III▒');
  });
});

test('large windows have large cards, with the cost in a column', () => {
  const lines = drawn(beginning(4), large).split('\n');
  const row = lines.findIndex((line) => line.includes('81'));
  expect(lines[row]).toContain('│ 5 #81    B  │');
  expect(lines[row + 1]).toContain('│ 7R          │');
  expect(lines[row + 2]).toContain('│ 3B          │');
});

test('every kind of gem has a ground of its own where there are colours', () => {
  const text = drawn(beginning(), { ...look, colours: 3 });
  const paint = paintFor({ colours: 3 });
  for (const chip of [
    paint.gemWhite('4W'),
    paint.gemBlue('4U'),
    paint.gemGreen('4G'),
    paint.gemRed('4R'),
    paint.gemBlack('4B'),
    paint.gemGold('5Y'),
  ]) {
    expect(text).toContain(chip);
  }
});

test('ASCII tables have ASCII characters alone', () => {
  for (const state of sampled(4, 20)) {
    expect(drawn(state, { ...look, symbols: 'ascii' })).toMatch(/^[\n -~]*$/);
  }
  expect(widthOf('✓', { wide: true })).toBe(1);
});
