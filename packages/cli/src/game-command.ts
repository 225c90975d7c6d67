/** Verbs whose flags depend on the game: they find it among their arguments, and read the rest themselves. */
import { Command } from 'commander';
import type { Refusal, Result } from '@console-arcade/core';
import { refusalText, wrap, type AnyGameConsole, type Language } from '@console-arcade/console';
import { speaking } from './command.js';
import type { LookFlags } from './flags.js';
import type { Hall } from './hall.js';
import { usageCodes, type UsageCode } from './texts.js';
import { UsageError, usageError } from './usage.js';

/** Where the game stands among the arguments: the first of them, or the first that is one; −1: nowhere. */
export function gameAt(args: readonly string[], { games }: Hall): number {
  if (args.length > 0 && !args[0].startsWith('-')) return 0;
  return args.findIndex((arg) => games.some(({ id }) => id === arg));
}

export function gameCommand(name: string, hall: Hall, language: Language): Command {
  const command = speaking(new Command(name), hall, language).usage('[options]');
  const look = { wide: false };
  return command.configureHelp({
    ...command.configureHelp(),
    boxWrap: (text, width) =>
      text
        .split('\n')
        .flatMap((line) => wrap(line, width, look))
        .join('\n'),
  });
}

/** Flags before the verb and after it. */
export const lookFlags = (before: LookFlags, after: LookFlags): LookFlags => ({
  ...before,
  ...after,
  color: before.color !== false && after.color !== false,
});

/** @throws UsageError with the refusal in words */
export function valueOf<T>(result: Result<T, Refusal>, game: AnyGameConsole, language: Language): T {
  if (result.ok) return result.value;
  const { code, data } = result.error;
  if ((usageCodes as readonly string[]).includes(code)) throw usageError(code as UsageCode, language, data);
  throw new UsageError(refusalText(result.error, language, game.texts[language]));
}
