/** A refusal in the reader's words. */
import type { Refusal } from '@console-arcade/core';
import type { GameTexts } from './game-console.js';
import { fill, type Language } from './language.js';
import { kitTexts } from './texts.js';

/** The game's own message for the code, else the kit's, else the code itself. */
export function refusalText({ code, data }: Refusal, language: Language, game?: Pick<GameTexts<never>, 'refusals'>): string {
  const kit = kitTexts[language];
  const sources: readonly (Readonly<Record<string, string>> | undefined)[] = [game?.refusals, kit.refusals];
  const template = sources.find((texts) => texts !== undefined && Object.hasOwn(texts, code))?.[code];
  return template === undefined ? fill(kit.refused, { code }) : fill(template, shown(data));
}

/** An empty text is shown as one: `""`. */
const shown = (data: Refusal['data'] = {}): Refusal['data'] =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value === '' ? '""' : value]));
