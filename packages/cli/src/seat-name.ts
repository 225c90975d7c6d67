/** What a seat is called before anybody sits there. */
import { fill, type AnyGameConsole, type Look } from '@console-arcade/console';
import type { Seat } from '@console-arcade/core';
import { menuTexts } from './menu-texts.js';

/** What the game calls a seat, such as "Black (first)", else its number. */
export const seatName = (game: AnyGameConsole, seat: Seat, { language }: Look): string =>
  game.texts[language].seats?.[seat] ?? fill(menuTexts[language].seat, { number: seat + 1 });
