/** The codes with which this game refuses. */
import type { Refusal } from '@console-arcade/core';

/** The codes with which moves, texts, options and outside data are refused; refused options have those of the core besides. */
export const fiveInARowRefusals = Object.freeze([
  // moves; data: size, and point: as text (`h8`, or as it was typed), as a number where the move came as one and lies outside
  'not-a-move',
  'not-a-point',
  'outside',
  'occupied',
  'game-over',
  'not-your-turn',
  'choose-a-colour',
  'no-choice-due',
  'more-only-once',
  // texts; data: text (its beginning) and size; of a long one only length and longest
  'empty-text',
  'long-text',
  'unreadable-text',
  // seats; data: seats
  'two-seats',
  // outside data; data: field, stones (how many), or stone (which one, from 1; also added to the codes of points)
  'not-a-state',
  'unknown-field',
  'bad-field',
  'stone-after-the-end',
  'colours-do-not-fit',
  'contradiction',
] as const);
export type FiveInARowRefusal = (typeof fiveInARowRefusals)[number];

/** A refusal with a code of this game. */
export const because = (code: FiveInARowRefusal, data?: Refusal['data'], at?: number): Refusal => ({
  code,
  ...(at === undefined ? {} : { at }),
  ...(data === undefined ? {} : { data }),
});
