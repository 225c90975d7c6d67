/** The verb `stats`: how the games went. */
import { detectLook, fill, type LookChoice } from '@console-arcade/console';
import { findGame } from './find-game.js';
import { loadAll } from './games.js';
import type { Hall } from './hall.js';
import { standingsOf } from './standings.js';
import { statsLines, statsProblems } from './stats-table.js';
import { statsTexts } from './stats-texts.js';
import { listSaves } from './store/filing.js';
import { foldersOf } from './store/folders.js';
import { readStatistics } from './store/statistics.js';

export async function stats(word: string | undefined, json: boolean, choice: LookChoice, hall: Hall): Promise<number> {
  const look = detectLook(choice, hall.env, hall.size);
  const only = word === undefined ? undefined : await findGame(word, hall.games, look.language);
  const folders = foldersOf(hall.env);
  // What was over when its program was killed is counted now.
  await listSaves(folders, hall.games);
  const statistics = readStatistics(folders);
  const entries = statistics.entries.filter(({ game }) => only === undefined || game === only.game.id);
  for (const problem of statsProblems(statistics, look)) hall.complain(`arcade: ${problem}\n`);
  if (json) hall.write(`${JSON.stringify(standingsOf(entries), undefined, 2)}\n`);
  else if (only !== undefined && entries.length === 0) {
    hall.write(`${fill(statsTexts[look.language].nothingOf, { title: only.texts[look.language].title })}\n`);
  } else hall.write(`${statsLines(entries, await loadAll(hall.games), look).join('\n')}\n`);
  return 0;
}
