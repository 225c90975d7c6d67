/** Moves as text: one canonical form to write, many to read. */
import { describe, expect, test } from '@jest/globals';
import { createRandom } from '@console-arcade/core';
import fc from 'fast-check';
import { manyPositions } from './fixtures/games.js';
import { after, listed, position } from './fixtures/positions.js';
import { formatMove } from './notation.js';
import { splendor } from './rules.js';
import type { SplendorMove, SplendorState } from './types.js';

// Board, from the top: 70–73, 40–43, 0–3. The seat to move can pay card 0 (three black) and has seven tokens.
const table = position({ hands: [{ tokens: 'WBBBBYY', reserved: [[20, 1], [4, 0]] }, {}] }); // prettier-ignore
const full = position({ hands: [{ tokens: 'WWUUGGRRBY' }, {}] });
const choosing = after(position({ hands: [{ bonuses: 'WWWUUUGGGRRR' }, {}], nobles: [0, 1] }), 'D1');

const parsed = (text: string, state: SplendorState = table) => splendor.parse(text, splendor.view(state, 'open'));
/** What a text is read as, in canonical form. */
function read(text: string, state: SplendorState = table): string {
  const move = parsed(text, state);
  return move.ok ? splendor.format(move.value, splendor.view(state, 'open')) : move.error.code;
}

describe('each move has one text', () => {
  test.each<[string, SplendorMove]>([
    ['TWUG', { type: 'take', tokens: 'WUG', back: '' }],
    ['TWUG-BY', { type: 'take', tokens: 'WUG', back: 'BY' }],
    ['TWW', { type: 'take', tokens: 'WW', back: '' }],
    ['R17', { type: 'reserve', card: 17, back: '' }],
    ['R17-Y', { type: 'reserve', card: 17, back: 'Y' }],
    ['D2', { type: 'reserve-hidden', level: 2, back: '' }],
    ['D2-W', { type: 'reserve-hidden', level: 2, back: 'W' }],
    ['B17:UUY', { type: 'buy', card: 17, pay: 'UUY' }],
    ['B17:', { type: 'buy', card: 17, pay: '' }],
    ['N3', { type: 'noble', noble: 3 }],
    ['P', { type: 'pass' }],
  ])('%s', (text, move) => {
    expect(formatMove(move)).toBe(text);
  });

  test('every listed move is read as itself, along random games', () => {
    for (const state of manyPositions().filter((_, i) => i % 16 === 0)) {
      const view = splendor.view(state, splendor.turn(state) ?? 'open');
      const moves = splendor.legalMoves(view);
      const texts = moves.map((move) => splendor.format(move, view));
      expect(new Set(texts).size).toBe(moves.length);
      expect(texts.map((text) => splendor.parse(text, view))).toEqual(moves.map((value) => ({ ok: true, value })));
    }
  });
});

describe('texts are read forgivingly', () => {
  test.each([
    ['twug', 'TWUG'],
    ['Tguw', 'TWUG'],
    [' t w u g ', 'TWUG'],
    ['take w u g', 'TWUG'],
    ['TAKE GUW', 'TWUG'],
    ['ＴＷＵＧ', 'TWUG'],
    ['t gg', 'TGG'],
    ['TWUG-', 'TWUG'],
    ['拿白蓝绿', 'TWUG'],
    ['取 绿 蓝 白', 'TWUG'],
    ['拿红红', 'TRR'],
    ['r2', 'R2'],
    ['reserve 42', 'R42'],
    ['R 42', 'R42'],
    ['Ｒ４２', 'R42'],
    ['保留 42', 'R42'],
    ['预留42', 'R42'],
    ['d3', 'D3'],
    ['deck 3', 'D3'],
    ['牌堆3', 'D3'],
    ['b0:bbb', 'B0:BBB'],
    ['b0 : y b y', 'B0:BYY'],
    ['buy 0 : bby', 'B0:BBY'],
    ['Ｂ０：ＢＢＢ', 'B0:BBB'],
    ['买0：黑黑金', 'B0:BBY'],
    ['购买 0', 'B0:BBB'],
  ])('%s is %s', (text, canonical) => {
    expect(read(text)).toBe(canonical);
  });

  test.each([
    ['twug-byr', 'TWUG-RBY'],
    ['T GUW - Y R B', 'TWUG-RBY'],
    ['TWUG—RRB', 'TWUG-RRB'],
    ['TWUG–RRB', 'TWUG-RRB'],
    ['ＴＷＵＧ－ＲＲＢ', 'TWUG-RRB'],
    ['拿白蓝绿还红红黑', 'TWUG-RRB'],
    ['拿 白蓝绿 退 红红金', 'TWUG-RRY'],
    ['R2-y', 'R2-Y'],
    ['r 2 - w', 'R2-W'],
    ['保留2归还金', 'R2-Y'],
    ['d 1 -b', 'D1-B'],
  ])('with tokens to return: %s is %s', (text, canonical) => {
    expect(read(text, full)).toBe(canonical);
  });

  test.each(['N1', 'n1', 'noble 1', 'n 1', '贵族1', 'Ｎ１'])('a noble: %s', (text) => {
    expect(read(text, choosing)).toBe('N1');
  });

  test('a card alone is paid with the fewest gold', () => {
    expect(read('B0')).toBe('B0:BBB');
    expect(read('B0', position({ hands: [{ tokens: 'BBYYY' }, {}] }))).toBe('B0:BBY');
    expect(read('B0', position({ hands: [{ bonuses: 'BBB', tokens: 'BBY' }, {}] }))).toBe('B0:');
  });

  test('nothing behind the colon is no payment', () => {
    expect(read('B0:')).toBe('wrong-payment');
    expect(read('B0:', position({ hands: [{ bonuses: 'BBB' }, {}] }))).toBe('B0:');
  });

  test.each(['p', 'pass', 'PASS', '跳过', '过'])('%s is the pass', (text) => {
    expect(read(text)).toBe('must-move');
  });
});

describe('cards by their place: row 1, the top one, is level 3; column 0 is the deck', () => {
  test.each([
    ['buy 3 1', 'B0:BBB'],
    ['b 3 1', 'B0:BBB'],
    ['b3 1', 'B0:BBB'],
    ['buy 3,1', 'B0:BBB'],
    ['BUY 3 1 : BYY', 'B0:BYY'],
    ['买 3 1', 'B0:BBB'],
    ['reserve 1 4', 'R73'],
    ['reserve 2 1', 'R40'],
    ['r 3 4', 'R3'],
    ['reserve 3 0', 'D1'],
    ['reserve 2 0', 'D2'],
    ['reserve 1 0', 'D3'],
    ['保留 1 0', 'D3'],
  ])('%s is %s', (text, canonical) => {
    expect(read(text)).toBe(canonical);
  });

  test.each([
    ['reserve 3 0 -y', 'D1-Y'],
    ['reserve 1 2 - r', 'R71-R'],
  ])('with tokens to return: %s is %s', (text, canonical) => {
    expect(read(text, full)).toBe(canonical);
  });

  test('row 0 is the own reserve', () => {
    const state = position({ hands: [{ tokens: 'GRRRB', reserved: [[10, 0], [20, 1]] }, { reserved: [[12, 0]] }] }); // prettier-ignore
    expect(read('buy 0 2', state)).toBe('B20:GRRRB');
    expect(parsed('buy 0 3', state)).toMatchObject({ error: { code: 'no-such-place', data: { row: 0, column: 3 } } });
    expect(read('reserve 0 1', state)).toBe('no-such-place');
  });

  test('a hidden card is bought by its place by its owner alone', () => {
    const state = position({ hands: [{ tokens: 'GRRRB', reserved: [[20, 1]] }, {}] });
    expect(splendor.parse('buy 0 1', splendor.view(state, 0))).toMatchObject({ ok: true, value: { card: 20 } });
    for (const viewer of [1, 'table'] as const) {
      const answer = splendor.parse('buy 0 1', splendor.view(state, viewer));
      expect(answer.ok).toBe(false);
      expect(JSON.stringify(answer)).not.toContain('20');
    }
  });
});

describe('what is no move is refused by a code, with the place where it begins', () => {
  test.each([
    ['', { code: 'empty-text', at: 0 }],
    [' \t\n', { code: 'empty-text', at: 0 }],
    ['t'.repeat(101), { code: 'long-text', data: { length: 101, longest: 100 } }],
    ['xyzzy', { code: 'unreadable-text', at: 0, data: { text: 'xyzzy' } }],
    ['  hello', { code: 'unreadable-text', at: 2, data: { text: 'hello' } }],
    ['x'.repeat(60), { code: 'unreadable-text', at: 0, data: { text: `${'x'.repeat(20)}...` } }],
    ['a\u001b[31mb', { code: 'unreadable-text', at: 0, data: { text: 'a [31mb' } }],
    ['TWUX', { code: 'unreadable-text', at: 0 }],
    ['B', { code: 'unreadable-text', at: 0 }],
    ['R', { code: 'unreadable-text', at: 0 }],
    ['B-1', { code: 'unreadable-text', at: 0 }],
    ['B1.5', { code: 'unreadable-text', at: 0 }],
    ['R90', { code: 'no-such-card', at: 0, data: { card: 90, last: 89 } }],
    [' B123', { code: 'no-such-card', at: 1, data: { card: 123, last: 89 } }],
    ['N10', { code: 'no-such-noble', at: 0, data: { noble: 'N10', last: 'N9' } }],
    ['D0', { code: 'no-such-deck', at: 0, data: { level: 0 } }],
    ['D4', { code: 'no-such-deck', at: 0 }],
    ['  buy 4 1', { code: 'no-such-place', at: 2, data: { row: 4, column: 1 } }],
    ['buy 1 5', { code: 'no-such-place', at: 0, data: { row: 1, column: 5 } }],
    ['buy 1 0', { code: 'no-such-place', at: 0, data: { row: 1, column: 0 } }],
    ['reserve 0 1', { code: 'no-such-place', at: 0, data: { row: 0, column: 1 } }],
    ['reserve 4 0', { code: 'no-such-place', at: 0, data: { row: 4, column: 0 } }],
  ])('%j', (text, error) => {
    expect(parsed(text)).toMatchObject({ ok: false, error });
  });

  test('an empty place', () => {
    expect(parsed('  TWUG')).toMatchObject({ ok: true });
    expect(parsed('  TWU')).toEqual({
      ok: false,
      error: { code: 'take-exactly', at: 2, data: { tokens: 'WU', count: 3, colours: 'WUGR' } },
    });
    expect(splendor.parse('TWUG', splendor.view(table, 1))).toMatchObject({ error: { code: 'not-your-turn', at: 0, data: { turn: 0 } } });
  });
});

const letters = fc.shuffledSubarray([...'WWUUGGRRBBYY']).map((list) => list.join(''));

describe('any text', () => {
  test('in other spellings is the same move', () => {
    const spelling = fc.record({ lower: fc.boolean(), wide: fc.boolean(), order: fc.integer(), spaces: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(...manyPositions()), spelling, (state, { lower, wide, order, spaces }) => {
        const texts = listed(state);
        if (texts.length === 0) return;
        const text = createRandom(order).pick(texts);
        const other = text.replace(/(?<=[T:-])[WUGRBY]+/g, (run) =>
          createRandom(order)
            .shuffle([...run])
            .join(spaces ? ' ' : ''),
        );
        const cased = lower ? other.toLowerCase() : other;
        const widened = wide ? cased.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) as number) + 0xfee0)) : cased;
        expect(read(spaces ? ` ${widened}  ` : widened, state)).toBe(text);
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  test('is a legal move or refused, and never throws', () => {
    const likely = fc
      .tuple(
        fc.constantFrom('T', 'R', 'D', 'B', 'N', 'P', 'buy ', 'reserve '),
        fc.constantFrom('', '1', '2 3', '0 1', '17'),
        letters,
        letters,
      )
      .map(([verb, number, some, others]) => `${verb}${number}${number === '' ? '' : ':'}${some}-${others}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), likely), fc.constantFrom(table, full, choosing), (text, state) => {
        const answer = parsed(text, state);
        if (answer.ok) expect(listed(state)).toContain(formatMove(answer.value));
        else expect(answer.error.code).toMatch(/^[a-z-]+$/);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });
});
