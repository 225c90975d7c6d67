import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readWhole, refusalOfStream, writeWhole } from './files.js';

let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arcade-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('reading', () => {
  test('a text is given as it is', () => {
    writeFileSync(at('a.txt'), '\ufeff# game: nim\r\n中文\t!\n');
    expect(readWhole(at('a.txt'))).toEqual({ ok: true, value: '\ufeff# game: nim\r\n中文\t!\n' });
  });

  test('an empty file is an empty text', () => {
    writeFileSync(at('a.txt'), '');
    expect(readWhole(at('a.txt'))).toEqual({ ok: true, value: '' });
  });

  test.each<[string, string, () => void]>([
    ['no-file', 'a.txt', () => undefined],
    ['no-file', 'a.txt/b.txt', () => writeFileSync(at('a.txt'), '')],
    ['is-a-folder', 'a', () => mkdirSync(at('a'))],
    ['not-a-text', 'a.txt', () => writeFileSync(at('a.txt'), 'h8\u0000')],
    ['not-a-text', 'a.txt', () => writeFileSync(at('a.txt'), Buffer.from([0x68, 0xff, 0xfe]))],
    ['not-readable', 'a.txt', () => symlinkSync(at('a.txt'), at('a.txt'))],
  ])('%s: %s', (code, name, prepare) => {
    prepare();
    expect(readWhole(at(name))).toMatchObject({ ok: false, error: { code, data: { file: at(name) } } });
  });

  test('more than 16 MB is too large, whatever it holds', () => {
    writeFileSync(at('a.txt'), '');
    truncateSync(at('a.txt'), 50 * 2 ** 20);
    expect(readWhole(at('a.txt'))).toEqual({ ok: false, error: { code: 'too-large', data: { file: at('a.txt'), most: 16 } } });
  });

  test('a device without an end is too large', () => {
    expect(readWhole('/dev/zero')).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });
});

describe('writing', () => {
  test('makes the folders, and leaves nothing beside the file', () => {
    expect(writeWhole(at('a/b/c.txt'), 'one')).toBeUndefined();
    expect(writeWhole(at('a/b/c.txt'), 'two')).toBeUndefined();
    expect(readFileSync(at('a/b/c.txt'), 'utf8')).toBe('two');
    expect(readdirSync(at('a/b'))).toEqual(['c.txt']);
  });

  test('follows links', () => {
    writeFileSync(at('real.txt'), 'one');
    symlinkSync(at('real.txt'), at('link.txt'));
    expect(writeWhole(at('link.txt'), 'two')).toBeUndefined();
    expect(readFileSync(at('real.txt'), 'utf8')).toBe('two');
    expect(readlinkSync(at('link.txt'))).toBe(at('real.txt'));
  });

  test('writes to a device as it is', () => {
    expect(writeWhole('/dev/null', 'text')).toBeUndefined();
    expect(writeWhole('/dev/full', 'text')).toEqual({ code: 'not-kept', data: { file: '/dev/full', reason: 'ENOSPC' } });
    expect(existsSync('/dev/null')).toBe(true);
  });

  test('a pipe that nobody reads is refused, not waited for', () => {
    execFileSync('mkfifo', [at('pipe')]);
    expect(writeWhole(at('pipe'), 'text')).toEqual({ code: 'not-kept', data: { file: at('pipe'), reason: 'ENXIO' } });
    expect(refusalOfStream(at('pipe'))).toEqual({ code: 'no-plain-file', data: { file: at('pipe') } });
    writeFileSync(at('file'), '');
    expect(refusalOfStream(at('file/below'))).toBeUndefined();
  });

  test('where no folder can be made, that is said and not tried for ever', () => {
    expect(writeWhole('/proc/nope/saves/game.txt', 'text')).toMatchObject({ code: 'not-kept', data: { reason: 'ENOENT' } });
  });

  test.each([
    ['ENOTDIR', 'file/below.txt'],
    ['EISDIR', 'folder'],
    ['ENAMETOOLONG', `${'n'.repeat(300)}.txt`],
  ])('%s: nothing is kept, and nothing is left behind', (reason, name) => {
    writeFileSync(at('file'), 'mine');
    mkdirSync(at('folder'));
    expect(writeWhole(at(name), 'text')).toEqual({ code: 'not-kept', data: { file: at(name), reason } });
    expect(readdirSync(folder)).toEqual(['file', 'folder']);
    expect(readFileSync(at('file'), 'utf8')).toBe('mine');
  });
});
