/** How a person at the table is asked: a row of choices, a cursor on the board, a line for a move. */
import type { Refusal, Result } from '@console-arcade/core';
import type { Answer, BoardQuestion, Choice, Cursor, Table } from './game-console.js';
import { commandOf, isChoose, isEnter, stepOf, type Key } from './keys.js';
import { keyHelp } from './layout.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import type { Stage } from './stage.js';
import { widthOf } from './text.js';
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

/** A line of text to edit: the characters, and where the next one goes. */
interface Line {
  readonly characters: readonly string[];
  readonly at: number;
}

/** Asks for a move in the game's notation. undefined: the person thought better of it. */
async function askLine<V, M>(desk: Desk<M>, text: string, prompt?: string): Promise<Answer<V, M> | undefined> {
  const lines = splitLines(text);
  if (lines.length > 1) return pasted(desk, lines);
  let line: Line = { characters: [...text], at: [...text].length };
  let wrong: Refusal | undefined;
  for (;;) {
    const look = desk.look();
    desk.draw({ prompt: drawLine(line, prompt ?? kitTexts[look.language].linePrompt, wrong, desk, look), keys: lineKeys(look) });
    const key = await desk.stage.key();
    if (key.name === 'escape') return undefined;
    if (key.name === 'resized') continue;
    if (isEnter(key)) {
      const typed = line.characters.join('');
      // What waits behind Enter came in one piece with it: pasted lines, from a terminal that does not mark pastes.
      const rest = desk.stage.takeText();
      if (rest !== '') return pasted(desk, splitLines(`${typed}\n${rest}`));
      if (typed.trim() === '') return undefined;
      const move = desk.read(typed);
      if (move.ok) return { move: move.value };
      wrong = move.error;
      continue;
    }
    if (key.name === 'paste') {
      const more = splitLines(line.characters.join('') + (key.char ?? ''));
      if (more.length > 1) return pasted(desk, more);
    }
    wrong = undefined;
    line = edit(line, key);
  }
}

const splitLines = (text: string): string[] => text.split(/\r\n|\n|\r/);

/** Whole lines are answers; what follows the last line's end is a line to go on with. */
function pasted<V, M>(desk: Desk<M>, lines: readonly string[]): Answer<V, M> {
  desk.draft = lines.at(-1) ?? '';
  return { lines: lines.slice(0, -1) };
}

function edit({ characters, at }: Line, key: Key): Line {
  switch (key.name) {
    case 'left':
      return { characters, at: Math.max(0, at - 1) };
    case 'right':
      return { characters, at: Math.min(characters.length, at + 1) };
    case 'home':
      return { characters, at: 0 };
    case 'end':
      return { characters, at: characters.length };
    case 'backspace':
      return at === 0 ? { characters, at } : { characters: characters.toSpliced(at - 1, 1), at: at - 1 };
    case 'delete':
      return { characters: characters.toSpliced(at, 1), at };
    default: {
      const typed = [...(key.char ?? '')];
      return { characters: characters.toSpliced(at, 0, ...typed), at: at + typed.length };
    }
  }
}

/** The line, the place where the next character goes, and below it what is wrong and where. */
function drawLine<M>({ characters, at }: Line, label: string, wrong: Refusal | undefined, desk: Desk<M>, look: Look): string {
  const paint = paintFor(look);
  const head = label;
  // Of a line that is longer than the window the part before the cursor is shown.
  const room = Math.max(1, look.columns - widthOf(head, look) - 3);
  let from = at;
  for (let used = 0; from > 0; from--) {
    used += widthOf(characters[from - 1], look);
    if (used >= room) break;
  }
  const before = characters.slice(from, at).join('');
  const under = characters[at] ?? ' ';
  const cursor = look.colours === 0 ? `|${characters[at] ?? ''}` : paint.cursor(under);
  let after = '';
  for (let i = at + 1, used = widthOf(before + under, look); i < characters.length; i++) {
    used += widthOf(characters[i], look);
    if (used > room) break;
    after += characters[i];
  }
  const shown = `${paint.strong(head)}${before}${cursor}${after}`;
  if (wrong === undefined) return shown;
  const caretAt = Math.max(0, Math.min(wrong.at ?? 0, characters.length) - from);
  const caret = ' '.repeat(widthOf(head + characters.slice(from, from + caretAt).join(''), look));
  return `${shown}\n${wrong.at === undefined ? '' : `${caret}^ `}${paint.bad(desk.explain(wrong))}`;
}

function lineKeys(look: Look): string[] {
  const { keys } = kitTexts[look.language];
  return [keyHelp('Enter', keys.choose, look), keyHelp('Esc', keys.close, look)];
}
