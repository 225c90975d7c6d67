/** The words of help and of messages about how the program is called. */
import type { ByLanguage } from '@console-arcade/console';

/** The codes of mistakes in how the program was called, beside the refusals of the kit and of the games. */
export const usageCodes = [
  'unknown-verb',
  'unknown-game',
  'unknown-flag',
  'no-verb',
  'no-game',
  'no-value',
  'bad-value',
  'too-many-words',
  'too-many-names',
  'bad-shell',
  'json-at-terminal',
  'only-bots',
  'other-players',
  'no-record',
] as const;
export type UsageCode = (typeof usageCodes)[number];

export const verbs = ['play', 'continue', 'replay', 'simulate', 'rules', 'list', 'stats', 'doctor', 'completion'] as const;
type Verb = (typeof verbs)[number];

type CommonFlag =
  | 'lang'
  | 'ascii'
  | 'wide'
  | 'no-color'
  | 'seed'
  | 'players'
  | 'names'
  | 'pace'
  | 'json'
  | 'record'
  | 'game'
  | 'viewer'
  | 'move'
  | 'help'
  | 'version';

export interface CliTexts {
  readonly about: string;
  readonly verbs: Readonly<Record<Verb, string>>;
  readonly flags: Readonly<Record<CommonFlag, string>>;
  /** Commander's headings. */
  readonly headings: Readonly<Record<'Usage:' | 'Options:' | 'Commands:', string>>;
  readonly ownOptions: string;
  readonly tools: string;
  readonly games: string;
  readonly more: string;
  readonly default: string;
  readonly on: string;
  readonly off: string;
  /** An empty list. */
  readonly none: string;
  readonly columns: Readonly<Record<'game' | 'title' | 'line' | 'seats' | 'bots', string>>;
  readonly usageErrors: Readonly<Record<UsageCode, string>>;
  readonly didYouMean: string;
  readonly unexpected: string;
}

export const texts: ByLanguage<CliTexts> = {
  en: {
    about: 'Table games in the terminal. Without a verb: the menu.',
    verbs: {
      play: 'play a game (just "arcade GAME" does too)',
      continue: 'go on with a game: a save by its name, else the last one of that game, or a record in a file',
      simulate: 'let computer players play many games, and count',
      replay: 'show a recorded game, step by step: a file, or a kept game by its name',
      rules: 'show the rules of a game',
      list: 'list the games',
      stats: 'how your games went',
      doctor: 'what was found out about the terminal, settings and folders',
      completion: 'print a script that completes words for bash, zsh or fish',
    },
    flags: {
      lang: 'language: en or zh',
      ascii: 'draw with ASCII characters only',
      wide: 'suits, stones and lines take two cells in this terminal',
      'no-color': 'no colours',
      seed: 'a whole number; the same seed deals the same game',
      players: 'who sits where: you, you:NAME or bot:LEVEL, with commas between',
      names: 'the names of the persons, in order, with commas between',
      pace: 'how fast bots move: slow, normal, fast or none',
      json: 'as JSON, for programs',
      record: 'write the record of the game to a file too',
      game: 'the game of a record that names none',
      viewer: 'through whose eyes: the number of a seat, table or open',
      move: 'begin after this many moves; without a terminal, show this position alone',
      help: 'show this help',
      version: 'show the version',
    },
    headings: { 'Usage:': 'Usage:', 'Options:': 'Options:', 'Commands:': 'Verbs:' },
    ownOptions: 'Options of {title}:',
    tools: 'Tools of {title}:',
    games: 'Games: {games}',
    more: 'The options of a game: arcade play GAME --help',
    default: '(default: {value})',
    on: 'on',
    off: 'off',
    none: 'none',
    columns: { game: 'GAME', title: 'TITLE', line: 'WHAT IT IS', seats: 'SEATS', bots: 'BOTS' },
    usageErrors: {
      'unknown-verb': 'There is neither a verb nor a game "{word}".{perhaps} Verbs: {verbs}. Games: {games}.',
      'unknown-game': 'There is no game "{word}".{perhaps} Games: {games}.',
      'unknown-flag': 'There is no option {flag} here.{perhaps} There are: {known}.',
      'no-verb': 'Without a terminal there is no menu: name a verb ({verbs}), or see arcade --help.',
      'no-game': 'Name a game: {games}.',
      'no-value': 'Option {flag} needs a value.',
      'bad-value': 'Option {flag} cannot be {value}; allowed: {allowed}.',
      'too-many-words': 'There is nothing to do with "{words}".',
      'bad-shell': 'Completion is there for {shells}: name one of them.',
      'too-many-names': 'Too many names: {names}; persons at the keyboard: {persons}.',
      'only-bots': 'Only computer players can be simulated, such as --players {example}.',
      'json-at-terminal': 'Option --json is for programs: give it an input or an output that is no terminal.',
      'other-players': 'In this game play {players}; {flag} cannot change that.',
      'no-record': 'Name a file with a record, or a game that was kept.',
    },
    didYouMean: ' Did you mean {word}?',
    unexpected: 'Something went wrong: {message}',
  },
  zh: {
    about: '终端里的桌面游戏。不写命令时打开菜单。',
    verbs: {
      play: '玩一个游戏（也可以直接写 arcade GAME）',
      continue: '接着玩：存档的名称，或那个游戏最近的一局，或文件中的记录',
      simulate: '让电脑对战多局并统计结果',
      replay: '回放一局：文件，或已保存对局的名称',
      rules: '显示一个游戏的规则',
      list: '列出所有游戏',
      stats: '查看战绩统计',
      doctor: '检查终端、设置和文件夹',
      completion: '输出 bash、zsh 或 fish 的补全脚本',
    },
    flags: {
      lang: '语言：en 或 zh',
      ascii: '只用 ASCII 字符绘制',
      wide: '花色、棋子和线条在此终端中占两格',
      'no-color': '不用颜色',
      seed: '整数；种子相同，发牌就相同',
      players: '各座位：you、you:名字 或 bot:级别，用逗号分隔',
      names: '按顺序给出各人的名字，用逗号分隔',
      pace: '电脑的速度：slow、normal、fast 或 none',
      json: '输出 JSON，供程序使用',
      record: '同时把对局记录写入一个文件',
      game: '记录中没有写明时，指定是哪个游戏',
      viewer: '用谁的视角：座位号、table 或 open',
      move: '从第几手之后开始；没有终端时只显示这一个局面',
      help: '显示帮助',
      version: '显示版本',
    },
    headings: { 'Usage:': '用法：', 'Options:': '选项：', 'Commands:': '命令：' },
    ownOptions: '{title}的选项：',
    tools: '{title}的工具：',
    games: '游戏：{games}',
    more: '查看一个游戏的选项：arcade play GAME --help',
    default: '（默认：{value}）',
    on: '开',
    off: '关',
    none: '无',
    columns: { game: '游戏', title: '名称', line: '简介', seats: '人数', bots: '电脑' },
    usageErrors: {
      'unknown-verb': '没有名为“{word}”的命令或游戏。{perhaps}命令：{verbs}。游戏：{games}。',
      'unknown-game': '没有游戏“{word}”。{perhaps}游戏：{games}。',
      'unknown-flag': '这里没有选项 {flag}。{perhaps}可用的有：{known}。',
      'no-verb': '没有终端就没有菜单：请写明命令（{verbs}），或查看 arcade --help。',
      'no-game': '请写明游戏：{games}。',
      'no-value': '选项 {flag} 需要一个值。',
      'bad-value': '选项 {flag} 不能是 {value}；可以是：{allowed}。',
      'too-many-words': '“{words}”在这里没有用处。',
      'bad-shell': '补全支持 {shells}，请写明其中一个。',
      'too-many-names': '名字太多：给出了 {names} 个，而在键盘前的只有 {persons} 人。',
      'only-bots': '只能模拟电脑之间的对局，例如 --players {example}。',
      'json-at-terminal': '选项 --json 供程序使用：输入或输出不能都是终端。',
      'other-players': '这一局的玩家是 {players}；{flag} 不能改变。',
      'no-record': '请写明一个记录文件，或一局已保存的对局。',
    },
    didYouMean: '您是不是想写 {word}？',
    unexpected: '出错了：{message}',
  },
};
