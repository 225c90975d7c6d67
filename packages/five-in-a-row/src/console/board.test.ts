import { describe, expect, test } from '@jest/globals';
import { widthOf, type Look, type Scene } from '@console-arcade/console';
import { played, start } from '../fixtures/play.js';
import { fiveInARow, type Options, type View } from '../index.js';
import { drawBoard } from './board.js';

const plain: Look = { columns: 79, rows: 20, colours: 0, symbols: 'unicode', wide: false, language: 'en' };
const ascii: Look = { ...plain, symbols: 'ascii' };
const wide: Look = { ...plain, wide: true };
const both = { above: true, below: true };

const viewOf = (options: Partial<Options>, moves = ''): View => {
  const empty = start(options);
  return fiveInARow.view(moves === '' ? empty : played(empty, moves), 'open');
};
const drawn = (view: View, look: Look, scene: Partial<Scene<View>> = {}) => drawBoard({ view, past: [], names: [], ...scene }, look, both);
/** A board line by line, as it stands on paper: without the letters, the margin and the spaces at the ends. */
const rows = (view: View, look: Look, scene: Partial<Scene<View>> = {}) => drawn(view, look, scene).map((line) => line.trimEnd());

describe('the empty board', () => {
  test('is drawn with lines, its centre is a star', () => {
    expect(rows(viewOf({ size: 5 }), plain)).toEqual([
      '  a b c d e', //
      '5 ┌─┬─┬─┬─┐ 5',
      '4 ├─┼─┼─┼─┤ 4',
      '3 ├─┼─╋─┼─┤ 3',
      '2 ├─┼─┼─┼─┤ 2',
      '1 └─┴─┴─┴─┘ 1',
      '  a b c d e',
    ]);
  });

  test('is drawn with points where there are no lines', () => {
    expect(rows(viewOf({ size: 5 }), ascii)).toEqual([
      '  a b c d e', //
      '5 . . . . . 5',
      '4 . . . . . 4',
      '3 . . + . . 3',
      '2 . . . . . 2',
      '1 . . . . . 1',
      '  a b c d e',
    ]);
  });

  test('closes its lines where each sign takes two cells, with letters as wide', () => {
    expect(rows(viewOf({ size: 5 }), wide)).toEqual([
      '  ａｂｃｄｅ', //
      '5 ┌┬┬┬┐ 5',
      '4 ├┼┼┼┤ 4',
      '3 ├┼╋┼┤ 3',
      '2 ├┼┼┼┤ 2',
      '1 └┴┴┴┘ 1',
      '  ａｂｃｄｅ',
    ]);
  });

  test.each([
    [5, 'c3'],
    [6, ''],
    [9, 'c7 g7 e5 c3 g3'],
    [10, 'c8 h8 c3 h3'],
    [15, 'd12 l12 h8 d4 l4'],
    [19, 'd16 j16 p16 d10 j10 p10 d4 j4 p4'],
    [20, 'd17 q17 d4 q4'],
  ])('of %i lines has the customary stars', (size, expected) => {
    const stars = drawn(viewOf({ size }), plain).flatMap((line) =>
      [...line].flatMap((sign, at) => {
        const column = (at - String(size).length - 1) / 2;
        return sign === '╋' ? [`${String.fromCharCode(97 + column)}${Number.parseInt(line, 10)}`] : [];
      }),
    );
    expect(stars.join(' ')).toBe(expected);
  });
});

describe('without colours', () => {
  test('the last stone stands in brackets, and black and white are told apart', () => {
    const view = viewOf({ size: 5 }, 'c3 d4 b3');
    expect(rows(view, plain).slice(2, 4)).toEqual(['4 ├─┼─┼─○─┤ 4', '3 ├(●)●─┼─┤ 3']);
    expect(rows(view, ascii).slice(2, 4)).toEqual(['4 . . . O . 4', '3 .(X)X . . 3']);
    expect(rows(view, wide).slice(2, 4)).toEqual(['4 ├┼┼○┤ 4', '3 ├▲●┼┤ 3']);
    expect(rows(viewOf({ size: 5 }, 'c3 d4'), wide)[2]).toBe('4 ├┼┼△┤ 4');
  });

  test('the brackets of a mark at the edge take the place of the margin', () => {
    expect(rows(viewOf({ size: 5 }, 'a5'), plain)[1]).toBe('5(●)┬─┬─┬─┐ 5');
    expect(rows(viewOf({ size: 5 }, 'e1'), plain)[5]).toBe('1 └─┴─┴─┴(●)1');
  });

  test('a cursor beside the last stone shares its bracket, on it takes both', () => {
    const view = viewOf({ size: 5 }, 'c3');
    const middle = (look: Look, column: number) => rows(view, look, { cursor: { row: 2, column } })[3];
    expect([1, 2, 3].map((column) => middle(plain, column))).toEqual(['3 ├[┼]●)┼─┤ 3', '3 ├─┼[●]┼─┤ 3', '3 ├─┼(●[┼]┤ 3']);
    expect([1, 2, 3].map((column) => middle(ascii, column))).toEqual(['3 .[.]X). . 3', '3 . .[X]. . 3', '3 . .(X[.]. 3']);
    expect([1, 2, 3].map((column) => middle(wide, column))).toEqual(['3 ├[]▲┼┤ 3', '3 ├┼■┼┤ 3', '3 ├┼▲[]┤ 3']);
  });

  test('a winning row is starred, or held by one pair of brackets', () => {
    const view = viewOf({ size: 5 }, 'a3 a1 b3 b1 c3 c1 d3 d1 e3');
    expect(rows(view, plain)[3]).toBe('3 ★─★─★─★(★)3');
    expect(rows(view, ascii)[3]).toBe('3(X X X X X)3');
    expect(rows(view, wide)[3]).toBe('3 ★★★★★ 3');
    expect(rows(view, ascii)[5]).toBe('1 O O O O . 1');
  });

  test('a winning diagonal of White is starred, or each of its stones bracketed', () => {
    const view = viewOf({ size: 5 }, 'a3 a1 a4 b2 b3 c3 c1 d4 e2 e5');
    expect(rows(view, plain)).toEqual([
      '  a b c d e', //
      '5 ┌─┬─┬─┬(☆)5',
      '4 ●─┼─┼─☆─┤ 4',
      '3 ●─●─☆─┼─┤ 3',
      '2 ├─☆─┼─┼─● 2',
      '1 ☆─┴─●─┴─┘ 1',
      '  a b c d e',
    ]);
    expect(rows(view, ascii).slice(1, 6)).toEqual([
      '5 . . . .(O)5', //
      '4 X . .(O). 4',
      '3 X X(O). . 3',
      '2 .(O). . X 2',
      '1(O). X . . 1',
    ]);
  });
});

test('the heat map has a digit on every empty point, the best in brackets', () => {
  const view = viewOf({ size: 7 }, 'd4 d5 e4 a1 c4 a2');
  const heat = { overlay: 'heat' };
  expect(rows(view, ascii, heat)).toEqual([
    '  a b c d e f g', //
    '7 1 1 1 1 1 1 1 7',
    '6 1 1 1 1 1 1 1 6',
    '5 1 1 1 O 1 1 1 5',
    '4 1<9>X X X<9>1 4',
    '3 2 1 1 1 1 1 1 3',
    '2(O)1 1 1 1 1 1 2',
    '1 O 1 1 1 1 1 1 1',
    '  a b c d e f g',
  ]);
  expect(rows(view, wide, { ...heat, cursor: { row: 0, column: 0 } }).slice(1, 5)).toEqual([
    '7 [1１１１１１１ 7', //
    '6 １１１１１１１ 6',
    '5 １１１○１１１ 5',
    '4 １⑨●●●⑨１ 4',
  ]);
});

test('after the end there is no heat map', () => {
  const view = viewOf({ size: 5 }, 'a3 a1 b3 b1 c3 c1 d3 d1 e3');
  expect(rows(view, plain, { overlay: 'heat' })).toEqual(rows(view, plain));
});

test('letters can be left out', () => {
  const scene = { view: viewOf({ size: 5 }), past: [], names: [] };
  expect(drawBoard(scene, plain, { above: false, below: true })).toHaveLength(6);
  expect(drawBoard(scene, plain, { above: false, below: false })).toHaveLength(5);
});

describe('every row of every board is as wide as the next', () => {
  const games: [string, Partial<Options>, string][] = [
    ['empty', {}, ''],
    ['begun', {}, 'h8 a1 i8 a15 o1 o15'],
    ['won', {}, 'h8 a1 i8 a2 j8 a3 k8 a4 l8'],
    ['small', { size: 9 }, 'a9 i1'],
    ['large', { size: 20 }, 'a20 t1 t20 a1 k10'],
  ];
  const looks: [string, Look][] = [
    ['lines', plain],
    ['letters', ascii],
    ['wide signs', wide],
    ['wide letters', { ...ascii, wide: true }],
    ['colours', { ...plain, colours: 3 }],
    ['wide colours', { ...wide, colours: 1 }],
  ];
  const cases = games.flatMap(([game, options, moves]) =>
    looks.map(([name, look]) => ({ name: `${game}, ${name}`, options, moves, look })),
  );

  test.each(cases)('$name', ({ options, moves, look }) => {
    const view = viewOf(options, moves);
    const last = view.size - 1;
    const widths = [undefined, { row: 0, column: 0 }, { row: last, column: last }, { row: 7, column: 8 }].flatMap((cursor) =>
      [undefined, 'heat'].flatMap((overlay) =>
        drawn(view, look, { ...(cursor === undefined ? {} : { cursor }), ...(overlay === undefined ? {} : { overlay }) }).map((line) =>
          widthOf(line, look),
        ),
      ),
    );
    const lines = look.wide && look.symbols === 'unicode' ? 2 * view.size + 2 : 2 * view.size + 1;
    expect(new Set(widths)).toEqual(new Set([lines + 2 * String(view.size).length]));
  });
});

test('with colours the cursor is inverse and keeps its brackets', () => {
  const line = drawn(viewOf({ size: 5 }), { ...plain, colours: 1 }, { cursor: { row: 2, column: 2 } })[3];
  expect(line).toContain('\u001b[7m[╋]\u001b[27m');
});
