/** The words of the game for menus, pages and messages. */
import type { ByLanguage, GameTexts } from '@console-arcade/console';
import type { FiveInARowRefusal } from '../refusals.js';
import type { FiveInARowReason, Opening, Options, Rule } from '../types.js';
import { rulesPages } from './rules-pages.js';

export type Overlay = 'heat';

interface OptionWords {
  readonly name: string;
  readonly about: string;
}

/** A text that is missing, for any code, value or overlay, does not compile. */
export interface FiveInARowTexts extends GameTexts<Options> {
  readonly options: {
    readonly size: OptionWords;
    readonly rule: OptionWords & { readonly values: Readonly<Record<Rule, string>> };
    readonly opening: OptionWords & { readonly values: Readonly<Record<Opening, string>> };
  };
  readonly refusals: Readonly<Record<FiveInARowRefusal, string>>;
  readonly reasons: Readonly<Record<FiveInARowReason, string>>;
  readonly overlays: Readonly<Record<Overlay, string>>;
  readonly seats: readonly [first: string, second: string];
}

export const texts: ByLanguage<FiveInARowTexts> = {
  en: {
    title: 'Five in a Row',
    line: 'Lay stones in turn; the first with five in a line wins.',
    rules: rulesPages.en,
    options: {
      size: { name: 'Board size', about: 'How many lines the board has each way; 15 is customary.' },
      rule: {
        name: 'Rule',
        values: { freestyle: 'Freestyle', standard: 'Standard', caro: 'Caro' },
        about: 'What wins. Freestyle: five or more; Standard: exactly five; Caro: exactly five, not shut in at both ends.',
      },
      opening: {
        name: 'Opening',
        values: { free: 'Free', swap2: 'Swap2' },
        about:
          'free: the first player has black; swap2: one lays the first stones, the other chooses a colour, which takes away the advantage of beginning.',
      },
    },
    refusals: {
      'not-a-move': 'That is no move.',
      'not-a-point': 'That is no point of a board with {size} lines.',
      outside: '{point} lies outside the board, which has {size} lines.',
      occupied: 'There is a stone on {point} already.',
      'game-over': 'The game is over.',
      'not-your-turn': 'It is the turn of the other player.',
      'choose-a-colour': 'No stone is due now: choose a colour.',
      'no-choice-due': 'There is nothing to choose now: lay a stone.',
      'more-only-once': 'Two stones more were asked for once already: choose black or white.',
      'empty-text': 'Type a point, such as h8.',
      'long-text': 'That text has {length} characters; no move needs more than {longest}.',
      'unreadable-text': '{text} is no move. Type a point, such as c3 or 3 3; at a choice black, white or more.',
      'two-seats': 'Five in a row is a game for two, not for {seats}.',
      'not-a-state': 'That is no position of this game.',
      'unknown-field': 'A position has no field {field}.',
      'bad-field': 'The field {field} of the position is missing or of the wrong kind.',
      'stone-after-the-end': 'Stone {stone} comes after the end of the game.',
      'colours-do-not-fit': 'Who plays black does not fit the opening and its {stones} stones.',
      contradiction: 'The field {field} contradicts the stones.',
    },
    reasons: { five: 'five in a row', 'full-board': 'the board is full' },
    overlays: { heat: 'heat map' },
    seats: ['Black (first)', 'White (second)'],
  },
  zh: {
    title: '五子棋',
    line: '轮流落子，先连成五子者胜。',
    rules: rulesPages.zh,
    options: {
      size: { name: '棋盘大小', about: '棋盘每边有多少条线，通常是 15。' },
      rule: {
        name: '规则',
        values: { freestyle: '自由规则', standard: '标准规则', caro: '卡罗规则' },
        about: '怎样算赢。自由：五子或更多；标准：正好五子；卡罗：正好五子，且两端没有都被对方挡住。',
      },
      opening: {
        name: '开局',
        values: { free: '自由开局', swap2: '交换开局' },
        about: '自由：先手执黑；交换（swap2）：一方摆出最初的棋子，另一方选择颜色，以抵消先手的优势。',
      },
    },
    refusals: {
      'not-a-move': '这不是一步棋。',
      'not-a-point': '这不是 {size} 路棋盘上的点。',
      outside: '{point} 在棋盘之外，棋盘只有 {size} 路。',
      occupied: '{point} 已经有子了。',
      'game-over': '对局已经结束。',
      'not-your-turn': '现在轮到对方。',
      'choose-a-colour': '现在不落子，请先选择颜色。',
      'no-choice-due': '现在没有可选择的，请落子。',
      'more-only-once': '已经加过两子了，请选择执黑或执白。',
      'empty-text': '请输入一个点，例如 h8。',
      'long-text': '输入有 {length} 个字符，一步棋不会超过 {longest} 个。',
      'unreadable-text': '{text} 不是一步棋。请输入一个点，例如 c3 或 3 3；选择时输入黑、白或加。',
      'two-seats': '五子棋是两个人的游戏，不能是 {seats} 人。',
      'not-a-state': '这不是五子棋的局面。',
      'unknown-field': '局面里没有 {field} 这一项。',
      'bad-field': '局面里的 {field} 缺失或类型不对。',
      'stone-after-the-end': '第 {stone} 子落在对局结束之后。',
      'colours-do-not-fit': '谁执黑与开局方式以及已有的 {stones} 子不符。',
      contradiction: '{field} 与棋子互相矛盾。',
    },
    reasons: { five: '五子连珠', 'full-board': '棋盘已满' },
    overlays: { heat: '热力图' },
    seats: ['黑棋（先手）', '白棋（后手）'],
  },
};
