import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { board, wholeLines } from './fixtures/board.js';
import { arrange, colours, fiveInARow, rules, sizes, type Colour, type Line, type Point, type Rule, type State } from './index.js';
import { winningLines } from './lines.js';

const everySize = Array.from({ length: sizes.max - sizes.min + 1 }, (_, i) => sizes.min + i);

const fivesOf = (size: number): Point[][] =>
  wholeLines(size).flatMap((line) => Array.from({ length: Math.max(0, line.length - 4) }, (_, i) => line.slice(i, i + 5)));

/** The rules as patterns, `A` own stones and `B` the opponent's, searched in each whole line. */
const patterns: Record<Rule, RegExp> = {
  freestyle: /A{5,}/g,
  standard: /(?<!A)A{5}(?!A)/g,
  caro: /(?<!A)A{5}(?!A)(?<!BA{5}(?=B))/g,
};

function slowWinningLines(cells: string, size: number, rule: Rule, point: Point): Line[] {
  const own = cells[point];
  return wholeLines(size).flatMap((line) => {
    const text = line.map((at) => (cells[at] === '.' ? '.' : cells[at] === own ? 'A' : 'B')).join('');
    return [...text.matchAll(patterns[rule])]
      .map((match) => line.slice(match.index, match.index + match[0].length))
      .filter((found) => found.includes(point));
  });
}

const sorted = (lines: readonly Line[]): string[] => lines.map((line) => [...line].sort((a, b) => a - b).join(' ')).sort();

/** A game in which all stones of `five` lie but one, and the other colour's stones neither win nor block. */
function oneShort(size: number, five: Line, gap: Point, colour: Colour): State {
  const step = five[1] - five[0];
  const free = Array.from({ length: size * size }, (_, point) => point).filter(
    (point) => !five.includes(point) && point !== five[0] - step && point !== five[4] + step,
  );
  const own = five.filter((point) => point !== gap);
  const other = [...free.slice(0, 3), ...free.slice(colour === 'black' ? -1 : -2)];
  const [black, white] = colour === 'black' ? [own, other] : [other, own];
  return arrange({ size, stones: black.flatMap((point, i) => (i < white.length ? [point, white[i]] : [point])) });
}

const touchesEdge = (five: Line, size: number): boolean =>
  five.some((point) => point < size || point >= size * (size - 1) || point % size === 0 || point % size === size - 1);

describe('five at every place, direction, edge and corner, by every gap, wins with the stone that fills it', () => {
  test.each(everySize)('%i lines', (size) => {
    const missed: string[] = [];
    // On 15 lines everywhere and for both colours, on the other sizes at the edges.
    for (const five of fivesOf(size).filter((line) => size === 15 || touchesEdge(line, size))) {
      for (const gap of five) {
        for (const [seat, colour] of size === 15 ? colours.entries() : [[0, 'black'] as const]) {
          const before = oneShort(size, five, gap, colour);
          for (const rule of rules) {
            const after = fiveInARow.play({ ...before, rule }, { type: 'stone', point: gap });
            const won = fiveInARow.outcome(after)?.winners[0] === seat && sorted(after.lines).join() === sorted([five]).join();
            if (!won) missed.push(`${rule} ${five.join('-')} by ${gap}, ${colour}`);
          }
        }
      }
    }
    expect(missed).toEqual([]);
  });
});

describe('what counts as five', () => {
  const cases: [string, string[], Record<Rule, boolean>][] = [
    ['four', ['. X X X x .'], { freestyle: false, standard: false, caro: false }],
    ['a broken five', ['X X . X x X'], { freestyle: false, standard: false, caro: false }],
    ['five', ['. X X x X X .'], { freestyle: true, standard: true, caro: true }],
    ['six', ['. X X X x X X .'], { freestyle: true, standard: false, caro: false }],
    ['nine', ['X X X X x X X X X'], { freestyle: true, standard: false, caro: false }],
    ['a whole row of ten', ['X X X X x X X X X X'], { freestyle: true, standard: false, caro: false }],
    ['five, one end blocked', ['O X X x X X . '], { freestyle: true, standard: true, caro: true }],
    ['five, both ends blocked', ['O X X x X X O'], { freestyle: true, standard: true, caro: false }],
    ['five at the edge, the other end blocked', ['X X x X X O'], { freestyle: true, standard: true, caro: true }],
    ['five from edge to edge', ['X X x X X'], { freestyle: true, standard: true, caro: true }],
    ['six, both ends blocked', ['O X X X x X X O'], { freestyle: true, standard: false, caro: false }],
    ['five and a sixth after a gap', ['. X X x X X . X'], { freestyle: true, standard: true, caro: true }],
    ['five of white, both ends blocked', ['X O O o O O X'], { freestyle: true, standard: true, caro: false }],
    ['five down, both ends blocked', ['. O', '. X', '. X', '. x', '. X', '. X', '. O'], { freestyle: true, standard: true, caro: false }],
    [
      'five up the board, ending in the corner, blocked at its other end',
      ['. . . . . O', '. . . . X', '. . . X', '. . x', '. X', 'X'],
      { freestyle: true, standard: true, caro: true },
    ],
    ['stones that only follow each other over the edge', ['. . . X X', 'X X x'], { freestyle: false, standard: false, caro: false }],
    [
      'a diagonal that would go on over the edge',
      ['. . . X', '. . . . X', '', 'X', '. x', '. . X'],
      { freestyle: false, standard: false, caro: false },
    ],
    [
      'six in one line, five in another',
      ['. . x', '. . X', '. . X', '. . X', '. . X', '. . X', '. . .'],
      { freestyle: true, standard: false, caro: false },
    ],
  ];
  test.each(cases)('%s', (_, rows, expected) => {
    const { cells, size, marked } = board(...rows);
    const won = Object.fromEntries(rules.map((rule) => [rule, winningLines(cells, size, rule, marked).length > 0]));
    expect(won).toEqual(expected);
  });

  test('one stone may complete several lines, each given whole', () => {
    const { cells, size, marked } = board('x X X X X', 'X X', 'X . X', 'X . . X', 'X . . . X');
    expect(sorted(winningLines(cells, size, 'standard', marked))).toEqual(['0 1 2 3 4', '0 5 10 15 20', '0 6 12 18 24']);
  });

  test('a five counts beside an overline by the same stone', () => {
    const { cells, size, marked } = board('x X X X X X', 'X', 'X', 'X', 'X');
    expect(sorted(winningLines(cells, size, 'standard', marked))).toEqual(['0 6 12 18 24']);
    expect(winningLines(cells, size, 'freestyle', marked)).toHaveLength(2);
  });
});

describe('five detection does as the rule text says, on any board', () => {
  const crowdedBoard = fc.integer(sizes).chain((size) =>
    fc.record({
      size: fc.constant(size),
      cells: fc
        .integer({ min: 0, max: 8 })
        .chain((crowd) =>
          fc
            .array(fc.integer({ min: 0, max: 9 }), { minLength: size * size, maxLength: size * size })
            .map((dice) => dice.map((die) => (die <= crowd ? 'X' : die === 9 ? '.' : 'O')).join('')),
        ),
      point: fc.nat({ max: size * size - 1 }),
    }),
  );
  test.each(rules)('%s', (rule) => {
    fc.assert(
      fc.property(crowdedBoard, ({ size, cells, point }) => {
        fc.pre(cells[point] !== '.');
        expect(sorted(winningLines(cells, size, rule, point))).toEqual(sorted(slowWinningLines(cells, size, rule, point)));
      }),
      { numRuns: 300 },
    );
  });
});
