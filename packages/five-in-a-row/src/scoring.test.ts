import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRandom, simulate } from '@console-arcade/core';
import { board, wholeLines } from './fixtures/board.js';
import { played, start } from './fixtures/play.js';
import {
  arrange,
  bots,
  createScoringBot,
  fiveInARow,
  formatPoint,
  scoreBoard,
  scoringTable,
  type Choice,
  type Move,
  type ScoringTable,
  type State,
} from './index.js';

const [random, scoring] = bots;
const zeros = scoringTable.itself.map((): [number, number, number] => [0, 0, 0]);
const onlyOpponent: ScoringTable = { ...scoringTable, itself: zeros };
const onlyItself: ScoringTable = { ...scoringTable, opponent: zeros };
/** Lines on which nothing would be joined count nothing, so that a row can be looked at alone. */
const withoutEmptyLines = (table: ScoringTable): ScoringTable => ({
  opponent: [[0, 0, 0], ...table.opponent.slice(1)],
  itself: [[0, 0, 0], ...table.itself.slice(1)],
});

/** What the marked point is worth; black is to move unless said otherwise. */
function scoreAt(rows: readonly string[], table: ScoringTable = scoringTable, toMove: 'X' | 'O' = 'X'): number {
  const { size, cells, marked } = board(...rows);
  return scoreBoard({ size, cells, stones: toMove === 'X' ? [] : [0] }, table).flat()[marked];
}

describe('every cell of the table', () => {
  // `#` are the stones that are counted, B those of the other side.
  const cases: [stones: number, openEnds: number, row: string][] = [
    [1, 0, 'B # * B . . . .'],
    [1, 1, 'B # * . . . . .'],
    [1, 2, '. # * . . . . .'],
    [2, 0, 'B # # * B . . .'],
    [2, 0, '# # * B . . . .'],
    [2, 1, 'B # # * . . . .'],
    [2, 1, '. # # * B . . .'],
    [2, 1, '# # * . . . . .'],
    [2, 2, '. # # * . . . .'],
    [2, 2, '. # * # . . . .'],
    [3, 0, 'B # # # * B . .'],
    [3, 0, '# # * # B . . .'],
    [3, 1, 'B # # * # . . .'],
    [3, 1, '. # # # * B . .'],
    [3, 2, '. # # # * . . .'],
    [3, 2, '. # * # # . . .'],
    [4, 0, 'B # # # # * B .'],
    [4, 1, '# # # # * . . .'],
    [4, 2, '. # # * # # . .'],
    [5, 0, '# # # * # # B .'],
    [7, 0, '# # # # * # # #'],
    [6, 2, '. # # # * # # # .'],
    [1, 2, '. # * . # . . .'],
  ];
  const drawn = (row: string, own: string, other: string) => [row.replaceAll('#', own).replaceAll('B', other)];

  test.each(cases)('%i stones, %i open ends: %s', (stones, openEnds, row) => {
    const at = Math.min(stones, 4);
    const opponent = withoutEmptyLines(onlyOpponent);
    const itself = withoutEmptyLines(onlyItself);
    expect(scoreAt(drawn(row, 'O', 'X'), opponent)).toBe(scoringTable.opponent[at][openEnds]);
    expect(scoreAt(drawn(row, 'X', 'O'), itself)).toBe(scoringTable.itself[at][openEnds]);
    expect(scoreAt(drawn(row, 'X', 'O'), opponent, 'O')).toBe(scoringTable.opponent[at][openEnds]);
    expect(scoreAt(drawn(row, 'O', 'X'), itself, 'O')).toBe(scoringTable.itself[at][openEnds]);
  });

  test('the numbers are those of the rule sheet', () => {
    expect(scoringTable.opponent.map((row) => row.join(' '))).toEqual(['0 0 0', '0 10 10', '0 30 40', '0 60 5000', '20000 20000 20000']);
    expect(scoringTable.itself.map((row) => row.join(' '))).toEqual(['0 5 5', '0 10 10', '0 25 50', '0 55 10000', '30000 30000 30000']);
  });
});

describe('a point', () => {
  test('joining nothing is worth 5 for each line that is open somewhere', () => {
    expect(scoreAt(['', '', '. . *'])).toBe(20);
    expect(scoreAt(['*'])).toBe(15); // the rising diagonal of the corner is one point long
    expect(scoreAt(['', '. O . O', '. O * O', '. O . O'], onlyItself)).toBe(5); // only up and down is open
  });

  test('adds up its four lines and both sides', () => {
    // Across: two of the opponent, both ends open. Down: one of its own. Both diagonals: nothing.
    const rows = ['', '. . . . . .', '. O O * . .', '. . . X', '', ''];
    expect(scoreAt(rows)).toBe(40 + 5 + 10 + 5 + 5);
  });

  test('is worth −1 where a stone lies', () => {
    const state = arrange({ size: 5, stones: 'a5 c3' });
    const scores = scoreBoard(fiveInARow.view(state, 'open'));
    expect(scores).toHaveLength(5);
    expect([scores[0][0], scores[2][2]]).toEqual([-1, -1]);
    expect(scores.flat().filter((score) => score < 0)).toHaveLength(2);
  });

  test('joins no stones over the edge of the board', () => {
    expect(scoreAt(['. . . O O', '* . . . .'], withoutEmptyLines(scoringTable))).toBe(0);
  });
});

test('every point of any board is worth what the rule sheet says, counted line by line on paper', () => {
  const worth = (before: string, after: string, stone: string, scores: ScoringTable['itself']): number => {
    const runs = [[...before].reverse().join(''), after].map((side) => {
      const run = /^(.)\1{0,3}/.exec(side)?.[0] ?? '';
      const length = run.startsWith(stone) ? run.length : 0;
      return { length, open: side[length] === '.' };
    });
    return scores[Math.min(4, runs[0].length + runs[1].length)][runs.filter(({ open }) => open).length];
  };
  const boards = fc
    .integer({ min: 5, max: 9 })
    .chain((size) => fc.array(fc.constantFrom('.', 'X', 'O', 'O'), { minLength: size * size, maxLength: size * size }));
  fc.assert(
    fc.property(boards, fc.boolean(), (signs, blackMoves) => {
      const size = Math.sqrt(signs.length);
      const [own, other] = blackMoves ? 'XO' : 'OX';
      const expected = signs.map((sign) => (sign === '.' ? 0 : -1));
      for (const line of wholeLines(size)) {
        const text = line.map((point) => signs[point]).join('');
        for (const [i, point] of line.entries()) {
          if (signs[point] !== '.') continue;
          const [before, after] = [text.slice(0, i), text.slice(i + 1)];
          expected[point] += worth(before, after, other, scoringTable.opponent) + worth(before, after, own, scoringTable.itself);
        }
      }
      expect(scoreBoard({ size, cells: signs.join(''), stones: blackMoves ? [] : [0] }).flat()).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

describe('the scoring computer', () => {
  const choice = (state: State, seed = 1) =>
    scoring.choose(fiveInARow.view(state, fiveInARow.turn(state) ?? 'open'), createRandom(seed), {}) as Move;
  const chosen = (state: State, seed = 1) => fiveInARow.format(choice(state, seed), fiveInARow.view(state, 'open'));

  test.each([
    [5, 'c3'],
    [6, 'd3'],
    [15, 'h8'],
    [19, 'j10'],
    [20, 'k10'],
  ])('begins in the middle of %i lines', (size, centre) => {
    expect(chosen(start({ size }))).toBe(centre);
  });

  test('makes five rather than prevent it, and prevents four rather than make three', () => {
    expect(chosen(arrange({ stones: 'h8 a1 i8 a2 j8 a3 k8 a4' }))).toMatch(/^[gl]8$/);
    expect(chosen(arrange({ stones: 'h8 a1 i8 a2 j8 a3 o15' }))).toMatch(/^[gk]8$|^a4$/);
    expect(chosen(arrange({ stones: 'a1 h8 a3 i8 o1 j8 a5 k8 l8' }))).toBe('g8');
  });

  test('draws lots between equal points', () => {
    const state = arrange({ stones: 'h8 a1 i8 a2 j8 a3 k8 a4' });
    expect(new Set(Array.from({ length: 20 }, (_, seed) => chosen(state, seed)))).toEqual(new Set(['g8', 'l8']));
  });

  test('can be given another table', () => {
    const flat: ScoringTable = { opponent: zeros, itself: zeros };
    const bot = createScoringBot(flat);
    const view = fiveInARow.view(arrange({ size: 5, stones: 'c3' }), 1);
    const points = Array.from({ length: 60 }, (_, seed) => JSON.stringify(bot.choose(view, createRandom(seed), {})));
    expect(new Set(points).size).toBeGreaterThan(15);
  });

  test.each([
    [15, 'h8 i9 g7'],
    [5, 'c3 d4 b2'],
    [6, 'd3 e4 c2'],
    [20, 'k10 l11 j9'],
  ])('opens swap2 about the centre of %i lines', (size, expected) => {
    let state = start({ size, opening: 'swap2' });
    for (let i = 0; i < 3; i++) state = fiveInARow.play(state, choice(state));
    expect(state.stones.map((point) => formatPoint(point, size)).join(' ')).toBe(expected);
  });

  test('takes black at each choice and never asks for more', () => {
    const opened = played(start({ opening: 'swap2' }), 'h8 i9 g7');
    expect(chosen(opened)).toBe('black' satisfies Choice);
    const more = played(opened, 'more a1 b1');
    expect(chosen(more)).toBe('black' satisfies Choice);
  });

  test('goes on where others began an opening', () => {
    const begun = played(start({ opening: 'swap2' }), 'h8');
    expect(chosen(begun)).toBe('i9');
    const more = played(begun, 'i9 g7 more');
    expect(fiveInARow.refusal(fiveInARow.view(more, 'open'), choice(more))).toBeUndefined();
  });

  test('beats the random one in 200 of 200 games, seats changing', async () => {
    const totals = await simulate(fiveInARow, { bots: [scoring, random], games: 200, seed: 1 });
    expect(totals.bots.map(({ id, wins }) => [id, wins])).toEqual([
      ['scoring', 200],
      ['random', 0],
    ]);
    expect(totals.bots[0].seats.map(({ games }) => games)).toEqual([100, 100]);
  });
});
