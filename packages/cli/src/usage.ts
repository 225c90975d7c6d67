/** Mistakes in how the program was called, told in the reader's words. */
import type { Language } from '@console-arcade/console';
import { nearest } from './nearest.js';
import { texts, type UsageCode } from './texts.js';

/** The program was called in a way it does not understand; the message is one line for the person who called it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function usageError(code: UsageCode, language: Language, data: Readonly<Record<string, string | number>> = {}): UsageError {
  const message = texts[language].usageErrors[code].replace(/\{(\w+)\}/g, (_whole, name: string) => String(data[name] ?? ''));
  return new UsageError(message.replace(/\p{Control}/gu, ' '));
}

/** ` Did you mean WORD?`, where a word is near. */
export function didYouMean(word: string, words: readonly string[], language: Language): string {
  const near = nearest(word, words);
  return near === undefined ? '' : texts[language].didYouMean.replace('{word}', near);
}
