/** What the claims are made of: comparing, freezing and spoiling plain data. */
import { alike } from '../alike.js';
import { IllegalMoveError } from '../game.js';
import type { Refusal } from '../result.js';
import type { Random } from '../random.js';

/** @param message a function where it would be costly to say what holds anyway */
export function expect(holds: boolean, message: string | (() => string)): void {
  if (!holds) throw new Error(typeof message === 'string' ? message : message());
}

/** Whether an action throws what `play` throws for illegal moves. */
export function throws(action: () => unknown, message: () => string): void {
  const errors = Error as { stackTraceLimit?: number | undefined };
  const limit = errors.stackTraceLimit;
  errors.stackTraceLimit = 0; // a trace that nobody reads costs more than all the rest
  try {
    action();
  } catch (error) {
    if (error instanceof IllegalMoveError) return;
  } finally {
    errors.stackTraceLimit = limit;
  }
  throw new Error(message());
}

export function checkRefusal(refusal: Refusal): void {
  expect(/^[a-z][a-z0-9-]*$/.test(refusal.code), () => `the code ${JSON.stringify(refusal.code)} is not kebab-case`);
}

export const throughJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data)) as unknown;

/** JSON with the keys in order: equal exactly for equal data. */
export function canonical(data: unknown): string {
  return (
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ) ?? 'undefined'
  );
}

export function same(actual: unknown, expected: unknown, what: string): void {
  if (alike(actual, expected)) return;
  const [got, wanted] = [canonical(actual), canonical(expected)];
  if (got === wanted) return;
  let at = 0;
  while (got[at] === wanted[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what} differs at ${at}: …${around(got)}… is not …${around(wanted)}…`);
}

/** Refuses what JSON would lose: classes, functions, typed arrays, maps, NaN. */
export function plain(data: unknown, what: string): void {
  if (
    typeof data === 'function' ||
    typeof data === 'symbol' ||
    typeof data === 'bigint' ||
    (typeof data === 'number' && (!Number.isFinite(data) || Object.is(data, -0)))
  ) {
    throw new Error(`${what} holds ${String(data)}, which JSON loses`);
  }
  if (typeof data !== 'object' || data === null) return;
  const prototype: unknown = Object.getPrototypeOf(data);
  expect(prototype === Object.prototype || prototype === Array.prototype, `${what} holds an object of a class, which JSON loses`);
  for (const value of Object.values(data)) plain(value, what);
}

export function deepFreeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    Object.values(data).forEach(deepFreeze);
  }
  return data;
}

/** A copy of some data with one leaf, somewhere, gone or replaced. */
export function mutilate<T>(data: T, random: Random): T {
  const copy = throughJson(data);
  let node = copy as Record<string, unknown>;
  while (typeof node === 'object' && node !== null) {
    const keys = Object.keys(node);
    if (keys.length === 0) break;
    const key = random.pick(keys);
    const child = node[key];
    if (typeof child === 'object' && child !== null && Object.keys(child).length > 0) {
      node = child as Record<string, unknown>;
      continue;
    }
    const replacement = random.pick([undefined, null, -1, 0, 1, 3, 99, 0.5, 1e12, 'x', '', true, [], {}]);
    if (replacement === undefined && !Array.isArray(node)) delete node[key];
    else node[key] = replacement ?? null;
    break;
  }
  return copy as T;
}

/** A text with one character, somewhere, gone, doubled or replaced. */
export function spoil(text: string, random: Random): string {
  const at = random.int(text.length);
  return text.slice(0, at) + random.pick(['', '?', '9', text[at] + text[at], '字', ' ']) + text.slice(at + 1);
}
