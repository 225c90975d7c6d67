/** A part of a simulation: what one worker plays at a time. */
import { simulate, type Bot, type Totals } from '@console-arcade/core';
import type { BotEntry } from '@console-arcade/console';
import type { RegisteredGame } from '../games.js';

/** What is simulated. */
export interface Plan {
  readonly game: string;
  /** The ids of the bots, one a seat. */
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly seed: number;
  readonly rotate: boolean;
}

export interface Part extends Plan {
  readonly first: number;
  readonly games: number;
  /** Two words, `STOP` and `PLAYED`, that all workers share with whoever waits for them. */
  readonly shared: SharedArrayBuffer;
}

/** Not 0: no further game is begun. */
export const STOP = 0;
/** How many games were played, those of unfinished parts included. */
export const PLAYED = 1;

export interface PartPlayed {
  readonly totals: Totals;
  readonly ms: number;
}

export async function playPart({ game: id, bots, shared, ...setup }: Part, games: readonly RegisteredGame[]): Promise<PartPlayed> {
  const registered = games.find((candidate) => candidate.id === id);
  if (registered === undefined) throw new Error(`there is no game ${id}`);
  const face = (await registered.load()).gameConsole;
  const words = new Int32Array(shared);
  const from = performance.now();
  const totals = await simulate(face.game, {
    ...setup,
    options: setup.options as object,
    bots: bots.map((bot) => countingNodes(face.bots.find((entry) => entry.bot.id === bot) as BotEntry<unknown, unknown>)),
    stopped() {
      Atomics.add(words, PLAYED, 1);
      return Atomics.load(words, STOP) !== 0;
    },
  });
  return { totals, ms: performance.now() - from };
}

/** A bot with its own limit of nodes, and none of time: so it plays the same on every machine. */
function countingNodes({ bot, limits: { nodes } = {} }: BotEntry<unknown, unknown>): Bot<unknown, unknown> {
  const limits = nodes === undefined ? {} : { nodes };
  return { id: bot.id, ...(bot.uniform ? { uniform: true } : {}), choose: (view, random) => bot.choose(view, random, limits) };
}
