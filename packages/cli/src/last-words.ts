/** Games at the table of a terminal: who keeps them, and what is left to say when the screen is gone and one could not be kept. */
import { formatRecord, replay, type Refusal, type Result } from '@console-arcade/core';
import type { AnyGameConsole, Language } from '@console-arcade/console';
import type { Hall } from './hall.js';
import { foldersOf } from './store/folders.js';
import { GameKeeper, type Unkept } from './store/keeper.js';
import { storeText } from './store/texts.js';

/** A keeper that says by itself what it could not keep, where the process ends first. */
export function keeperFor(
  { game }: AnyGameConsole,
  hall: Hall,
  language: Language,
  { save, recordFile }: { readonly save?: string; readonly recordFile?: string },
): Result<GameKeeper, Refusal> {
  return GameKeeper.open({
    folders: foldersOf(hall.env),
    game: game.id,
    language,
    isOurs: (record) => replay(game, record).ok,
    lost: (unkept) => sayUnkept(unkept, language, hall),
    ...(save === undefined ? {} : { save }),
    ...(recordFile === undefined ? {} : { recordFile }),
  });
}

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
