import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isLocked, takeLock } from './locks.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arcade-locks-'));
  file = join(folder, 'saves', 'a.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The lock is made by hand: by whom, and how many hours ago it was last touched. */
function lockedBy(holder: unknown, hours = 0): void {
  takeLock(file);
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder));
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(file, then, then);
}
const gone = (): number => spawnSync(process.execPath, ['-e', '']).pid;

test('whoever has it keeps others out until it is released', () => {
  const lock = takeLock(file);
  if (!lock.ok) throw new Error(lock.error.code);
  expect(isLocked(file)).toBe(true);
  expect(takeLock(file)).toMatchObject({ ok: false, error: { code: 'save-open', data: { pid: process.pid, host: hostname() } } });
  lock.value.release();
  expect(isLocked(file)).toBe(false);
  expect(existsSync(file)).toBe(false);
  expect(takeLock(file).ok).toBe(true);
});

test.each<[string, () => unknown, number]>([
  ['of a program that is gone', () => ({ pid: gone(), host: hostname() }), 0],
  ['of an earlier process with the number of another', () => ({ pid: process.pid, host: hostname(), born: '1' }), 0],
  ['from before the machine started', () => ({ pid: process.pid, host: hostname() }), 24 * 365 * 30],
  ['of another machine, not touched for a day', () => ({ pid: 1, host: 'elsewhere' }), 24],
  ['that nobody signed', () => '', 1],
])('a lock %s is taken over', (_whose, holder, hours) => {
  lockedBy(holder(), hours);
  expect(isLocked(file)).toBe(false);
  expect(takeLock(file).ok).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
});

test.each<[string, unknown]>([
  ['of a program that runs', { pid: process.pid, host: hostname() }],
  ['of another machine, touched just now', { pid: 1, host: 'elsewhere' }],
  ['that is being signed', ''],
])('a lock %s is heeded', (_whose, holder) => {
  lockedBy(holder);
  expect(isLocked(file)).toBe(true);
  expect(takeLock(file)).toMatchObject({ ok: false, error: { code: 'save-open' } });
});

test('only the own lock is released', () => {
  const lock = takeLock(file);
  if (!lock.ok) throw new Error(lock.error.code);
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere' }));
  expect(lock.value.isOurs).toBe(false);
  lock.value.release();
  expect(existsSync(file)).toBe(true);
});

test('where no file can be made there is no lock, and the reason', () => {
  writeFileSync(join(folder, 'saves'), '');
  expect(takeLock(file)).toEqual({ ok: false, error: { code: 'not-kept', data: { file, reason: 'ENOTDIR' } } });
});
