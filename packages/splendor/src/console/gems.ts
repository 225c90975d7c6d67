/** Gems as text: a letter each, painted as chips, their numbers before them. */
import { paintFor, type Look, type Paint, type Role } from '@console-arcade/console';
import { costs, requirements } from '../cards.js';
import { countsOf, type Counts } from '../tokens.js';
import { tokenLetters, type CardId, type NobleId, type Tokens } from '../types.js';

const roles = ['gemWhite', 'gemBlue', 'gemGreen', 'gemRed', 'gemBlack', 'gemGold'] as const satisfies readonly Role[];

/** A text on the ground of a kind of token. */
export const gem = (text: string, kind: number, paint: Paint): string => paint[roles[kind]](text);

/** `2W 1U`, those of which there is none left out. */
export function gemList(counts: Counts, look: Look, gap = ' '): string {
  const paint = paintFor(look);
  return counts.flatMap((count, kind) => (count === 0 ? [] : [gem(`${count}${tokenLetters[kind]}`, kind, paint)])).join(gap);
}

/** ` 2W 1U 0G …`: all kinds, in columns of three cells, wide enough for `10B`. */
export function gemRow(counts: Counts, look: Look): string {
  const paint = paintFor(look);
  return counts
    .map((count, kind) => {
      const text = `${count}${tokenLetters[kind]}`;
      return ' '.repeat(Math.max(0, 3 - text.length)) + (count === 0 ? paint.faint(text) : gem(text, kind, paint));
    })
    .join('');
}

export const costList = (card: CardId, look: Look, gap = ' '): string => gemList(costs[card], look, gap);
export const requirementList = (noble: NobleId, look: Look, gap = ' '): string => gemList(requirements[noble], look, gap);

/** Tokens as they are paid or taken: `W U U`, each a chip. */
export function tokenList(tokens: Tokens, look: Look, gap = ' '): string {
  const paint = paintFor(look);
  return [...tokens].map((letter) => gem(letter, tokenLetters.indexOf(letter), paint)).join(gap);
}

/** The shortest form of a payment: `2WUY`. */
export function shortTokens(tokens: Tokens, look: Look): string {
  const paint = paintFor(look);
  return (countsOf(tokens) ?? [])
    .flatMap((count, kind) => (count === 0 ? [] : [gem(`${count === 1 ? '' : count}${tokenLetters[kind]}`, kind, paint)]))
    .join('');
}
