import { describe, expect, test } from '@jest/globals';
import { themes, type ColourDepth } from './look.js';
import { paintFor, roles, type Role } from './paint.js';

const depths: readonly ColourDepth[] = [0, 1, 2, 3];
const codes = /\u001b\[([0-9;]*)m/g;
const numbers = (text: string): number[] => [...text.matchAll(codes)].flatMap(([, list]) => list.split(';').map(Number));
const isHue = (code: number): boolean => (code >= 30 && code <= 38) || (code >= 40 && code <= 48) || (code >= 90 && code <= 107);

describe.each(themes)('%s', (theme) => {
  test.each(depths)('leaves the text as it is, with colours of depth %i', (colours) => {
    for (const role of roles) expect(paintFor({ colours, theme })[role]('h8').replace(codes, '')).toBe('h8');
  });

  test('paints nothing without colours', () => {
    for (const role of roles) expect(paintFor({ colours: 0, theme })[role]('h8')).toBe('h8');
  });

  test.each([1, 2, 3] as const)('tells apart what stands side by side, with colours of depth %i', (colours) => {
    const paint = paintFor({ colours, theme });
    const together: readonly (readonly Role[])[] = [
      ['seat0', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'],
      ['redSuit', 'blackSuit'],
      ['good', 'bad'],
      ['strong', 'faint', 'marked', 'cursor', 'key'],
    ];
    for (const side of together) expect(new Set(side.map((role) => paint[role]('x'))).size).toBe(side.length);
  });

  test('says without a hue which place the cursor is at, what is marked, and which suits are red', () => {
    const paint = paintFor({ colours: 3, theme });
    const withoutHues = (role: Role) =>
      numbers(paint[role]('x'))
        .filter((code) => [1, 2, 4, 7].includes(code))
        .join();
    expect(withoutHues('cursor')).toContain('7');
    expect(withoutHues('marked')).toContain('4');
    expect(withoutHues('redSuit')).not.toBe(withoutHues('blackSuit'));
  });
});

test.each(themes.filter((theme) => theme !== 'mono'))('every gem has a ground of its own in %s', (theme) => {
  for (const colours of [1, 2, 3] as const) {
    const paint = paintFor({ colours, theme });
    const gems = roles.filter((role) => role.startsWith('gem')).map((role) => paint[role]('x'));
    expect(new Set(gems).size).toBe(6);
    for (const gem of gems) expect(numbers(gem).some((code) => (code >= 40 && code <= 48) || code >= 100)).toBe(true);
  }
});

test('mono has no hue', () => {
  for (const role of roles) expect(numbers(paintFor({ colours: 3, theme: 'mono' })[role]('x')).some(isHue)).toBe(false);
});

test('contrast has nothing faint', () => {
  for (const role of roles) expect(numbers(paintFor({ colours: 3, theme: 'contrast' })[role]('x'))).not.toContain(2);
});

test('without a theme it is the classic one', () => {
  expect(paintFor({ colours: 3 }).key('x')).toBe(paintFor({ colours: 3, theme: 'classic' }).key('x'));
});
