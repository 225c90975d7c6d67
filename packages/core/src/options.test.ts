import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { err, ok } from './result.js';
import {
  allowedValues,
  checkOptions,
  defaultOptions,
  formatOption,
  optionFlag,
  optionName,
  optionRefusals,
  parseOption,
  readInteger,
  type AnyOption,
  type OptionTable,
} from './options.js';

interface Options {
  deck: 28 | 32 | 52;
  flushVsFullHouse: 'flush' | 'fullHouse';
  jokers: boolean;
  ante: number;
  steps: readonly number[];
}

const table: OptionTable<Options> = {
  deck: { kind: 'choice', values: [28, 32, 52], default: 28 },
  flushVsFullHouse: { kind: 'choice', values: ['flush', 'fullHouse'], default: 'flush' },
  jokers: { kind: 'flag', default: false },
  ante: { kind: 'integer', min: -5, max: 20, default: 1 },
  steps: { kind: 'list', min: 1, max: 99, length: { min: 1, max: 3 }, rising: true, default: [1, 2, 5] },
};
const defaults: Options = { deck: 28, flushVsFullHouse: 'flush', jokers: false, ante: 1, steps: [1, 2, 5] };
const falling: AnyOption = { kind: 'list', min: -9, max: 9, length: { min: 0, max: 4 }, rising: false, default: [] };

/** Names that every object answers to, though no table declares them. */
const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];
const holding = (name: string, value: unknown): unknown => JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(value)}}`);

test('a table gives the defaults of all its options', () => {
  expect(defaultOptions(table)).toEqual(defaults);
});

test('the declaration that fits a value’s type is the only one that compiles', () => {
  // @ts-expect-error a boolean is a flag
  const flag: OptionTable<{ jokers: boolean }> = { jokers: { kind: 'integer', min: 0, max: 1, default: 0 } };
  // @ts-expect-error 36 is not among the values
  const choice: OptionTable<{ deck: 28 | 52 }> = { deck: { kind: 'choice', values: [28, 36], default: 28 } };
  // @ts-expect-error an option is missing
  const missing: OptionTable<{ deck: 28 | 52; ante: number }> = { deck: { kind: 'choice', values: [28, 52], default: 28 } };
  expect([flag, choice, missing]).toHaveLength(3);
});

describe('checking', () => {
  test('fills in what is missing', () => {
    expect(checkOptions(table)).toEqual(ok(defaults));
    expect(checkOptions(table, {})).toEqual(ok(defaults));
    expect(checkOptions(table, { ante: 3, jokers: undefined })).toEqual(ok({ ...defaults, ante: 3 }));
  });

  test('leaves data and table as they were', () => {
    const data = Object.freeze({ ante: 3 });
    checkOptions(table, data);
    expect(data).toEqual({ ante: 3 });
    expect(defaultOptions(table)).toEqual(defaults);
  });

  test.each<[keyof Options, unknown]>([
    ['deck', 52],
    ['flushVsFullHouse', 'fullHouse'],
    ['jokers', true],
    ['ante', -5],
    ['ante', 20],
    ['steps', [1]],
    ['steps', [1, 98, 99]],
  ])('%s may be %j', (name, value) => {
    expect(checkOptions(table, { [name]: value })).toEqual(ok({ ...defaults, [name]: value }));
  });

  test.each<[keyof Options, string, unknown, string, string]>([
    ['deck', 'deck', 36, '36', '28 | 32 | 52'],
    ['deck', 'deck', '28', '"28"', '28 | 32 | 52'],
    ['flushVsFullHouse', 'flush-vs-full-house', 'FLUSH', '"FLUSH"', 'flush | fullHouse'],
    ['jokers', 'jokers', 'on', '"on"', 'on | off'],
    ['jokers', 'jokers', 1, '1', 'on | off'],
    ['jokers', 'jokers', null, 'null', 'on | off'],
    ['ante', 'ante', -6, '-6', '-5..20'],
    ['ante', 'ante', 21, '21', '-5..20'],
    ['ante', 'ante', 1.5, '1.5', '-5..20'],
    ['ante', 'ante', NaN, 'NaN', '-5..20'],
    ['ante', 'ante', 3n, '3', '-5..20'],
    ['ante', 'ante', Math.max, 'function', '-5..20'],
    ['ante', 'ante', [3], '[3]', '-5..20'],
  ])('%s (--%s) may not be %p', (name, option, value, shown, allowed) => {
    expect(checkOptions(table, { [name]: value })).toEqual(err({ code: 'bad-option', data: { option, value: shown, allowed } }));
  });

  test.each<[unknown, string]>([
    [3, '3'],
    [[], '[]'],
    [[1, 2, 3, 4], '[1,2,3,4]'],
    [[0, 1], '[0,1]'],
    [[2, 2], '[2,2]'],
    [[2, 1], '[2,1]'],
    [['1'], '["1"]'],
  ])('a list may not be %p, and the refusal says of what it is made', (steps, value) => {
    const data = { option: 'steps', value, min: 1, max: 99, least: 1, most: 3 };
    expect(checkOptions(table, { steps })).toEqual(err({ code: 'bad-rising-list', data }));
  });

  test.each(['depth', 'Ante', 'flush-vs-full-house', '', ...inherited])('%j is no option', (name) => {
    expect(checkOptions(table, holding(name, 1))).toEqual(
      err({ code: 'unknown-option', data: { option: name, known: 'deck, flush-vs-full-house, jokers, ante, steps' } }),
    );
  });

  test.each([[null], [[]], ['deck'], [28], [true]])('%j is no set of options', (data) => {
    expect(checkOptions(table, data)).toEqual(err({ code: 'options-not-an-object' }));
  });

  test('any JSON is either options, which are accepted again, or refused with a declared code', () => {
    const data = fc.oneof(
      fc.jsonValue(),
      fc.record(
        { deck: fc.constantFrom(28, 36), ante: fc.integer({ min: -9, max: 24 }), steps: fc.array(fc.nat(100)) },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(data, (data) => {
        const checked = checkOptions(table, data);
        if (checked.ok) expect(checkOptions(table, checked.value)).toEqual(checked);
        else expect(optionRefusals).toContain(checked.error.code);
      }),
    );
  });
});

describe('reading what a person typed', () => {
  test.each<[string, AnyOption, string, unknown]>([
    ['a choice', table.deck, '52', 52],
    ['a choice amid spaces', table.deck, ' 32 ', 32],
    ['a choice of words, in any case', table.flushVsFullHouse, 'FULLHOUSE', 'fullHouse'],
    ['a flag', table.jokers, 'on', true],
    ['a flag', table.jokers, 'True', true],
    ['a flag', table.jokers, 'YES', true],
    ['a flag', table.jokers, '1', true],
    ['a flag', table.jokers, 'off', false],
    ['a flag', table.jokers, 'false', false],
    ['a flag', table.jokers, 'no', false],
    ['a flag', table.jokers, '0', false],
    ['a number', table.ante, '20', 20],
    ['a signed number', table.ante, '-5', -5],
    ['a signed number', table.ante, '+5', 5],
    ['a number with noughts before it', table.ante, '007', 7],
    ['minus nought, which is nought', table.ante, '-0', 0],
    ['a list', table.steps, '1,2,5', [1, 2, 5]],
    ['a list with spaces alone', table.steps, '1 2 5', [1, 2, 5]],
    ['a list as it is typed in Chinese', table.steps, '1，2、5', [1, 2, 5]],
    ['a list with spaces', table.steps, ' 1, 20 ,50 ', [1, 20, 50]],
    ['a list in any order', falling, '3,3,-1', [3, 3, -1]],
    ['an empty list', falling, '', []],
  ])('%s (%j): %j', (_, option, text, value) => {
    expect(parseOption('someOption', option, text)).toEqual(ok(value));
  });

  test.each<[string, AnyOption, string]>([
    ['a choice', table.deck, '36'],
    ['a choice', table.deck, ''],
    ['a flag', table.jokers, 'maybe'],
    ['a flag', table.jokers, ''],
    ['a number', table.ante, '21'],
    ['a number', table.ante, '1.0'],
    ['a number', table.ante, '1e1'],
    ['a number', table.ante, '0x1'],
    ['a number', table.ante, ''],
    ['a number', table.ante, '99999999999999999999'],
    ...inherited.map((name): [string, AnyOption, string] => ['a choice', table.flushVsFullHouse, name]),
  ])('is refused: %s (%j): %j', (_, option, text) => {
    expect(parseOption('someOption', option, text)).toEqual(
      err({ code: 'bad-option', data: { option: 'some-option', value: text, allowed: allowedValues(option) } }),
    );
  });

  test.each(['', '1,,2', '1,2,', '5,2,1', '1,2,x', '1,2,3,4'])('is refused: a list: %j', (text) => {
    const data = { option: 'some-option', value: text, min: 1, max: 99, least: 1, most: 3 };
    expect(parseOption('someOption', table.steps, text)).toEqual(err({ code: 'bad-rising-list', data }));
  });

  test('of a long text only the beginning is repeated', () => {
    const refused = parseOption('someOption', table.deck, 'x'.repeat(10_000));
    expect(refused).toMatchObject({ error: { data: { value: `${'x'.repeat(40)}...` } } });
  });

  test('every value that is allowed is read as it was written', () => {
    const cases = fc.oneof(
      fc.constantFrom<28 | 32 | 52>(28, 32, 52).map((value) => [table.deck, value] as const),
      fc.constantFrom<'flush' | 'fullHouse'>('flush', 'fullHouse').map((value) => [table.flushVsFullHouse, value] as const),
      fc.boolean().map((value) => [table.jokers, value] as const),
      fc.integer({ min: -5, max: 20 }).map((value) => [table.ante, value] as const),
      fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 4 }).map((value) => [falling, value] as const),
    );
    fc.assert(fc.property(cases, ([option, value]) => expect(parseOption('any', option, formatOption(value))).toEqual(ok(value))));
  });
});

test.each<[unknown, string]>([
  [28, '28'],
  ['fullHouse', 'fullHouse'],
  [true, 'on'],
  [false, 'off'],
  [-3, '-3'],
  [[1, 2, 5], '1,2,5'],
  [[], ''],
])('%j is written %j', (value, text) => {
  expect(formatOption(value as number)).toBe(text);
});

test.each<[AnyOption, string]>([
  [table.deck, '28 | 32 | 52'],
  [table.jokers, 'on | off'],
  [table.ante, '-5..20'],
  [table.steps, 'N,N,... (1..99)'],
  [falling, 'N,N,... (-9..9)'],
])('what %j allows is said as %j', (option, text) => {
  expect(allowedValues(option)).toBe(text);
});

describe('names', () => {
  test.each([
    ['deck', 'deck'],
    ['flushVsFullHouse', 'flush-vs-full-house'],
    ['__proto__', '__proto__'],
  ])('%s is the flag %s', (name, flag) => {
    expect(optionFlag(name)).toBe(flag);
  });

  test('an option is found by its name and by its flag', () => {
    expect(optionName(table, 'flushVsFullHouse')).toBe('flushVsFullHouse');
    expect(optionName(table, 'flush-vs-full-house')).toBe('flushVsFullHouse');
  });

  test.each(['depth', 'DECK', '', ...inherited])('%j finds none', (text) => {
    expect(optionName(table, text)).toBeUndefined();
  });
});

test.each<[string, number | undefined]>([
  ['12', 12],
  ['-12', -12],
  ['-0', 0],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740992', undefined],
  ['', undefined],
  ['+', undefined],
  ['1.5', undefined],
  [' 1', undefined],
  ['１', undefined],
  ['Infinity', undefined],
])('%j holds the whole number %p', (text, number) => {
  expect(readInteger(text)).toBe(number);
});

test('defaults and checked lists are copies: whoever changes them changes nothing else', () => {
  (defaultOptions(table).steps as number[]).push(99);
  expect(defaultOptions(table).steps).toEqual([1, 2, 5]);
  const steps = [1, 2];
  const checked = checkOptions(table, { steps });
  steps.push(3);
  expect(checked.ok && checked.value.steps).toEqual([1, 2]);
});

test('minus nought is nought, and a hole is no number', () => {
  const zero = checkOptions({ list: falling }, { list: [-0, 1] });
  expect(zero.ok && Object.is((zero.value.list as number[])[0], 0)).toBe(true);
  // eslint-disable-next-line no-sparse-arrays
  expect(checkOptions({ list: falling }, { list: [1, , 2] }).ok).toBe(false);
});
