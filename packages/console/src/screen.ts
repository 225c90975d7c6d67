/** The alternate screen: what the terminal showed before comes back unharmed on every way out. */

const ENTER = '\u001b[?1049h\u001b[H\u001b[2J\u001b[?2004h\u001b[?25l';
const LEAVE = '\u001b[?25h\u001b[?2004l\u001b[?1049l';

let depth = 0;
const leave = (): void => void process.stdout.write(LEAVE);

/** Runs on the alternate screen, with bracketed paste and without a cursor. Nested runs share the outermost screen, cleared. */
export async function withScreen<T>(run: () => Promise<T>): Promise<T> {
  const { stdout } = process;
  if (!stdout.isTTY) return run();
  if (depth === 0) process.on('exit', leave);
  stdout.write(ENTER);
  depth++;
  try {
    return await run();
  } finally {
    depth--;
    if (depth === 0) {
      process.off('exit', leave);
      leave();
    }
  }
}
