/** A game that could not be kept: why, and its record, so that it can be kept by hand. */
import { formatRecord } from '@console-arcade/core';
import type { ByLanguage, Language } from '@console-arcade/console';
import type { Hall } from './hall.js';
import type { Unkept } from './store/keeper.js';
import { storeText } from './store/texts.js';

const recordFollows: ByLanguage<string> = {
  en: 'This is its record; kept in a file, it can be played on:',
  zh: '以下是对局记录，存入文件后可以接着玩：',
};

export function tellUnkept({ refusal, record }: Unkept, language: Language, hall: Pick<Hall, 'complain'>): void {
  hall.complain(`arcade: ${storeText(refusal, language)}\n`);
  if (record !== undefined) hall.complain(`${recordFollows[language]}\n\n${formatRecord(record)}`);
}
