/** A pseudo-terminal with a screen that a test can read, for what a person sees. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn, type IPty } from '@lydell/node-pty';
import headless from '@xterm/headless';

export const arcade = new URL('../packages/cli/dist/bin.js', import.meta.url).pathname;

const keys = {
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  enter: '\r',
  escape: '\u001b',
  space: ' ',
  tab: '\t',
  home: '\u001b[H',
  end: '\u001b[F',
  'ctrl-c': '\u0003',
} as const;
export type KeyName = keyof typeof keys;

export interface TerminalSetup {
  readonly columns?: number;
  readonly rows?: number;
  /** In place of the environment, but for PATH and HOME. Without an ARCADE_HOME there is a fresh one. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A character as it stands on the screen. */
export interface Cell {
  readonly column: number;
  readonly text: string;
  readonly width: number;
  /** 0xRRGGBB; absent: the terminal's own. */
  readonly colour?: number;
  readonly background?: number;
  readonly bold: boolean;
  readonly faint: boolean;
  readonly underlined: boolean;
  readonly inverse: boolean;
}

export class Terminal {
  readonly #pty: IPty;
  readonly #screen: InstanceType<typeof headless.Terminal>;
  /** The exit code, once the program has ended. */
  readonly exit: Promise<number>;
  #output = '';
  /** What the program keeps goes here, never to whoever runs the tests. */
  readonly #home = mkdtempSync(join(tmpdir(), 'arcade-home-'));

  /** Runs a program, by default a node program, in a terminal of 80×24. */
  constructor(args: readonly string[], { columns = 80, rows = 24, env = {} }: TerminalSetup = {}, program = process.execPath) {
    this.#screen = new headless.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 1000 });
    const { PATH = '', HOME = '' } = process.env;
    this.#pty = spawn(program, [...args], {
      name: env.TERM ?? 'xterm-256color',
      cols: columns,
      rows,
      env: { PATH, HOME, TERM: 'xterm-256color', LANG: 'en_US.UTF-8', ARCADE_HOME: this.#home, ...env },
    });
    this.#pty.onData((data) => {
      this.#output += data;
      this.#screen.write(data);
    });
    this.exit = new Promise((resolve) => {
      // The screen reads what was written a little later: only then can a test look at what is left.
      this.#pty.onExit(({ exitCode, signal }) => this.#screen.write('', () => resolve(signal ? 128 + signal : exitCode)));
    });
  }

  /** What stands on the screen, without the spaces at the ends of lines. */
  get screen(): string {
    const { active } = this.#screen.buffer;
    return Array.from(
      { length: this.#screen.rows },
      (_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '',
    ).join('\n');
  }

  /** What stands on the screen, cell by cell; the second cell of a character that takes two is left out. */
  get cells(): readonly (readonly Cell[])[] {
    const { active } = this.#screen.buffer;
    return Array.from({ length: this.#screen.rows }, (_, row) => {
      const line = active.getLine(active.viewportY + row);
      return Array.from({ length: this.#screen.cols }, (_, column) => line?.getCell(column)).flatMap((cell, column) =>
        cell === undefined || cell.getWidth() === 0
          ? []
          : {
              column,
              text: cell.getChars(),
              width: cell.getWidth(),
              ...(cell.isFgRGB() ? { colour: cell.getFgColor() } : {}),
              ...(cell.isBgRGB() ? { background: cell.getBgColor() } : {}),
              bold: cell.isBold() !== 0,
              faint: cell.isDim() !== 0,
              underlined: cell.isUnderline() !== 0,
              inverse: cell.isInverse() !== 0,
            },
      );
    });
  }

  /** Everything that was written, codes and all. */
  get output(): string {
    return this.#output;
  }

  /** Whether the cursor can be seen and the normal screen is shown: as a shell expects it. */
  get isAsBefore(): boolean {
    const shown = this.#output.lastIndexOf('\u001b[?25h');
    const hidden = this.#output.lastIndexOf('\u001b[?25l');
    return shown >= hidden && this.#screen.buffer.active.type === 'normal';
  }

  /** Presses keys, by name, or types a text. */
  press(...pressed: readonly (KeyName | (string & {}))[]): void {
    for (const key of pressed) this.#pty.write(Object.hasOwn(keys, key) ? keys[key as KeyName] : key);
  }

  /** Waits until something can be read on the screen. */
  async shows(what: string | RegExp, ms = 15_000): Promise<string> {
    const found = () => (typeof what === 'string' ? this.screen.includes(what) : what.test(this.screen));
    const end = Date.now() + ms;
    while (!found()) {
      if (Date.now() > end) throw new Error(`${what} does not appear within ${ms} ms on\n${this.screen}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return this.screen;
  }

  /** Waits until the screen is another one, and has come to rest. */
  async changes(from: string, ms = 15_000): Promise<string> {
    const end = Date.now() + ms;
    let last = from;
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      if (this.screen !== from && this.screen === last) return last;
      last = this.screen;
      if (Date.now() > end) throw new Error(`nothing changes within ${ms} ms on\n${from}`);
    }
  }

  /** Presses keys and waits until the screen shows something. */
  async pressed(key: KeyName | (string & {}), what: string | RegExp): Promise<string> {
    this.press(key);
    return this.shows(what);
  }

  resize(columns: number, rows: number): void {
    this.#screen.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  signal(name: string): void {
    this.#pty.kill(name);
  }

  /** Ends the program, whatever it does, and forgets what it kept in the home of this terminal. */
  kill(): void {
    try {
      this.#pty.kill('SIGKILL');
    } catch {
      // It has ended by itself.
    }
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 3 });
  }
}
