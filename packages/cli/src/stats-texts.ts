/** The words of statistics. */
import type { ByLanguage } from '@console-arcade/console';

export interface StatsTexts {
  readonly columns: Readonly<Record<'games' | 'won' | 'drawn' | 'lost' | 'rate' | 'streak' | 'bestStreak' | 'lastPlayed', string>>;
  readonly against: string;
  readonly on: string;
  readonly takebacks: string;
  /** What the heads mean, and the mark of a line with takebacks. */
  readonly notes: string;
  readonly takebackNote: string;
  readonly nothing: string;
  readonly nothingOf: string;
  readonly damagedLine: string;
}

export const statsTexts: ByLanguage<StatsTexts> = {
  en: {
    columns: {
      games: 'games',
      won: 'won',
      drawn: 'drawn',
      lost: 'lost',
      rate: 'rate',
      streak: 'streak',
      bestStreak: 'best',
      lastPlayed: 'last',
    },
    against: 'against {player}',
    on: 'as {seat}',
    takebacks: '* taken back',
    notes: 'streak: wins in a row now, best: the most ever.',
    takebackNote: '* games in which moves were taken back: they count in that line alone.',
    nothing: 'No game was played to its end yet.',
    nothingOf: 'No game of {title} was played to its end yet.',
    damagedLine: '{file}, line {line}: damaged, not counted, left as it is.',
  },
  zh: {
    columns: { games: '局数', won: '胜', drawn: '平', lost: '负', rate: '胜率', streak: '连胜', bestStreak: '最多', lastPlayed: '最近' },
    against: '对 {player}',
    on: '作为 {seat}',
    takebacks: '* 悔过棋',
    notes: '连胜：现在连赢几局；最多：曾经连赢几局。',
    takebackNote: '* 悔过棋的对局，只计在那一行。',
    nothing: '还没有下完的对局。',
    nothingOf: '还没有下完的{title}对局。',
    damagedLine: '{file} 第 {line} 行：已损坏，没有计入，保持原样。',
  },
};
