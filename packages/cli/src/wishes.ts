/** What a person wishes: flags go before settings, settings before what is detected. */
import type { Language, LookChoice } from '@console-arcade/console';
import { lookChoice, type LookFlags } from './flags.js';
import type { Hall } from './hall.js';
import { problemText } from './settings-texts.js';
import { foldersOf } from './store/folders.js';
import { lookOf, readSettings, type Settings } from './store/settings.js';

export interface Wishes {
  readonly look: LookChoice;
  readonly settings: Settings;
}

/**
 * Settings that can't be read are named on stderr, and count as none.
 * @param language what `languageOf` found, which heeds the settings too
 */
export function wishes(flags: LookFlags, language: Language, hall: Hall): Wishes {
  const flagged = lookChoice(flags, language);
  const { settings, problem } = readSettings(foldersOf(hall.env));
  if (problem !== undefined) hall.complain(`arcade: ${problemText(problem, language)}\n`);
  return { look: { ...lookOf(settings), ...flagged }, settings };
}
