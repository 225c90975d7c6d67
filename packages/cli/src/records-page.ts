/** The page of the menu for finished games, and for a record in any file. */
import { homedir } from 'node:os';
import type { Refusal } from '@console-arcade/core';
import { back, fill, type AnyGameConsole, type Entry, type Look } from '@console-arcade/console';
import type { Hands } from './hands.js';
import {
  inColumns,
  keptGame,
  keptProblem,
  momentText,
  readKeptGame,
  recordCells,
  recordsIn,
  type KeptGame,
  type RecordFile,
} from './kept-games.js';
import { menuTexts } from './menu-texts.js';
import type { Folders } from './store/folders.js';
import { readRecordFile } from './store/record-files.js';

export interface RecordTables {
  watch(kept: KeptGame): Promise<void>;
  /** @returns why not */
  playOn(kept: KeptGame): Promise<Refusal | undefined>;
}

/** Asks until the page is left. */
export async function recordsPage(
  folders: Folders,
  games: readonly AnyGameConsole[],
  look: () => Look,
  hands: Hands,
  tables: RecordTables,
): Promise<void> {
  let marked: string | null = null;
  for (;;) {
    const now = look();
    const words = menuTexts[now.language];
    const files = recordsIn(folders);
    const entries: readonly (Entry<string | null> | 'gap')[] = [
      ...recordEntries(files, games, now),
      ...(files.length === 0 ? [] : ['gap' as const]),
      { value: openFile, name: words.openFile },
      { value: null, name: words.back },
    ];
    const question = { message: files.length === 0 ? words.noRecords : words.whichRecord, entries };
    const chosen: string | null | typeof back = await hands.choose(marked === null ? question : { ...question, marked }, now);
    if (chosen === null || chosen === back) return;
    marked = chosen;
    if (chosen === openFile) await openAny(games, now, hands, tables);
    else {
      const kept = readKeptGame(chosen, games);
      if (kept.ok) await tables.watch(kept.value);
      else await hands.read(problemOf(chosen, kept.error, games, now), now);
    }
  }
}

/** No file has this name. */
const openFile = '';

/** What can't be played is marked, and told while it is chosen. */
function recordEntries(files: readonly RecordFile[], games: readonly AnyGameConsole[], look: Look): Entry<string>[] {
  const found = files.map(({ file, changed, content }) => {
    const kept = content.ok ? keptGame(content.value, games) : content;
    const cells = content.ok ? recordCells(content.value, games, look) : [nameOf(file), '', ''];
    const about = kept.ok ? nameOf(file) : problemOf(file, kept.error, games, look);
    return { file, about, cells: [`${kept.ok ? '' : '! '}${cells[0]}`, ...cells.slice(1), momentText(changed)] };
  });
  const lines = inColumns(
    found.map(({ cells }) => cells),
    look,
  );
  return found.map(({ file, about }, i) => ({ value: file, name: lines[i], about }));
}

const nameOf = (file: string): string => file.split(/[\\/]/).at(-1) ?? file;

/** A problem with a file, the file named. */
function problemOf(file: string, problem: Refusal, games: readonly AnyGameConsole[], look: Look): string {
  const record = readRecordFile(file);
  const text = keptProblem(problem, record.ok ? record.value : undefined, games, look);
  return text.includes(file) ? text : fill(menuTexts[look.language].problemIn, { file: nameOf(file), text });
}

/** Asks for the path of a record; what can't be played is told in place. */
async function openAny(games: readonly AnyGameConsole[], look: Look, hands: Hands, tables: RecordTables): Promise<void> {
  const words = menuTexts[look.language];
  const refuse = (text: string) => {
    const kept = readKeptGame(pathOf(text), games);
    return text === '' || kept.ok ? undefined : problemOf(pathOf(text), kept.error, games, look);
  };
  const text = await hands.askText({ message: words.askFile, refuse }, look);
  if (text === back || text === '') return;
  const kept = readKeptGame(pathOf(text), games);
  if (!kept.ok) return;
  if (kept.value.match.outcome !== undefined) return tables.watch(kept.value);
  const entries = [
    { value: 'go on' as const, name: words.goOn },
    { value: 'watch' as const, name: words.watch },
  ];
  const act = await hands.choose({ message: words.whatToDo, entries }, look);
  const problem = act === 'go on' ? await tables.playOn(kept.value) : undefined;
  if (problem !== undefined) await hands.read(problemOf(pathOf(text), problem, games, look), look);
  if (act === 'watch') await tables.watch(kept.value);
}

/** As a shell would read it: without quotes, `~` the home folder. */
const pathOf = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2').replace(/^~(?=\/|$)/, homedir());
