/** The vocabulary of five in a row: what is on the board, who plays what, what can be done. */
import type { Outcome, Seat, Seen } from '@console-arcade/core';

/** What wins: five or more; exactly five; exactly five that are not shut in by the opponent at both ends. */
export const rules = Object.freeze(['freestyle', 'standard', 'caro'] as const);
export type Rule = (typeof rules)[number];

/** How the colours are found: seat 0 has black; the first player lays stones, and the second chooses. */
export const openings = Object.freeze(['free', 'swap2'] as const);
export type Opening = (typeof openings)[number];

/** In order of play: colour i laid the stones i, i + 2, i + 4 … */
export const colours = Object.freeze(['black', 'white'] as const);
export type Colour = (typeof colours)[number];

/** placement: the stones of the opening are laid; choice: a colour (or more stones) is chosen; play; over. */
export const phases = Object.freeze(['placement', 'choice', 'play', 'over'] as const);
export type Phase = (typeof phases)[number];

/** What can be said at a choice. */
export const choices = Object.freeze(['black', 'white', 'more'] as const);
export type Choice = (typeof choices)[number];

export const sizes = Object.freeze({ min: 5, max: 20, default: 15 } as const);

export interface Options {
  /** Lines of the board. */
  size: number;
  rule: Rule;
  opening: Opening;
}

/** An intersection: row × size + column, both from 0, row 0 at the top, column 0 at the left. */
export type Point = number;

export type Move = { readonly type: 'stone'; readonly point: Point } | { readonly type: Choice };

/** Points from one end of a line to the other. */
export type Line = readonly Point[];

/** The characters of `State.cells`. */
export const cellOf: Readonly<Record<Colour | 'empty', string>> = Object.freeze({ empty: '.', black: 'X', white: 'O' });

/** The whole truth. Only `size`, `rule`, `opening`, `stones`, `black` and `more` are independent; the rest follows from them. */
export interface State extends Readonly<Options> {
  /** In order of play. The colours alternate from black, in the opening too: stone i is black exactly when i is even. */
  readonly stones: readonly Point[];
  /** The board, a character a point: `.` empty, `X` black, `O` white. */
  readonly cells: string;
  /** Who plays black, the other one plays white; null: not yet chosen. */
  readonly black: Seat | null;
  /** swap2: the second player asked for two stones more. */
  readonly more: boolean;
  /** The lines that won, each whole; a stone may complete several. [] before a win. */
  readonly lines: readonly Line[];
}

/** What a viewer knows: all there is, and what follows from it. */
export interface View extends State, Seen {
  readonly phase: Phase;
  /** Whose turn it is; null: the game is over. */
  readonly turn: Seat | null;
  /** The colour of the stone to be laid now; null at a choice and when the game is over. */
  readonly colour: Colour | null;
  /** What can be chosen now; [] where a stone is due or the game is over. */
  readonly choices: readonly Choice[];
  /** Where the last stone lies; null on an empty board. */
  readonly last: Point | null;
  readonly outcome: Outcome | null;
}

/** Why a game ended. */
export const fiveInARowReasons = Object.freeze(['five', 'full-board'] as const);
export type FiveInARowReason = (typeof fiveInARowReasons)[number];
