/** The face of a game in the terminal: the contract between a game's `./console` and the kit. */
import type { Bot, Game, Outcome, Seat, Seen } from '@console-arcade/core';
import type { ByLanguage } from './language.js';
import type { Look } from './look.js';
import type { Command } from './keys.js';

/** The words of a game in one language. Templates hold `{names}` that are filled with a refusal's data. */
export interface GameTexts<O> {
  readonly title: string;
  /** The game in one line, for lists and menus. */
  readonly line: string;
  /** The rules page: paragraphs; lines that begin with `## ` are headings, with `- ` list entries. */
  readonly rules: string;
  /** Each option's name; for its values the words, where the value itself does not say it; and what it does. */
  readonly options: {
    readonly [K in keyof O]-?: { readonly name: string; readonly values?: Readonly<Record<string, string>>; readonly about?: string };
  };
  /** A message for each code with which the game refuses. */
  readonly refusals: Readonly<Record<string, string>>;
  /** A few words for each reason of an outcome, such as "five in a row". */
  readonly reasons: Readonly<Record<string, string>>;
  /** The game's own keys and what they do, for the help: those of its choices at the table. */
  readonly keys?: readonly (readonly [key: string, does: string])[];
  /** A name for each overlay that the game can draw. */
  readonly overlays?: Readonly<Record<string, string>>;
  /** What a seat is called in the menu where it has a name of its own, such as "Black (first)". */
  readonly seats?: readonly string[];
}

/** A bot as it is offered to a person. */
export interface BotEntry<V, M> {
  readonly bot: Bot<V, M>;
  readonly name: ByLanguage<string>;
  /** One line: how it plays. */
  readonly about: ByLanguage<string>;
  /** Node limit, or milliseconds, that it gets for a move. */
  readonly limits?: { readonly nodes?: number; readonly ms?: number };
  /** True: it may take longer than a blink, so it thinks in a worker and keys stay alive. */
  readonly slow?: boolean;
}

/** A place on a board that is chosen with the cursor: row 0 is the upper one. */
export interface Cursor {
  readonly row: number;
  readonly column: number;
}

/** What is drawn. */
export interface Scene<V> {
  readonly view: V;
  /** The views of the same viewer before this one, first to last: for charts. */
  readonly past: readonly V[];
  /** The name of each seat. */
  readonly names: readonly string[];
  /** What lies over the board: one of the game's `overlays`; 'chapter': the moment to look at before going on. */
  readonly overlay?: string;
  readonly cursor?: Cursor;
  /** Places that were picked and not yet played. */
  readonly picked?: readonly Cursor[];
}

/** One move, to be told. */
export interface Step<V, M> {
  readonly before: V;
  readonly seat: Seat;
  readonly move: M;
  readonly after: V;
  readonly names: readonly string[];
}

/** Moves that are made without asking, until a key is pressed. */
export interface Autoplay<V, M> {
  /** The move for a person's seat; undefined: ask again. */
  choose(view: V): M | undefined;
  /** Asked after every move: true gives the turn back to the person. */
  until?(before: V, after: V): boolean;
  /** True: as fast as it goes, drawn only at the end. */
  readonly unseen?: boolean;
}

/** What a person answers: a move, something else than a move, moves to be made without asking, or pasted lines of a record. */
export type Answer<V, M> =
  { readonly move: M } | { readonly command: Command } | { readonly autoplay: Autoplay<V, M> } | { readonly lines: readonly string[] };

/** No answer yet, where a move is put together in several steps: what the game asks on from. */
export interface Interim<T> {
  readonly interim: T;
}

/** What a question comes to: an answer, or a step towards one where the question offers such steps. */
export type Reply<V, M, T> = Answer<V, M> | ([T] extends [never] ? never : Interim<T>);

/** An entry of a menu at the table. */
export interface Choice<V, M, T = never> {
  readonly label: string;
  /** The key that chooses it at once; Enter and Space choose the marked entry. */
  readonly key?: string;
  readonly answer: Reply<V, M, T>;
}

/** What a menu says besides its entries. */
export interface MenuSurroundings<V, M, T = never> {
  /** What Esc means; default: nothing. */
  readonly back?: Reply<V, M, T>;
  /** The place of the board that the menu is about. */
  readonly cursor?: Cursor;
  readonly picked?: readonly Cursor[];
  /** The entry that is marked at first; default: the first. */
  readonly marked?: number;
}

/** A board on which the cursor moves. */
export interface BoardQuestion<V, M, T = never> {
  readonly rows: number;
  readonly columns: number;
  /** Where the cursor stands at first, when it has not stood on this board before; or the nearest place where it may. */
  readonly start: Cursor;
  /** Whether the cursor may stand there; it jumps over other places. Default: everywhere. */
  has?(cursor: Cursor): boolean;
  /** What Enter or Space means at a place. A move may turn out illegal, then the reason is shown. */
  pick(cursor: Cursor): Reply<V, M, T>;
  /** What Enter means wherever the cursor stands, once enough is picked; Space still picks. */
  readonly confirm?: Reply<V, M, T>;
  /** What Esc means; default: nothing. */
  readonly back?: Reply<V, M, T>;
  /** Keys of the game's own, shown in the footer in this order. */
  readonly keys?: readonly BoardKey<V, M, T>[];
  /** Places picked so far, for the scene; one picked twice stands there twice. */
  readonly picked?: readonly Cursor[];
  /** What the footer says above the keys, such as "choose a point", or of the place where the cursor stands. */
  readonly prompt: string | ((cursor: Cursor) => string);
}

/** A key that means something at a board. */
export interface BoardKey<V, M, T = never> {
  readonly key: string;
  /** What it does, for the footer; without it the key is not shown. */
  readonly label?: string;
  /** How the key is called in the footer, where one entry stands for several keys. */
  readonly shown?: string;
  /** undefined: nothing, here. */
  answer(cursor: Cursor): Reply<V, M, T> | undefined;
}

/**
 * What the kit offers a game that asks for a move. All answers but moves are dealt with by the play loop; interim ones, if the game
 * has any (T), are its own, and it then asks on.
 */
export interface Table<V, M, T = never> {
  readonly look: Look;
  readonly names: readonly string[];
  /** A row of choices, or several rows where they are many. */
  menu(choices: readonly Choice<V, M, T>[], prompt?: string, surroundings?: MenuSurroundings<V, M, T>): Promise<Reply<V, M, T>>;
  /** A cursor on the board. */
  board(question: BoardQuestion<V, M, T>): Promise<Reply<V, M, T>>;
  /** A line for a move in the game's notation. */
  line(prompt?: string): Promise<Answer<V, M>>;
}

/** A move that is worth considering, and why. */
export interface Hint<M> {
  readonly move: M;
  readonly text: string;
}

/** An extra verb of a game: `arcade GAME TOOL`. */
export interface Tool {
  readonly id: string;
  readonly about: ByLanguage<string>;
  /** What follows the verb, for the help, such as `HAND [HAND]`. */
  readonly usage: string;
  run(args: readonly string[], look: Look, io: ToolIo): Promise<number>;
}

/** Where a tool reads and writes; its answer is the exit code. */
export interface ToolIo {
  readonly input: AsyncIterable<string>;
  write(text: string): void;
  fail(text: string): void;
}

export interface GameConsole<V extends Seen, M, O> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the console never looks into a state
  readonly game: Game<any, V, M, O>;
  readonly texts: ByLanguage<GameTexts<O>>;
  /** The levels offered, from weak to strong. */
  readonly bots: readonly BotEntry<V, M>[];
  /** Overlays that a key switches on and off; the texts name them. */
  readonly overlays?: readonly { readonly id: string; readonly key: string }[];
  /**
   * The table as text: pure, at most as large as the look says wherever that is possible; what is larger is not shown,
   * and the person is told how large the window must be.
   */
  draw(scene: Scene<V>, look: Look): string;
  /** What happened in a move, in a few short lines. */
  narrate(step: Step<V, M>, look: Look): readonly string[];
  /** Asks the person whose view this is. */
  ask(view: V, table: Table<V, M>): Promise<Answer<V, M>>;
  hints?(view: V, look: Look): readonly Hint<M>[];
  /** Whether there is something to look at before going on: the loop then draws the overlay 'chapter' from the table's view and waits. */
  chapter?(before: V, after: V): boolean;
  /** How the end reads, where the kit's own words (the winners, the reason) do not say it all. */
  result?(outcome: Outcome, names: readonly string[], look: Look): string;
  readonly tools?: readonly Tool[];
}

/** A game's face of which only the contract is known. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- where unlike games meet, as AnyGame in the core
export type AnyGameConsole = GameConsole<any, any, any>;
