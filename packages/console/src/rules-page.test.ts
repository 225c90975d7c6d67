import { expect, test } from '@jest/globals';
import type { Look } from './look.js';
import { rulesPage } from './rules-page.js';
import { widthOf } from './text.js';

const look: Look = { columns: 24, rows: 24, colours: 0, symbols: 'unicode', wide: false, language: 'en' };

const rules = `
Take one, two or three
matches in turn.

## The end
Who takes the last match wins.
- Three matches at most.
- One match at least.

## 中文
轮流取走一根、两根或三根火柴，
取走最后一根的人获胜。
`;

test('headings stand out, entries hang, lines of one paragraph are joined', () => {
  expect(rulesPage(rules, look)).toBe(
    [
      '  Take one, two or three',
      '  matches in turn.',
      '',
      'The end',
      '  Who takes the last',
      '  match wins.',
      '',
      '  • Three matches at',
      '    most.',
      '  • One match at least.',
      '',
      '中文',
      '  轮流取走一根、两根或三',
      '  根火柴，取走最后一根的',
      '  人获胜。',
    ].join('\n'),
  );
});

test('bullets are hyphens in ASCII', () => {
  expect(rulesPage('- one', { ...look, symbols: 'ascii' })).toBe('  - one');
});

test.each([12, 24, 40, 80])('no line is wider than %i columns, not even where bullets are wide', (columns) => {
  const wide = { ...look, columns, wide: true };
  for (const line of rulesPage(rules, wide).split('\n')) expect(widthOf(line, wide)).toBeLessThanOrEqual(columns);
});
