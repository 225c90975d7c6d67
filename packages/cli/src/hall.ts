/** Where the program runs: its games, its terminal, its environment. */
import { fstatSync } from 'node:fs';
import { Readable } from 'node:stream';
import { games, type RegisteredGame } from './games.js';

export interface Hall {
  readonly games: readonly RegisteredGame[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person is there to read and to press keys. */
  readonly interactive: boolean;
  /** The size of the terminal; nothing where the output is none. */
  readonly size: { readonly columns?: number; readonly rows?: number };
  /** Whether complaints are read on a terminal, where a line can be written over: progress is shown there alone. */
  readonly watched: boolean;
  /** What is read where no keys are pressed. */
  readonly input: HallInput;
  /** Answers go here, */
  write(text: string): void;
  /** complaints there. */
  complain(text: string): void;
}

/** A file is there as a whole; at a pipe somebody may be waiting for an answer; nobody ends what is typed at a terminal. */
export interface HallInput {
  readonly kind: 'file' | 'pipe' | 'terminal';
  readonly stream: Readable;
}

export function ownHall(): Hall {
  const { stdin, stdout, stderr, env } = process;
  // Readers that close early (`arcade list | head -1`), and a terminal that is gone, end the program without a word.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'EIO') process.exit();
      if (stream === stdout) stderr.write(`arcade: ${error.message}\n`);
      process.exit(1);
    });
  }
  return {
    games,
    env,
    interactive: stdin.isTTY && stdout.isTTY,
    size: stdout,
    watched: stderr.isTTY,
    input: ownInput(stdin),
    write: (text) => void stdout.write(text),
    complain: (text) => void stderr.write(text),
  };
}

function ownInput(stdin: NodeJS.ReadStream): HallInput {
  if (stdin.isTTY) return { kind: 'terminal', stream: stdin };
  try {
    const stats = fstatSync(0);
    // Node takes a folder for an empty input.
    if (stats.isDirectory()) return { kind: 'file', stream: unreadable('EISDIR') };
    return { kind: stats.isFile() ? 'file' : 'pipe', stream: stdin };
  } catch {
    return { kind: 'pipe', stream: stdin }; // closed
  }
}

const unreadable = (code: string): Readable =>
  new Readable({
    read() {
      this.destroy(Object.assign(new Error(code), { code }));
    },
  });

/** The signals that end the program while it has the terminal, and their numbers. */
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** Lets a program that has something to say first hear its signals, by number. The answer ends the listening. */
export function hearSignals(heard: (number: number) => void): () => void {
  const hearers = Object.entries(signals).map(([signal, number]) => [signal, () => heard(number)] as const);
  for (const [signal, hear] of hearers) process.on(signal, hear);
  return () => hearers.forEach(([signal, hear]) => process.off(signal, hear));
}

let listening = false;

/** Leaves in good order on a signal: whoever changed the terminal puts it back when the process exits. */
export function leaveOnSignals(): void {
  if (listening) return;
  listening = true;
  for (const [signal, number] of Object.entries(signals)) process.on(signal, () => process.exit(128 + number));
}
