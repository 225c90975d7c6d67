/** Commander's commands as this program speaks: help and mistakes in the reader's language, nothing printed but by the hall. */
import { Command, type CommanderError } from 'commander';
import type { Language } from '@console-arcade/console';
import type { Hall } from './hall.js';
import { texts } from './texts.js';
import { didYouMean, usageError } from './usage.js';

export function speaking(command: Command, hall: Hall, language: Language): Command {
  const { flags, headings } = texts[language];
  return command
    .helpCommand(false)
    .helpOption('-h, --help', flags.help)
    .allowExcessArguments(false)
    .configureOutput({ writeOut: (text) => hall.write(text), writeErr: () => undefined })
    .configureHelp({
      helpWidth: hall.size.columns ?? 80,
      styleTitle: (title) => headings[title as keyof typeof headings] ?? title,
      // All verbs have options: so told, the list has room for what they do.
      subcommandTerm: (verb) => `${verb.name()} ${verb.usage().replace('[options]', '')}`.trimEnd(),
    })
    .exitOverride((error) => {
      throw mistake(error, command, language);
    });
}

/** Commander's error as ours; help and version, which end a run well, stay what they are. */
function mistake(error: CommanderError, command: Command, language: Language): Error {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownOption': {
      const known = flagsOf(command);
      return usageError('unknown-flag', language, { flag: quoted, perhaps: didYouMean(quoted, known, language), known: known.join(', ') });
    }
    case 'commander.optionMissingArgument':
      return usageError('no-value', language, { flag: quoted.split(' ')[0] });
    case 'commander.excessArguments':
      return usageError('too-many-words', language, { words: command.args.slice(command.registeredArguments.length).join(' ') });
    default:
      return error;
  }
}

/** The long flags of a command, one for each option and its opposite. */
function flagsOf(command: Command): string[] {
  const flags = command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long }) => (typeof long === 'string' ? [long] : []));
  return flags.filter((flag) => !flags.includes(flag.replace(/^--no-/, '--')) || !flag.startsWith('--no-'));
}
