/** Whole files: read with bounds, written so that at any moment the old or the new text is there. */
import { closeSync, constants, existsSync, fstatSync, mkdirSync, openSync, readSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { ok, refuse, type Refusal, type Result } from '@console-arcade/core';

/** The codes with which a file is refused; `data.file` names it, `data.reason` is the system's code, such as EACCES. */
export const fileRefusals = ['no-file', 'is-a-folder', 'no-plain-file', 'not-readable', 'too-large', 'not-a-text', 'not-kept'] as const;

/** No record of a game, and no person's statistics, comes near this; more is not even read. */
export const LARGEST_MB = 16;
export const LARGEST = LARGEST_MB * 2 ** 20;

/** The text of a file. What is too large is not read, what is binary not taken for a text. */
export function readWhole(file: string): Result<string, Refusal> {
  let bytes: Buffer | undefined;
  try {
    bytes = readBounded(file);
  } catch (error) {
    const reason = systemCode(error);
    if (reason === 'ENOENT' || reason === 'ENOTDIR') return refuse('no-file', { file });
    return reason === 'EISDIR' ? refuse('is-a-folder', { file }) : refuse('not-readable', { file, reason });
  }
  if (bytes === undefined) return refuse('too-large', { file, most: LARGEST_MB });
  const text = textOf(bytes);
  return text === undefined ? refuse('not-a-text', { file }) : ok(text);
}

/** Undefined: more than is read. A file may grow meanwhile, and a pipe tells no size: so no more is read than may be. */
function readBounded(file: string): Buffer | undefined {
  const fd = openSync(file, 'r');
  try {
    const { size } = fstatSync(fd);
    if (size > LARGEST) return undefined;
    const chunks: Buffer[] = [];
    for (let total = 0; total <= LARGEST;) {
      const chunk = Buffer.allocUnsafe(Math.max(65_536, size + 1 - total));
      const read = readSync(fd, chunk);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      total += read;
    }
    return undefined;
  } finally {
    closeSync(fd);
  }
}

function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Writes a whole file, with the folders it stands in: a reader finds the old or the new text, never a part. Devices and pipes
 * are written to as they are, never replaced; links are followed.
 *
 * @returns `not-kept` with the reason; the file is then as it was
 */
export function writeWhole(file: string, text: string): Refusal | undefined {
  try {
    if (isStream(file)) writeToStream(file, text);
    else {
      makeFolder(dirname(file));
      // Written in the hook: a disk that fills up in the middle of its own write would go unnoticed by the library.
      writeFileAtomic.sync(file, '', { tmpfileCreated: (temporary: string) => writeFileSync(temporary, text) });
    }
    return undefined;
  } catch (error) {
    return { code: 'not-kept', data: { file, reason: systemCode(error) } };
  }
}

/** Where a pipe's reader is slow: how long it is waited for, all in all. */
const PATIENCE_MS = 5000;
const WAIT_MS = 10;

/** A pipe that nobody reads is refused (ENXIO), where an ordinary opening would wait for ever. */
function writeToStream(file: string, text: string): void {
  const descriptor = openSync(file, constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK);
  try {
    let rest = Buffer.from(text);
    for (let waited = 0; rest.length > 0;) {
      try {
        rest = rest.subarray(writeSync(descriptor, rest));
      } catch (error) {
        if (systemCode(error) !== 'EAGAIN' || waited >= PATIENCE_MS) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
        waited += WAIT_MS;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Makes a folder and those it stands in. Node's own way goes round for ever where the system answers that the parent is not there, as /proc does. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error; // another program was quicker
  }
}

/** Of our own folders only files are read: a pipe among them would be waited for without end. */
export function refusalOfStream(file: string): Refusal | undefined {
  return isStream(file) ? { code: 'no-plain-file', data: { file } } : undefined;
}

/** Whether what is written to it is gone: a device, a pipe, or what the program's own output leads to. */
export function isStream(file: string): boolean {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats !== undefined && !stats.isDirectory() && (!stats.isFile() || /^\/(dev|proc)\//.test(resolve(file)));
  } catch (error) {
    systemCode(error);
    return false; // whoever opens it is told why it can't be
  }
}

/** The code of an error of the system, such as ENOSPC. Other errors are bugs and go on their way. */
export function systemCode(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || !/^E[A-Z0-9]+$/.test(code)) throw error;
  return code;
}
