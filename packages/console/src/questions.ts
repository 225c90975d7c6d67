/**
 * The questions of menus: a list to choose from, a line to type, yes or no, a page to read.
 *
 * Each follows the look in language, colours and symbols. Esc goes back, Ctrl-C rejects with inquirer's ExitPromptError.
 * A question that is answered is wiped away, so that menus don't pile up.
 */
import { ExitPromptError, Separator } from '@inquirer/core';
import { readInteger } from '@console-arcade/core';
import { hearEscapeSoon } from './keys.js';
import { fill } from './language.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { linePrompt, pagePrompt, type PromptContext } from './question-prompts.js';
import { listTheme, questionWords, yesNoTheme } from './question-theme.js';
import { allowSuspending } from './screen.js';
import { truncate, wrap } from './text.js';

/** The answer of a person who pressed Esc. */
export const back = Symbol('back');
export type Back = typeof back;

/** An entry of a list. */
export interface Entry<T> {
  readonly value: T;
  readonly name: string;
  /** More about the entry, shown below the list while it is marked. */
  readonly about?: string;
}

interface Question {
  /** Text above the question, several lines perhaps; it gives way where the window is low. */
  readonly heading?: string;
  readonly message: string;
}

export interface ListQuestion<T> extends Question {
  /** In order; 'gap' is an empty line, left out where the list would not fit with it. */
  readonly entries: readonly (Entry<T> | 'gap')[];
  /** The entry that is marked at first. */
  readonly marked?: T;
  /** What Esc does here, if it does not go back. */
  readonly escape?: string;
}

export interface LineQuestion extends Question {
  /** What stands in the line at first. */
  readonly initial?: string;
  /** What is wrong with a text, in the reader's words; undefined: nothing. */
  refuse?(text: string): string | undefined;
}

export interface IntegerQuestion extends Question {
  readonly min: number;
  readonly max: number;
  readonly initial?: number;
}

export interface YesNoQuestion extends Question {
  /** What Enter alone means. Default true. */
  readonly initial?: boolean;
}

/** Where a question is asked, if not at the program's own terminal. */
export interface QuestionIo {
  readonly input?: NodeJS.ReadableStream;
  readonly output?: NodeJS.WritableStream;
}

/** One of several values. */
export function choose<T>(question: ListQuestion<T>, look: Look, io: QuestionIo = {}): Promise<T | Back> {
  let { marked } = question;
  const hear = (value: T) => void (marked = value);
  return answer<T>(
    (now, context) => ask('select', listConfig({ ...question, ...(marked === undefined ? {} : { marked }) }, now, hear), context),
    look,
    io,
    ['space'],
  );
}

/** What inquirer is asked; `hear` is told of the entry that is marked. */
function listConfig<T>(question: ListQuestion<T>, look: Look, hear: (value: T) => void): object {
  const { entries, marked, escape = questionWords[look.language].back } = question;
  const about = look.rows >= lowWindow && entries.some((entry) => entry !== 'gap' && entry.about !== undefined);
  const footer = 3 + (about ? aboutLines : 0); // an empty line, the keys, and one to spare for the cursor
  const message = headed(question, look, footer + fewestEntries);
  const pageSize = Math.max(1, look.rows - message.split('\n').length - footer);
  const kept = entries.length <= pageSize ? entries : entries.filter((entry) => entry !== 'gap');
  const choices = kept.map((entry) =>
    entry === 'gap' ? new Separator(' ') : shownEntry(about ? entry : { ...entry, about: undefined }, look),
  );
  const { style, ...theme } = listTheme(look, escape);
  const highlight = (line: string): string => {
    const active = choices.find((choice) => 'name' in choice && line.endsWith(` ${choice.name}`));
    if (active !== undefined && 'name' in active) hear(active.value);
    return style.highlight(line);
  };
  return {
    message,
    choices,
    pageSize,
    loop: choices.length <= pageSize,
    theme: { ...theme, style: { ...style, highlight } },
    ...(marked === undefined ? {} : { default: marked }),
  };
}

/** A line of text, without spaces at its ends. */
export function askText(question: LineQuestion, look: Look, io: QuestionIo = {}): Promise<string | Back> {
  const { refuse = () => undefined } = question;
  let { initial = '' } = question;
  const hear = (line: string) => void (initial = line);
  return answer((now, context) => linePrompt({ message: headed(question, now, 4), initial, refuse, hear, look: now }, context), look, io);
}

/** A whole number from min to max. */
export async function askInteger(question: IntegerQuestion, look: Look, io: QuestionIo = {}): Promise<number | Back> {
  const { min, max, initial, ...rest } = question;
  const inRange = (text: string) => {
    const number = readInteger(text);
    return number !== undefined && number >= min && number <= max;
  };
  const refuse = (text: string) => (inRange(text) ? undefined : fill(questionWords[look.language].integer, { min, max }));
  const text = await askText({ ...rest, initial: initial === undefined ? '' : String(initial), refuse }, look, io);
  return text === back ? back : Number(text);
}

/** Yes or no. `y` and `n` serve in every language. */
export function confirm(question: YesNoQuestion, look: Look, io: QuestionIo = {}): Promise<boolean | Back> {
  const config = (now: Look) => ({ message: headed(question, now, 3), default: question.initial ?? true, theme: yesNoTheme(now) });
  return answer<boolean>((now, context) => ask('confirm', config(now), context), look, io);
}

/** Shows a page until Enter or Esc closes it; one that is too long is scrolled. */
export async function read(page: string, look: Look, io: QuestionIo = {}): Promise<void> {
  await answer((now, context) => pagePrompt({ lines: page.split('\n'), look: now }, context), look, io);
}

/** Lines kept below a list for what is told about the marked entry. */
const aboutLines = 2;
/** A window of fewer rows has none to spare for what is told about entries. */
const lowWindow = 10;
/** Entries that a list must be able to show before there is room for a heading. */
const fewestEntries = 3;

type Ask<T> = (look: Look, context: PromptContext) => Promise<T>;

/** Asks, and asks again where the window has another size or was given back by the shell. */
async function answer<T>(ask: Ask<T>, look: Look, io: QuestionIo, enters: readonly string[] = []): Promise<T | Back> {
  const output: Partial<NodeJS.WriteStream> = (io.output as NodeJS.WriteStream | undefined) ?? process.stdout;
  for (let now = look; ; now = { ...look, columns: output.columns ?? look.columns, rows: output.rows ?? look.rows }) {
    const answered = await answerOnce((context) => ask(now, context), io, enters);
    if (answered !== again) return answered;
    output.write?.(WIPE);
  }
}

/** The window must be drawn anew. */
const again = Symbol('again');
const WIPE = '\u001b[2J\u001b[H';

/**
 * Asks, with Esc for an answer, and as many more keys as one likes for Enter. Input that ends (Ctrl-D, a closed terminal) is
 * Ctrl-C: readline alone would leave the question open for ever.
 */
async function answerOnce<T>(
  ask: (context: PromptContext) => Promise<T>,
  io: QuestionIo,
  enters: readonly string[],
): Promise<T | Back | typeof again> {
  const input = io.input ?? process.stdin;
  const output = io.output ?? process.stdout;
  hearEscapeSoon(input);
  const controller = new AbortController();
  const end = () => controller.abort(new ExitPromptError('the input has ended'));
  const redraw = () => controller.abort(again);
  const press = (_text: string | undefined, key: { readonly name?: string; readonly ctrl?: boolean } = {}) => {
    if (key.name === 'escape') controller.abort(back);
    if (key.name === 'd' && key.ctrl === true) setImmediate(() => input.isPaused() && end());
    if (enters.includes(key.name ?? '')) input.emit('keypress', undefined, { name: 'return' });
  };
  input.on('end', end);
  output.on('resize', redraw);
  const endSuspending = allowSuspending(input, redraw);
  const answered = ask({ ...io, signal: controller.signal, clearPromptOnDone: true });
  input.on('keypress', press);
  try {
    return await answered;
  } catch (error) {
    const { reason } = controller.signal as { readonly reason: unknown };
    if (reason === back || reason === again) return reason as Back | typeof again;
    throw reason instanceof ExitPromptError ? reason : error;
  } finally {
    input.off('keypress', press);
    input.off('end', end);
    output.off('resize', redraw);
    endSuspending();
  }
}

async function ask<T>(type: 'select' | 'confirm', config: object, context: PromptContext): Promise<T> {
  // Loaded with the first question: a program that asks nothing does not wait for it.
  const { default: inquirer } = await import('inquirer');
  const prompt = inquirer.createPromptModule(context as Parameters<typeof inquirer.createPromptModule>[0]);
  const answers: { readonly answer: unknown } = await prompt({ ...config, type, name: 'answer' } as never);
  return answers.answer as T;
}

/** The message below its heading, or alone where fewer than `needed` lines would be left. */
function headed({ heading, message }: Question, look: Look, needed: number): string {
  const asked = paintFor(look).strong(message);
  if (heading === undefined || heading.split('\n').length + 1 + needed > look.rows) return asked;
  return `${heading}\n${asked}`;
}

function shownEntry<T>({ value, name, about }: Entry<T>, look: Look) {
  const description =
    about === undefined
      ? undefined
      : wrap(about, look.columns - 1, look)
          .slice(0, aboutLines)
          .join('\n');
  return { value, name: truncate(name, look.columns - 3, look), ...(description === undefined ? {} : { description }) };
}
