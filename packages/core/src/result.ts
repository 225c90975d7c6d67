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
