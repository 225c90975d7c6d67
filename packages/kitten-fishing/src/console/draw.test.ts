import type { Look } from '@console-arcade/console';
import { sizeOf } from '@console-arcade/console';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draw } from './draw.js';
import { course, dealtCourse, look, names, sceneOf } from './fixtures/scenes.js';

const ascii: Look = { ...look, symbols: 'ascii' };
const wide: Look = { ...look, wide: true };
const chinese: Look = { ...look, language: 'zh' };

/** The deal of the rules: 1 2 3 4 5 against 4 2 5 1 3, first card first. */
const worked = [
  [1, 2, 3, 4, 5],
  [4, 2, 5, 1, 3],
];
const playing = sceneOf(course({ hands: worked }, 6));
const captured = sceneOf(course({ hands: worked }, 7));
const over = sceneOf(course({ hands: worked }, 99));
const open = sceneOf(course({ hands: [[1, 12, 3, 10], [2, 13, 14, 11, 15], [5]], options: { openHands: true } }, 5));

/** A picture without the line break that it begins with. */
const picture = (text: string): string => text.replace(/^\n/, '');

describe('the table', () => {
  test('in the middle of a game', () => {
    expect(draw(playing, look)).toBe(
      picture(String.raw`
  Ann          2 ▐▐                                                     /\_/\
▸ Bartholomew  4 ▐▐▐▐                                                  ( o.o )
                                                                        > ^ <
──── The train: 4 ─────────────────────────────────────────────────────────────
    o .__. ╭──╭──╭──╮   ╭──╮  Ann
  ._Y_|__| │A │4 │5 │   │3 │  played this
  /oo--(_) ╰──╰──╰──╯   ╰──╯
──── Cards in hand ────────────────────── plays 6 ── captures 1 ── largest 2 ──
  Ann          5 │█▂▂
                 │███▃▃▃
                 │██████▅
               0 │███████
  Bartholomew  5 │██▂▂█▂▂
                 │███████
                 │███████
               0 │███████
                 └0─────6──────────────────────────────────────────────────────`),
    );
  });

  test('after a capture shows what was caught, in the order in which it joined the hand', () => {
    expect(draw(captured, look)).toBe(
      picture(String.raw`
  Ann          2 ▐▐                                                     /\_/\
▸ Bartholomew  8 ▐▐▐▐▐▐▐▐                                              ( ^.^ )
                                                                        > ^ <
──── The train: 0 ─────────────────────────────────────────────────────────────
    o .__.                    ╭──╭──╭──╭──╭──╮  Bartholomew
  ._Y_|__| no carriages yet   │A │3 │5 │4 │A │  caught 5 cards
  /oo--(_)                    ╰──╰──╰──╰──╰──╯  ><(((('>
──── Cards in hand ────────────────────── plays 7 ── captures 2 ── largest 5 ──
  Ann          8 │
                 │▄
                 │███▄▄▄
               0 │████████
  Bartholomew  8 │       █
                 │▄▄  ▄  █
                 │████████
               0 │████████
                 └0──────7─────────────────────────────────────────────────────`),
    );
  });

  test('in ASCII', () => {
    expect(draw(playing, ascii)).toBe(
      picture(String.raw`
  Ann          2 ||                                                     /\_/\
> Bartholomew  4 ||||                                                  ( o.o )
                                                                        > ^ <
---- The train: 4 -------------------------------------------------------------
    o .__. .--.--.--.   .--.  Ann
  ._Y_|__| |A |4 |5 |   |3 |  played this
  /oo--(_) '--'--'--'   '--'
---- Cards in hand ---------------------- plays 6 -- captures 1 -- largest 2 --
  Ann          5 |#..
                 |###...
                 |######:
               0 |#######
  Bartholomew  5 |##..#..
                 |#######
                 |#######
               0 |#######
                 +0-----6------------------------------------------------------`),
    );
  });

  test('in Chinese, where box lines and blocks take two cells', () => {
    expect(draw(captured, { ...wide, language: 'zh' })).toBe(
      picture(String.raw`
  Ann          2 ▐▐                                                     /\_/\
▸ Bartholomew  8 ▐▐▐▐▐▐▐▐                                              ( ^.^ )
                                                                        > ^ <
── 火车：0 张 ───────────────────────────────
    o .__.              ╭─╭─╭─╭─╭─╮  Bartholomew
  ._Y_|__| 还没有车厢   │A │3 │5 │4 │A │  钓到 5 张
  /oo--(_)              ╰─╰─╰─╰─╰─╯  ><(((('>
── 手牌张数 ─────────── 出牌 7 次 ─ 钓鱼 2 次 ─ 最多一次 5 张 ─
  Ann          8 │
                 │▄
                 │███▄▄▄
               0 │████████
  Bartholomew  8 │              █
                 │▄▄    ▄    █
                 │████████
               0 │████████
                 └0───────7──────────────────────`),
    );
  });

  test('at the end', () => {
    expect(draw(over, chinese)).toBe(
      picture(String.raw`
  Ann          0 出局                                                   /\_/\
* Bartholomew  6 ▐▐▐▐▐▐                                                ( -.- )
                                                                        > ^ <
──── 火车：4 张 ───────────────────────────────────────────────────────────────
    o .__. ╭──╭──╭──╮   ╭──╮  Ann
  ._Y_|__| │3 │4 │2 │   │5 │  刚出的牌
  /oo--(_) ╰──╰──╰──╯   ╰──╯
──── 手牌张数 ───────────────────── 出牌 11 次 ── 钓鱼 2 次 ── 最多一次 5 张 ──
  Ann          8 │
                 │▄
                 │███▄▄▄
               0 │█████████▄▄
  Bartholomew  8 │       █▄▄
                 │▄▄  ▄  █████
                 │████████████
               0 │████████████
                 └0─────────11─────────────────────────────────────────────────`),
    );
  });

  test('with open hands has the front card apart, and jokers', () => {
    expect(draw(open, look)).toBe(
      picture(String.raw`
▸ Ann          2 [3 ] [10]
  Bartholomew  3 [jo] [J [JO]
  You          0 out
──── The train: 5 ─────────────────────────────────────────────────────────────
    o .__. ╭──╭──╭──╭──╮   ╭──╮  Bartholomew
  ._Y_|__| │A │2 │5 │Q │   │K │  played this
  /oo--(_) ╰──╰──╰──╰──╯   ╰──╯
──── Cards in hand ────────────────────── plays 5 ── captures 0 ── largest 0 ──
  Ann          5 │▃
                 │█▆▆▆▂▂
               0 │██████
  Bartholomew  5 │██▃▃▃
                 │█████▆
               0 │██████
  You          5 │
                 │
               0 │▅▅▅
                 └0────5───────────────────────────────────────────────────────`),
    );
  });

  test('with open hands goes on in a second line, and leaves out the middle of what is longer', () => {
    const ranks = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const hands = [
      [1, 2, ...ranks(10, 99)],
      [...ranks(20, 59), 2],
    ];
    const rows = draw(sceneOf(course({ hands, options: { openHands: true } }, 0)), look).split('\n');
    expect(`${rows.slice(0, 4).join('\n')}\n`).toBe(
      picture(String.raw`
▸ Ann          92 [1 ] [2 [10[11[12[13[14[15[16[17[18[19[20[21[22[23[24[25[26]…
                       [82[83[84[85[86[87[88[89[90[91[92[93[94[95[96[97[98[99]
  Bartholomew  41 [20] [21[22[23[24[25[26[27[28[29[30[31[32[33[34[35[36[37[38]…
                       [43[44[45[46[47[48[49[50[51[52[53[54[55[56[57[58[59[2 ]
`),
    );
  });

  test('before the first play', () => {
    expect(draw(sceneOf(course({ hands: worked }, 0)), { ...look, rows: 12 })).toBe(
      picture(String.raw`
▸ Ann          5 ▐▐▐▐▐                                                  /\_/\
  Bartholomew  5 ▐▐▐▐▐                                                 ( o.o )
                                                                        > ^ <
──── The train: 0 ─────────────────────────────────────────────────────────────
    o .__.
  ._Y_|__| no carriages yet
  /oo--(_)
──── Cards in hand ────────────────────── plays 0 ── captures 0 ── largest 0 ──
  Ann          5 │█
  Bartholomew  5 │█
                 └0────────────────────────────────────────────────────────────`),
    );
  });

  test('in a very small window leaves the chart out', () => {
    expect(draw(playing, { ...look, columns: 29, rows: 6 })).toBe(
      picture(String.raw`
  Ann       2 ▐▐
▸ Barthol…  4 ▐▐▐▐
──── The train: 4 ───────────
    o .__. ╭──╭──╭──╮   ╭──╮
  ._Y_|__| │A │4 │5 │   │3 │
  /oo--(_) ╰──╰──╰──╯   ╰──╯`),
    );
  });

  test('with a long train in lines of small faces, whose bottom gives way', () => {
    const train = sceneOf(
      course({ hands: [Array.from({ length: 45 }, (_, i) => i + 1), Array.from({ length: 45 }, (_, i) => i + 46)] }, 79),
    );
    expect(draw(train, { ...look, rows: 9 })).toBe(
      picture(String.raw`
  Ann          5 ▐▐▐
▸ Bartholomew  6 ▐▐▐
──── The train: 79 ────────────────────────────────────────────────────────────
  …[15[60[16[61[17[62[18[63[19[64[20[65[21[66[22[67[23[68[24[69[25[70[26[71[27]
  [72[28[73[29[74[30[75[31[76[32[77[33[78[34[79[35[80[36[81[37[82[38[83[39[84]
  Ann played this  [40]
──── Cards in hand ───────────────────── plays 79 ── captures 0 ── largest 0 ──`),
    );
  });
});

describe('of any game', () => {
  const anyLook = fc.record({
    symbols: fc.constantFrom<Look['symbols']>('unicode', 'ascii'),
    wide: fc.boolean(),
    language: fc.constantFrom<Look['language']>('en', 'zh'),
    colours: fc.constantFrom<Look['colours']>(0, 3),
  });
  const anyCourse = fc.record({
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    seats: fc.integer({ min: 2, max: 4 }),
    ranks: fc.oneof(fc.constant(13), fc.integer({ min: 4, max: 100 })),
    copies: fc.integer({ min: 1, max: 6 }),
    openHands: fc.boolean(),
    plays: fc.integer({ min: 0, max: 300 }),
  });

  test.each([
    [79, 20],
    [119, 37],
  ])('the table fits %i×%i', (columns, rows) => {
    fc.assert(
      fc.property(anyLook, anyCourse, (chosen, { seed, seats, plays, ...options }) => {
        const room: Look = { ...look, ...chosen, columns, rows };
        const size = sizeOf(draw(sceneOf(dealtCourse(seed, seats, options, plays)), room), room);
        expect(size.columns).toBeLessThanOrEqual(columns);
        expect(size.rows).toBeLessThanOrEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  test('the chart stays where it is while a usual train grows and goes', () => {
    const states = dealtCourse(5, 2, {}, 60);
    const headlines = states.map((_, i) =>
      draw(sceneOf(states.slice(0, i + 1)), look)
        .split('\n')
        .findIndex((line) => line.includes('Cards in hand')),
    );
    expect(new Set(headlines).size).toBe(1);
  });

  test('a seat and the table see the same', () => {
    const states = dealtCourse(5, 3, {}, 60);
    expect(draw(sceneOf(states, 1), look)).toBe(draw(sceneOf(states), look));
  });

  test('longest names fit', () => {
    const scene = { ...sceneOf(dealtCourse(5, 4, {}, 60)), names: names.map((name) => `${name} ${'x'.repeat(23 - name.length)}`) };
    expect(sizeOf(draw(scene, look), look)).toEqual({ columns: 79, rows: 18 });
  });
});
