/** A game's options as flags: `--deck 28`, `--steps 1,2,5`, `--wild-jack`, `--no-play-again`. */
import { Option, type Command } from 'commander';
import {
  allowedValues,
  formatOption,
  ok,
  optionFlag,
  parseOption,
  type AnyOption,
  type OptionValue,
  type Refusal,
  type Result,
} from '@console-arcade/core';
import type { AnyGameConsole, Language } from '@console-arcade/console';
import { optionAbout, optionsOf, optionTitle, valueWords } from './option-words.js';
import { texts } from './texts.js';

export function addGameFlags(command: Command, game: AnyGameConsole, language: Language): Command {
  command.optionsGroup(texts[language].ownOptions.replace('{title}', game.texts[language].title));
  for (const [name, option] of optionsOf(game)) {
    const flag = optionFlag(name);
    const about = flagAbout(game, name, option, language);
    if (option.kind !== 'flag') command.addOption(new Option(`--${flag} <value>`, about));
    else command.addOption(new Option(`--${flag} [on|off]`, about)).addOption(new Option(`--no-${flag}`).hideHelp());
  }
  return command.optionsGroup('');
}

/** The options that were given, by name. What commander read of a flag is a text; of one without a value, true or false. */
export function readGameFlags(
  game: AnyGameConsole,
  given: Readonly<Record<string, unknown>>,
): Result<Record<string, OptionValue>, Refusal> {
  const options: Record<string, OptionValue> = {};
  for (const [name, option] of optionsOf(game)) {
    const raw = given[name];
    if (raw === undefined) continue;
    const value = typeof raw === 'string' ? parseOption(name, option, raw) : ok(raw as boolean);
    if (!value.ok) return value;
    options[name] = value.value;
  }
  return ok(options);
}

/** What an option is, what it does, what it may be, and what it is by default. */
function flagAbout(game: AnyGameConsole, name: string, option: AnyOption, language: Language): string {
  const about = optionAbout(game, name, language);
  const title = optionTitle(game, name, language);
  return [
    about === undefined ? title : `${title}${language === 'zh' ? '：' : ': '}${about}`,
    `${valuesAbout(game, name, option, language)} ${texts[language].default.replace('{value}', formatOption(option.default) || texts[language].none)}`,
  ].join('\n');
}

/** `28 | 52`, or `first = who won | last = who lost`. */
function valuesAbout(game: AnyGameConsole, name: string, option: AnyOption, language: Language): string {
  if (option.kind !== 'choice') return allowedValues(option);
  const words = option.values.map((value) => [String(value), valueWords(game, name, value, language)]);
  return words.map(([value, word]) => (value === word ? value : `${value} = ${word}`)).join(' | ');
}
