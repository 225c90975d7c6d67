/** What the menu does to the outside: asks, shows, plays. Tests put in their own. */
import { askInteger, askText, choose, playTable, read, replayTable } from '@console-arcade/console';

export interface Hands {
  readonly choose: typeof choose;
  readonly askText: typeof askText;
  readonly askInteger: typeof askInteger;
  readonly read: typeof read;
  readonly play: typeof playTable;
  /** Shows a game that was played, from its beginning. */
  watch: typeof replayTable;
}

const WIPE = '\u001b[2J\u001b[H';

/** On the terminal, every question begins with an empty screen. */
export function ownHands(write: (text: string) => void): Hands {
  const wiped = <A extends readonly unknown[], T>(ask: (...args: A) => T) => {
    return (...args: A): T => {
      write(WIPE);
      return ask(...args);
    };
  };
  return {
    choose: wiped(choose) as typeof choose,
    askText: wiped(askText),
    askInteger: wiped(askInteger),
    read: wiped(read),
    play: playTable,
    watch: replayTable,
  };
}
