/** How questions look and what they say, in every language: inquirer's own colours ignore NO_COLOR, its own words are English. */
import type { ByLanguage } from './language.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { truncate } from './text.js';

export interface QuestionWords {
  readonly move: string;
  readonly choose: string;
  readonly accept: string;
  readonly back: string;
  readonly scroll: string;
  readonly enter: string;
  readonly arrows: string;
  readonly integer: string;
  readonly yes: string;
  readonly no: string;
  readonly yesOrNo: string;
}

export const questionWords: ByLanguage<QuestionWords> = {
  en: {
    move: 'move',
    choose: 'choose',
    accept: 'accept',
    back: 'back',
    scroll: 'scroll',
    enter: 'Enter',
    arrows: 'Up/Down',
    integer: 'A whole number from {min} to {max}, please.',
    yes: 'yes',
    no: 'no',
    yesOrNo: 'Please answer yes or no (y or n).',
  },
  zh: {
    move: '移动',
    choose: '选择',
    accept: '确定',
    back: '返回',
    scroll: '滚动',
    enter: '回车',
    arrows: '上/下',
    integer: '请输入 {min} 到 {max} 的整数。',
    yes: '是',
    no: '否',
    yesOrNo: '请回答是或否（y 或 n）。',
  },
};

/** The keys below a question: `Enter choose • Esc back`. */
export function tip(keys: readonly (readonly [key: string, does: string])[], look: Look): string {
  const paint = paintFor(look);
  const line = keys
    .map(([key, does]) => `${paint.key(key)} ${paint.faint(does)}`)
    .join(paint.faint(look.symbols === 'ascii' ? ' - ' : ' • '));
  return truncate(line, look.columns - 1, look);
}

export const arrows = (look: Look): string => (look.symbols === 'ascii' ? questionWords[look.language].arrows : '↑↓');

/** Every style of inquirer, since its own colours ignore NO_COLOR and its own words are English. */
function theme(look: Look) {
  const paint = paintFor(look);
  const plain = (text: string) => text;
  return {
    prefix: '',
    keybindings: ['vim'] as const,
    style: {
      message: plain,
      answer: plain,
      highlight: paint.key,
      description: paint.faint,
      disabled: paint.faint,
      defaultAnswer: (text: string) => paint.faint(`(${text})`),
      help: paint.faint,
      key: paint.key,
      error: (text: string) => paint.bad(`! ${text}`),
    },
  };
}

export function listTheme(look: Look, escape: string) {
  const { move, choose, enter } = questionWords[look.language];
  const { style, ...rest } = theme(look);
  const keys = [
    [arrows(look), move],
    [enter, choose],
    ['Esc', escape],
  ] as const;
  return { ...rest, icon: { cursor: look.symbols === 'ascii' ? '>' : '❯' }, style: { ...style, keysHelpTip: () => tip(keys, look) } };
}

export function yesNoTheme(look: Look) {
  const { yes, no, yesOrNo } = questionWords[look.language];
  const { style, ...rest } = theme(look);
  // What Enter means shows without colours: a capital, or brackets where a script has none.
  const confirmDefault = (text: string) => (text.toUpperCase() === text ? `[${text}]` : text.toUpperCase());
  return { ...rest, keywords: { yes, no, error: () => yesOrNo }, style: { ...style, confirmDefault } };
}
