import { describe, expect, test } from '@jest/globals';
import { keyHelp, languages, layOut, sizeOf, widthOf, type Look, type Scene } from '@console-arcade/console';
import { played, start } from '../fixtures/play.js';
import { fiveInARow, type Options, type View } from '../index.js';
import { draw } from './draw.js';

const plain: Look = { columns: 79, rows: 20, colours: 0, symbols: 'unicode', wide: false, language: 'en' };
const names = ['Ann', 'You'];

const sceneOf = (options: Partial<Options>, moves = '', scene: Partial<Scene<View>> = {}): Scene<View> => {
  const empty = start(options);
  return { view: fiveInARow.view(moves === '' ? empty : played(empty, moves), 'open'), past: [], names, ...scene };
};
/** The scene line by line, without the spaces that keep it steady. */
const shown = (scene: Scene<View>, look: Look = plain) =>
  draw(scene, look)
    .split('\n')
    .map((line) => line.trimEnd());

describe('beside the board', () => {
  test('stand the game, the players, what is due and the moves', () => {
    expect(shown(sceneOf({ size: 9 }, 'e5 f6 d4'))).toEqual([
      '  a b c d e f g h i     9×9 · Freestyle',
      '9 ┌─┬─┬─┬─┬─┬─┬─┬─┐ 9',
      '8 ├─┼─┼─┼─┼─┼─┼─┼─┤ 8     ● Black: Ann',
      '7 ├─┼─╋─┼─┼─┼─╋─┼─┤ 7   > ○ White: You',
      '6 ├─┼─┼─┼─┼─○─┼─┼─┤ 6',
      '5 ├─┼─┼─┼─●─┼─┼─┼─┤ 5   ○ White to move',
      '4 ├─┼─┼(●)┼─┼─┼─┼─┤ 4   Stones: 3',
      '3 ├─┼─╋─┼─┼─┼─╋─┼─┤ 3',
      '2 ├─┼─┼─┼─┼─┼─┼─┼─┤ 2     1. e5   f6',
      '1 └─┴─┴─┴─┴─┴─┴─┴─┘ 1     2. d4',
      '  a b c d e f g h i',
    ]);
  });

  test('in Chinese and letters', () => {
    expect(
      shown(sceneOf({ size: 7, rule: 'caro' }, 'd4 e5', { names: ['你', '小安'] }), { ...plain, symbols: 'ascii', language: 'zh' }),
    ).toEqual([
      '  a b c d e f g     7x7 - 卡罗规则',
      '7 . . . . . . . 7',
      '6 . . . . . . . 6   > X 黑：你',
      '5 . . . .(O). . 5     O 白：小安',
      '4 . . . X . . . 4',
      '3 . . . . . . . 3   轮到黑方 X',
      '2 . . . . . . . 2   棋子：2',
      '1 . . . . . . . 1',
      '  a b c d e f g       1. d4   e5',
    ]);
  });

  test('in wide signs', () => {
    expect(shown(sceneOf({ size: 5 }, 'c3'), { ...plain, wide: true, language: 'zh' })).toEqual([
      '  ａｂｃｄｅ     5×5 · 自由规则', //
      '5 ┌┬┬┬┐ 5',
      '4 ├┼┼┼┤ 4     ● 黑：Ann',
      '3 ├┼▲┼┤ 3   > ○ 白：You',
      '2 ├┼┼┼┤ 2',
      '1 └┴┴┴┘ 1   轮到白方 ○',
      '  ａｂｃｄｅ     棋子：1',
    ]);
  });

  const beside = (scene: Scene<View>, look: Look = plain) =>
    shown(scene, look)
      .map((line) => line.slice(2 * scene.view.size + 2 + 2 * String(scene.view.size).length).trim())
      .filter((line) => line !== '');

  test.each([
    ['', ['> ? Ann', '? You', 'Stone 1 of 3: ● Black', 'Stones: 0']],
    ['e5 f6', ['> ? Ann', '? You', 'Stone 3 of 3: ● Black', 'Stones: 2']],
    ['e5 f6 d4', ['? Ann', '> ? You', 'To choose: You', 'Stones: 3']],
    ['e5 f6 d4 more', ['? Ann', '> ? You', 'Stone 4 of 5: ○ White', 'Stones: 3']],
    ['e5 f6 d4 more a1 b1', ['> ? Ann', '? You', 'To choose: Ann', 'Stones: 5']],
    ['e5 f6 d4 black', ['● Black: You', '> ○ White: Ann', '○ White to move', 'Stones: 3']],
    ['e5 f6 d4 white', ['● Black: Ann', '> ○ White: You', '○ White to move', 'Stones: 3']],
  ])('swap2 after "%s" says what is due', (moves, expected) => {
    expect(beside(sceneOf({ size: 9, opening: 'swap2' }, moves)).slice(0, 5)).toEqual(['9×9 · Freestyle · Swap2', ...expected]);
  });

  test('the end is told with the sign of the winner, and nobody is to move', () => {
    const won = sceneOf({}, 'h8 a1 i8 a2 j8 a3 k8 a4 l8');
    expect(beside(won).slice(1, 4)).toEqual(['● Black: Ann', '○ White: You', '★ five in a row']);
  });

  test('the last moves are listed, as many as there is room for', () => {
    const moves = Array.from({ length: 15 }, (_, i) => `a${i + 1} c${i + 1}`)
      .map((pair, i) => (i % 2 === 0 ? pair : pair.split(' ').reverse().join(' ')))
      .join(' ');
    const lines = beside(sceneOf({}, `${moves} h8`));
    expect(lines.at(-1)).toBe('16. h8');
    expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(9);
  });

  test('the heat map is explained', () => {
    expect(beside(sceneOf({}, 'h8', { overlay: 'heat' }))).toContain('Heat: 1 cold, 9 the best');
  });
});

test('in a narrow window the players stand in one line below the board, in a low one nowhere', () => {
  const scene = sceneOf({ size: 15 }, 'h8');
  const narrow = shown(scene, { ...plain, columns: 50 });
  expect(narrow).toHaveLength(18);
  expect(narrow.at(-1)).toBe('  ● Black: Ann       > ○ White: You');
  expect(shown(scene, { ...plain, columns: 50, rows: 17 })).toHaveLength(17);
});

describe('nothing jumps: every line of a scene is equally wide, and the scene fits', () => {
  const looks = languages.flatMap((language) =>
    (['unicode', 'ascii'] as const).flatMap((symbols) =>
      [false, true].flatMap((wide) => ([0, 3] as const).map((colours): Look => ({ ...plain, language, symbols, wide, colours }))),
    ),
  );
  const long = ['Ann-with-a-very-long-name', '名字很长很长很长很长很长的一个人'];
  const cases = looks.flatMap((look) =>
    [5, 15, 19, 20].map((size) => ({
      name: `${size} lines, ${look.language}, ${look.symbols}, wide ${look.wide}, ${look.colours}`,
      size,
      look,
    })),
  );

  test.each(cases)('$name', ({ size, look }) => {
    const scenes = [
      sceneOf({ size }),
      sceneOf({ size }, 'a1 b2 c3', { names: long, overlay: 'heat', cursor: { row: 1, column: 1 } }),
      sceneOf({ size, opening: 'swap2', rule: 'standard' }, 'a1 b2 c3 more', { names: long }),
    ];
    const sizes = scenes.map((scene) => sizeOf(draw(scene, look), look));
    const widths = scenes.flatMap((scene) =>
      draw(scene, look)
        .split('\n')
        .map((line) => widthOf(line, look)),
    );
    expect(new Set(widths).size).toBe(1);
    expect(new Set(sizes.map(({ rows }) => rows)).size).toBe(1);
    expect(sizes[0].columns).toBeLessThanOrEqual(79);
    // The kit gives one row more than it says to a board that needs it.
    expect(sizes[0].rows).toBeLessThanOrEqual(size < 19 ? 20 : 21);
  });
});

describe('in a window of 80 × 24', () => {
  const window: Look = { ...plain, columns: 80, rows: 24 };
  const screen = (scene: Scene<View>, prompt: string) =>
    layOut(
      { title: 'TITLE', aside: '', scene: (room) => draw(scene, room), messages: ['TOLD'], prompt, keys: [keyHelp('q', 'leave', window)] },
      window,
    );

  test('15 lines leave room for the title and the last messages', () => {
    const text = screen(sceneOf({}, 'h8'), 'asked');
    expect(text).toContain('TITLE');
    expect(text).toContain('TOLD');
    expect(text.match(/a b c d/g)).toHaveLength(2);
  });

  test('20 lines fit with letters below, also while a mistyped move is explained', () => {
    const scene = sceneOf({ size: 20 }, 'h8');
    const asked = screen(scene, 'asked');
    expect(asked.match(/a b c d/g)).toHaveLength(1);
    expect(asked).toContain('TOLD');
    const explained = screen(scene, 'Move: z99\n      ^ outside');
    expect(explained).toContain('20 ┌');
    expect(explained).toContain(' 1 └');
    expect(explained.split('\n')).toHaveLength(24);
  });
});
