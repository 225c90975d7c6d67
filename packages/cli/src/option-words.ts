/** A game's options in the reader's words. */
import { formatOption, optionFlag, type AnyOption, type OptionValue } from '@console-arcade/core';
import type { AnyGameConsole, Language } from '@console-arcade/console';
import { texts } from './texts.js';

/** The options of a game, in the order of its table. */
export const optionsOf = (game: AnyGameConsole): [name: string, option: AnyOption][] =>
  Object.entries(game.game.options as Record<string, AnyOption>);

export const optionTitle = (game: AnyGameConsole, name: string, language: Language): string =>
  game.texts[language].options[name]?.name ?? optionFlag(name);

export const optionAbout = (game: AnyGameConsole, name: string, language: Language): string | undefined =>
  game.texts[language].options[name]?.about;

/** A value by the game's word for it, where it has one. */
export function valueWords(game: AnyGameConsole, name: string, value: OptionValue, language: Language): string {
  const written = formatOption(value);
  const words: Readonly<Record<string, string>> = game.texts[language].options[name]?.values ?? {};
  if (Object.hasOwn(words, written)) return words[written];
  if (written === '') return texts[language].none;
  return typeof value === 'boolean' ? texts[language][value ? 'on' : 'off'] : written;
}
