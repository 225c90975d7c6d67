/** The words of the menu. */
import type { ByLanguage } from '@console-arcade/console';

export interface MenuTexts {
  readonly title: string;
  readonly which: string;
  readonly rules: string;
  readonly rulesOf: string;
  /** The entry that changes the language, in both languages for those who can not read this one. */
  readonly language: string;
  readonly symbols: string;
  readonly drawn: Readonly<Record<'unicode' | 'ascii', string>>;
  readonly quit: string;
  readonly leave: string;
  readonly start: string;
  readonly back: string;
  readonly whatNow: string;
  readonly seat: string;
  readonly who: string;
  readonly you: string;
  readonly anotherPerson: string;
  readonly aboutPerson: string;
  readonly playerCount: string;
  readonly names: string;
  readonly nameOf: string;
  readonly seed: string;
  readonly freshSeed: string;
  readonly aboutSeed: string;
  readonly askSeed: string;
  readonly aboutStart: string;
}

export const menuTexts: ByLanguage<MenuTexts> = {
  en: {
    title: 'CONSOLE ARCADE',
    which: 'What shall we play?',
    rules: 'Rules',
    rulesOf: 'The rules of which game?',
    language: 'Language (语言): English',
    symbols: 'Symbols: {drawn}',
    drawn: { unicode: 'suits and lines', ascii: 'ASCII only' },
    quit: 'Quit',
    leave: 'quit',
    start: 'Play',
    back: 'Back',
    whatNow: 'Ready?',
    seat: 'Player {number}',
    who: 'Who plays? {seat}',
    you: 'You',
    anotherPerson: 'Another person here',
    aboutPerson: 'A person at this keyboard.',
    playerCount: 'Players',
    names: 'Names',
    nameOf: 'Name of player {number} (may stay empty):',
    seed: 'Seed',
    freshSeed: 'a fresh one',
    aboutSeed: 'The same seed deals the same game again.',
    askSeed: 'Seed, a whole number (empty: a fresh one):',
    aboutStart: 'Begins the game as shown below.',
  },
  zh: {
    title: '控制台游戏厅',
    which: '玩什么？',
    rules: '规则',
    rulesOf: '看哪个游戏的规则？',
    language: '语言 (Language)：中文',
    symbols: '符号：{drawn}',
    drawn: { unicode: '花色和线条', ascii: '只用 ASCII' },
    quit: '退出',
    leave: '退出',
    start: '开始',
    back: '返回',
    whatNow: '准备好了吗？',
    seat: '玩家{number}',
    who: '谁来玩？{seat}',
    you: '你',
    anotherPerson: '在这里的另一个人',
    aboutPerson: '在这个键盘前的人。',
    playerCount: '人数',
    names: '名字',
    nameOf: '玩家{number}的名字（可以留空）：',
    seed: '种子',
    freshSeed: '随机',
    aboutSeed: '种子相同，发牌就相同。',
    askSeed: '种子，一个整数（留空则随机）：',
    aboutStart: '按下面的设置开始。',
  },
};
