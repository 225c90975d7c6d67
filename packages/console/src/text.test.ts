import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { beside, box, columns, pad, sizeOf, truncate, widthOf, wrap } from './text.js';
import type { Look } from './look.js';

const look: Look = { columns: 80, rows: 24, colours: 0, symbols: 'unicode', wide: false, language: 'en' };
const ascii: Look = { ...look, symbols: 'ascii' };
const wide: Look = { ...look, wide: true };

describe('the width of a line', () => {
  const cases: [line: string, narrow: number, wide: number][] = [
    ['', 0, 0],
    ['abc', 3, 3],
    ['斗地主', 6, 6],
    ['A♠', 2, 3],
    ['●○', 2, 4],
    ['─│┼', 3, 6],
    ['\u001b[31mred\u001b[39m', 3, 3],
    ['e\u0301', 1, 1],
  ];
  test.each(cases)('%j takes %i cells, %i in a wide terminal', (line, narrow, inWide) => {
    expect([widthOf(line, look), widthOf(line, wide)]).toEqual([narrow, inWide]);
  });
});

test('the quick way of measuring says what the slow one says', () => {
  const character = fc.oneof(fc.constantFrom(...'aé—…─┼●♠→五，（Ａ\u0301한👍🏽\u200d'), fc.string({ minLength: 1, maxLength: 1 }));
  fc.assert(
    fc.property(fc.array(character), (characters) => {
      const line = characters.join('').replaceAll('\u001b', '');
      expect(widthOf(line, look)).toBe(stringWidth(line));
      expect(widthOf(line, wide)).toBe(stringWidth(line, { ambiguousIsNarrow: false }));
    }),
  );
});

test('padding fills up by display width, on the side that is asked for', () => {
  expect(pad('五子', 6, look)).toBe('五子  ');
  expect(pad('五子', 6, look, 'right')).toBe('  五子');
  expect(pad('五子', 7, look, 'centre')).toBe(' 五子  ');
  expect(pad('五子棋', 5, look)).toBe('五子棋');
});

describe('truncating', () => {
  const cases: [line: string, width: number, narrow: string, inAscii: string][] = [
    ['abcdef', 6, 'abcdef', 'abcdef'],
    ['abcdef', 4, 'abc…', 'abc~'],
    ['五子棋', 5, '五子…', '五子~'],
    ['五子棋', 4, '五…', '五~'],
    ['abc', 1, '…', '~'],
    ['abc', 0, '', ''],
  ];
  test.each(cases)('%j to %i', (line, width, narrow, inAscii) => {
    expect([truncate(line, width, look), truncate(line, width, ascii)]).toEqual([narrow, inAscii]);
  });

  test('closes the colours that it cuts', () => {
    expect(truncate('\u001b[31mabcdef\u001b[39m', 4, look)).toBe('\u001b[31mabc…\u001b[0m');
  });
});

describe('wrapping', () => {
  const cases: [what: string, paragraph: string, width: number, lines: string[]][] = [
    ['between words', 'the last player with cards wins', 12, ['the last', 'player with', 'cards wins']],
    ['between Chinese characters', '轮流从手牌最前面出一张牌', 10, ['轮流从手牌', '最前面出一', '张牌']],
    ['not before Chinese punctuation', '轮流出牌，直到结束。', 9, ['轮流出', '牌，直到', '结束。']],
    ['not after an opening bracket', '四个（黑白）', 6, ['四个', '（黑', '白）']],
    ['not within a word among Chinese', '按 Enter 键继续', 7, ['按', 'Enter', '键继续']],
    ['a word that is longer than a line is cut', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['indents stay', '  - a b', 80, ['  - a b']],
    ['nothing is one empty line', '', 10, ['']],
  ];
  test.each(cases)('%s', (_what, paragraph, width, lines) => {
    expect(wrap(paragraph, width, look)).toEqual(lines);
  });

  test('no line is too wide, and nothing but spaces is lost', () => {
    const character = fc.constantFrom(...'ab cd,.（）五子棋，。 '.split(''));
    fc.assert(
      fc.property(fc.array(character, { maxLength: 60 }), fc.integer({ min: 4, max: 30 }), (characters, width) => {
        const paragraph = characters.join('');
        const lines = wrap(paragraph, width, look);
        for (const line of lines) expect(widthOf(line, look)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(paragraph.replaceAll(' ', ''));
      }),
    );
  });
});

test('blocks stand side by side, whatever they are written in', () => {
  expect(beside(['一\n二二', 'a\nb\nc'], 1, look)).toBe('一   a\n二二 b\n     c');
});

test('columns are as wide as their widest cell', () => {
  const rows = [
    ['五子棋', '2'],
    ['nim', '10'],
  ];
  expect(columns(rows, look, { align: ['left', 'right'] })).toEqual(['五子棋   2', 'nim     10']);
});

describe('a frame', () => {
  test('closes around Chinese text', () => {
    expect(box('小猫\nfish', look, '钓鱼')).toBe('╭─ 钓鱼 ─╮\n│ 小猫   │\n│ fish   │\n╰────────╯');
  });

  test('is of plain characters in ASCII', () => {
    expect(box('x', ascii)).toBe('+---+\n| x |\n+---+');
  });

  test.each([look, ascii, wide])('has lines of one width', (each) => {
    for (const text of ['a', 'ab', '五子棋', 'abc\n四']) {
      const widths = new Set(
        box(text, each, 'T')
          .split('\n')
          .map((line) => widthOf(line, each)),
      );
      expect(widths.size).toBe(1);
    }
  });
});

test('a block is as large as its widest line and its lines', () => {
  expect(sizeOf('五子\na', look)).toEqual({ columns: 4, rows: 2 });
});
