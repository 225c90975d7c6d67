/** The one move as text: `play`. Read as well: `PLAY`, `p`, `出牌`, `出`, and the full-width letters of Chinese keyboards. */
import { ok, type Refusal, type Result } from '@console-arcade/core';
import { refused } from './deck.js';
import type { Move } from './types.js';

const words: ReadonlySet<string> = new Set(['play', 'p', '出牌', '出']);

export const formatMove = (move: Move): string => move;

export function parseMove(text: string): Result<Move, Refusal> {
  const word = text.trim();
  if (word === '') return refused('empty-text', undefined, 0);
  if (words.has(word.slice(0, 20).normalize('NFKC').toLowerCase()) && word.length <= 20) return ok('play');
  return refused('unreadable-text', { text: beginning(word) }, startOf(text));
}

/** Where the first sign of a text stands that is no space. */
export const startOf = (text: string): number => text.length - text.trimStart().length;

/** Enough of a text to recognise it by, on one line and without control characters. */
function beginning(word: string): string {
  const signs = [...word.slice(0, 200).replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')];
  return signs.length <= 20 ? signs.join('') : `${signs.slice(0, 20).join('')}...`;
}
