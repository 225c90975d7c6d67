/** The words for what can be wrong with files and saves. */
import type { Refusal } from '@console-arcade/core';
import { fill, refusalText, type ByLanguage, type GameTexts, type Language } from '@console-arcade/console';
import type { fileRefusals } from './files.js';
import type { keeperFileRefusals } from './keeper.js';
import type { saveRefusals } from './saves.js';

type StoreRefusal = (typeof fileRefusals | typeof saveRefusals | typeof keeperFileRefusals)[number];

interface StoreTexts {
  readonly refusals: Readonly<Record<StoreRefusal, string>>;
  /** The system's codes. */
  readonly reasons: Readonly<Record<string, string>>;
  /** A code of the system for which there are no words. */
  readonly otherReason: string;
  /** Where in a record something is wrong. */
  readonly inLine: string;
}

export const storeTexts: ByLanguage<StoreTexts> = {
  en: {
    refusals: {
      'no-file': 'There is no file {file}.',
      'is-a-folder': '{file} is a folder.',
      'no-plain-file': '{file} is no plain file.',
      'not-readable': '{file} cannot be read: {reason}.',
      'too-large': '{file} has more than {most} MB: that is no record of a game.',
      'not-a-text': '{file} is no text.',
      'not-kept': 'The game could not be written to {file}: {reason}.',
      'save-open': 'The save {name} is open in another program (process {pid} on {host}).',
      'no-save': 'There is no save {name}.{perhaps} There are: {known}.',
      'no-saves': 'There is no game to go on with.',
      'no-game-here': 'This is a record of {game}, a game that is not here.',
      'no-game-named': '{file} names no game.',
      'not-a-record-file': '{file} holds something else than a record of a game, and is left as it is.',
    },
    reasons: {
      ENOSPC: 'the disk is full',
      EDQUOT: 'your share of the disk is full',
      EACCES: 'that is not allowed',
      EPERM: 'that is not allowed',
      EROFS: 'nothing can be written there',
      ENOENT: 'there is no such folder',
      ENOTDIR: 'a part of the path is no folder',
      EISDIR: 'that is a folder',
      ENAMETOOLONG: 'the name is too long',
      ELOOP: 'links lead in a circle',
      EMFILE: 'too many files are open',
      ENFILE: 'too many files are open',
      EIO: 'the disk does not answer',
      EPIPE: 'nobody reads it',
      ENXIO: 'nobody reads there',
      EAGAIN: 'whoever reads there is too slow',
    },
    otherReason: 'error {reason}',
    inLine: 'Line {line}: {text}',
  },
  zh: {
    refusals: {
      'no-file': '没有文件 {file}。',
      'is-a-folder': '{file} 是一个文件夹。',
      'no-plain-file': '{file} 不是普通文件。',
      'not-readable': '无法读取 {file}：{reason}。',
      'too-large': '{file} 超过 {most} MB，不会是对局记录。',
      'not-a-text': '{file} 不是文本。',
      'not-kept': '对局无法写入 {file}：{reason}。',
      'save-open': '存档 {name} 正被另一个程序打开（{host} 上的进程 {pid}）。',
      'no-save': '没有存档 {name}。{perhaps}现有：{known}。',
      'no-saves': '没有可以接着玩的对局。',
      'no-game-here': '这是 {game} 的记录，这里没有这个游戏。',
      'no-game-named': '{file} 没有写明是什么游戏。',
      'not-a-record-file': '{file} 的内容不是对局记录，保持原样。',
    },
    reasons: {
      ENOSPC: '磁盘已满',
      EDQUOT: '磁盘配额已用完',
      EACCES: '没有权限',
      EPERM: '没有权限',
      EROFS: '那里不能写入',
      ENOENT: '没有这个文件夹',
      ENOTDIR: '路径中有一部分不是文件夹',
      EISDIR: '那是一个文件夹',
      ENAMETOOLONG: '名称太长',
      ELOOP: '链接形成了循环',
      EMFILE: '打开的文件太多',
      ENFILE: '打开的文件太多',
      EIO: '磁盘没有响应',
      EPIPE: '没有程序在读取',
      ENXIO: '没有程序在读取',
      EAGAIN: '读取的程序太慢',
    },
    otherReason: '错误 {reason}',
    inLine: '第 {line} 行：{text}',
  },
};

/** What is wrong with a file, a save or a record, in the reader's words; of a record also with the game's own. */
export function storeText(refusal: Refusal, language: Language, game?: Pick<GameTexts<never>, 'refusals'>): string {
  const { refusals, inLine } = storeTexts[language];
  const { code, data } = withReason(refusal, language);
  if (Object.hasOwn(refusals, code)) return fill(refusals[code as StoreRefusal], data ?? {});
  const text = refusalText({ code, data }, language, game);
  return data?.line === undefined ? text : fill(inLine, { line: data.line, text });
}

/** A refusal whose `reason`, a code of the system, is in words. */
export function withReason({ code, data }: Refusal, language: Language): Refusal {
  if (data?.reason === undefined) return { code, data };
  const { reasons, otherReason } = storeTexts[language];
  const reason = String(data.reason);
  return { code, data: { ...data, reason: Object.hasOwn(reasons, reason) ? reasons[reason] : fill(otherReason, { reason }) } };
}
