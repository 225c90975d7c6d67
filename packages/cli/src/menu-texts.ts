/** The words of the menu. */
import type { ByLanguage } from '@console-arcade/console';

export interface MenuTexts {
  readonly title: string;
  readonly which: string;
  readonly rules: string;
  readonly rulesOf: string;
  readonly statistics: string;
  /** The entry behind which the language is changed, in both languages for those who cannot read this one; in ASCII with a hint. */
  readonly settings: Readonly<Record<'unicode' | 'ascii', string>>;
  /** Settings that can't be read. */
  readonly settingsProblem: string;
  readonly yes: string;
  readonly no: string;
  /** Going on with a save: the one that there is, or one of several. */
  readonly continueOne: string;
  readonly continueSome: string;
  readonly whichSave: string;
  readonly saveAt: string;
  readonly openElsewhere: string;
  readonly saveFacts: string;
  readonly goOn: string;
  readonly watch: string;
  readonly rename: string;
  readonly askSaveName: string;
  readonly remove: string;
  readonly sureToRemove: string;
  readonly records: string;
  readonly whichRecord: string;
  readonly noRecords: string;
  readonly openFile: string;
  readonly askFile: string;
  readonly problemIn: string;
  readonly quit: string;
  readonly leave: string;
  readonly start: string;
  readonly back: string;
  readonly whatNow: string;
  readonly whatToDo: string;
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
    statistics: 'Statistics',
    settings: { unicode: 'Settings · 设置', ascii: 'Settings (language, colours)' },
    settingsProblem: '{problem} See Settings.',
    yes: 'Yes',
    no: 'No',
    continueOne: 'Continue: {save}',
    continueSome: 'Continue: {count} games',
    whichSave: 'Which game goes on?',
    saveAt: 'move {ply}',
    openElsewhere: 'open in another program',
    saveFacts: 'Saved as {name}, {when}.',
    goOn: 'Go on',
    watch: 'Watch from the beginning',
    rename: 'Rename',
    askSaveName: 'New name, as it is typed after arcade continue:',
    remove: 'Delete',
    sureToRemove: 'Delete this game for good?',
    records: 'Records',
    whichRecord: 'Which game shall be looked at?',
    noRecords: 'Games that were played to the end are found here.',
    openFile: 'Open a file ...',
    askFile: 'Path of a record:',
    problemIn: '{file}: {text}',
    quit: 'Quit',
    leave: 'quit',
    start: 'Play',
    back: 'Back',
    whatNow: 'Ready?',
    whatToDo: 'What shall be done?',
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
    statistics: '统计',
    settings: { unicode: '设置 · Settings', ascii: '设置 (Settings)' },
    settingsProblem: '{problem}请看“设置”。',
    yes: '是',
    no: '否',
    continueOne: '继续：{save}',
    continueSome: '继续：{count} 局',
    whichSave: '继续哪一局？',
    saveAt: '第 {ply} 手',
    openElsewhere: '正被另一个程序打开',
    saveFacts: '存档 {name}，{when}。',
    goOn: '继续',
    watch: '从头观看',
    rename: '改名',
    askSaveName: '新名字（写在 arcade continue 之后）：',
    remove: '删除',
    sureToRemove: '永久删除这一局吗？',
    records: '对局记录',
    whichRecord: '看哪一局？',
    noRecords: '下完的对局会出现在这里。',
    openFile: '打开文件……',
    askFile: '记录文件的路径：',
    problemIn: '文件 {file}：{text}',
    quit: '退出',
    leave: '退出',
    start: '开始',
    back: '返回',
    whatNow: '准备好了吗？',
    whatToDo: '做什么？',
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
