/**
 * The language of help and messages, before anything else is known.
 *
 * The kit's `detectLook` answers the same for the environment, but brings all of the kit with it, and `--help` is to be quick.
 */
import type { Language } from '@console-arcade/console';

const spoken: readonly Language[] = ['en', 'zh'];

/** `--lang` among the arguments, else the locale for messages as POSIX has it, else English. */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => (value ?? '') !== '') ?? '';
  return (
    spoken.find((language) => language === wished(args)) ?? spoken.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en'
  );
}

function wished(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return undefined;
  return args[at].startsWith('--lang=') ? args[at].slice('--lang='.length) : args[at + 1];
}
