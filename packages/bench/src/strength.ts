/** Strength as a match: the same deals with the seats swapped, the games counted, an interval around the score. */
import { shareInterval, simulate, type Bot, type Game, type Seen } from '@console-arcade/core';

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
  const [low, high] = shareInterval(score, games);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `| ${title} | ${games} | ${first.wins}–${second.wins}, ${totals.draws} drawn | ${percent(score)} | ${percent(low)}–${percent(high)} |`;
}

export const contestHead = ['| match | games | wins | score | 95 % interval |', '|---|---:|---:|---:|---:|'];
