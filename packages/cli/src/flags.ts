/** The flags that choose a look, which every verb has. */
import { Option, type Command } from 'commander';
import type { Language, LookChoice } from '@console-arcade/console';
import { texts } from './texts.js';
import { usageError } from './usage.js';

/** What commander reads of the flags that choose a look. */
export interface LookFlags {
  readonly lang?: string;
  readonly ascii?: boolean;
  readonly wide?: boolean;
  readonly color?: boolean;
}

export function addLookFlags(command: Command, language: Language): Command {
  const { flags } = texts[language];
  return command
    .addOption(new Option('--lang <language>', flags.lang))
    .addOption(new Option('--ascii', flags.ascii))
    .addOption(new Option('--wide', flags.wide))
    .addOption(new Option('--no-color', flags['no-color']));
}

/** The flags of a verb, and those that stood before it. Commander lets the latter win, even where it only assumes them. */
export function lookFlagsOf(command: Command): LookFlags {
  const before = command.parent?.opts<LookFlags>() ?? {};
  const own = command.opts<LookFlags>();
  return { ...before, ...own, color: before.color !== false && own.color !== false };
}

/** @throws UsageError for a language that is not spoken here */
export function lookChoice({ lang, ascii, wide, color }: LookFlags, language: Language): LookChoice {
  if (lang !== undefined && lang !== language)
    throw usageError('bad-value', language, { flag: '--lang', value: lang, allowed: Object.keys(texts).join(' | ') });
  return {
    language,
    ...(ascii === undefined ? {} : { ascii }),
    ...(wide === undefined ? {} : { wide }),
    ...(color === false ? { colour: false } : {}),
  };
}
