/** The languages of the program, and texts that are filled with data. */

export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** One thing in every language: a language that is missing does not compile. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);

/** Puts data into the `{names}` of a template; a name without data stays as it is. */
export function fill(template: string, data: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(data, name) ? String(data[name]) : whole));
}
