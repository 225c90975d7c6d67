/** The verb `rules`: the rules page of a game. */
import { detectLook, paintFor, rulesPage, type AnyGameConsole, type Look, type LookChoice } from '@console-arcade/console';
import { findGame } from './find-game.js';
import type { Hall } from './hall.js';

export async function rules(word: string | undefined, choice: LookChoice, hall: Hall): Promise<number> {
  const look = detectLook(choice, hall.env, hall.size);
  const game = await findGame(word, hall.games, look.language);
  hall.write(`${titledRules(game, look)}\n`);
  return 0;
}

/** The page below the game's title and its line. */
export function titledRules(game: AnyGameConsole, look: Look): string {
  const { title, line, rules: text } = game.texts[look.language];
  const paint = paintFor(look);
  return `${paint.title(title)}\n${rulesPage(line, look)}\n\n${rulesPage(text, look)}`;
}
