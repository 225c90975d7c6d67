/** The words of `doctor`. */
import type { ByLanguage } from '@console-arcade/console';

export interface DoctorTexts {
  readonly sections: Readonly<Record<'program' | 'terminal' | 'look' | 'settings' | 'folders' | 'games' | 'problems', string>>;
  readonly labels: Readonly<
    Record<
      | 'version'
      | 'platform'
      | 'input'
      | 'output'
      | 'size'
      | 'language'
      | 'symbols'
      | 'width'
      | 'colours'
      | 'file'
      | 'home'
      | 'saves'
      | 'records'
      | 'statistics',
      string
    >
  >;
  readonly terminal: string;
  readonly noTerminal: string;
  readonly unknown: string;
  readonly flag: string;
  readonly setting: string;
  readonly detected: string;
  readonly because: string;
  readonly depths: readonly [string, string, string, string];
  readonly ruler: string;
  readonly files: string;
  readonly absent: string;
  readonly unwritable: string;
  readonly counted: string;
  readonly loads: string;
  readonly fails: string;
  readonly none: string;
  readonly allWell: string;
  readonly folderUnwritable: string;
  readonly gameMissing: string;
  readonly inFile: string;
}

export const doctorTexts: ByLanguage<DoctorTexts> = {
  en: {
    sections: {
      program: 'Program',
      terminal: 'Terminal',
      look: 'Look',
      settings: 'Settings',
      folders: 'Folders',
      games: 'Games',
      problems: 'Problems',
    },
    labels: {
      version: 'version',
      platform: 'platform',
      input: 'input',
      output: 'output',
      size: 'size',
      language: 'language',
      symbols: 'symbols',
      width: 'their width',
      colours: 'colours',
      file: 'file',
      home: 'data',
      saves: 'saves',
      records: 'records',
      statistics: 'statistics',
    },
    terminal: 'a terminal',
    noTerminal: 'no terminal',
    unknown: 'unknown',
    flag: 'a flag',
    setting: 'the settings',
    detected: 'detected',
    because: '{value} ({because})',
    depths: ['none', '16', '256', 'all'],
    ruler: 'Where the signs reach beyond the ruler, take --wide or set their width.',
    files: '{path} (files: {count})',
    absent: '{path} (made when it is needed)',
    unwritable: '{path} (cannot be written)',
    counted: '{path} (games: {count})',
    loads: 'ready',
    fails: 'does not load',
    none: 'none set',
    allWell: 'No problems.',
    folderUnwritable: '{file} cannot be written: {reason}.',
    gameMissing: 'The game {game} does not load: {error}',
    inFile: '{file}: {text}',
  },
  zh: {
    sections: {
      program: '程序',
      terminal: '终端',
      look: '显示',
      settings: '设置',
      folders: '文件夹',
      games: '游戏',
      problems: '问题',
    },
    labels: {
      version: '版本',
      platform: '平台',
      input: '输入',
      output: '输出',
      size: '大小',
      language: '语言',
      symbols: '符号',
      width: '符号宽度',
      colours: '颜色',
      file: '文件',
      home: '数据',
      saves: '存档',
      records: '记录',
      statistics: '统计',
    },
    terminal: '终端',
    noTerminal: '不是终端',
    unknown: '未知',
    flag: '由选项决定',
    setting: '由设置决定',
    detected: '自动检测',
    because: '{value}（{because}）',
    depths: ['无色', '16 色', '256 色', '全彩色'],
    ruler: '如果符号超出了标尺，请使用 --wide，或在设置里选两格。',
    files: '{path}（{count} 个文件）',
    absent: '{path}（需要时创建）',
    unwritable: '{path}（无法写入）',
    counted: '{path}（{count} 局）',
    loads: '可用',
    fails: '无法加载',
    none: '没有设置',
    allWell: '没有发现问题。',
    folderUnwritable: '无法写入 {file}：{reason}。',
    gameMissing: '无法加载游戏 {game}：{error}',
    inFile: '{file}：{text}',
  },
};
