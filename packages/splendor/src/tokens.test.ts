/** Counts, payments and packed numbers against the plain reading of what they mean. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cards, costs } from './cards.js';
import * as packed from './packed.js';
import { cheapestPayment, dueFor, missingFor, paymentsFor } from './payments.js';
import { countSelections, countsOf, lettersOf, minus, plus, selections, shortOf, total, type Counts } from './tokens.js';
import { gold, tokenLetters, type SplendorPlayer } from './types.js';

const upTo = (most: number, length = 6) => fc.array(fc.nat(most), { minLength: length, maxLength: length });
const held = fc.tuple(...[7, 7, 7, 7, 7, 5].map((most) => fc.nat(most)));

/** Every way to take from each kind none, one, two … up to what is there. */
const allPartsOf = (counts: Counts): number[][] =>
  counts.reduce<number[][]>((parts, count) => parts.flatMap((part) => Array.from({ length: count + 1 }, (_, n) => [...part, n])), [[]]);

describe('tokens as letters', () => {
  test('are read as they are written', () => {
    fc.assert(
      fc.property(upTo(9), (counts) => {
        expect(countsOf(lettersOf(counts))).toEqual(counts);
        expect(lettersOf(counts)).toHaveLength(total(counts));
      }),
      { seed: 1 },
    );
  });

  test.each(['UW', 'w', 'WX', 'W U', 'YB', '0'])('%j is none: other signs or another order', (letters) => {
    expect(countsOf(letters)).toBeUndefined();
  });

  test('none are no letters', () => {
    expect(countsOf('')).toEqual([0, 0, 0, 0, 0, 0]);
    expect(lettersOf([0, 0, 0, 0, 0, 0])).toBe('');
  });

  test('are added and taken away kind by kind', () => {
    expect(plus([1, 2, 0, 0, 0, 3], [0, 1, 1, 0, 0, 2])).toEqual([1, 3, 1, 0, 0, 5]);
    expect(minus([1, 2, 0, 0, 0, 3], [0, 1, 0, 0, 0, 2])).toEqual([1, 1, 0, 0, 0, 1]);
    expect(shortOf([1, 2, 0, 0, 0, 1], [1, 1, 0, 0, 0, 0])).toBe(1);
    expect(shortOf([1, 1, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0])).toBe(-1);
  });
});

describe('selections', () => {
  test('of three tokens among two white, one blue and one of gold', () => {
    expect(selections([2, 1, 0, 0, 0, 1], 3)).toEqual(['WWU', 'WWY', 'WUY']);
    expect(selections([2, 1, 0, 0, 0, 1], 0)).toEqual(['']);
    expect(selections([2, 1, 0, 0, 0, 1], 5)).toEqual([]);
  });

  test('are all parts of that size, each once, those with many of the first kinds first', () => {
    fc.assert(
      fc.property(upTo(3), fc.nat(6), (counts, size) => {
        const expected = allPartsOf(counts).filter((part) => total(part) === size);
        expect(selections(counts, size)).toEqual(expected.reverse().map(lettersOf));
      }),
      { seed: 2, numRuns: 60 },
    );
  });

  test('are counted as they would be listed', () => {
    fc.assert(
      fc.property(held, fc.nat(8), (counts, size) => {
        expect(countSelections(counts, size)).toBe(selections(counts, size).length);
      }),
      { seed: 3, numRuns: 60 },
    );
  });
});

describe('payments', () => {
  const card = fc.constantFrom(...cards.map(({ id }) => id));
  const seat = fc.record({ t: fc.tuple(...[4, 4, 4, 4, 4, 5].map((most) => fc.nat(most))), b: upTo(3, 5) });
  const player = ({ t, b }: { readonly t: Counts; readonly b: Counts }): SplendorPlayer => ({ t, b, pts: 0, res: [], n: [], c: total(b) });
  /** By the rule: exactly as many tokens as are due, and no more of a colour than is due. */
  const pays = (part: Counts, due: Counts) => total(part) === total(due) && due.every((count, colour) => part[colour] <= count);

  test('are all parts of the tokens that pay, each once', () => {
    fc.assert(
      fc.property(card, seat, (id, own) => {
        const due = costs[id].map((cost, colour) => Math.max(0, cost - own.b[colour]));
        const expected = allPartsOf(own.t).filter((part) => pays(part, due));
        expect([...paymentsFor(id, player(own))].sort()).toEqual(expected.map(lettersOf).sort());
        expect(dueFor(id, player(own))).toEqual(due);
        expect(missingFor(due, own.t) > 0).toBe(expected.length === 0);
      }),
      { seed: 4, numRuns: 60 },
    );
  });

  test('begin with the one of the fewest gold', () => {
    fc.assert(
      fc.property(card, seat, (id, own) => {
        const [first, ...others] = paymentsFor(id, player(own));
        expect(cheapestPayment(id, player(own))).toBe(first);
        const golden = (letters: string) => countsOf(letters)?.[gold] ?? 0;
        for (const other of others) expect(golden(other)).toBeGreaterThan(golden(first));
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  test('that lack tokens say how many', () => {
    expect(missingFor([0, 3, 2, 0, 0], [4, 1, 1, 0, 0, 1])).toBe(2);
    expect(missingFor([0, 3, 2, 0, 0], [0, 3, 1, 0, 0, 1])).toBe(0);
  });
});

describe('packed into one number', () => {
  const { pack, unpack } = packed;
  const lanes = upTo(packed.LARGEST);
  const holds = (claim: (a: number[], b: number[]) => void, seed: number) =>
    fc.assert(fc.property(lanes, lanes, claim), { seed, numRuns: 500 });

  test('counts come out as they went in', () => {
    holds((a) => expect(unpack(pack(a), 6)).toEqual(a), 6);
  });

  test('one covers another where no kind is fewer', () => {
    holds((a, b) => {
      for (const [more, less] of [
        [a, b],
        [plus(a, b).map((n) => Math.min(n, 7)), b],
      ]) {
        // prettier-ignore
        const every = more.every((count, kind) => count >= less[kind]);
        expect(packed.covers(pack(more), pack(less))).toBe(every);
        expect(packed.coversAsBit(pack(more), pack(less))).toBe(every ? 1 : 0);
      }
    }, 7);
  });

  test('differences, smaller ones and sums are those of the counts', () => {
    holds((a, b) => {
      expect(unpack(packed.minusDownToZero(pack(a), pack(b)), 6)).toEqual(a.map((count, kind) => Math.max(0, count - b[kind])));
      expect(unpack(packed.smaller(pack(a), pack(b)), 6)).toEqual(a.map((count, kind) => Math.min(count, b[kind])));
      expect(packed.sum(pack(a))).toBe(total(a));
    }, 8);
  });

  test('colours of which there is one, or four, are bits side by side; gold is none of them', () => {
    holds((a) => {
      const bits = (least: number) => a.slice(0, gold).reduce((all, count, colour) => all | (count >= least ? 1 << colour : 0), 0);
      expect(packed.laneBits(packed.atLeastOne(pack(a)))).toBe(bits(1));
      expect(packed.laneBits(packed.atLeastFour(pack(a)))).toBe(bits(4));
    }, 9);
  });

  test('gold is the highest of six lanes', () => {
    expect(pack([0, 0, 0, 0, 0, 5]) >>> packed.GOLD_SHIFT).toBe(5);
    expect(tokenLetters[gold]).toBe('Y');
    expect(unpack(pack([7, 6, 5, 4, 3, 5]) & packed.COLOURS, 6)).toEqual([7, 6, 5, 4, 3, 0]);
  });
});
