/** How a person at the table is asked: a row of choices, a cursor on the board, a line for a move. */
import type { Refusal, Result } from '@console-arcade/core';
import type { Answer, BoardQuestion, Choice, Cursor, Table } from './game-console.js';
import { commandOf, isChoose, isEnter, stepOf, type Key } from './keys.js';
import { keyHelp } from './layout.js';
import { drawLine, editLine, lineKeys, lineOf, textOf } from './line-editor.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { isRecordText, splitLines } from './pasted.js';
import type { Stage } from './stage.js';
import { kitTexts } from './texts.js';

/** What the questions need of the play loop. */
export interface Desk<M> {
  readonly stage: Stage;
  readonly names: readonly string[];
  look(): Look;
  /** Draws the table with a question and its keys below. */
  draw(question: { readonly prompt: string; readonly keys: readonly string[]; readonly cursor?: Cursor }): void;
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

export function tableFor<V, M>(desk: Desk<M>): Table<V, M> {
  return {
    look: desk.look(),
    names: desk.names,
    menu: (choices, prompt = '') => askMenu(desk, choices, prompt),
    board: (question) => askBoard(desk, question),
    line: async (prompt) => {
      for (;;) {
        const answer = await askLine(desk, '', prompt);
        if (answer !== undefined) return answer;
      }
    },
  };
}

async function askMenu<V, M>(desk: Desk<M>, choices: readonly Choice<V, M>[], prompt: string): Promise<Answer<V, M>> {
  let marked = 0;
  for (;;) {
    const look = desk.look();
    const paint = paintFor(look);
    const keys = choices.map(({ key, label }, i) => {
      const text = key === undefined ? label : `${key === ' ' ? 'Space' : key} ${label}`;
      return i === marked ? paint.cursor(`[${text}]`) : ` ${text} `;
    });
    const pressed = await next(desk, () => desk.draw({ prompt, keys: [...keys, ...desk.commandKeys()] }));
    if ('answer' in pressed) return pressed.answer;
    const { key } = pressed;
    const chosen = choices.find((choice) => choice.key === (key.name === 'space' ? ' ' : key.name));
    if (chosen !== undefined) return chosen.answer;
    const step = stepOf(key);
    if (isChoose(key)) return choices[marked].answer;
    if (step !== undefined) marked = (marked + step[0] + step[1] + choices.length) % choices.length;
    else if (key.name === 'tab') marked = (marked + 1) % choices.length;
    else {
      const command = commandOf(key);
      if (command !== undefined) return { command };
    }
  }
}

async function askBoard<V, M>(desk: Desk<M>, { rows, columns, start, pick, prompt }: BoardQuestion<M>): Promise<Answer<V, M>> {
  const size = `${rows}×${columns}`;
  let cursor = desk.cursors.get(size) ?? start;
  for (;;) {
    const look = desk.look();
    const texts = kitTexts[look.language].keys;
    const arrows = look.symbols === 'ascii' ? texts.arrows : '←↑↓→';
    const [help, ...commands] = desk.commandKeys();
    const keys = [
      keyHelp(arrows, texts.move, look),
      keyHelp('Enter', texts.choose, look),
      help,
      keyHelp(':', texts.line, look),
      ...commands,
    ];
    const pressed = await next(desk, () => desk.draw({ prompt, keys, cursor }));
    if ('answer' in pressed) return pressed.answer;
    const { key } = pressed;
    const step = stepOf(key);
    if (step !== undefined) {
      cursor = { row: clamp(cursor.row + step[0], rows), column: clamp(cursor.column + step[1], columns) };
      desk.cursors.set(size, cursor);
    } else if (isChoose(key)) return { move: pick(cursor) };
    else {
      const command = commandOf(key);
      if (command !== undefined) return { command };
    }
  }
}

const clamp = (n: number, size: number): number => Math.max(0, Math.min(size - 1, n));

/** The next key that the question itself must deal with; the line for a move is asked in between. */
async function next<V, M>(desk: Desk<M>, draw: () => void): Promise<{ readonly key: Key } | { readonly answer: Answer<V, M> }> {
  for (;;) {
    let line: string | undefined;
    if (desk.draft !== '') line = desk.draft;
    else {
      draw();
      const key = await desk.stage.key();
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
