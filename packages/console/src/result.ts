/** The end of a game in words. */
import type { Outcome } from '@console-arcade/core';
import type { AnyGameConsole } from './game-console.js';
import { fill } from './language.js';
import type { Look } from './look.js';
import { kitTexts } from './texts.js';

/** Who won and why, such as "Ann wins: five in a row". */
export function resultText(game: AnyGameConsole, outcome: Outcome, names: readonly string[], look: Look): string {
  const own = game.result?.(outcome, names, look);
  if (own !== undefined) return own;
  const texts = kitTexts[look.language];
  const { winners, reason } = outcome;
  const won = winners.map((seat) => names[seat]);
  const template = won.length === 0 ? texts.draw : won.length > 1 ? texts.share : won[0] === texts.you ? texts.youWin : texts.wins;
  const head = fill(template, { names: won.join(texts.and) });
  const why = game.texts[look.language].reasons[reason];
  return why === undefined ? head : `${head}${look.language === 'zh' ? '：' : ': '}${why}`;
}
