/** What is left to say when the screen of a game is gone: that it could not be kept, and its record, so that it is not lost. */
import { formatRecord } from '@console-arcade/core';
import type { Language } from '@console-arcade/console';
import type { Hall } from './hall.js';
import type { Unkept } from './store/keeper.js';
import { storeText } from './store/texts.js';

/** Says it when the program ends, in whatever way; its exit code is then 1, where it would have been 0. */
export function sayAtTheEnd(unkept: Unkept, language: Language, hall: Hall): void {
  process.once('exit', () => sayUnkept(unkept, language, hall));
}

/** Says it now, while the process is ending. */
export function sayUnkept({ refusal, record }: Unkept, language: Language, hall: Hall): void {
  hall.complain(`arcade: ${storeText(refusal, language)}\n`);
  if (record !== undefined) hall.write(formatRecord(record));
  process.exitCode ||= 1;
}
