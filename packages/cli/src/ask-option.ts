/** The question of a game's page about one of its options. */
import { formatOption, parseOption, type AnyOption, type OptionValue } from '@console-arcade/core';
import { back, refusalText, type AnyGameConsole, type Back, type Look } from '@console-arcade/console';
import type { Hands } from './hands.js';
import { optionAbout, optionTitle, valueWords } from './option-words.js';
import type { Seating } from './seating.js';

export async function askOption(name: string, game: AnyGameConsole, seating: Seating, look: Look, hands: Hands): Promise<Seating> {
  const option = (game.game.options as Readonly<Record<string, AnyOption>>)[name];
  const current = seating.options[name] ?? option.default;
  const value = await askValue(name, option, current, game, look, hands);
  return value === back ? seating : { ...seating, options: { ...seating.options, [name]: value } };
}

async function askValue(
  name: string,
  option: AnyOption,
  current: OptionValue,
  game: AnyGameConsole,
  look: Look,
  hands: Hands,
): Promise<OptionValue | Back> {
  const { language } = look;
  const about = optionAbout(game, name, language);
  const question = { message: optionTitle(game, name, language), ...(about === undefined ? {} : { heading: about }) };
  switch (option.kind) {
    case 'choice':
    case 'flag': {
      const values: readonly OptionValue[] = option.kind === 'flag' ? [true, false] : option.values;
      const entries = values.map((value) => ({ value, name: valueWords(game, name, value, language) }));
      return hands.choose({ ...question, entries, marked: current }, look);
    }
    case 'integer':
      return hands.askInteger({ ...question, min: option.min, max: option.max, initial: Number(current) }, look);
    case 'list': {
      const refuse = (text: string) => {
        const parsed = parseOption(name, option, text);
        return parsed.ok ? undefined : refusalText(parsed.error, language, game.texts[language]);
      };
      const text = await hands.askText({ ...question, initial: formatOption(current), refuse }, look);
      if (text === back) return back;
      const parsed = parseOption(name, option, text);
      return parsed.ok ? parsed.value : current;
    }
  }
}
