/** Every key of the play loop and what it means, in one place. */

import { emitKeypressEvents, type Interface } from 'node:readline';

/** How long a lone Esc waits for the rest of a sequence such as an arrow's, in milliseconds: Node's half second feels broken. */
const ESCAPE_WAIT_MS = 60;

/** Makes a terminal tell of Esc soon; to be called before anything reads keys from it. */
export function hearEscapeSoon(input: NodeJS.ReadableStream): void {
  emitKeypressEvents(input, { escapeCodeTimeout: ESCAPE_WAIT_MS } as unknown as Interface);
}

/** A key that was pressed. */
export interface Key {
  /** `up`, `return`, `escape`, `space` …, or the character itself. */
  readonly name: string;
  /** The character that it types; absent for keys that type none. */
  readonly char?: string;
  /** The same key came just before: it is held down. */
  readonly held?: boolean;
}

/** What a person may ask for at any time instead of a move. */
export const commands = ['undo', 'redo', 'hint', 'save', 'record', 'help', 'quit', 'slower', 'faster', 'pause'] as const;
export type Command = (typeof commands)[number];

const commandKeys: Readonly<Record<string, Command>> = {
  u: 'undo',
  U: 'redo',
  H: 'hint',
  s: 'save',
  r: 'record',
  '?': 'help',
  q: 'quit',
  '-': 'slower',
  '+': 'faster',
  '=': 'faster',
  p: 'pause',
};

export const commandOf = (key: Key): Command | undefined => (Object.hasOwn(commandKeys, key.name) ? commandKeys[key.name] : undefined);

/** Steps of a cursor, by rows (down is positive) and columns. */
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
  k: [-1, 0],
  j: [1, 0],
  h: [0, -1],
  l: [0, 1],
};

export const stepOf = (key: Key): readonly [rows: number, columns: number] | undefined =>
  Object.hasOwn(steps, key.name) ? steps[key.name] : undefined;

export const isEnter = (key: Key): boolean => key.name === 'return' || key.name === 'enter';
export const isChoose = (key: Key): boolean => isEnter(key) || key.name === 'space';

/** Keys that go back a step. */
export const isBack = (key: Key): boolean => key.name === 'escape' || key.name === 'backspace';

/** What readline tells of a key, as far as it is used. */
export interface ReadlineKey {
  readonly name?: string;
  readonly sequence?: string;
  readonly ctrl?: boolean;
  readonly meta?: boolean;
  readonly shift?: boolean;
}

/** What shells edit a line with, held with Ctrl. */
const lineKeys: Readonly<Record<string, string>> = { a: 'home', e: 'end', u: 'cut-before', k: 'cut-behind', w: 'cut-word' };

/** A key from what readline tells; undefined: one that means nothing here. */
export function keyFrom({ name, sequence = '', ctrl = false, meta = false, shift = false }: ReadlineKey): Key | undefined {
  if (ctrl) return name !== undefined && Object.hasOwn(lineKeys, name) ? { name: lineKeys[name] } : undefined;
  if (meta && name !== 'escape') return undefined;
  if (sequence === ' ' || name === 'space') return { name: 'space', char: ' ' };
  // A letter is its character, so that `u` and `U` differ; test consoles give a name alone.
  if (/^[^\p{Control}]$/u.test(sequence)) return { name: sequence, char: sequence };
  if (name === undefined || name === '') return undefined;
  if (name.length > 1) return { name };
  const char = shift ? name.toUpperCase() : name;
  return { name: char, char };
}
