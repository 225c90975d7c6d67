/** How a person at the table is asked: a row of choices, a cursor on the board, a line for a move. */
import type { Refusal, Result } from '@console-arcade/core';
import type { Answer, BoardQuestion, Choice, Cursor, MenuSurroundings, Reply, Table } from './game-console.js';
import { commandOf, isBack, isChoose, isEnter, stepOf, type Key } from './keys.js';
import { keyHelp } from './layout.js';
import { drawLine, editLine, lineKeys, lineOf, textOf } from './line-editor.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { isRecordText, splitLines } from './pasted.js';
import type { Stage } from './stage.js';
import { widthOf } from './text.js';
import { kitTexts } from './texts.js';

/** What the questions need of the play loop. */
export interface Desk<M> {
  readonly stage: Stage;
  readonly names: readonly string[];
  look(): Look;
  /** Draws the table with a question and its keys below. */
  draw(question: {
    readonly prompt: string;
    readonly keys: readonly string[];
    readonly cursor?: Cursor;
    readonly picked?: readonly Cursor[];
    readonly focus?: number;
  }): void;
  /** Whether the table is on the screen: in a window that is too small nobody sees what a key would do. */
  readonly isShown: boolean;
  /** Deals with a key that means the same in every question (overlays); false: it is none. */
  press(key: Key): boolean;
  /** The keys of the commands that can be given now, for the footer. */
  commandKeys(): readonly string[];
  /** Reads a move in the game's notation. */
  read(text: string): Result<M, Refusal>;
  /** A refusal in the reader's words. */
  explain(refusal: Refusal): string;
  /** Where the cursor stood last, by the size of the board. */
  readonly cursors: Map<string, Cursor>;
  /** A line that was begun by a paste. */
  draft: string;
}

export function tableFor<V, M, T = never>(desk: Desk<M>): Table<V, M, T> {
  return {
    look: desk.look(),
    names: desk.names,
    menu: (choices, prompt = '', surroundings = {}) => askMenu(desk, choices, prompt, surroundings),
    board: (question) => askBoard(desk, question),
    line: async (prompt) => {
      for (;;) {
        const answer = await askLine<V, M>(desk, '', prompt);
        if (answer !== undefined) return answer;
      }
    },
  };
}

async function askMenu<V, M, T>(
  desk: Desk<M>,
  choices: readonly Choice<V, M, T>[],
  prompt: string,
  { back, cursor, picked, marked: first = 0 }: MenuSurroundings<V, M, T>,
): Promise<Reply<V, M, T>> {
  let marked = first;
  const draw = () => {
    const look = desk.look();
    const entries = choices.map((choice, i) => drawEntry(choice, i === marked, look));
    const commands = [...backKey(back, look), ...desk.commandKeys()];
    const rows = inRows(entries, look.columns - 1, look);
    const isLong = rows.length > 1;
    desk.draw({
      prompt: isLong ? [...(prompt === '' ? [] : [prompt]), ...rows.map((row) => row.join(GAP))].join('\n') : prompt,
      keys: isLong ? commands : [...entries, ...commands],
      ...(isLong ? { focus: prompt.split('\n').length + rows.findIndex((row) => row.includes(entries[marked])) } : {}),
      ...(cursor === undefined ? {} : { cursor }),
      ...(picked === undefined ? {} : { picked }),
    });
  };
  for (;;) {
    const pressed = await next<V, M>(desk, draw);
    if ('answer' in pressed) return pressed.answer;
    const { key } = pressed;
    const chosen = choices.find((choice) => choice.key === (key.name === 'space' ? ' ' : key.name));
    if (chosen !== undefined) return chosen.answer;
    const step = stepOf(key);
    if (isChoose(key)) return choices[marked].answer;
    if (isBack(key) && back !== undefined) return back;
    if (step !== undefined) marked = (marked + step[0] + step[1] + choices.length) % choices.length;
    else if (key.name === 'tab') marked = (marked + 1) % choices.length;
    else {
      const command = commandOf(key);
      if (command !== undefined) return { command };
    }
  }
}

function drawEntry({ key, label }: Pick<Choice<never, never>, 'key' | 'label'>, isMarked: boolean, look: Look): string {
  const text = key === undefined ? label : `${key === ' ' ? 'Space' : key} ${label}`;
  return isMarked ? paintFor(look).cursor(`[${text}]`) : ` ${text} `;
}

const GAP = '  ';

/** Entries in as many rows as they need. */
function inRows(entries: readonly string[], columns: number, look: Look): string[][] {
  const rows: string[][] = [];
  for (const entry of entries) {
    const row = rows.at(-1);
    if (row === undefined || widthOf([...row, entry].join(GAP), look) > columns) rows.push([entry]);
    else row.push(entry);
  }
  return rows;
}

const backKey = (back: object | undefined, look: Look): string[] =>
  back === undefined ? [] : [keyHelp('Esc', kitTexts[look.language].keys.back, look)];

async function askBoard<V, M, T>(desk: Desk<M>, question: BoardQuestion<V, M, T>): Promise<Reply<V, M, T>> {
  const { rows, columns, start, pick, confirm, back, keys: own = [], picked, prompt } = question;
  const size = `${rows}×${columns}`;
  let cursor = nearest(desk.cursors.get(size) ?? start, question);
  const draw = () => {
    const look = desk.look();
    const texts = kitTexts[look.language].keys;
    const arrows = look.symbols === 'ascii' ? texts.arrows : '←↑↓→';
    const [help, ...commands] = desk.commandKeys();
    const ownShown = own.flatMap(({ key, label, shown = key }) => (label === undefined ? [] : [keyHelp(shown, label, look)]));
    const keys = [
      keyHelp(arrows, texts.move, look),
      keyHelp('Enter', texts.choose, look),
      ...ownShown,
      ...backKey(back, look),
      help,
      keyHelp(':', texts.line, look),
      ...commands,
    ];
    const asked = typeof prompt === 'string' ? prompt : prompt(cursor);
    desk.draw({ prompt: asked, keys, cursor, ...(picked === undefined ? {} : { picked }) });
  };
  for (;;) {
    const pressed = await next<V, M>(desk, draw);
    if ('answer' in pressed) return pressed.answer;
    const { key } = pressed;
    const ownKey = own.find((candidate) => candidate.key === key.name);
    const step = stepOf(key);
    if (ownKey !== undefined) {
      const answer = ownKey.answer(cursor);
      if (answer !== undefined) return answer;
    } else if (step !== undefined) {
      cursor = moved(cursor, step, question);
      desk.cursors.set(size, cursor);
    } else if (isEnter(key) && confirm !== undefined) return confirm;
    else if (isChoose(key)) return pick(cursor);
    else if (isBack(key) && back !== undefined) return back;
    else {
      const command = commandOf(key);
      if (command !== undefined) return { command };
    }
  }
}

/** The place itself, or where the cursor may not stand there the one that is the fewest steps away, rather in the same row. */
function nearest<V, M, T>(
  from: Cursor,
  { rows, columns, has = () => true }: Pick<BoardQuestion<V, M, T>, 'rows' | 'columns' | 'has'>,
): Cursor {
  if (has(from)) return from;
  const places = Array.from({ length: rows * columns }, (_, i): Cursor => ({ row: Math.floor(i / columns), column: i % columns }));
  const rowsAway = (place: Cursor): number => Math.abs(place.row - from.row);
  const steps = (place: Cursor): number => rowsAway(place) + Math.abs(place.column - from.column);
  return places.filter((place) => has(place)).sort((a, b) => steps(a) - steps(b) || rowsAway(a) - rowsAway(b))[0] ?? from;
}

/** The next place in a direction: in the nearest row or column that has one, the one that is least to the side. */
function moved<V, M, T>(
  from: Cursor,
  [down, right]: readonly [number, number],
  { rows, columns, has = () => true }: Pick<BoardQuestion<V, M, T>, 'rows' | 'columns' | 'has'>,
): Cursor {
  const across = down === 0 ? rows : columns;
  for (let { row, column } = { row: from.row + down, column: from.column + right }; isWithin(row, rows) && isWithin(column, columns);) {
    const line = Array.from({ length: across }, (_, i): Cursor => (down === 0 ? { row: i, column } : { row, column: i })).filter((place) =>
      has(place),
    );
    const aside = (place: Cursor): number => Math.abs(down === 0 ? place.row - from.row : place.column - from.column);
    if (line.length > 0) return line.reduce((nearest, place) => (aside(place) < aside(nearest) ? place : nearest));
    row += down;
    column += right;
  }
  return from;
}

const isWithin = (n: number, size: number): boolean => n >= 0 && n < size;

/** The next key that the question itself must deal with; the line for a move is asked in between. */
async function next<V, M>(desk: Desk<M>, draw: () => void): Promise<{ readonly key: Key } | { readonly answer: Answer<V, M> }> {
  for (;;) {
    let line: string | undefined;
    if (desk.draft !== '') line = desk.draft;
    else {
      draw();
      const key = await desk.stage.key();
      if (!desk.isShown && !['quit', 'help'].includes(commandOf(key) ?? '')) continue;
      if (key.name === ':') line = '';
      else if (key.name === 'paste') line = key.char ?? '';
      else if (!desk.press(key) && key.name !== 'resized') return { key };
    }
    if (line === undefined) continue;
    desk.draft = '';
    const answer = await askLine(desk, line);
    if (answer !== undefined) return { answer };
  }
}

/** Asks for a move in the game's notation. undefined: the person thought better of it. */
async function askLine<V, M>(desk: Desk<M>, text: string, prompt?: string): Promise<Answer<V, M> | undefined> {
  if (isPasted(text)) return pasted(desk, text);
  let line = lineOf(text);
  let wrong: Refusal | undefined;
  for (;;) {
    const look = desk.look();
    const told = wrong === undefined ? undefined : { text: desk.explain(wrong), at: wrong.at };
    desk.draw({ prompt: drawLine(line, prompt ?? kitTexts[look.language].linePrompt, told, look), keys: lineKeys(look) });
    const key = await desk.stage.key();
    if (key.name === 'escape') return undefined;
    if (key.name === 'resized') continue;
    if (isEnter(key)) {
      const typed = textOf(line);
      // What waits behind Enter came in one piece with it: pasted lines, from a terminal that does not mark pastes.
      const rest = desk.stage.takeText();
      const whole = `${typed}\n${rest}`;
      if (isRecordText(whole)) return pasted(desk, whole + (await restOfPaste(desk.stage)));
      if (rest !== '') return pasted(desk, whole);
      if (typed.trim() === '') return undefined;
      const move = desk.read(typed);
      if (move.ok) return { move: move.value };
      wrong = move.error;
      continue;
    }
    const whole = textOf(line) + (key.char ?? '');
    if (key.name === 'paste' && isPasted(whole)) return pasted(desk, whole);
    wrong = undefined;
    line = editLine(line, key);
  }
}

/** Whether a text is more than a line to be edited. */
const isPasted = (text: string): boolean => isRecordText(text) || splitLines(text).length > 1;

/** Whole lines are answers; what follows the last line's end is a line to go on with, but for a record, which is one piece. */
function pasted<V, M>(desk: Desk<M>, text: string): Answer<V, M> {
  if (isRecordText(text)) return { lines: splitLines(text) };
  const lines = splitLines(text);
  desk.draft = lines.at(-1) ?? '';
  return { lines: lines.slice(0, -1) };
}

/** A long text that is not marked as a paste comes in pieces, one right after the other. */
async function restOfPaste(stage: Stage): Promise<string> {
  let rest = '';
  while (await stage.pressed(PIECE_MS)) rest += stage.takeText();
  return rest;
}

const PIECE_MS = 60;
