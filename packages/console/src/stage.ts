/**
 * The window while a game is played: one screen to show, a queue of keys to read.
 *
 * Whoever plays on it is a plain async function that shows screens and awaits keys; no key is lost between two questions.
 */
import type { Interface } from 'node:readline';
import { createPrompt, ExitPromptError, useEffect, useKeypress, useState } from '@inquirer/core';
import { Queue } from '@console-arcade/core';
import type { PromptContext } from './question-prompts.js';
import { hearEscapeSoon, keyFrom, type Key, type ReadlineKey } from './keys.js';
import { allowSuspending, isSuspended } from './screen.js';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The key that stands for "the window has another size now": whoever reads it draws again. */
export const RESIZED: Key = { name: 'resized' };

/** Keyboards repeat a key that is held some thirty times a second. */
const HELD_MS = 120;

export class Stage {
  #keys = new Queue<Key>();
  /** What is being pasted: between the two marks of bracketed paste. */
  #pasted: string | undefined;
  #wake: () => void = () => undefined;
  #arrival: Promise<void>;
  #failure: unknown;
  #last = { name: '', at: 0 };
  #screen = ' ';

  /** @param listener called after every `show` */
  constructor(
    private readonly measure: () => Size,
    private readonly listener: (screen: string) => void = () => undefined,
  ) {
    this.#arrival = this.#nextArrival();
  }

  get size(): Size {
    return this.measure();
  }

  get screen(): string {
    return this.#screen;
  }

  /** Shows a whole screen, in place of the one before. */
  show(screen: string): void {
    this.#screen = screen;
    this.listener(screen);
  }

  /** The next key; waits for it. */
  async key(): Promise<Key> {
    for (;;) {
      if (this.#failure !== undefined) throw this.#failure;
      const key = this.#keys.dequeue();
      if (key !== undefined) return key;
      await this.#arrival;
    }
  }

  /** Puts keys that were read back in front of those that wait. */
  unread(keys: readonly Key[]): void {
    this.#keys = new Queue([...keys, ...this.#keys]);
  }

  /** The next key if one waits. */
  takeKey(): Key | undefined {
    if (this.#failure !== undefined) throw this.#failure;
    return this.#keys.dequeue();
  }

  /** Waits for a key, for `ms`, or for `until` to settle, whichever comes first; whether a key waits. */
  async pressed(ms: number, until?: Promise<unknown>): Promise<boolean> {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#keys.size > 0) return true;
    let timer: NodeJS.Timeout | undefined;
    const waits: Promise<unknown>[] = [this.#arrival];
    if (Number.isFinite(ms)) waits.push(new Promise((resolve) => (timer = setTimeout(resolve, ms))));
    if (until !== undefined) waits.push(until);
    await Promise.race(waits);
    clearTimeout(timer);
    if (this.#failure !== undefined) throw this.#failure;
    return this.#keys.size > 0;
  }

  /** Everything typed that waits, as text with `\n` for Enter: what a terminal without bracketed paste delivers of pasted lines. */
  takeText(): string {
    let text = '';
    for (let key = this.takeKey(); key !== undefined; key = this.takeKey()) {
      if (key.name === 'return' || key.name === 'enter') text += '\n';
      else if (key.char !== undefined) text += key.char;
    }
    return text;
  }

  /** A key was pressed. A paste comes as one key, `paste`, with all its text. */
  feed(event: ReadlineKey): void {
    if (event.name === 'paste-start') this.#pasted = '';
    else if (event.name === 'paste-end') {
      this.#push({ name: 'paste', char: this.#pasted ?? '' });
      this.#pasted = undefined;
    } else if (this.#pasted !== undefined) {
      this.#pasted += event.name === 'return' || event.name === 'enter' ? '\n' : (event.sequence ?? '');
    } else {
      // Esc and a key right after it come as one, as if Alt were held.
      const typed = /^\u001b([^\u001b])$/.exec(event.sequence ?? '')?.[1];
      const keys = event.meta === true && typed !== undefined ? [{ name: 'escape' }, keyFrom({ sequence: typed })] : [keyFrom(event)];
      for (const key of keys) if (key !== undefined) this.#push(key);
    }
  }

  resized(): void {
    this.#push(RESIZED);
  }

  /** Ends the play from outside: whoever waits for a key gets the error. */
  fail(error: unknown): void {
    this.#failure = error;
    this.#wake();
  }

  #push(key: Key): void {
    const now = performance.now();
    const held = key.name === this.#last.name && now - this.#last.at < HELD_MS;
    this.#last = { name: key.name, at: now };
    this.#keys.enqueue(held && key !== RESIZED ? { ...key, held } : key);
    this.#wake();
    this.#arrival = this.#nextArrival();
  }

  #nextArrival(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }
}

/** Plays on the real window, through one prompt that lives as long as the play. Ctrl-C rejects with ExitPromptError. */
export async function onStage<T>(play: (stage: Stage) => Promise<T>, context: PromptContext = {}): Promise<T> {
  const output: Partial<Pick<NodeJS.WriteStream, 'columns' | 'rows'>> & Pick<NodeJS.EventEmitter, 'on' | 'off'> =
    (context.output as NodeJS.WriteStream | undefined) ?? process.stdout;
  hearEscapeSoon(context.input ?? process.stdin);
  const played: { result?: { value: T }; error?: unknown } = {};
  const stages: Stage[] = [];
  const prompt = createPrompt<void, object>((_config, done) => {
    // An object, so that the same screen is drawn again where the window has lost it.
    const [shown, setShown] = useState({ screen: ' ' });
    useKeypress((event, rl) => {
      rl.clearLine(0); // readline's own line must stay empty: the last line of the screen is its prompt
      stages[0]?.feed(event);
    });
    useEffect((rl) => {
      const stage = new Stage(
        () => ({ columns: output.columns ?? 80, rows: output.rows ?? 24 }),
        // A bot may move just before the program is told that it goes on.
        (screen) => void (isSuspended() || setShown({ screen })),
      );
      stages.push(stage);
      const resized = () => stage.resized();
      output.on('resize', resized);
      // Input that ends (Ctrl-D, a closed terminal) is Ctrl-C: nothing would ever be heard again.
      (rl as unknown as Interface).once('close', () => {
        played.error ??= new ExitPromptError('the input has ended');
        stage.fail(played.error);
      });
      const endSuspending = allowSuspending(context.input ?? process.stdin, resized);
      void play(stage)
        .then(
          (value) => void (played.result = { value }),
          (error: unknown) => void (played.error ??= error),
        )
        .then(() => done());
      return () => {
        output.off('resize', resized);
        endSuspending();
      };
    }, []);
    return shown.screen;
  });
  try {
    await prompt({}, { ...context, clearPromptOnDone: true });
  } catch (error) {
    stages[0]?.fail(error);
    throw error;
  }
  if (played.result === undefined) throw played.error;
  return played.result.value;
}
