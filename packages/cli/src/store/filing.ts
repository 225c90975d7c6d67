/** Where finished games go: into a file among the records, each once, and into the statistics. */
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatRecord, replay, type GameRecord, type Refusal } from '@console-arcade/core';
import type { RegisteredGame } from '../games.js';
import { readWhole, systemCode, writeWhole } from './files.js';
import type { Folders } from './folders.js';
import { isRunning } from './locks.js';
import { isGivenName, isOpen, lockSave, saveFile, savesIn, type Save } from './saves.js';
import { addToStatistics } from './statistics.js';

/** Keeps a finished game among the records and counts it; what is there already stays as it is. */
export function fileAway(record: GameRecord, folders: Folders, at: Date): Refusal | undefined {
  const text = formatRecord(record);
  if (sameText(folders.records, text).length === 0) {
    const refusal = writeWhole(freeRecordFile(folders, record, at), text);
    if (refusal !== undefined) return refusal;
  }
  return addToStatistics(record, folders, at);
}

function freeRecordFile(folders: Folders, { game = 'game' }: GameRecord, at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  const time = `${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}`;
  for (let number = 1; ; number++) {
    const file = join(folders.records, `${game}-${day}-${time}${number === 1 ? '' : `-${number}`}.txt`);
    if (statOf(file) === undefined) return file;
  }
}

/** The files of a folder that hold exactly this text. */
function sameText(folder: string, text: string): string[] {
  const bytes = Buffer.from(text);
  return filesIn(folder).filter((file) => {
    if (!file.endsWith('.txt') || statOf(file)?.size !== bytes.length) return false;
    try {
      return readFileSync(file).equals(bytes);
    } catch (error) {
      systemCode(error);
      return false;
    }
  });
}

/**
 * Scripts that run twice leave the same game twice: of two saves of one text that nobody has open, one goes. Names that a
 * person gave stay. Whoever calls holds the lock of `name`.
 *
 * @returns the name under which the game stands then
 */
export function dropTwin(folders: Folders, name: string, game: string, text: string): string {
  const own = saveFile(folders, name);
  for (const file of sameText(folders.saves, text)) {
    const twin = file.slice(folders.saves.length + 1, -'.txt'.length);
    if (file === own) continue;
    const lock = lockSave(folders, twin);
    if (!lock.ok) continue;
    try {
      if (isGivenName(name, game)) {
        rmSync(own, { force: true });
        // What was left last is what `continue` goes on with.
        const now = new Date();
        utimesSync(file, now, now);
        return twin;
      }
      if (isGivenName(twin, game)) rmSync(file, { force: true });
    } catch (error) {
      systemCode(error); // Two saves are better than none.
    } finally {
      lock.value.release();
    }
  }
  return name;
}

/** All saves, the newest first, after what killed programs left was put in order. */
export async function listSaves(folders: Folders, games: readonly RegisteredGame[]): Promise<Save[]> {
  removeLeftovers(folders);
  const saves = savesIn(folders);
  const filed = await Promise.all(saves.map((save) => fileFinished(save, folders, games)));
  return saves.filter((_save, i) => !filed[i]);
}

/** A game that is over and still stands among the saves: its program was killed before its result was left. */
async function fileFinished(save: Save, folders: Folders, games: readonly RegisteredGame[]): Promise<boolean> {
  if (save.open || !save.content.ok) return false;
  const { record, game } = save.content.value;
  const registered = games.find(({ id }) => id === game);
  const text = readWhole(save.file);
  if (registered === undefined || !text.ok || !/^# result: /m.test(text.value)) return false;
  const match = replay((await registered.load()).gameConsole.game, record);
  if (!match.ok || match.value.outcome === undefined) return false;
  const lock = lockSave(folders, save.name);
  if (!lock.ok) return false;
  try {
    if (statOf(save.file)?.mtime.getTime() !== save.changed.getTime()) return false;
    if (fileAway(match.value.record(), folders, save.changed) !== undefined) return false;
    rmSync(save.file, { force: true });
    return true;
  } catch (error) {
    systemCode(error);
    return false;
  } finally {
    lock.value.release();
  }
}

/** How old a half-written file is that no living program can still be writing. */
const LEFTOVER_MS = 5 * 60_000;

/** Removes what killed programs left beside their files: halves, `NAME.txt.NUMBER`, and locks. */
function removeLeftovers(folders: Folders): void {
  for (const file of [...filesIn(folders.saves), ...filesIn(folders.records)]) {
    const half = /^(.+)\.txt\.\d+$/.exec(basename(file));
    if (half !== null && ((dirname(file) === folders.saves && !isOpen(folders, half[1])) || ageOf(file) > LEFTOVER_MS)) remove(file);
    const aside = /\.lock\.(\d+)$/.exec(file);
    if (aside !== null && !isRunning(Number(aside[1]))) remove(file);
    const locked = /^(.+)\.lock$/.exec(basename(file));
    if (locked === null || isOpen(folders, locked[1])) continue;
    const lock = lockSave(folders, locked[1]);
    if (lock.ok) lock.value.release();
  }
}

const ageOf = (file: string): number => Date.now() - (statOf(file)?.mtimeMs ?? Date.now());

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    systemCode(error);
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((file) => join(folder, file));
  } catch (error) {
    systemCode(error);
    return [];
  }
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    systemCode(error);
    return undefined;
  }
}
