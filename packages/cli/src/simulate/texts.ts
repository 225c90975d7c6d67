/** The words of simulations. */
import type { ByLanguage } from '@console-arcade/console';

export interface SimulateTexts {
  readonly flags: Readonly<Record<'games' | 'players' | 'seed' | 'jobs' | 'rotate', string>>;
  readonly columns: Readonly<Record<'bot' | 'games' | 'wins' | 'shared' | 'rate' | 'interval' | 'score', string>>;
  readonly fromSeat: string;
  readonly rows: Readonly<Record<'draws' | 'length' | 'ends' | 'seed' | 'time', string>>;
  readonly played: string;
  readonly partly: string;
  readonly nothing: string;
  readonly length: string;
  readonly lengthOfOne: string;
  readonly time: string;
  readonly progress: string;
  readonly starting: string;
  readonly failed: string;
  readonly units: Readonly<Record<'seconds' | 'minutes' | 'hours', string>>;
}

export const simulateTexts: ByLanguage<SimulateTexts> = {
  en: {
    flags: {
      games: 'how many games',
      players: 'which computer players: bot:LEVEL for every seat, with commas between',
      seed: 'a whole number; the same seed plays the same games',
      jobs: 'how many games are played at a time; the figures do not depend on it',
      rotate: 'every player keeps its seat; otherwise they change, and each deal is played from all seats',
    },
    columns: { bot: 'PLAYER', games: 'GAMES', wins: 'WON', shared: 'SHARED', rate: 'RATE', interval: '95 %', score: 'SCORE' },
    fromSeat: 'WON AS',
    rows: { draws: 'Draws', length: 'Length', ends: 'Ends', seed: 'Seed', time: 'Time' },
    played: '{title}: {played} games',
    partly: '{title}: {played} of {games} games, broken off',
    nothing: 'No game was played to its end.',
    length: '{mean} moves {spread}, from {min} to {max}',
    lengthOfOne: '{mean} moves',
    time: '{time}, {rate} games/s',
    progress: '{played} of {games} games, {rate} games/s, {left} left',
    starting: '{played} of {games} games',
    failed: 'A worker failed: {message}',
    units: { seconds: '{n} s', minutes: '{n} min', hours: '{n} h' },
  },
  zh: {
    flags: {
      games: '局数',
      players: '由哪些电脑对战：每个座位一个 bot:级别，用逗号分隔',
      seed: '整数；种子相同，对局就相同',
      jobs: '同时进行几局；不影响统计结果',
      rotate: '座位固定不变；否则轮换座位，同一副牌从每个座位各玩一次',
    },
    columns: { bot: '玩家', games: '局数', wins: '胜', shared: '并列', rate: '胜率', interval: '95 %', score: '得分' },
    fromSeat: '各座位胜局',
    rows: { draws: '平局', length: '步数', ends: '结束', seed: '种子', time: '用时' },
    played: '{title}：{played} 局',
    partly: '{title}：共 {games} 局，进行了 {played} 局后中断',
    nothing: '没有一局下完。',
    length: '平均 {mean} 步 {spread}，最少 {min}，最多 {max}',
    lengthOfOne: '{mean} 步',
    time: '{time}，每秒 {rate} 局',
    progress: '{played} / {games} 局，每秒 {rate} 局，还需 {left}',
    starting: '{played} / {games} 局',
    failed: '工作线程出错：{message}',
    units: { seconds: '{n} 秒', minutes: '{n} 分钟', hours: '{n} 小时' },
  },
};
