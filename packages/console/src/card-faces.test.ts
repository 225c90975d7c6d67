import { parseCards } from '@console-arcade/core';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cardFace, cardFan, facesWithin, fanWidth, type Face, type FaceStyle, type FanStyle } from './card-faces.js';
import type { Look } from './look.js';
import { widthOf } from './text.js';

const unicode: Look = { columns: 80, rows: 24, colours: 0, symbols: 'unicode', wide: false, language: 'en' };
const wide: Look = { ...unicode, wide: true };
const ascii: Look = { ...unicode, symbols: 'ascii' };

function cards(text: string): number[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** The lines of a picture, without the margin that keeps it legible here. */
const picture = (text: string): string => text.replace(/^\n/, '').replace(/^ {4}/gm, '');

describe('a small face', () => {
  test.each<[string, Look, string]>([
    ['As', unicode, '[A♠ ]'],
    ['Td', unicode, '[10♦]'],
    ['BJ', unicode, '[BJ ]'],
    ['As', ascii, '[As ]'],
    ['Td', ascii, '[10d]'],
    ['RJ', ascii, '[RJ ]'],
    ['As', wide, '[A♠ ]'],
  ])('%s', (card, look, face) => expect(cardFace(cards(card)[0], look)).toBe(face));

  test('a back', () => {
    expect(cardFace(null, unicode)).toBe('[░░░]');
    expect(cardFace(null, ascii)).toBe('[###]');
    expect(cardFace(null, wide)).toBe('[░░░░]');
  });

  test('bare labels are as wide as the longest of their deck', () => {
    expect([cardFace('7', unicode, { label: 2 }), cardFace('10', unicode, { label: 2 }), cardFace(null, unicode, { label: 2 })]).toEqual([
      '[7 ]',
      '[10]',
      '[░░]',
    ]);
    expect(cardFace('小', unicode, { label: 2 })).toBe('[小]');
  });
});

describe('a large face', () => {
  test('of three rows has rank and suit side by side', () => {
    expect(cardFan(cards('Td'), 80, unicode, { rows: 3 })).toBe(
      picture(`
    ╭───╮
    │10♦│
    ╰───╯`),
    );
  });

  test('of four rows has them one below the other', () => {
    expect(cardFace(cards('Td')[0], unicode, { rows: 4 })).toBe(
      picture(`
    ╭───╮
    │10 │
    │♦  │
    ╰───╯`),
    );
  });

  test('of five rows has the rank in two corners', () => {
    expect(cardFace(cards('Td')[0], unicode, { rows: 5 })).toBe(
      picture(`
    ╭────╮
    │10  │
    │♦   │
    │  10│
    ╰────╯`),
    );
  });

  test('in ASCII', () => {
    expect(cardFace('7', ascii, { rows: 3, label: 2 })).toBe(
      picture(`
    .--.
    |7 |
    '--'`),
    );
  });

  test('where box lines take two cells, the frame still closes', () => {
    expect(cardFace(cards('As')[0], wide, { rows: 3 })).toBe(
      picture(`
    ╭──╮
    │A♠ │
    ╰──╯`),
    );
  });

  test('a back', () => {
    expect(cardFace(null, unicode, { rows: 3, label: 2 })).toBe(
      picture(`
    ╭──╮
    │░░│
    ╰──╯`),
    );
  });
});

describe('a fan', () => {
  test('shows of covered faces the left edge', () => {
    expect(cardFan(cards('As Td 9h'), 80, unicode)).toBe('[A♠ [10♦[9♥ ]');
    expect(cardFan(cards('As Td 9h'), 80, unicode, { rows: 5 })).toBe(
      picture(`
    ╭──╭──╭────╮
    │A │10│9   │
    │♠ │♦ │♥   │
    │  │  │   9│
    ╰──╰──╰────╯`),
    );
  });

  const nine: Face[] = [...'123456789'];
  test.each<[FanStyle['omit'], string]>([
    ['first', '…[6[7[8[9]'],
    ['middle', '[1[2]…[9]'],
    ['last', '[1[2[3[4]…'],
  ])('that is too long leaves out the %s', (omit, line) =>
    expect(cardFan(nine, 10, unicode, { label: 1, ...(omit && { omit }) })).toBe(line),
  );

  test('that is too long and large has its ellipsis among the ranks', () => {
    expect(cardFan(nine, 9, unicode, { rows: 3, label: 1, omit: 'first' })).toBe(
      picture(`
     ╭─╭─╭─╮
    …│7│8│9│
     ╰─╰─╰─╯`),
    );
  });

  test('of no faces is empty', () => expect(cardFan([], 80, unicode)).toBe(''));
});

describe('red suits', () => {
  const coloured: Look = { ...unicode, colours: 1 };

  test('are painted, and told apart by their signs', () => {
    expect(cardFace(cards('9h')[0], coloured)).toBe('[\u001b[31m9♥\u001b[39m ]');
    expect(cardFace(cards('9s')[0], coloured)).toBe('[\u001b[1m9♠\u001b[22m ]');
  });

  test('take the same room as without colour', () => {
    expect(widthOf(cardFan(cards('9h 9s RJ'), 80, coloured), coloured)).toBe(widthOf(cardFan(cards('9h 9s RJ'), 80, unicode), unicode));
  });
});

test('no fan is wider than its room, and all its lines are equally wide', () => {
  const faces = fc.array(fc.oneof(fc.integer({ min: 0, max: 53 }), fc.constantFrom('A', '10', null)), { minLength: 1, maxLength: 30 });
  const rows = fc.constantFrom<NonNullable<FaceStyle['rows']>>(1, 3, 4, 5);
  const omit = fc.constantFrom<NonNullable<FanStyle['omit']>>('first', 'middle', 'last');
  fc.assert(
    fc.property(
      faces,
      fc.integer({ min: 0, max: 90 }),
      fc.constantFrom(unicode, ascii, wide),
      rows,
      omit,
      (fan, width, look, rows, omit) => {
        const lines = cardFan(fan, width, look, { rows, omit }).split('\n');
        const widths = new Set(lines.map((line) => widthOf(line, look)));
        expect(lines).toHaveLength(rows);
        expect(widths.size).toBe(1);
        expect([...widths][0]).toBeLessThanOrEqual(width);
        if (fan.length <= facesWithin(width, look, { rows })) expect([...widths]).toEqual([fanWidth(fan.length, look, { rows })]);
      },
    ),
  );
});
