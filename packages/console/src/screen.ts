/** The alternate screen: what the terminal showed before comes back unharmed on every way out. */

const ENTER = '\u001b[?1049h\u001b[H\u001b[2J\u001b[?2004h\u001b[?25l';
const LEAVE = '\u001b[?25h\u001b[?2004l\u001b[?1049l';

/** How deep `withScreen` is nested; above 0 the alternate screen is shown. */
let depth = 0;
const leave = (): void => void process.stdout.write(LEAVE);

/** The shell has the terminal: nothing may be drawn until the program goes on. */
let suspended = false;
export const isSuspended = (): boolean => suspended;

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

/**
 * Ctrl-Z gives the shell its screen back, `fg` the program its own. readline stops the program and takes the terminal out of
 * raw mode by itself, but leaves its input paused afterwards.
 *
 * @param resumed called when the program goes on: time to draw anew
 * @returns ends the arrangement
 */
export function allowSuspending(input: NodeJS.ReadableStream, resumed: () => void): () => void {
  let wokenUp = false;
  const goOn = (): void => {
    wokenUp = true;
    // Before readline, on the same signal, draws its line again.
    if (depth > 0) process.stdout.write(ENTER);
    suspended = false;
    // After readline has done its part on the same signal; a terminal is only read again when its input was paused meanwhile.
    setImmediate(() => {
      input.pause();
      input.resume();
      resumed();
    });
  };
  const press = (_text: unknown, key: { readonly name?: string; readonly ctrl?: boolean } = {}): void => {
    if (key.name !== 'z' || key.ctrl !== true) return;
    if (depth > 0) leave();
    suspended = true;
    process.once('SIGCONT', goOn);
  };
  // Before readline hears the key, which stops the program at once.
  input.prependListener('keypress', press);
  return () => {
    input.off('keypress', press);
    process.off('SIGCONT', goOn);
    // readline takes its input for paused still, and would leave it open for ever.
    if (wokenUp) input.pause();
  };
}
