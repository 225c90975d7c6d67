/** Many matches between bots from one seed. */
import type { Bot, Game, Limits, Outcome, Seat, Seen } from './game.js';
import { botRandom } from './bots.js';
import { createRandom } from './random.js';
import { inShort } from './result.js';
import { checkTable } from './setup.js';
import { playOnTwin } from './twin-play.js';

export interface SimulationSetup<V, M, O> {
  /** Who plays: one bot a seat. */
  readonly bots: readonly Bot<V, M>[];
  /** How many games; the totals of games 0 … a−1 and a … b−1 merge to those of 0 … b−1. */
  readonly games: number;
  /** The first game's number. Default 0. */
  readonly first?: number;
  readonly seed: number;
  readonly options?: Partial<O>;
  /** Default true: the bots change seats from game to game, and each deal is played once in every order of seats. */
  readonly rotate?: boolean;
  /** How long each bot may think; only node limits give the same totals every time. */
  readonly limits?: Limits;
  /** Asked after every game: true ends the run, which then answers for the games played. */
  stopped?(games: number): boolean;
}

/** What one bot did in all its games. */
export interface BotTotals {
  readonly id: string;
  /** Games won alone, and games in which the win was shared. */
  wins: number;
  shared: number;
  /** The sum of the game's own points, and of their squares (for intervals). */
  score: number;
  scoreSquares: number;
  /** Games played and won alone from each seat. */
  readonly seats: { games: number; wins: number }[];
}

export interface Totals {
  games: number;
  /** Games without a winner. */
  draws: number;
  /** Lengths in moves; the least of no games is null. */
  readonly plies: { sum: number; squares: number; min: number | null; max: number };
  /** How often the games ended for each reason. */
  readonly reasons: Record<string, number>;
  readonly bots: readonly BotTotals[];
}

/** The seed of one game of a simulation: `arcade play GAME --seed` deals it again. */
export const gameSeed = (seed: number, deal: number): number => createRandom(seed, deal).int(2 ** 32);

/**
 * Plays many matches between bots.
 * @throws RangeError for a number of bots or options that the game refuses
 */
export async function simulate<S, V extends Seen, M, O>(game: Game<S, V, M, O>, setup: SimulationSetup<V, M, O>): Promise<Totals> {
  const { bots, games, first = 0, seed, rotate = true, limits = {} } = setup;
  const seats = bots.length;
  if (![games, first].every((number) => Number.isSafeInteger(number) && number >= 0)) {
    throw new RangeError(`games and the first game's number are whole numbers from 0, not ${games} and ${first}`);
  }
  const checked = checkTable(game, { seats, options: setup.options });
  if (!checked.ok)
    throw new RangeError(`${game.id} can't be set up for ${seats} bots: ${checked.error.code} ${inShort(checked.error.data ?? {})}`);
  const { options } = checked.value;
  const totals = emptyTotals(bots.map((bot) => bot.id));
  for (let number = first; number < first + games; number++) {
    const shift = rotate ? number % seats : 0;
    const deal = rotate ? Math.floor(number / seats) : number;
    const seated = bots.map((_, seat) => bots[(seat + shift) % seats]);
    const { outcome, plies } = await playOnce(game, seated, options, gameSeed(seed, deal), limits);
    count(totals, outcome, plies, (seat) => (seat + shift) % seats);
    if (setup.stopped?.(totals.games) === true) break;
  }
  return totals;
}

/** One match between bots, without a history. */
export async function playOnce<S, V extends Seen, M, O>(
  game: Game<S, V, M, O>,
  bots: readonly Bot<V, M>[],
  options: O,
  seed: number,
  limits: Limits = {},
): Promise<{ outcome: Outcome; plies: number }> {
  let state = game.setup(bots.length, options, createRandom(seed));
  const quick = bots.every(({ uniform }) => uniform === true) && game.simulation && playOnTwin(game.simulation(state), seed);
  if (quick) return quick;
  let plies = 0;
  for (let seat = game.turn(state); seat !== undefined; seat = game.turn(state)) {
    const chosen = bots[seat].choose(game.view(state, seat), botRandom(seed, plies, seat), limits);
    state = game.play(state, chosen instanceof Promise ? await chosen : chosen);
    plies++;
  }
  return { outcome: game.outcome(state) as Outcome, plies };
}

/** Adds up the totals of two runs with the same bots. */
export function mergeTotals(a: Totals, b: Totals): Totals {
  const merged = emptyTotals(a.bots.map((bot) => bot.id));
  for (const totals of [a, b]) {
    merged.games += totals.games;
    merged.draws += totals.draws;
    merged.plies.sum += totals.plies.sum;
    merged.plies.squares += totals.plies.squares;
    merged.plies.min = least(merged.plies.min, totals.plies.min);
    merged.plies.max = Math.max(merged.plies.max, totals.plies.max);
    for (const [reason, times] of Object.entries(totals.reasons)) merged.reasons[reason] = (merged.reasons[reason] ?? 0) + times;
    for (const [i, bot] of totals.bots.entries()) {
      const into = merged.bots[i];
      into.wins += bot.wins;
      into.shared += bot.shared;
      into.score += bot.score;
      into.scoreSquares += bot.scoreSquares;
      for (const [seat, { games, wins }] of bot.seats.entries()) {
        into.seats[seat].games += games;
        into.seats[seat].wins += wins;
      }
    }
  }
  return merged;
}

const least = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));

function emptyTotals(ids: readonly string[]): Totals {
  return {
    games: 0,
    draws: 0,
    plies: { sum: 0, squares: 0, min: null, max: 0 },
    reasons: {},
    bots: ids.map((id) => ({ id, wins: 0, shared: 0, score: 0, scoreSquares: 0, seats: ids.map(() => ({ games: 0, wins: 0 })) })),
  };
}

function count(totals: Totals, { winners, scores, reason }: Outcome, plies: number, botAt: (seat: Seat) => number): void {
  totals.games++;
  totals.plies.sum += plies;
  totals.plies.squares += plies * plies;
  totals.plies.min = least(totals.plies.min, plies);
  totals.plies.max = Math.max(totals.plies.max, plies);
  totals.reasons[reason] = (totals.reasons[reason] ?? 0) + 1;
  if (winners.length === 0) totals.draws++;
  for (const [seat, score] of scores.entries()) {
    const bot = totals.bots[botAt(seat)];
    const won = winners.includes(seat);
    bot.seats[seat].games++;
    bot.score += score;
    bot.scoreSquares += score * score;
    if (won && winners.length === 1) {
      bot.wins++;
      bot.seats[seat].wins++;
    } else if (won) bot.shared++;
  }
}
