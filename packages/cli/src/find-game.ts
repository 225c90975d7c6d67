/** The game that a word names. */
import type { AnyGameConsole, Language } from '@console-arcade/console';
import type { RegisteredGame } from './games.js';
import { didYouMean, usageError } from './usage.js';

/** @throws UsageError for no word, or one that names no game */
export async function findGame(word: string | undefined, games: readonly RegisteredGame[], language: Language): Promise<AnyGameConsole> {
  const ids = games.map(({ id }) => id);
  if (word === undefined) throw usageError('no-game', language, { games: ids.join(', ') });
  const game = games.find(({ id }) => id === word.toLowerCase());
  if (game === undefined)
    throw usageError('unknown-game', language, { word, perhaps: didYouMean(word, ids, language), games: ids.join(', ') });
  return (await game.load()).gameConsole;
}
