/** The words of play without a terminal. */
import type { ByLanguage } from '@console-arcade/console';

/** The codes with which an input is refused, beside those of records, setups and games. */
export type LineRefusal =
  | 'line-too-long'
  | 'input-too-large'
  | 'input-unreadable'
  | 'late-header'
  | 'not-a-json-move'
  | 'broken-json'
  | 'flag-contradicts'
  | 'not-as-saved';

export interface LineTexts {
  readonly refusals: Readonly<Record<LineRefusal, string>>;
  /** Where a text, or an entry of the JSON form, was refused. */
  readonly badLine: string;
  readonly badEntry: string;
  readonly savedAs: string;
  readonly notOver: string;
}

export const lineTexts: ByLanguage<LineTexts> = {
  en: {
    refusals: {
      'line-too-long': 'No move is longer than {most} characters.',
      'input-too-large': 'More than {most} MB are not read.',
      'input-unreadable': 'The input cannot be read: {reason}.',
      'late-header': 'The header {header} comes after the first move.',
      'not-a-json-move': 'A move as JSON is {"move": ...}, not {text}.',
      'flag-contradicts': '{given} contradicts "{header}" in line {place} of the input.',
      'broken-json': 'This is not whole JSON.',
      'not-as-saved': 'The saved game is another one than "{header}" says.',
    },
    badLine: 'line {line}: {reason}',
    badEntry: 'entry {line}: {reason}',
    savedAs: 'The game is kept as {name}.',
    notOver: 'The input ended before the game did.',
  },
  zh: {
    refusals: {
      'line-too-long': '没有超过 {most} 个字符的着法。',
      'input-too-large': '超过 {most} MB 的内容不予读取。',
      'input-unreadable': '无法读取输入：{reason}。',
      'late-header': '标题 {header} 出现在第一步之后。',
      'not-a-json-move': 'JSON 形式的着法应为 {"move": ...}，不能是 {text}。',
      'flag-contradicts': '{given} 与输入第 {place} 行的“{header}”矛盾。',
      'broken-json': '这不是完整的 JSON。',
      'not-as-saved': '保存的这一局与“{header}”不符。',
    },
    badLine: '第 {line} 行：{reason}',
    badEntry: '第 {line} 项：{reason}',
    savedAs: '这一局已保存为 {name}。',
    notOver: '输入结束时，这一局还没有下完。',
  },
};
