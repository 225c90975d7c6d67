/** The vocabulary of Splendor: colours, cards, tokens, positions, moves, and what a seat may know. */
import type { Outcome, Seat, Seen, Viewer } from '@console-arcade/core';

/** The colours of gems, in the order of every list: counts of bonuses and costs have five places. */
export const colours = Object.freeze(['white', 'blue', 'green', 'red', 'black'] as const);
export type Colour = (typeof colours)[number];
/** Tokens have six kinds: the colours, and gold last. */
export const tokenKinds = Object.freeze([...colours, 'gold'] as const);
export type TokenKind = (typeof tokenKinds)[number];
/** A letter a kind, in the same order: white, bl*u*e, green, red, black, gold (*y*ellow). */
export const tokenLetters = 'WUGRBY';
/** The place of gold in lists of tokens. */
export const gold = 5;

export const levels = Object.freeze([1, 2, 3] as const);
export type Level = (typeof levels)[number];

/** 0–89: the place of a card in `cards`. */
export type CardId = number;
/** 0–9: the place of a noble in `nobles`. */
export type NobleId = number;

export interface Card {
  readonly id: CardId;
  readonly level: Level;
  readonly points: number;
  /** The colour of which its owner pays one less ever after. */
  readonly bonus: Colour;
  readonly cost: Readonly<Record<Colour, number>>;
}

export interface Noble {
  readonly id: NobleId;
  readonly points: number;
  /** Bonuses that the noble asks for. */
  readonly requires: Readonly<Record<Colour, number>>;
}

export interface SplendorOptions {
  /** Fewer than three tokens of different colours may be taken at any time. */
  fewerTokens: boolean;
}

/** Tokens as text: a letter each, in the order of `tokenLetters`, such as `WUU`; '' for none. */
export type Tokens = string;

/** A move. Of two that are alike only one is legal: letters in order, numbers whole. */
export type SplendorMove =
  | { readonly type: 'take'; readonly tokens: Tokens; readonly back: Tokens }
  /** A card that lies face up. */
  | { readonly type: 'reserve'; readonly card: CardId; readonly back: Tokens }
  /** The hidden top card of a deck. */
  | { readonly type: 'reserve-hidden'; readonly level: Level; readonly back: Tokens }
  /** A card that lies face up, or one of the own reserve, for exactly these tokens. */
  | { readonly type: 'buy'; readonly card: CardId; readonly pay: Tokens }
  /** One of several nobles that would come at the end of the turn. */
  | { readonly type: 'noble'; readonly noble: NobleId }
  /** Only where nothing else is legal. */
  | { readonly type: 'pass' };
export type MoveType = SplendorMove['type'];

/** main: a turn begins; noble: the seat must choose one of several nobles; over. */
export const phases = Object.freeze(['main', 'noble', 'over'] as const);
export type Phase = (typeof phases)[number];

/**
 * A card in hand: `[card, hidden]`, hidden 1 when it was reserved from a deck. In views of others than the owner a hidden card
 * is −level.
 */
export type Reserved = readonly [card: number, hidden: 0 | 1];

/** What a seat owns. */
export interface SplendorPlayer {
  /** Tokens: white, blue, green, red, black, gold. */
  readonly t: readonly number[];
  /** Bonuses: white, blue, green, red, black. */
  readonly b: readonly number[];
  /** Points, those of nobles included. */
  readonly pts: number;
  /** In the order in which they were reserved; at most three. */
  readonly res: readonly Reserved[];
  /** Nobles that came, ascending. */
  readonly n: readonly NobleId[];
  /** How many cards were bought. */
  readonly c: number;
}

/** What lies open to everybody. */
interface Table {
  /** Whose turn it is; when the game is over, whose it would be. */
  readonly cur: Seat;
  readonly phase: Phase;
  /** Tokens that may be taken, as a seat's. */
  readonly bank: readonly number[];
  /** Four places a level, level 1 first; −1: an empty place. */
  readonly market: readonly (readonly number[])[];
  /** How many cards are left in each deck, level 1 first. */
  readonly deck: readonly number[];
  /** Those that are still to be won, ascending. */
  readonly nobles: readonly NobleId[];
  readonly players: readonly SplendorPlayer[];
  /** Somebody has 15 points: the game ends when all have had equally many turns. */
  readonly final: boolean;
  /** How many passes in a row were made just now. */
  readonly passes: number;
  /** The option of that name; absent when it is off, so that positions made elsewhere are states as they are. */
  readonly fewerTokens?: true;
}

/** The whole truth. The names of its fields are those in which engines exchange positions. */
export interface SplendorState extends Table {
  /** The decks, level 1 first, each with the card that is drawn next in front. */
  readonly deckOrder: readonly (readonly CardId[])[];
}

/** What one viewer knows. */
export interface SplendorView extends Seen, Table {
  readonly viewer: Viewer;
  /** As in the state for the viewer 'open'; null: hidden. */
  readonly deckOrder: readonly (readonly CardId[])[] | null;
  /**
   * A list a level, ascending: the cards of which the viewer knows no place. They lie in the deck or, hidden, in somebody's
   * reserve: whoever saw all cards that were bought can tell.
   */
  readonly unseen: readonly (readonly CardId[])[];
  readonly outcome: Outcome | null;
}

/** A beginning or a position from elsewhere: the state's own fields; `deck`, `final` and `passes` may be left out. */
export type SplendorPosition = Omit<SplendorState, 'deck' | 'final' | 'passes'> & Partial<Pick<SplendorState, 'deck' | 'final' | 'passes'>>;

/** Why a game ended. */
export const splendorReasons = Object.freeze(['points', 'stalemate'] as const);
export type SplendorReason = (typeof splendorReasons)[number];

/** Points that end the game at the end of the round. */
export const pointsToWin = 15;
/** A seat may keep no more tokens at the end of its turn. */
export const mostTokens = 10;
export const mostReserved = 3;
export const placesPerLevel = 4;
/** What is in the box for so many seats: tokens of each colour; there are always five of gold, and a noble more than seats. */
export const tokensPerColour: Readonly<Record<number, number>> = Object.freeze({ 2: 4, 3: 5, 4: 7 });
export const goldTokens = 5;

/** The codes with which moves, texts and outside data are refused; refused options have those of the core besides. */
export const splendorRefusals = Object.freeze([
  // the turn; data: turn
  'game-over',
  'not-your-turn',
  'not-a-move',
  // taking; data: tokens (as typed), colours (letters that are in the bank), count (how many must be taken), left (in the bank)
  'gold-not-taken',
  'not-three-or-two',
  'not-in-bank',
  'take-exactly',
  'two-need-four',
  // returning; data: due and given (numbers), kind (letter), held
  'return-due',
  'return-too-few',
  'return-too-many',
  'return-not-due',
  'return-not-held',
  // reserving; data: card, level
  'reserve-full',
  'deck-empty',
  'card-not-on-board',
  // buying; data: card, cost (letters after bonuses), pay (as typed), right (the payment with the fewest gold), missing (tokens)
  'card-not-for-you',
  'cannot-afford',
  'wrong-payment',
  'card-is-free',
  'pay-not-held',
  // nobles; data: noble, nobles (those that may be chosen, such as `N3 N8`)
  'noble-due',
  'no-noble-due',
  'noble-does-not-come',
  // passing
  'must-move',
  // texts; data: text (its beginning), row, column
  'empty-text',
  'long-text',
  'unreadable-text',
  'no-such-card',
  'no-such-noble',
  'no-such-deck',
  'no-such-place',
  'empty-place',
  // seats; data: seats, min, max
  'bad-seats',
  // outside data; data: field (`players[0].t`), card, noble, kind (letter), tokens, expected
  'not-a-state',
  'unknown-field',
  'bad-field',
  'card-twice',
  'noble-twice',
  'wrong-level',
  'tokens-not-conserved',
  'contradiction',
  'too-many-moves',
] as const);
export type SplendorRefusal = (typeof splendorRefusals)[number];
