/** What a simulation came to: the figures that are shown, and given to programs as they are. */
import type { Totals } from '@console-arcade/core';
import type { Plan } from './part.js';
import { meanInterval, shareInterval, type Interval } from './intervals.js';

interface Mean {
  readonly mean: number;
  /** 95 %; null: too few games to tell. */
  readonly interval: Interval | null;
}

interface BotSummary {
  readonly bot: string;
  readonly games: number;
  /** Won alone. */
  readonly wins: number;
  readonly shared: number;
  readonly winRate: Mean;
  readonly score: Mean;
  /** From each seat, in order. */
  readonly seats: readonly { readonly games: number; readonly wins: number }[];
}

export interface Summary {
  readonly game: string;
  readonly options: unknown;
  readonly seed: number;
  readonly rotate: boolean;
  /** Games that were asked for, and that were played. */
  readonly games: number;
  readonly gamesPlayed: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly bots: readonly BotSummary[];
  readonly draws: number;
  /** In moves. */
  readonly lengths: Mean & { readonly min: number; readonly max: number };
  readonly reasons: Readonly<Record<string, number>>;
}

export function summaryOf({ game, options, seed, rotate }: Plan, games: number, totals: Totals, ms: number): Summary {
  const { plies, reasons, draws } = totals;
  return {
    game,
    options,
    seed,
    rotate,
    games,
    gamesPlayed: totals.games,
    seconds: rounded(ms / 1000, 3),
    gamesPerSecond: rounded(totals.games / (ms / 1000), 1),
    bots: totals.bots.map(botSummary),
    draws,
    lengths: { ...meanOf(plies.sum, plies.squares, totals.games), min: plies.min ?? 0, max: plies.max },
    reasons: Object.fromEntries(Object.entries(reasons).sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1))),
  };
}

function botSummary({ id, wins, shared, score, scoreSquares, seats }: Totals['bots'][number]): BotSummary {
  const games = seats.reduce((sum, seat) => sum + seat.games, 0);
  const winRate = { mean: rounded(wins / games), interval: roundedEnds(shareInterval(wins / games, games)) };
  return { bot: id, games, wins, shared, winRate, score: meanOf(score, scoreSquares, games), seats };
}

function meanOf(sum: number, squares: number, games: number): Mean {
  return { mean: rounded(sum / games), interval: roundedEnds(meanInterval(sum, squares, games)) };
}

/** Sums of fractions differ in their last digits with the order in which parts came in; what is told does not. */
const rounded = (number: number, digits = 6): number => Number(number.toFixed(digits));
const roundedEnds = (ends: Interval | undefined): Interval | null => (ends === undefined ? null : [rounded(ends[0]), rounded(ends[1])]);
