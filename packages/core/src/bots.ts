/** Bots from the contract alone, and where a bot's chance comes from. */
import type { Bot, Game, Seat, Seen } from './game.js';
import { createRandom, type Random } from './random.js';

/** A bot that plays any listed move, each equally likely. */
export function randomBot<V extends Seen, M>(game: Pick<Game<never, V, M, never>, 'legalMoves'>): Bot<V, M> {
  return { id: 'random', uniform: true, choose: (view, random) => random.pick(game.legalMoves(view)) };
}

/** The chance of the bot at `seat` for its move at `ply`: made anew every time, so that undo, continue and any number of jobs leave its play unchanged. */
export const botRandom = (seed: number, ply: number, seat: Seat): Random => createRandom(seed, ply, seat);
