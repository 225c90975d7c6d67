/** Games in progress: a file each, which can be read, cut and edited like any record. */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, refuse, type GameRecord, type Refusal, type Result } from '@console-arcade/core';
import { refusalOfStream, systemCode } from './files.js';
import type { Folders } from './folders.js';
import { isLocked, takeLock, type Lock } from './locks.js';
import { plyOf, readRecordFile } from './record-files.js';

/** The codes with which saves are refused, beside those of files and records. */
export const saveRefusals = ['save-open', 'no-save', 'no-saves', 'no-game-named', 'no-game-here'] as const;

export interface Save {
  readonly name: string;
  readonly file: string;
  readonly changed: Date;
  /** Whether a program has it open now. */
  readonly open: boolean;
  /** What it holds, or what is wrong with it. */
  readonly content: Result<SaveContent, Refusal>;
}

interface SaveContent {
  readonly record: GameRecord;
  /** The game's id. */
  readonly game: string;
  readonly players: readonly string[];
  /** How many moves stand. */
  readonly ply: number;
}

const LONGEST_NAME = 40;

/** Names can be typed after a verb: letters of any script, digits, `-` and `_`. */
const isSaveName = (name: string): boolean => /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*$/u.test(name) && [...name].length <= LONGEST_NAME;

export const saveFile = (folders: Folders, name: string): string => join(folders.saves, `${name}.txt`);
const lockFile = (folders: Folders, name: string): string => join(folders.saves, `${name}.lock`);

/** All saves, the newest first. Nobody's file is touched. */
export function savesIn(folders: Folders): Save[] {
  return namesIn(folders.saves)
    .flatMap((name) => readSave(folders, name) ?? [])
    .sort((a, b) => b.changed.getTime() - a.changed.getTime() || (a.name < b.name ? -1 : 1));
}

/** The names of the files `NAME.txt` in a folder. */
function namesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).flatMap((file) => /^(.+)\.txt$/.exec(file)?.[1] ?? []);
    return names.filter(isSaveName);
  } catch (error) {
    systemCode(error);
    return [];
  }
}

/** One save; undefined: there is none of this name. */
export function readSave(folders: Folders, name: string): Save | undefined {
  if (!isSaveName(name)) return undefined;
  const file = saveFile(folders, name);
  const changed = changedAt(file);
  if (changed === undefined) return undefined;
  return { name, file, changed, open: isOpen(folders, name), content: contentOf(file) };
}

function changedAt(file: string): Date | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })?.mtime;
  } catch (error) {
    systemCode(error);
    return undefined;
  }
}

function contentOf(file: string): Result<SaveContent, Refusal> {
  const stream = refusalOfStream(file);
  if (stream !== undefined) return err(stream);
  const record = readRecordFile(file);
  if (!record.ok) return record;
  const { game, players = [] } = record.value;
  // An empty file, or any other text: what no game wrote.
  return game === undefined ? refuse('no-game-named', { file }) : ok({ record: record.value, game, players, ply: plyOf(record.value) });
}

/** Whether a program has the save of this name open. */
export const isOpen = (folders: Folders, name: string): boolean => isLocked(lockFile(folders, name));

/** Takes the lock of a save; `save-open` where another program has it. */
export function lockSave(folders: Folders, name: string): Result<Lock, Refusal> {
  const lock = takeLock(lockFile(folders, name));
  if (lock.ok || lock.error.code !== 'save-open') return lock;
  return err({ ...lock.error, data: { ...lock.error.data, name } });
}

/** The first of `five-in-a-row`, `five-in-a-row-2` … that nobody has, with its lock taken. */
export function lockFreeName(folders: Folders, game: string): Result<{ readonly name: string; readonly lock: Lock }, Refusal> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? game : `${game}-${number}`;
    const lock = lockNewName(folders, name);
    if (lock.ok) return ok({ name, lock: lock.value });
    if (lock.error.code !== 'name-taken') return lock;
  }
}

/** Why no new save can have this name. */
export function refusalOfName(folders: Folders, name: string): Refusal | undefined {
  if (!isSaveName(name)) return { code: 'bad-save-name', data: { name: name.slice(0, LONGEST_NAME), longest: LONGEST_NAME } };
  return existsSync(saveFile(folders, name)) ? { code: 'name-taken', data: { name } } : undefined;
}

/** Takes the lock of a name that no save has yet. */
export function lockNewName(folders: Folders, name: string): Result<Lock, Refusal> {
  const refusal = refusalOfName(folders, name);
  if (refusal !== undefined) return err(refusal);
  const lock = lockSave(folders, name);
  if (!lock.ok) return lock.error.code === 'save-open' ? refuse('name-taken', { name }) : lock;
  // It may have come and been left between the two looks.
  if (!existsSync(saveFile(folders, name))) return lock;
  lock.value.release();
  return refuse('name-taken', { name });
}

/** Whether a save's name was given by the program and not by a person. */
export const isGivenName = (name: string, game: string): boolean =>
  name === game || (/^-\d+$/.test(name.slice(game.length)) && name.startsWith(game));

/** Gives a save that is not open another name. */
export function renameSave(folders: Folders, from: string, to: string): Refusal | undefined {
  return withLocks([lockSave(folders, from), lockNewName(folders, to)], () => renameFile(folders, from, to));
}

/** The file under its new name; whoever calls holds both locks. */
export function renameFile(folders: Folders, from: string, to: string): Refusal | undefined {
  return attempt(saveFile(folders, from), (file) => renameSync(file, saveFile(folders, to)));
}

/** Removes a save for good, as a person wished it. */
export function removeSave(folders: Folders, name: string): Refusal | undefined {
  return withLocks([lockSave(folders, name)], () => removeFile(folders, name));
}

/** The file is gone afterwards; whoever calls holds its lock. */
export function removeFile(folders: Folders, name: string): Refusal | undefined {
  return attempt(saveFile(folders, name), (file) => rmSync(file, { force: true }));
}

function withLocks(locks: readonly Result<Lock, Refusal>[], act: () => Refusal | undefined): Refusal | undefined {
  try {
    for (const lock of locks) if (!lock.ok) return lock.error;
    return act();
  } finally {
    for (const lock of locks) if (lock.ok) lock.value.release();
  }
}

function attempt(file: string, act: (file: string) => void): Refusal | undefined {
  try {
    act(file);
    return undefined;
  } catch (error) {
    return { code: 'not-kept', data: { file, reason: systemCode(error) } };
  }
}
