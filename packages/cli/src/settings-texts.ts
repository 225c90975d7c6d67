/** The words of settings: the page in the menu, and what is wrong with their file. */
import type { Refusal } from '@console-arcade/core';
import { fill, type ByLanguage, type Language, type Theme } from '@console-arcade/console';
import type { fileRefusals } from './store/files.js';
import { withReason } from './store/texts.js';
import type { colourChoices, settingRefusals, SettingName, symbolChoices } from './store/settings.js';

type ProblemCode = (typeof fileRefusals | typeof settingRefusals)[number];

export interface SettingsTexts {
  readonly title: string;
  readonly which: string;
  readonly settings: Readonly<Record<SettingName, string>>;
  readonly about: Readonly<Record<SettingName, string>>;
  /** A value that is not chosen but found out. */
  readonly detected: string;
  readonly automatic: string;
  readonly languages: Readonly<Record<'en' | 'zh', string>>;
  readonly symbols: Readonly<Record<(typeof symbolChoices)[number], string>>;
  readonly widths: Readonly<Record<'narrow' | 'wide', string>>;
  readonly colours: Readonly<Record<(typeof colourChoices)[number], string>>;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly askNames: string;
  readonly reset: string;
  readonly sureToReset: string;
  /** A line that shows how colours look. */
  readonly sample: Readonly<Record<'good' | 'bad' | 'accent' | 'key' | 'faint', string>>;
  readonly problems: Readonly<Record<ProblemCode, string>>;
  /** Added where settings are changed all the same. */
  readonly forNow: string;
}

export const settingsTexts: ByLanguage<SettingsTexts> = {
  en: {
    title: 'Settings',
    which: 'What shall be changed?',
    settings: {
      language: 'Language',
      symbols: 'Symbols',
      wide: 'Their width',
      colours: 'Colours',
      theme: 'Theme',
      pace: 'Speed of bots',
      names: 'Your name',
    },
    about: {
      language: 'Of the menu, the games, help and messages.',
      symbols: 'Where suits and lines come out as rubbish, ASCII helps.',
      wide: 'Where boards look torn, suits and lines take two cells in this terminal.',
      colours: 'How many colours the terminal is given.',
      theme: 'Which colours; the line above shows them.',
      pace: 'How long the table waits after a move of a bot.',
      names: 'What you are called at the table; several persons with commas between.',
    },
    detected: '{value} (as detected)',
    automatic: 'as detected',
    languages: { en: 'English', zh: '中文 (Chinese)' },
    symbols: { unicode: 'suits and lines', ascii: 'ASCII only' },
    widths: { narrow: 'one cell', wide: 'two cells' },
    colours: { none: 'none', '16': '16', '256': '256', true: 'all' },
    themes: { classic: 'classic', contrast: 'high contrast', soft: 'soft', mono: 'bold and plain, no hues' },
    askNames: 'Your name (empty: none):',
    reset: 'Back to the defaults',
    sureToReset: 'Forget all settings?',
    sample: { good: 'good', bad: 'bad', accent: 'accent', key: 'key', faint: 'faint' },
    problems: {
      'no-file': '{file} is not there.',
      'is-a-folder': '{file} is a folder.',
      'no-plain-file': '{file} is no plain file.',
      'not-readable': '{file} cannot be read: {reason}.',
      'too-large': '{file} is larger than {most} MB.',
      'not-a-text': '{file} is no text.',
      'not-kept': '{file} cannot be written: {reason}.',
      'no-settings': '{file} holds no settings; it is left as it is.',
      'bad-setting': '{file}: {setting} cannot be {value}; the settings in it are not heeded.',
    },
    forNow: 'Changes hold until you leave.',
  },
  zh: {
    title: '设置',
    which: '要改什么？',
    settings: {
      language: '语言',
      symbols: '符号',
      wide: '符号宽度',
      colours: '颜色',
      theme: '主题',
      pace: '电脑的速度',
      names: '你的名字',
    },
    about: {
      language: '菜单、游戏、帮助和消息的语言。',
      symbols: '花色和线条显示成乱码时，请选 ASCII。',
      wide: '棋盘对不齐时，说明花色和线条在此终端中占两格。',
      colours: '终端显示多少种颜色。',
      theme: '用哪些颜色，见上面的示例。',
      pace: '电脑走一步之后，牌桌停留多久。',
      names: '你在牌桌上的名字；几个人的名字用逗号分隔。',
    },
    detected: '{value}（自动）',
    automatic: '自动',
    languages: { en: '英语 (English)', zh: '中文' },
    symbols: { unicode: '花色和线条', ascii: '只用 ASCII 字符' },
    widths: { narrow: '占一格', wide: '占两格' },
    colours: { none: '无色', '16': '16 色', '256': '256 色', true: '全彩色' },
    themes: { classic: '经典', contrast: '高对比', soft: '柔和', mono: '只用粗细，不用色彩' },
    askNames: '你的名字（可以留空）：',
    reset: '恢复默认设置',
    sureToReset: '清除所有设置吗？',
    sample: { good: '好', bad: '坏', accent: '重点', key: '按键', faint: '淡' },
    problems: {
      'no-file': '没有 {file}。',
      'is-a-folder': '{file} 是一个文件夹。',
      'no-plain-file': '{file} 不是普通文件。',
      'not-readable': '无法读取 {file}：{reason}。',
      'too-large': '{file} 超过 {most} MB。',
      'not-a-text': '{file} 不是文本。',
      'not-kept': '无法写入 {file}：{reason}。',
      'no-settings': '{file} 里不是设置；文件保持原样。',
      'bad-setting': '{file}：{setting} 不能是 {value}；其中的设置不起作用。',
    },
    forNow: '改动只在离开之前有效。',
  },
};

/** What is wrong with a file, in one line. */
export function problemText(problem: Refusal, language: Language): string {
  const { code, data } = withReason(problem, language);
  const problems: Readonly<Record<string, string | undefined>> = settingsTexts[language].problems;
  return fill(problems[code] ?? code, data);
}
