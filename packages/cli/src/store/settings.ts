/** What a person likes and what is remembered of it: language, colours, symbols, pace, names. */
import { existsSync } from 'node:fs';
import { inShort, type Refusal } from '@console-arcade/core';
import { isName, languages, paces, themes, type ColourDepth, type LookChoice } from '@console-arcade/console';
import * as v from 'valibot';
import { readWhole, refusalOfStream, writeWhole } from './files.js';
import type { Folders } from './folders.js';

export const symbolChoices = ['unicode', 'ascii'] as const;
export const colourChoices = ['none', '16', '256', 'true'] as const;

/** More than sit at any table. */
export const MOST_NAMES = 8;

/** What is absent is detected, or as usual. */
const settingsSchema = v.object({
  language: v.optional(v.picklist(languages)),
  symbols: v.optional(v.picklist(symbolChoices)),
  wide: v.optional(v.boolean()),
  colours: v.optional(v.picklist(colourChoices)),
  theme: v.optional(v.picklist(themes)),
  pace: v.optional(v.picklist(paces)),
  /** Of the persons at this keyboard, in the order in which they sit. */
  names: v.optional(v.pipe(v.array(v.pipe(v.string(), v.check(isName))), v.maxLength(MOST_NAMES))),
});
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(settingsSchema.entries) as readonly SettingName[];

/** The codes with which a file of settings is refused, beside those of files. */
export const settingRefusals = ['no-settings', 'bad-setting'] as const;

export interface KeptSettings {
  readonly settings: Settings;
  /** Why the file is not heeded; it stays as it is. */
  readonly problem?: Refusal;
}

type SettingsFile = Pick<Folders, 'settings'>;

/** What was kept, or nothing where it can't be read. */
export function readSettings(folders: SettingsFile): KeptSettings {
  const read = readFile(folders);
  if ('problem' in read) return { settings: {}, problem: read.problem };
  return { settings: v.parse(settingsSchema, read.data) };
}

/** Keeps all settings. A file that can't be read is not overwritten; what a newer version has put in it stays. */
export function keepSettings(settings: Settings, folders: SettingsFile): Refusal | undefined {
  const read = readFile(folders);
  if ('problem' in read) return read.problem;
  const foreign = Object.entries(read.data).filter(([name]) => !(settingNames as readonly string[]).includes(name));
  return writeWhole(folders.settings, `${JSON.stringify({ ...settings, ...Object.fromEntries(foreign) }, undefined, 2)}\n`);
}

function readFile({ settings: file }: SettingsFile): { readonly data: object } | { readonly problem: Refusal } {
  const stream = refusalOfStream(file);
  if (stream !== undefined) return { problem: stream };
  const text = readWhole(file);
  if (!text.ok) return text.error.code === 'no-file' && !existsSync(file) ? { data: {} } : { problem: text.error };
  let data: unknown;
  try {
    data = JSON.parse(text.value);
  } catch {
    data = undefined;
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { problem: { code: 'no-settings', data: { file } } };
  const checked = v.safeParse(settingsSchema, data);
  if (checked.success) return { data };
  const setting = String(checked.issues[0].path?.[0]?.key);
  return { problem: { code: 'bad-setting', data: { file, setting, value: inShort((data as Record<string, unknown>)[setting]) } } };
}

/** The look as far as settings choose it. */
export function lookOf({ language, symbols, wide, colours, theme }: Settings): LookChoice {
  return {
    ...(language === undefined ? {} : { language }),
    ...(symbols === undefined ? {} : { ascii: symbols === 'ascii' }),
    ...(wide === undefined ? {} : { wide }),
    ...(colours === undefined ? {} : { colours: colourChoices.indexOf(colours) as ColourDepth }),
    ...(theme === undefined ? {} : { theme }),
  };
}
