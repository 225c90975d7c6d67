/** Answers to outside text and data: a value, or why not. */

/** Outside text and data answer with a Result; exceptions are for programmer errors alone. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Why a text, a move or a piece of data is refused. A refusal never changes a state. */
export interface Refusal {
  /** Stable, kebab-case: programs branch on it, and the message in the reader's language is looked up by it. */
  readonly code: string;
  /** Where in the text it went wrong: an index from 0, for the caret. */
  readonly at?: number;
  /** What the translated message is filled with. */
  readonly data?: Readonly<Record<string, string | number>>;
}

export const refuse = (code: string, data?: Refusal['data'], at?: number): { readonly ok: false; readonly error: Refusal } =>
  err({ code, ...(at === undefined ? {} : { at }), ...(data === undefined ? {} : { data }) });

/** The longest piece of outside data that a message repeats, in characters. */
export const LONGEST_QUOTE = 40;

/** A piece of outside data as a message quotes it: also what JSON has no text for, and never more than a piece. */
export function inShort(value: unknown): string {
  let text: string;
  if (typeof value === 'number' || typeof value === 'bigint') text = String(value);
  else {
    try {
      text = JSON.stringify(value) ?? typeof value;
    } catch {
      text = Array.isArray(value) ? 'a list' : 'an object'; // without an end, or too deep
    }
  }
  return cutShort(text);
}

/** The beginning of an outside text. */
export const cutShort = (text: string): string => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text);
