/** Keeps a game in its save, and in the file that `--record` names, while it is played; puts it where it belongs when it is left. */
import { existsSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { formatRecord, ok, parseRecord, type GameRecord, type Refusal, type Result } from '@console-arcade/core';
import type { Keeper, Language } from '@console-arcade/console';
import { isStream, readWhole, systemCode, writeWhole } from './files.js';
import { dropTwin, fileAway } from './filing.js';
import type { Folders } from './folders.js';
import type { Lock } from './locks.js';
import { lockFreeName, lockNewName, lockSave, removeFile, renameFile, saveFile } from './saves.js';
import { withReason } from './texts.js';

/** The code with which a file for the record is refused; `data.file` names it. */
export const keeperFileRefusals = ['not-a-record-file'] as const;

export interface KeeperSetup {
  readonly folders: Folders;
  /** The game's id: saves are named after it. */
  readonly game: string;
  readonly language: Language;
  /** The name of a save to go on with. */
  readonly save?: string;
  /** What `--record` names. */
  readonly recordFile?: string;
  /** Whether a record can be played as this game: only such a one is overwritten. */
  isOurs(record: GameRecord): boolean;
  /** Told what could not be kept when the process ends before `close`. */
  readonly lost?: (unkept: Unkept) => void;
  /** For tests. */
  readonly write?: typeof writeWhole;
  readonly now?: () => number;
}

/** What could not be kept at the end. */
export interface Unkept {
  readonly refusal: Refusal;
  /** The game, where no save holds it. */
  readonly record?: GameRecord;
}

/** Of the time, at most the part of one in this many goes into writing. */
const SPARED = 10;

export class GameKeeper implements Keeper {
  #name: string;
  #lock: Lock | undefined;
  /** Makes the record as it is now; undefined: no change was handed over. */
  #record: (() => GameRecord) | undefined;
  /** The text that stands in the save, or elsewhere already. */
  #kept: string | undefined;
  /** Our save as we left it. */
  #stamp: string | undefined;
  /** The text that stands in the file of `--record`. */
  #recorded: string | undefined;
  #saveRefusal: Refusal | undefined;
  #recordRefusal: Refusal | undefined;
  #waiting: NodeJS.Timeout | undefined;
  #nextAt = -Infinity;
  #closed = false;
  readonly #write: typeof writeWhole;
  readonly #now: () => number;

  private constructor(private readonly setup: KeeperSetup) {
    const { game, save, write = writeWhole, now = () => performance.now() } = setup;
    this.#name = save ?? game;
    this.#write = write;
    this.#now = now;
    process.on('exit', this.#atExit);
  }

  /** Refuses where the save is open in another program, or the file for the record holds something else than one. */
  static open(setup: KeeperSetup): Result<GameKeeper, Refusal> {
    const foreign = setup.recordFile === undefined ? undefined : refusalOfRecordFile(setup.recordFile, setup.isOurs);
    if (foreign !== undefined) return { ok: false, error: foreign };
    if (setup.save === undefined) return ok(new GameKeeper(setup));
    const lock = lockSave(setup.folders, setup.save);
    // A folder that can't be written holds no locks; its saves can be gone on with all the same.
    if (!lock.ok && lock.error.code === 'save-open') return lock;
    const keeper = new GameKeeper(setup);
    if (lock.ok) keeper.#lock = lock.value;
    keeper.#stamp = keeper.#stampNow();
    return ok(keeper);
  }

  get name(): string {
    return this.#name;
  }

  /** Takes the game for kept as it is, in its save or elsewhere: it is written when it has changed. */
  knows(record: GameRecord): void {
    this.#kept = formatRecord(record);
    this.#record ??= () => record;
  }

  keep(record: () => GameRecord): Refusal | undefined {
    this.#record = record;
    const wait = this.#nextAt - this.#now();
    if (wait <= 0) this.#flush();
    else this.#waiting ??= setTimeout(() => this.#flush(), wait).unref();
    const refusal = this.#saveRefusal ?? this.#recordRefusal;
    return refusal === undefined ? undefined : withReason(refusal, this.setup.language);
  }

  rename(name: string): Refusal | undefined {
    const refusal = name === this.#name && this.#stamp !== undefined ? undefined : this.#rename(name);
    return refusal === undefined ? undefined : withReason(refusal, this.setup.language);
  }

  #rename(name: string): Refusal | undefined {
    const { folders } = this.setup;
    const lock = lockNewName(folders, name);
    if (!lock.ok) return lock.error;
    if (this.#stamp !== undefined && this.#isOthers()) this.#leaveToOthers();
    const refusal = this.#stamp === undefined ? undefined : renameFile(folders, this.#name, name);
    if (refusal !== undefined) {
      lock.value.release();
      return refusal;
    }
    this.#lock?.release();
    this.#lock = lock.value;
    this.#name = name;
    if (this.#stamp === undefined) this.#kept = undefined;
    else this.#stamp = this.#stampNow();
    this.#flush();
    return this.#saveRefusal;
  }

  /** Writes what waits, files a finished game away, and lets go of the save; the answer is what could not be kept. */
  close(): Unkept | undefined {
    if (this.#closed) return undefined;
    this.#closed = true;
    process.off('exit', this.#atExit);
    try {
      return this.#closeSave();
    } finally {
      this.#lock?.release();
    }
  }

  readonly #atExit = (): void => {
    const unkept = this.close();
    if (unkept !== undefined) this.setup.lost?.(unkept);
  };

  #closeSave(): Unkept | undefined {
    this.#flush(true);
    const record = this.#record?.();
    if (record === undefined) return undefined;
    const { folders, game } = this.setup;
    const text = formatRecord(record);
    const isNew = this.#stamp !== undefined || this.#kept !== text;
    if (record.result !== undefined && isNew) {
      const refusal = fileAway(record, folders, new Date());
      if (refusal !== undefined) return this.#unkept(refusal, record, text);
      if (this.#stamp !== undefined && this.#stampNow() === this.#stamp) removeFile(folders, this.#name);
      return this.#recordRefusal === undefined ? undefined : { refusal: this.#recordRefusal };
    }
    if (this.#kept === text && this.#stamp !== undefined) this.#name = dropTwin(folders, this.#name, game, text);
    const refusal = this.#saveRefusal ?? this.#recordRefusal;
    return refusal === undefined ? undefined : this.#unkept(refusal, record, text);
  }

  #unkept(refusal: Refusal, record: GameRecord, text: string): Unkept {
    return this.#kept === text ? { refusal } : { refusal, record };
  }

  #flush(isLast = false): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    if (this.#record === undefined) return;
    const began = this.#now();
    const record = this.#record();
    const text = formatRecord(record);
    if (text !== this.#kept) this.#saveRefusal = this.#writeSave(record, text);
    this.#recordRefusal = this.#writeRecordFile(record, text, isLast);
    this.#nextAt = this.#now() + SPARED * (this.#now() - began);
  }

  #writeSave(record: GameRecord, text: string): Refusal | undefined {
    // A game in which nothing was done yet leaves no file.
    if (this.#stamp === undefined && record.moves.length === 0) return undefined;
    if (this.#stamp !== undefined && this.#isOthers()) this.#leaveToOthers();
    const file = () => saveFile(this.setup.folders, this.#name);
    if (this.#lock === undefined) {
      const free = lockFreeName(this.setup.folders, this.setup.game);
      if (!free.ok) return { ...free.error, data: { ...free.error.data, file: file() } };
      this.#name = free.value.name;
      this.#lock = free.value.lock;
    }
    const refusal = this.#write(file(), text);
    if (refusal !== undefined) return refusal;
    this.#lock.touch();
    this.#kept = text;
    this.#stamp = this.#stampNow();
    return undefined;
  }

  /** Whether somebody else has changed or replaced our save. One that is gone may be written again. */
  #isOthers(): boolean {
    const stamp = this.#stampNow();
    return (stamp !== undefined && stamp !== this.#stamp) || this.#lock?.isOurs === false;
  }

  #leaveToOthers(): void {
    this.#lock?.release();
    this.#lock = undefined;
    this.#stamp = undefined;
  }

  #writeRecordFile(record: GameRecord, text: string, isLast: boolean): Refusal | undefined {
    const { recordFile } = this.setup;
    // What is written to a device or a pipe can't be taken back: it gets the record once, at the end.
    if (recordFile === undefined || text === this.#recorded || (!isLast && isStream(recordFile))) return this.#recordRefusal;
    const json = extname(recordFile).toLowerCase() === '.json';
    const refusal = this.#write(recordFile, json ? `${JSON.stringify(record, null, 2)}\n` : text);
    if (refusal === undefined) this.#recorded = text;
    return refusal;
  }

  #stampNow(): string | undefined {
    return stampOf(saveFile(this.setup.folders, this.#name));
  }
}

function stampOf(file: string): string | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats === undefined ? undefined : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
  } catch (error) {
    systemCode(error);
    return undefined;
  }
}

/** A file that holds something else than a record of this game is nothing to write over; nor is a folder made for a mistyped path. */
function refusalOfRecordFile(file: string, isOurs: (record: GameRecord) => boolean): Refusal | undefined {
  if (isStream(file)) return undefined;
  const text = readWhole(file);
  if (!text.ok && text.error.code !== 'no-file') return text.error;
  if (!text.ok) return existsSync(dirname(resolve(file))) ? undefined : { code: 'not-kept', data: { file, reason: 'ENOENT' } };
  if (text.value.trim() === '') return undefined;
  const record = parseRecord(text.value);
  return record.ok && record.value.game !== undefined && isOurs(record.value) ? undefined : { code: 'not-a-record-file', data: { file } };
}
