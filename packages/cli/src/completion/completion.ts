/** The verb `completion`: a script by which a shell completes the words of this program. */
import type { Command } from 'commander';
import type { Language } from '@console-arcade/console';
import { loadAll } from '../games.js';
import type { Hall } from '../hall.js';
import { commandFor } from '../play.js';
import { simulateCommand } from '../simulate/flags.js';
import { foldersOf } from '../store/folders.js';
import { usageError } from '../usage.js';
import { bashScript } from './bash.js';
import { fishScript } from './fish.js';
import { vocabularyOf, type Vocabulary } from './vocabulary.js';
import { zshScript } from './zsh.js';

const scripts: Readonly<Record<string, ((words: Vocabulary) => string) | undefined>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};
const shells = Object.keys(scripts);

/** @throws UsageError for no shell, or one that is not known */
export async function completion(shell: string | undefined, program: Command, hall: Hall, language: Language): Promise<number> {
  const script = shell !== undefined && Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
  if (script === undefined) throw usageError('bad-shell', language, { shells: shells.join(', ') });
  const games = await loadAll(hall.games);
  const commandOf = (verb: string, game: (typeof games)[number]) =>
    (verb === 'simulate' ? simulateCommand : commandFor)(game, hall, language);
  hall.write(script(vocabularyOf(program, games, commandOf, shells, foldersOf({}).home, language)));
  return 0;
}
