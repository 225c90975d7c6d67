/**
 * The questions of menus: a list to choose from, a line to type, yes or no, a page to read.
 *
 * Each follows the look in language, colours and symbols. Esc goes back, Ctrl-C rejects with inquirer's ExitPromptError.
 * A question that is answered is wiped away, so that menus don't pile up.
 */
import { createPrompt, ExitPromptError, isDownKey, isEnterKey, isUpKey, Separator, useEffect, useKeypress, useState } from '@inquirer/core';
import { readInteger } from '@console-arcade/core';
import { hearEscapeSoon } from './keys.js';
import { fill, type ByLanguage } from './language.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { truncate, wrap } from './text.js';
import { kitTexts } from './texts.js';

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
  const { entries, marked, escape = words[look.language].back } = question;
  const about = look.rows >= lowWindow && entries.some((entry) => entry !== 'gap' && entry.about !== undefined);
  const footer = 3 + (about ? aboutLines : 0); // an empty line, the keys, and one to spare for the cursor
  const message = headed(question, look, footer + fewestEntries);
  const pageSize = Math.max(1, look.rows - message.split('\n').length - footer);
  const kept = entries.length <= pageSize ? entries : entries.filter((entry) => entry !== 'gap');
  const list = kept.map((entry) =>
    entry === 'gap' ? new Separator(' ') : shownEntry(about ? entry : { ...entry, about: undefined }, look),
  );
  const config = {
    message,
    choices: list,
    pageSize,
    loop: list.length <= pageSize,
    theme: listTheme(look, escape),
    ...(marked === undefined ? {} : { default: marked }),
  };
  return answer<T>((context) => ask('select', config, context), io, ['space']);
}

/** A line of text, without spaces at its ends. */
export function askText(question: LineQuestion, look: Look, io: QuestionIo = {}): Promise<string | Back> {
  const { initial = '', refuse = () => undefined } = question;
  const message = headed(question, look, 4);
  return answer((context) => linePrompt({ message, initial, refuse, look }, context), io);
}

/** A whole number from min to max. */
export async function askInteger(question: IntegerQuestion, look: Look, io: QuestionIo = {}): Promise<number | Back> {
  const { min, max, initial, ...rest } = question;
  const inRange = (text: string) => {
    const number = readInteger(text);
    return number !== undefined && number >= min && number <= max;
  };
  const refuse = (text: string) => (inRange(text) ? undefined : fill(words[look.language].integer, { min, max }));
  const text = await askText({ ...rest, initial: initial === undefined ? '' : String(initial), refuse }, look, io);
  return text === back ? back : Number(text);
}

/** Yes or no. `y` and `n` serve in every language. */
export function confirm(question: YesNoQuestion, look: Look, io: QuestionIo = {}): Promise<boolean | Back> {
  const config = { message: headed(question, look, 3), default: question.initial ?? true, theme: yesNoTheme(look) };
  return answer<boolean>((context) => ask('confirm', config, context), io);
}

/** Shows a page until Enter or Esc closes it; one that is too long is scrolled. */
export async function read(page: string, look: Look, io: QuestionIo = {}): Promise<void> {
  await answer((context) => pagePrompt({ lines: page.split('\n'), look }, context), io);
}

interface QuestionWords {
  readonly move: string;
  readonly choose: string;
  readonly accept: string;
  readonly back: string;
  readonly scroll: string;
  readonly enter: string;
  readonly arrows: string;
  readonly integer: string;
  readonly yes: string;
  readonly no: string;
  readonly yesOrNo: string;
}

const words: ByLanguage<QuestionWords> = {
  en: {
    move: 'move',
    choose: 'choose',
    accept: 'accept',
    back: 'back',
    scroll: 'scroll',
    enter: 'Enter',
    arrows: 'Up/Down',
    integer: 'A whole number from {min} to {max}, please.',
    yes: 'yes',
    no: 'no',
    yesOrNo: 'Please answer yes or no (y or n).',
  },
  zh: {
    move: '移动',
    choose: '选择',
    accept: '确定',
    back: '返回',
    scroll: '滚动',
    enter: '回车',
    arrows: '上/下',
    integer: '请输入 {min} 到 {max} 的整数。',
    yes: '是',
    no: '否',
    yesOrNo: '请回答是或否（y 或 n）。',
  },
};

/** Lines kept below a list for what is told about the marked entry. */
const aboutLines = 2;
/** A window of fewer rows has none to spare for what is told about entries. */
const lowWindow = 10;
/** Entries that a list must be able to show before there is room for a heading. */
const fewestEntries = 3;

const HIDE_CURSOR = '\u001b[?25l';
const SHOW_CURSOR = '\u001b[?25h';

type Context = NonNullable<Parameters<typeof linePrompt>[1]>;

/**
 * Asks, with Esc for an answer, and as many more keys as one likes for Enter. Input that ends (Ctrl-D, a closed terminal) is
 * Ctrl-C: readline alone would leave the question open for ever.
 */
async function answer<T>(ask: (context: Context) => Promise<T>, io: QuestionIo, enters: readonly string[] = []): Promise<T | Back> {
  const input = io.input ?? process.stdin;
  hearEscapeSoon(input);
  const controller = new AbortController();
  const end = () => controller.abort(new ExitPromptError('the input has ended'));
  const press = (_text: string | undefined, key: { readonly name?: string; readonly ctrl?: boolean } = {}) => {
    if (key.name === 'escape') controller.abort(back);
    if (key.name === 'd' && key.ctrl === true) setImmediate(() => input.isPaused() && end());
    if (enters.includes(key.name ?? '')) input.emit('keypress', undefined, { name: 'return' });
  };
  input.on('end', end);
  const answered = ask({ ...io, signal: controller.signal, clearPromptOnDone: true });
  input.on('keypress', press);
  try {
    return await answered;
  } catch (error) {
    const { reason } = controller.signal as { readonly reason: unknown };
    if (reason === back) return back;
    throw reason instanceof ExitPromptError ? reason : error;
  } finally {
    input.off('keypress', press);
    input.off('end', end);
  }
}

async function ask<T>(type: 'select' | 'confirm', config: object, context: Context): Promise<T> {
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

/** The keys below a question: `Enter choose • Esc back`. */
function tip(keys: readonly (readonly [key: string, does: string])[], look: Look): string {
  const paint = paintFor(look);
  const line = keys
    .map(([key, does]) => `${paint.key(key)} ${paint.faint(does)}`)
    .join(paint.faint(look.symbols === 'ascii' ? ' - ' : ' • '));
  return truncate(line, look.columns - 1, look);
}

const arrows = (look: Look): string => (look.symbols === 'ascii' ? words[look.language].arrows : '↑↓');

/** Every style of inquirer, since its own colours ignore NO_COLOR and its own words are English. */
function theme(look: Look) {
  const paint = paintFor(look);
  const plain = (text: string) => text;
  return {
    prefix: '',
    keybindings: ['vim'] as const,
    style: {
      message: plain,
      answer: plain,
      highlight: paint.key,
      description: paint.faint,
      disabled: paint.faint,
      defaultAnswer: (text: string) => paint.faint(`(${text})`),
      help: paint.faint,
      key: paint.key,
      error: (text: string) => paint.bad(`! ${text}`),
    },
  };
}

function listTheme(look: Look, escape: string) {
  const { move, choose, enter } = words[look.language];
  const { style, ...rest } = theme(look);
  const keys = [
    [arrows(look), move],
    [enter, choose],
    ['Esc', escape],
  ] as const;
  return { ...rest, icon: { cursor: look.symbols === 'ascii' ? '>' : '❯' }, style: { ...style, keysHelpTip: () => tip(keys, look) } };
}

function yesNoTheme(look: Look) {
  const { yes, no, yesOrNo } = words[look.language];
  const { style, ...rest } = theme(look);
  // What Enter means shows without colours: a capital, or brackets where a script has none.
  const confirmDefault = (text: string) => (text.toUpperCase() === text ? `[${text}]` : text.toUpperCase());
  return { ...rest, keywords: { yes, no, error: () => yesOrNo }, style: { ...style, confirmDefault } };
}

interface LineConfig {
  readonly message: string;
  readonly initial: string;
  readonly look: Look;
  refuse(text: string): string | undefined;
}

/** A line whose first text can be edited and removed; inquirer's own input takes a removed default for an answer still. */
const linePrompt = createPrompt<string, LineConfig>(({ message, initial, refuse, look }, done) => {
  const [line, setLine] = useState(initial);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  useEffect((readline) => readline.write(initial), []);
  useKeypress((key, readline) => {
    if (!isEnterKey(key)) {
      setLine(readline.line);
      setProblem(undefined);
      return;
    }
    const text = line.trim();
    const refused = refuse(text);
    if (refused === undefined) return done(text);
    readline.write(line);
    setProblem(refused);
  });
  const { enter, accept, back: goBack } = words[look.language];
  const keys = tip(
    [
      [enter, accept],
      ['Esc', goBack],
    ],
    look,
  );
  const refusal = problem === undefined ? [] : wrap(`! ${problem}`, look.columns - 1, look).map((text) => paintFor(look).bad(text));
  return [`${SHOW_CURSOR}${message} ${line}`, ['', ...refusal, keys].join('\n')];
});

interface PageConfig {
  readonly lines: readonly string[];
  readonly look: Look;
}

const pagePrompt = createPrompt<undefined, PageConfig>(({ lines, look }, done) => {
  const room = Math.max(1, look.rows - 3);
  const last = Math.max(0, lines.length - room);
  const [top, setTop] = useState(0);
  const jumps: Readonly<Record<string, number>> = { space: room, pagedown: room, pageup: -room, home: -last, end: last, b: -room };
  useKeypress((key, readline) => {
    readline.clearLine(0);
    if (isEnterKey(key) || key.name === 'q') return done(undefined);
    const by = isDownKey(key, ['vim']) ? 1 : isUpKey(key, ['vim']) ? -1 : Object.hasOwn(jumps, key.name) ? jumps[key.name] : 0;
    setTop(Math.max(0, Math.min(last, top + by)));
  });
  const { scroll } = words[look.language];
  const { close } = kitTexts[look.language].keys;
  const keys = [...(last > 0 ? [[arrows(look), scroll] as const] : []), ['Esc', close] as const];
  return `${lines.slice(top, top + room).join('\n')}\n\n${tip(keys, look)}${HIDE_CURSOR}`;
});
