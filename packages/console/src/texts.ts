/** The kit's own words, in every language. */
import type { optionRefusals, recordRefusals, setupRefusals } from '@console-arcade/core';
import type { keeperRefusals } from './keeper.js';
import type { playerRefusals } from './players.js';
import type { ByLanguage } from './language.js';
import type { Command } from './keys.js';
import type { Pace } from './pace.js';

type KitRefusal = (
  typeof optionRefusals | typeof setupRefusals | typeof recordRefusals | typeof playerRefusals | typeof keeperRefusals
)[number];

export interface KitTexts {
  readonly you: string;
  readonly playerNumber: string;
  /** The end: who won, or that nobody did. */
  readonly wins: string;
  /** The same of the one person who is called `you`. */
  readonly youWin: string;
  readonly share: string;
  readonly draw: string;
  readonly and: string;
  readonly moves: string;
  /** Of a finished game: its length and its seed. */
  readonly facts: string;
  readonly hint: string;
  readonly speedIs: string;
  readonly thinking: string;
  readonly yourTurn: string;
  readonly paused: string;
  readonly pace: Readonly<Record<Pace, string>>;
  /** What each command does, for the help screen and the footer. */
  readonly commands: Readonly<Record<Command, string>>;
  readonly keys: Readonly<
    Record<
      | 'move'
      | 'choose'
      | 'line'
      | 'stop'
      | 'speed'
      | 'close'
      | 'step'
      | 'ends'
      | 'auto'
      | 'scroll'
      | 'goOn'
      | 'arrows'
      | 'upDown'
      | 'leftRight',
      string
    >
  >;
  readonly helpTitle: string;
  readonly recordTitle: string;
  readonly rulesTitle: string;
  readonly linePrompt: string;
  readonly tooSmall: string;
  readonly lookAway: string;
  readonly goOn: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly noHint: string;
  readonly cannotSave: string;
  readonly linesDropped: string;
  readonly result: Readonly<Record<'replay' | 'again' | 'menu' | 'undo', string>>;
  readonly replaying: string;
  readonly sureToQuit: string;
  readonly leaveKept: string;
  readonly leaveNotKept: string;
  readonly yes: string;
  readonly no: string;
  readonly refusals: Readonly<Record<KitRefusal, string>>;
  /** A refusal for which neither the game nor the kit has words. */
  readonly refused: string;
}

export const kitTexts: ByLanguage<KitTexts> = {
  en: {
    you: 'You',
    playerNumber: 'Player {number}',
    wins: '{names} wins',
    youWin: 'You win',
    share: '{names} share the win',
    draw: 'Nobody wins',
    and: ' and ',
    moves: 'move {ply}',
    facts: 'move {ply}, seed {seed}',
    hint: 'hint: {move} - {text}',
    speedIs: 'speed: {pace}',
    thinking: '{name} is thinking ...',
    yourTurn: '{name} to move',
    paused: 'Paused',
    pace: { slow: 'slow', normal: 'normal', fast: 'fast', none: 'at once' },
    commands: {
      undo: 'take back',
      redo: 'put back',
      hint: 'hint',
      save: 'save',
      record: 'record',
      help: 'help',
      quit: 'leave',
      slower: 'slower',
      faster: 'faster',
      pause: 'pause',
    },
    keys: {
      move: 'move',
      choose: 'choose',
      line: 'type a move',
      stop: 'any key stops',
      speed: 'speed',
      close: 'close',
      step: 'step',
      ends: 'first / last',
      auto: 'run',
      scroll: 'scroll',
      goOn: 'go on',
      arrows: 'arrows',
      upDown: 'up down',
      leftRight: 'left right',
    },
    helpTitle: 'Keys',
    recordTitle: 'The record so far',
    rulesTitle: 'Rules',
    linePrompt: 'Move: ',
    tooSmall: 'The window is {columns}x{rows}; this table needs {neededColumns}x{neededRows}. Make it larger, or press q to leave.',
    lookAway: '{name}, it is your turn. The others look away; then press Enter.',
    goOn: 'Press Enter to go on.',
    nothingToUndo: 'There is nothing to take back.',
    nothingToRedo: 'There is nothing to play again.',
    noHint: 'No hint for this position.',
    cannotSave: 'This game can not be saved here.',
    linesDropped: 'The lines after it were not played: {count}.',
    result: { replay: 'look back', again: 'play again', menu: 'leave', undo: 'take back' },
    replaying: 'Looking back: move {ply} of {plies}',
    sureToQuit: 'Leave the game?',
    leaveKept: 'Leave the game? It is kept as {name}.',
    leaveNotKept: 'Leave the game? {reason}',
    yes: 'yes',
    no: 'no, play on',
    refusals: {
      'options-not-an-object': 'Options are given by name.',
      'unknown-option': 'There is no option {option}. There are: {known}.',
      'bad-option': 'Option {option} can not be {value}; allowed: {allowed}.',
      'bad-list': 'Option {option} can not be {value}: give {least} to {most} whole numbers from {min} to {max} with commas between.',
      'bad-rising-list':
        'Option {option} can not be {value}: give {least} to {most} whole numbers from {min} to {max}, rising, with commas between.',
      'bad-seats': 'This game takes {min} to {max} players, not {seats}.',
      'exact-seats': 'This game takes {exact} players, not {seats}.',
      'bad-seed': 'A seed is a whole number of at most 15 digits, not {seed}.',
      'bad-players': '{players} players are named for {seats} seats.',
      'bad-player': 'A player is written without commas: {player}.',
      'start-contradicts': 'Option {option} can not be {value}: the arranged beginning has {start}.',
      'repeated-option': 'Option {option} stands there twice.',
      'bad-start': 'The arranged beginning is for {seated} seats, not for {seats}.',
      'not-a-record': 'This is not a record of a game: it is no text.',
      'bad-header': 'The header {header} can not be {value}.',
      'repeated-header': 'The header {header} stands there twice.',
      'other-game': 'This is a record of {game}, not of {expected}.',
      'newer-revision': 'The record was made by a newer version of the game (revision {revision}; this one plays {expected}).',
      'older-revision':
        'The record was made by an older version of the game (revision {revision}; this one plays {expected}), whose rules differ.',
      'seed-missing': 'The record has no seed, so the cards are not known.',
      'wrong-seat': 'Seat {seat} is not to move; seat {turn} is.',
      'moves-after-end': 'The game is over; {move} comes after its end.',
      'nothing-to-undo': '{undone} moves can not be taken back; only {played} were played.',
      'unknown-player': 'A player is you, you:NAME or bot:LEVEL, not {player}.',
      'unknown-bot': 'There is no bot {bot}. There are: {known}.',
      'bad-name': 'A name has 1 to {longest} characters and no comma: {name}.',
      'not-kept': 'This game is not being kept: {file}: {reason}',
      'name-taken': 'There is another game called {name}.',
      'bad-save-name': 'A name has 1 to 40 letters, digits, - and _, not {name}.',
    },
    refused: 'Not possible ({code}).',
  },
  zh: {
    you: '你',
    playerNumber: '玩家{number}',
    wins: '{names}获胜',
    youWin: '你赢了',
    share: '{names}并列获胜',
    draw: '平局',
    and: '、',
    moves: '第 {ply} 手',
    facts: '第 {ply} 手，种子 {seed}',
    hint: '提示：{move}，{text}',
    speedIs: '速度：{pace}',
    thinking: '{name}正在思考……',
    yourTurn: '轮到{name}',
    paused: '已暂停',
    pace: { slow: '慢', normal: '普通', fast: '快', none: '立即' },
    commands: {
      undo: '悔棋',
      redo: '重新走回',
      hint: '提示',
      save: '保存',
      record: '记录',
      help: '帮助',
      quit: '离开',
      slower: '减速',
      faster: '加速',
      pause: '暂停',
    },
    keys: {
      move: '移动',
      choose: '选择',
      line: '输入走法',
      stop: '按任意键停止',
      speed: '速度',
      close: '关闭',
      step: '一步',
      ends: '开头/结尾',
      auto: '播放',
      scroll: '滚动',
      goOn: '继续',
      arrows: '方向键',
      upDown: '上 下',
      leftRight: '左 右',
    },
    helpTitle: '按键',
    recordTitle: '到目前为止的记录',
    rulesTitle: '规则',
    linePrompt: '走法：',
    tooSmall: '窗口只有 {columns}×{rows}，这一桌需要 {neededColumns}×{neededRows}。请把窗口放大，或按 q 离开。',
    lookAway: '{name}，轮到你了。请其他人不要看屏幕，然后按回车。',
    goOn: '按回车继续。',
    nothingToUndo: '没有可以悔的棋。',
    nothingToRedo: '没有可以走回的棋。',
    noHint: '这个局面没有提示。',
    cannotSave: '这一局在这里不能保存。',
    linesDropped: '后面的 {count} 行没有执行。',
    result: { replay: '回放', again: '再来一局', menu: '离开', undo: '悔棋' },
    replaying: '回放：第 {ply} / {plies} 手',
    sureToQuit: '离开这一局吗？',
    leaveKept: '离开这一局吗？已保存为 {name}。',
    leaveNotKept: '离开这一局吗？{reason}',
    yes: '是',
    no: '不，继续玩',
    refusals: {
      'options-not-an-object': '选项要按名称给出。',
      'unknown-option': '没有选项 {option}。可用的有：{known}。',
      'bad-option': '选项 {option} 不能是 {value}；可以是：{allowed}。',
      'bad-list': '选项 {option} 不能是 {value}：请给出 {least} 到 {most} 个 {min} 到 {max} 的整数，用逗号分开。',
      'bad-rising-list': '选项 {option} 不能是 {value}：请给出 {least} 到 {most} 个 {min} 到 {max} 的递增整数，用逗号分开。',
      'bad-seats': '这个游戏需要 {min} 到 {max} 人，不能是 {seats} 人。',
      'exact-seats': '这个游戏需要 {exact} 人，不能是 {seats} 人。',
      'bad-seed': '种子必须是不超过 15 位的整数，不能是 {seed}。',
      'bad-players': '有 {seats} 个座位，却写了 {players} 名玩家。',
      'bad-player': '玩家的写法里不能有逗号：{player}。',
      'start-contradicts': '选项 {option} 不能是 {value}：指定的开局里是 {start}。',
      'repeated-option': '选项 {option} 出现了两次。',
      'bad-start': '指定的开局是 {seated} 个座位的，不是 {seats} 个。',
      'not-a-record': '这不是对局记录：它不是文本。',
      'bad-header': '头部 {header} 不能是 {value}。',
      'repeated-header': '头部 {header} 出现了两次。',
      'other-game': '这是 {game} 的记录，不是 {expected} 的。',
      'newer-revision': '这份记录来自更新的版本（修订 {revision}，当前是 {expected}）。',
      'older-revision': '这份记录来自较旧的版本（修订 {revision}，当前是 {expected}），规则已经不同。',
      'seed-missing': '记录里没有种子，无法知道怎样发牌。',
      'wrong-seat': '现在不该座位 {seat} 走，该座位 {turn} 走。',
      'moves-after-end': '对局已经结束，{move} 在结束之后。',
      'nothing-to-undo': '不能收回 {undone} 手，一共只走了 {played} 手。',
      'unknown-player': '玩家写作 you、you:名字 或 bot:级别，不能是 {player}。',
      'unknown-bot': '没有电脑 {bot}。可用的有：{known}。',
      'bad-name': '名字为 1 到 {longest} 个字，不能有逗号：{name}。',
      'not-kept': '这一局没有保存下来：{file}：{reason}',
      'name-taken': '已经有一局叫 {name}。',
      'bad-save-name': '名字为 1 到 40 个字母、数字、- 或 _，不能是 {name}。',
    },
    refused: '不可以（{code}）。',
  },
};
