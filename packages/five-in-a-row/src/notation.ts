/**
 * Points and moves as text: `h8` is column h (from the left, i included), row 8 from the bottom; a choice is a word.
 *
 * Read as well: `H8`, `h 8`, `8 8` or `8,8` (row from the top, column, both from 1), full-width signs as Chinese keyboards
 * give them, and for the choices single letters and Chinese words.
 */
import { err, ok, type Refusal, type Result } from '@console-arcade/core';
import { because } from './refusals.js';
import type { Choice, Move, Point } from './types.js';

/** Nothing longer is a move. */
const longestText = 200;

const choiceWords: Readonly<Record<Choice, readonly string[]>> = {
  black: ['black', 'b', '黑', '黑棋', '执黑'],
  white: ['white', 'w', '白', '白棋', '执白'],
  more: ['more', 'm', '加', '加子', '加两子'],
};
const choiceByWord: ReadonlyMap<string, Choice> = new Map(
  Object.entries(choiceWords).flatMap(([choice, words]) => words.map((word) => [word, choice as Choice] as const)),
);

export function formatPoint(point: Point, size: number): string {
  const row = Math.floor(point / size);
  return `${String.fromCharCode(97 + (point % size))}${size - row}`;
}

export function parsePoint(text: string, size: number): Result<Point, Refusal> {
  return readable(text, (plain) => readPoint(plain, size)) ?? unreadable(text, size);
}

export const formatMove = (move: Move, size: number): string => (move.type === 'stone' ? formatPoint(move.point, size) : move.type);

/** A move as it is written, legal or not; a stone lies on the board in any case. */
export function parseMove(text: string, size: number): Result<Move, Refusal> {
  return (
    readable(text, (plain): Result<Move, Refusal> | undefined => {
      const choice = choiceByWord.get(plain.trim());
      if (choice !== undefined) return ok({ type: choice });
      const point = readPoint(plain, size);
      return point?.ok ? ok({ type: 'stone', point: point.value }) : point;
    }) ?? unreadable(text, size)
  );
}

/** Where the first sign of a text stands that is no space. */
export const startOf = (text: string): number => text.length - text.trimStart().length;

function readable<T>(text: string, read: (plain: string) => Result<T, Refusal> | undefined): Result<T, Refusal> | undefined {
  if (text.length > longestText) return err(because('long-text', { length: text.length, longest: longestText }));
  if (text.trim() === '') return err(because('empty-text', undefined, 0));
  return read(toHalfWidth(text).toLowerCase());
}

/** Undefined: neither notation. */
function readPoint(text: string, size: number): Result<Point, Refusal> | undefined {
  const lettered = /^([a-z])\s*(\d+)$/.exec(text.trim());
  const numbered = /^(\d+)(?:\s*,\s*|\s+)(\d+)$/.exec(text.trim());
  if (lettered !== null) return pointAt(text, size, size - Number(lettered[2]), lettered[1].charCodeAt(0) - 97, 'column');
  if (numbered !== null) return pointAt(text, size, Number(numbered[1]) - 1, Number(numbered[2]) - 1, 'row');
  return undefined;
}

/** `first`: which of the two the text names first; the refusal points at the one that is wrong. */
function pointAt(text: string, size: number, row: number, column: number, first: 'row' | 'column'): Result<Point, Refusal> {
  const inside = (index: number) => index >= 0 && index < size;
  if (inside(row) && inside(column)) return ok(row * size + column);
  const at = inside(first === 'row' ? row : column) ? text.search(/\d+\s*$/) : startOf(text);
  return err(because('outside', { point: beginning(text), size }, at));
}

const unreadable = (text: string, size: number) => err(because('unreadable-text', { text: beginning(text), size }, startOf(text)));

/** Enough of a text to recognise it by, on one line and without control characters. */
function beginning(text: string): string {
  const signs = [...text.trim().replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')];
  return signs.length <= 20 ? signs.join('') : `${signs.slice(0, 20).join('')}...`;
}

/** `Ｈ８` → `H8`, sign for sign, so that places in the text stay the same. */
const toHalfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e\u3000]/g, (sign) => (sign === '\u3000' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0)));
