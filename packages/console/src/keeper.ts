/** What keeps a game while it is played, so that nothing is lost. The kit knows no files: whoever starts a game hands one in. */
import type { GameRecord, Refusal } from '@console-arcade/core';

export interface Keeper {
  /** The name under which the game is found again. */
  readonly name: string;
  /**
   * The match has changed. It is kept at once, or a little later where changes come thick and fast.
   * @param record makes the whole record; not called where nothing is to be written now
   * @returns why it could not be kept; undefined: all is well
   */
  keep(record: () => GameRecord): Refusal | undefined;
  /** Keeps the game under another name from now on; a refusal leaves the name as it was. */
  rename(name: string): Refusal | undefined;
}

/** The codes with which a keeper refuses: `not-kept` with `file` and `reason`, `name-taken` with `name`, `bad-save-name` with `name` and `longest`. */
export const keeperRefusals = ['not-kept', 'name-taken', 'bad-save-name'] as const;
