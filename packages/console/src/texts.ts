/** The kit's own words, in every language. */
import type { ByLanguage, Language } from './language.js';
import type { Command } from './keys.js';
import type { Pace } from './pace.js';
import { kitRefusals } from './refusal-words.js';

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
      | 'tenSteps'
      | 'jump'
      | 'eyes'
      | 'playOn'
      | 'playOnHere'
      | 'leftRight'
      | 'back',
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
  readonly nothingToSave: string;
  /** The line for the name of a save. */
  readonly askName: string;
  readonly keptAs: string;
  readonly linesDropped: string;
  readonly result: Readonly<Record<'replay' | 'again' | 'menu' | 'undo', string>>;
  readonly replaying: string;
  /** Whose eyes one looks through: a name, or one of `viewers`. */
  readonly seenBy: string;
  readonly viewers: Readonly<Record<'table' | 'open', string>>;
  /** The line for the number of a move. */
  readonly goToMove: string;
  /** Of a game in which moves were taken back. */
  readonly finalLine: string;
  readonly sureToQuit: string;
  /** Behind the question whether to leave: what becomes of the game. */
  readonly leftKept: string;
  readonly leftUnkept: string;
  /** Of a pasted record. */
  readonly sureToGoOn: string;
  readonly pastedPlayed: string;
  readonly pastedSame: string;
  readonly pastedRefused: string;
  readonly inLine: string;
  readonly inMove: string;
  readonly yes: string;
  readonly no: string;
  readonly refusals: (typeof kitRefusals)[Language];
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
      tenSteps: 'ten moves at once',
      jump: 'go to that move (g opens the line for it)',
      eyes: 'whose eyes',
      playOn: 'play on',
      playOnHere: 'play on from here',
      leftRight: 'left right',
      back: 'back',
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
    cannotSave: 'This game cannot be saved here.',
    nothingToSave: 'No move was made yet; from the first one on the game is kept.',
    askName: 'Keep it as: ',
    keptAs: 'Kept as {name}. To go on later: arcade continue {name}',
    linesDropped: 'The lines after it were not played: {count}.',
    result: { replay: 'look back', again: 'play again', menu: 'leave', undo: 'take back' },
    replaying: 'move {ply} of {plies}',
    seenBy: 'seen by {viewer}',
    viewers: { table: 'the table', open: 'all eyes' },
    goToMove: 'Go to move (0 to {plies}): ',
    finalLine: 'Some moves were taken back; these are the ones that stood in the end.',
    sureToQuit: 'Leave the game?',
    leftKept: ' It is kept as {name}.',
    leftUnkept: ' {reason}',
    sureToGoOn: 'Go on with the pasted game (move {ply}), and leave this one?',
    pastedPlayed: 'Moves of the pasted record played: {count}.',
    pastedSame: 'The pasted record ends where this game stands.',
    pastedRefused: 'Pasted record: {text} Nothing was changed.',
    inLine: 'line {line}: {text}',
    inMove: 'move {line}: {text}',
    yes: 'yes',
    no: 'no, play on',
    refusals: kitRefusals.en,
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
      tenSteps: '一次十手',
      jump: '跳到那一手（g 打开输入行）',
      eyes: '换视角',
      playOn: '接着玩',
      playOnHere: '从这里接着玩',
      leftRight: '左 右',
      back: '返回',
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
    nothingToSave: '还没有走过；从第一手起会自动保存。',
    askName: '保存为：',
    keptAs: '已保存为 {name}。以后继续：arcade continue {name}',
    linesDropped: '后面的 {count} 行没有执行。',
    result: { replay: '回放', again: '再来一局', menu: '离开', undo: '悔棋' },
    replaying: '第 {ply} / {plies} 手',
    seenBy: '视角：{viewer}',
    viewers: { table: '桌面', open: '全部公开' },
    goToMove: '跳到第几手（0 到 {plies}）：',
    finalLine: '有些棋被悔过；这里是最后留下的走法。',
    sureToQuit: '离开这一局吗？',
    leftKept: '已保存为 {name}。',
    leftUnkept: '{reason}',
    sureToGoOn: '改玩粘贴的那一局（第 {ply} 手），离开这一局吗？',
    pastedPlayed: '已走完粘贴的 {count} 手。',
    pastedSame: '粘贴的记录正好到现在这一步。',
    pastedRefused: '粘贴的记录：{text}什么都没有改变。',
    inLine: '第 {line} 行：{text}',
    inMove: '第 {line} 手：{text}',
    yes: '是',
    no: '不，继续玩',
    refusals: kitRefusals.zh,
    refused: '不可以（{code}）。',
  },
};
