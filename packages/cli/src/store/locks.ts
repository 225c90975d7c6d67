/** Locks: while a program has a save open, a file beside it says so. */
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { ok, refuse, type Refusal, type Result } from '@console-arcade/core';
import { makeFolder, systemCode } from './files.js';

/** Who holds a lock. `born` tells a process from a later one with the same number, where the system says when one began. */
const Holder = v.object({ pid: v.pipe(v.number(), v.integer(), v.minValue(1)), host: v.string(), born: v.optional(v.string()) });
type Holder = v.InferOutput<typeof Holder>;

/** A program that has just made its lock may not have signed it yet. */
const UNSIGNED_MS = 10_000;
/** Whether a program on another machine still runs can't be asked: its lock counts while it is touched now and then. */
const ELSEWHERE_MS = 12 * 3_600_000;

export class Lock {
  constructor(
    readonly file: string,
    private readonly signed: string,
  ) {}

  /** Whether it is still ours: nobody took it over. */
  get isOurs(): boolean {
    return textOf(this.file) === this.signed;
  }

  /** Tells programs on other machines that this one still runs. */
  touch(): void {
    const now = new Date();
    quietly(() => utimesSync(this.file, now, now));
  }

  release(): void {
    if (this.isOurs) quietly(() => rmSync(this.file, { force: true }));
  }
}

/** Takes a lock. Refuses with `save-open` where a living program has it, with `not-kept` where none can be made. */
export function takeLock(file: string): Result<Lock, Refusal> {
  const signed = JSON.stringify(ourselves());
  try {
    makeFolder(dirname(file));
    for (let attempt = 0; attempt < 3; attempt++) {
      if (create(file, signed)) return ok(new Lock(file, signed));
      if (!removeDead(file)) break;
    }
  } catch (error) {
    return refuse('not-kept', { file, reason: systemCode(error) });
  }
  const holder = holderOf(textOf(file) ?? '');
  return refuse('save-open', { pid: holder?.pid ?? '?', host: holder?.host ?? '?', file });
}

/** Whether a living program holds this lock. */
export function isLocked(file: string): boolean {
  const text = textOf(file);
  return text !== undefined && lives(file, text);
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    // On a full disk the file is made and stays empty.
    quietly(() => rmSync(file, { force: true }));
    throw error;
  }
}

/** Puts away a lock whose program is gone; false: it lives. Of several that try, one moves it: a new lock is put back. */
function removeDead(file: string): boolean {
  const text = textOf(file);
  if (text === undefined) return true;
  if (lives(file, text)) return false;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return true;
    throw error;
  }
  const moved = textOf(aside);
  if (moved !== undefined && moved !== text) create(file, moved);
  rmSync(aside, { force: true });
  return true;
}

function lives(file: string, text: string): boolean {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return false;
  const age = Date.now() - changed;
  const holder = holderOf(text);
  if (holder === undefined) return age < UNSIGNED_MS;
  if (holder.host !== hostname()) return age < ELSEWHERE_MS;
  const born = bornAt(holder.pid);
  if (holder.born !== undefined && born !== undefined) return holder.born === born;
  // What was locked before the machine started is not held any more.
  return age < uptime() * 1000 && isRunning(holder.pid);
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** When a process began, in the system's own count since its start; undefined where it does not tell, or there is none. */
function bornAt(pid: number): string | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  // The name of the program, in brackets, may hold spaces; behind it stand the state (Z: it has ended) and, as 22nd field, the time.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.[0] === 'Z' ? 'ended' : fields?.[19];
}

function ourselves(): Holder {
  const born = bornAt(process.pid);
  return { pid: process.pid, host: hostname(), ...(born === undefined ? {} : { born }) };
}

function holderOf(text: string): Holder | undefined {
  try {
    const holder = v.safeParse(Holder, JSON.parse(text));
    return holder.success ? holder.output : undefined;
  } catch {
    return undefined;
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** What fails here is of no account: a lock that is left over is taken over. */
function quietly(act: () => void): void {
  try {
    act();
  } catch (error) {
    systemCode(error);
  }
}
