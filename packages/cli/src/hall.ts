/** Where the program runs: its games, its terminal, its environment. */
import { games, type RegisteredGame } from './games.js';

export interface Hall {
  readonly games: readonly RegisteredGame[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person is there to read and to press keys. */
  readonly interactive: boolean;
  /** The size of the terminal; nothing where the output is none. */
  readonly size: { readonly columns?: number; readonly rows?: number };
  /** Answers go here, */
  write(text: string): void;
  /** complaints there. */
  complain(text: string): void;
}

export function ownHall(): Hall {
  const { stdin, stdout, stderr, env } = process;
  // Readers that close early (`arcade list | head -1`), and a terminal that is gone, end the program without a word.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
      process.exit();
    });
  }
  return {
    games,
    env,
    interactive: stdin.isTTY && stdout.isTTY,
    size: stdout,
    write: (text) => void stdout.write(text),
    complain: (text) => void stderr.write(text),
  };
}

/** The signals that end the program while it has the terminal, and their numbers. */
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

let listening = false;

/** Leaves in good order on a signal: whoever changed the terminal puts it back when the process exits. */
export function leaveOnSignals(): void {
  if (listening) return;
  listening = true;
  for (const [signal, number] of Object.entries(signals)) process.on(signal, () => process.exit(128 + number));
}
