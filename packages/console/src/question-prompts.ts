/** The questions that inquirer does not have: a line whose first text can be removed, a page to read. */
import { createPrompt, isDownKey, isEnterKey, isUpKey, useEffect, useKeypress, useState } from '@inquirer/core';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { arrows, questionWords, tip } from './question-theme.js';
import { wrap } from './text.js';
import { kitTexts } from './texts.js';

/** Where a prompt reads and writes, and what ends it from outside. */
export type PromptContext = NonNullable<Parameters<ReturnType<typeof createPrompt<void, object>>>[1]>;

const HIDE_CURSOR = '\u001b[?25l';
const SHOW_CURSOR = '\u001b[?25h';

interface LineConfig {
  readonly message: string;
  readonly initial: string;
  readonly look: Look;
  refuse(text: string): string | undefined;
  /** Told of every change. */
  hear(line: string): void;
}

/** A line whose first text can be edited and removed; inquirer's own input takes a removed default for an answer still. */
const line = createPrompt<string, LineConfig>(({ message, initial, refuse, hear, look }, done) => {
  const [line, setLine] = useState(initial);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  useEffect((readline) => readline.write(initial), []);
  useKeypress((key, readline) => {
    if (!isEnterKey(key)) {
      setLine(readline.line);
      hear(readline.line);
      setProblem(undefined);
      return;
    }
    const text = line.trim();
    const refused = refuse(text);
    if (refused === undefined) return done(text);
    readline.write(line);
    setProblem(refused);
  });
  const { enter, accept, back: goBack } = questionWords[look.language];
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

const page = createPrompt<undefined, PageConfig>(({ lines, look }, done) => {
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
  const { scroll } = questionWords[look.language];
  const { close } = kitTexts[look.language].keys;
  const keys = [...(last > 0 ? [[arrows(look), scroll] as const] : []), ['Esc', close] as const];
  return `${lines.slice(top, top + room).join('\n')}\n\n${tip(keys, look)}${HIDE_CURSOR}`;
});

export const linePrompt = (config: LineConfig, context: PromptContext): Promise<string> => line(config, context);
export const pagePrompt = (config: PageConfig, context: PromptContext): Promise<undefined> => page(config, context);
