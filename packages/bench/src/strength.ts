/** Strength as a match: the same deals with the seats swapped, the games counted, an interval around the score. */
import { simulate, type Bot, type Game, type Seen } from '@console-arcade/core';

export interface Contest<V, M, O> {
  readonly title: string;
  readonly bots: readonly [Bot<V, M>, Bot<V, M>];
  readonly games: number;
  readonly options?: Partial<O>;
}

/** The first bot's score against the second, a draw counting half, with Wilson's 95 % interval. */
export async function contest<S, V extends Seen, M, O>(
  game: Game<S, V, M, O>,
  { title, bots, games, options }: Contest<V, M, O>,
): Promise<string> {
  const totals = await simulate(game, { bots, games, seed: 2026, ...(options === undefined ? {} : { options }) });
  const [first, second] = totals.bots;
  const score = (first.wins + totals.draws / 2 + first.shared / 2) / games;
  const [low, high] = wilson(score, games);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `| ${title} | ${games} | ${first.wins}–${second.wins}, ${totals.draws} drawn | ${percent(score)} | ${percent(low)}–${percent(high)} |`;
}

export const contestHead = ['| match | games | wins | score | 95 % interval |', '|---|---:|---:|---:|---:|'];

/** Wilson, E. B. (1927): the interval for a share of n trials that stays within 0 and 1. */
export function wilson(share: number, n: number): [low: number, high: number] {
  const z = 1.959964;
  const centre = share + (z * z) / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
