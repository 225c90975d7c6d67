/** The vocabulary of Kitten Fishing: ranks, hands, the train, and what is known of them. */
import type { Outcome, Seat, Seen } from '@console-arcade/core';

/** Ace 1, jack 11, queen 12, king 13, jokers 14 and 15; in decks of one's own any whole number from 0. */
export type Rank = number;

export const jack: Rank = 11;
export const jokerRanks: readonly Rank[] = Object.freeze([14, 15]);

/** The game is pure luck: whoever is to move plays the front card of the hand. */
export const moves = Object.freeze(['play'] as const);
export type Move = (typeof moves)[number];

export interface KittenFishingOptions {
  /** The ranks of the deck are 1 … `ranks`, unless `rankList` names others. */
  ranks: number;
  /** Cards of each rank; of jokers there is one each. */
  copies: number;
  /** The ranks of the deck one by one; []: 1 … `ranks`. */
  rankList: readonly Rank[];
  /** After a capture the same player plays again. */
  playAgain: boolean;
  /** A jack captures the whole train. */
  wildJack: boolean;
  /** Hands lie face up. */
  openHands: boolean;
  jokers: boolean;
}

/** The options that matter once the cards are dealt. */
export const tableRules = Object.freeze(['playAgain', 'wildJack', 'openHands'] as const);
export type TableRules = Readonly<Pick<KittenFishingOptions, (typeof tableRules)[number]>>;

/** All that decides how the game goes on: the same position twice, and it never ends. */
export interface Position {
  /** The seat that plays next; it always holds cards. */
  readonly turn: Seat;
  /** Per seat, front first. */
  readonly hands: readonly (readonly Rank[])[];
  /** Bottom to top; no rank lies in it twice. */
  readonly train: readonly Rank[];
}

/** A position of the past that is kept to recognise it when it recurs. */
export interface Checkpoint extends Position {
  /** After how many plays it stood. */
  readonly plays: number;
}

/** The last play. */
export interface LastPlay {
  readonly seat: Seat;
  readonly card: Rank;
  /** What the card took, itself included, in the order in which it joined the hand; []: the card lies on the train. */
  readonly captured: readonly Rank[];
}

/** What anybody at the table can count. */
export interface Tally {
  readonly plays: number;
  readonly captures: number;
  /** Cards of the largest capture, the card just played included. */
  readonly largestCapture: number;
  /** Per seat, how many cards at the front of the hand nobody has seen yet: dealt, and not played since. */
  readonly unseen: readonly number[];
  /** Null before the first play. */
  readonly last: LastPlay | null;
}

/** The whole truth. */
export interface State extends Position, Tally {
  readonly options: TableRules;
  readonly checkpoint: Checkpoint;
}

/** What one viewer knows. Hands are hidden from all alike; captured cards were seen, and whoever counts knows them. */
export interface View extends Seen, Tally {
  readonly options: TableRules;
  readonly seats: number;
  /** Whose turn it is; null: the game is over. */
  readonly turn: Seat | null;
  /** Per seat, front first; null: a card that nobody has seen yet. */
  readonly hands: readonly (readonly (Rank | null)[])[];
  /** The ranks behind the nulls, ascending: everybody knows the deck. */
  readonly faceDown: readonly Rank[];
  /** Bottom to top. */
  readonly train: readonly Rank[];
  readonly outcome: Outcome | null;
}

/** Why a game ended. */
export const kittenFishingReasons = Object.freeze(['last-with-cards', 'repetition'] as const);
export type KittenFishingReason = (typeof kittenFishingReasons)[number];

/** The codes with which deals, moves, texts and outside data are refused; refused options have those of the core besides. */
export const kittenFishingRefusals = Object.freeze([
  // deals; data: seats, min, max · cards, seats · rank · rank
  'bad-seats',
  'too-few-cards',
  'repeated-rank',
  'joker-rank-taken',
  // moves; data: turn
  'game-over',
  'not-your-turn',
  'not-a-move',
  // texts; data: text (its beginning)
  'empty-text',
  'unreadable-text',
  // outside data; data: field (`hands[0][3]`, `checkpoint.turn`), seat where it is about a hand, rank where it is about one
  'not-a-state',
  'unknown-field',
  'bad-field',
  'bad-rank',
  'empty-hand',
  'rank-twice-in-train',
  'jack-in-train',
  'turn-without-cards',
  'contradiction',
] as const);
export type KittenFishingRefusal = (typeof kittenFishingRefusals)[number];
