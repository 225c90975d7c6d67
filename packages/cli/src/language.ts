/**
 * The language of help and messages, before anything else is known.
 *
 * The kit's `detectLook` answers the same for the environment, but brings all of the kit with it, and `--help` is to be quick.
 */
import { readFileSync, statSync } from 'node:fs';
import type { Language } from '@console-arcade/console';
import { foldersOf } from './store/folders.js';

const spoken: readonly Language[] = ['en', 'zh'];

type Environment = Readonly<Record<string, string | undefined>>;

/** `--lang` among the arguments, else the one that was kept, else the locale for messages as POSIX has it, else English. */
export function languageOf(args: readonly string[], env: Environment): Language {
  const among = (word: unknown) => spoken.find((language) => language === word);
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => (value ?? '') !== '') ?? '';
  return among(wished(args)) ?? among(kept(env)) ?? spoken.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

/** What the file of settings says of the language; whether the file is sound is told when a verb reads it whole. */
function kept(env: Environment): unknown {
  try {
    const file = foldersOf(env).settings;
    if (!statSync(file).isFile()) return undefined;
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly language?: unknown }).language;
  } catch {
    return undefined;
  }
}

function wished(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return undefined;
  return args[at].startsWith('--lang=') ? args[at].slice('--lang='.length) : args[at + 1];
}
