/** The pictures of the READMEs, as data: a new one is one more entry, and is made in every language. */
import type { Language } from '@console-arcade/console';
import type { KeyName } from '../test/terminal.js';

export interface Picture {
  /** The file: `docs/pictures/NAME.LANGUAGE.svg`. */
  readonly name: string;
  /** What is seen, for those who don't see it. */
  readonly title: Readonly<Record<Language, string>>;
  /** What the program is called with. A seed belongs to every game, so that the picture is the same each time. */
  readonly args: readonly string[];
  /**
   * Keys that are pressed (by name, or as text), and what must be read on the screen before it goes on, in any language. The
   * last step is what tells that the screen stands.
   */
  readonly steps: readonly (KeyName | (string & {}) | RegExp)[];
  /** Default 80×24. */
  readonly size?: readonly [columns: number, rows: number];
}

const ply = (count: number): RegExp => new RegExp(`(move|replay) ${count}\\b|第 ${count} 手`);

/** Moves of the persons at the table, in one paste. */
const paste = (moves: readonly string[]): string => `\u001b[200~${moves.map((move) => `${move}\n`).join('')}\u001b[201~`;

export const pictures: readonly Picture[] = [
  {
    name: 'menu',
    title: { en: 'The menu: the games, and what else there is to do', zh: '菜单：各个游戏和其他功能' },
    args: [],
    steps: [/Quit|退出/],
    size: [80, 18],
  },
  {
    name: 'five-in-a-row',
    title: {
      en: 'Five in a Row with the heat map on the board and a hint below it',
      zh: '五子棋：棋盘上是热力图，下面是一条提示',
    },
    args: ['play', 'five-in-a-row', '--players', 'you,bot:scoring', '--seed', '7', '--pace', 'none'],
    steps: [ply(0), paste(['h8', 'h7']), ply(4), 'm', /<9>/, 'H', /hint:|提示：/],
  },
  {
    name: 'kitten-fishing',
    title: {
      en: 'Kitten Fishing in the middle of a game: the hands, the train, and a chart of how many cards everybody held',
      zh: '小猫钓鱼的中盘：手牌、火车，和各人手牌张数的图表',
    },
    args: ['play', 'kitten-fishing', '--seed', '7', '--pace', 'none'],
    steps: [ply(0), paste(Array.from({ length: 107 }, () => 'play')), ply(208)],
  },
  {
    name: 'splendor',
    title: {
      en: 'Splendor for two in the middle of a game: nobles, three rows of cards with those that can be paid marked, the bank, both players, and below a hint with its reason',
      zh: '璀璨宝石双人局的中盘：贵族、三排发展卡（买得起的有标记）、公共宝石、双方的家底，下面是一条提示和理由',
    },
    args: ['play', 'splendor', '--players', 'you,bot:heuristic', '--seed', '9', '--pace', 'none'],
    steps: [
      ply(0),
      paste('TUGB TWUR TUGR B36:WUUUG TWGB TUU B38:WURBB B4:UGR TWRB TWRB B3:WRR TUU TUGB B0:BBB'.split(' ')),
      ply(28),
      'H',
      /hint:|提示：/,
    ],
  },
  {
    name: 'result',
    title: { en: 'The end of a game: who won, why, and with which seed', zh: '一局结束：谁赢了、为什么、种子是多少' },
    args: ['play', 'five-in-a-row', '--players', 'you:Ann,you:Bob', '--seed', '7', '--size', '13'],
    steps: [ply(0), paste('h8 g7 f8 h6 g9 g8 f6 i7 f7 h7 j7 f9 g5 g6 e4 i8 f5 h9 f4'.split(' ')), /Ann wins|Ann.*胜/],
  },
  {
    name: 'replay',
    title: { en: 'Looking at a recorded game, move by move', zh: '一手一手地回看一局棋' },
    args: ['replay', 'packages/five-in-a-row/src/playthroughs/freestyle-overline.txt', '--move', '9'],
    steps: [/move 9 of|第 9 \/ /],
  },
  {
    name: 'settings',
    title: { en: 'The settings: language, symbols, colours, theme, speed, name', zh: '设置：语言、符号、颜色、主题、速度、名字' },
    args: [],
    steps: [/Quit|退出/, 'up', /[❯] (Quit|退出)/, 'up', /[❯] (Settings|设置)/, 'enter', /What shall be changed|改什么|Theme|主题/],
    size: [80, 18],
  },
];
