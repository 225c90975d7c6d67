/** Options as data: a game declares them once; defaults, checks, flags, menus and documents are derived. */
import { cutShort, inShort, ok, refuse, type Refusal, type Result } from './result.js';

/** One of a few values. */
export interface ChoiceOption<T extends string | number> {
  readonly kind: 'choice';
  readonly values: readonly T[];
  readonly default: T;
}

/** On or off. */
export interface FlagOption {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** A whole number from min to max, both included. */
export interface IntegerOption {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** A list of whole numbers. */
export interface ListOption {
  readonly kind: 'list';
  /** The bounds of each entry. */
  readonly min: number;
  readonly max: number;
  /** The bounds of the list's length. */
  readonly length: { readonly min: number; readonly max: number };
  /** True: each entry is greater than the one before. */
  readonly rising: boolean;
  readonly default: readonly number[];
}

/** The declaration that fits an option's type: boolean a flag, a list of numbers a list, `number` an integer, a union a choice. */
export type OptionOf<T> = unknown extends T
  ? AnyOption
  : [T] extends [boolean]
    ? FlagOption
    : [T] extends [readonly number[]]
      ? ListOption
      : [T] extends [string | number]
        ? number extends T
          ? IntegerOption
          : ChoiceOption<T>
        : never;

/** Every option of a game by its name, a camelCase word. */
export type OptionTable<O> = { readonly [K in keyof O]-?: OptionOf<O[K]> };

/** An option of which only the kinds are known. */
export type AnyOption = ChoiceOption<string | number> | FlagOption | IntegerOption | ListOption;
export type OptionValue = string | number | boolean | readonly number[];

/** The codes with which options are refused. */
export const optionRefusals = ['options-not-an-object', 'unknown-option', 'bad-option', 'bad-list', 'bad-rising-list'] as const;

const entries = <O>(table: OptionTable<O>) => Object.entries(table) as [string & keyof O, AnyOption][];

export function defaultOptions<O>(table: OptionTable<O>): O {
  return Object.fromEntries(entries(table).map(([name, option]) => [name, copied(option.default)])) as O;
}

/** A value of one's own: a list may be changed by whoever gave it, and −0 is 0. */
function copied(value: OptionValue): OptionValue {
  if (typeof value === 'object') return value.map((entry) => entry + 0);
  return typeof value === 'number' ? value + 0 : value;
}

/** Whole options from outside data: what is missing takes its default; an unknown name or a wrong value is refused. */
export function checkOptions<O>(table: OptionTable<O>, data: unknown = {}): Result<O, Refusal> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return refuse('options-not-an-object');
  const options = defaultOptions(table);
  for (const [name, value] of Object.entries(data)) {
    const option = optionNamed(table, name);
    if (option === undefined)
      return refuse('unknown-option', { option: cutShort(name), known: Object.keys(table).map(optionFlag).join(', ') });
    if (value === undefined) continue;
    if (!allows(option, value)) return refuseValue(name, option, inShort(value));
    options[name as keyof O] = copied(value as OptionValue) as O[keyof O];
  }
  return ok(options);
}

/** The value that a person typed for an option. Flags: on/off, true/false, yes/no, 1/0; lists: `1,2,5` or `1 2 5`. */
export function parseOption(name: string, option: AnyOption, text: string): Result<OptionValue, Refusal> {
  const value = readValue(option, text.trim());
  if (value !== undefined && allows(option, value)) return ok(value);
  return refuseValue(name, option, text);
}

function refuseValue(name: string, option: AnyOption, text: string): Result<never, Refusal> {
  const data = { option: optionFlag(name), value: cutShort(text) };
  if (option.kind !== 'list') return refuse('bad-option', { ...data, allowed: allowedValues(option) });
  const { min, max, length, rising } = option;
  return refuse(rising ? 'bad-rising-list' : 'bad-list', { ...data, min, max, least: length.min, most: length.max });
}

export function formatOption(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'object' ? value.join(',') : String(value);
}

/** What may be given, in few words: `28 | 32 | 36 | 52`, `5..20`, `on | off`; of a list its form and the bounds of its entries, `N,N,... (0..99)`. */
export function allowedValues(option: AnyOption): string {
  switch (option.kind) {
    case 'choice':
      return option.values.join(' | ');
    case 'flag':
      return 'on | off';
    case 'integer':
      return `${option.min}..${option.max}`;
    case 'list':
      return `N,N,... (${option.min}..${option.max})`;
  }
}

/** The name of an option as flags and records write it: `flushVsFullHouse` → `flush-vs-full-house`. */
export const optionFlag = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The declared name behind a flag or a name, however it is written; undefined: there is no such option. */
export function optionName<O>(table: OptionTable<O>, text: string): (string & keyof O) | undefined {
  return entries(table).find(([name]) => name === text || optionFlag(name) === text)?.[0];
}

function optionNamed<O>(table: OptionTable<O>, name: string): AnyOption | undefined {
  return Object.hasOwn(table, name) ? table[name as keyof O] : undefined;
}

function allows(option: AnyOption, value: unknown): boolean {
  const inRange = (n: unknown, { min, max }: { min: number; max: number }) =>
    Number.isInteger(n) && (n as number) >= min && (n as number) <= max;
  switch (option.kind) {
    case 'choice':
      return option.values.includes(value as string | number);
    case 'flag':
      return typeof value === 'boolean';
    case 'integer':
      return inRange(value, option);
    case 'list':
      return (
        Array.isArray(value) &&
        inRange(value.length, option.length) &&
        Array.from(value).every((entry, i) => inRange(entry, option) && (!option.rising || i === 0 || entry > value[i - 1]))
      );
  }
}

function readValue(option: AnyOption, text: string): OptionValue | undefined {
  switch (option.kind) {
    case 'choice':
      return option.values.find((value) => String(value).toLowerCase() === text.toLowerCase());
    case 'flag':
      if (/^(on|true|yes|1)$/i.test(text)) return true;
      return /^(off|false|no|0)$/i.test(text) ? false : undefined;
    case 'integer':
      return readInteger(text);
    case 'list': {
      if (text === '') return [];
      const list = text.split(/\s*[,，、]\s*|\s+/).map(readInteger);
      return list.every((entry) => entry !== undefined) ? list : undefined;
    }
  }
}

/** A safe integer in plain decimal digits. */
export function readInteger(text: string): number | undefined {
  const number = Number(text);
  return /^[+-]?\d+$/.test(text) && Number.isSafeInteger(number) ? number + 0 : undefined;
}
