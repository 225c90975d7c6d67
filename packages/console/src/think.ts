/** Bots that think while the keys stay alive: quick ones here, slow ones in a worker. */
import { Worker } from 'node:worker_threads';
import { botRandom, type Seat } from '@console-arcade/core';
import type { BotEntry } from './game-console.js';

/** A thought in progress. */
export interface Thinking<M> {
  readonly move: Promise<M>;
  /** Ends it; what comes of `move` afterwards does not matter. */
  stop(): void;
}

/** The ply and seat from which the bot's chance is made. */
export interface Chance {
  readonly seed: number;
  readonly ply: number;
  readonly seat: Seat;
}

/** What a worker is asked. */
export interface WorkerTask {
  /** The URL of a module that exports `bots`. */
  readonly rules: string;
  readonly bot: string;
  readonly view: unknown;
  readonly chance: Chance;
  readonly limits: { readonly nodes?: number; readonly ms?: number };
  /** One word; not 0: stop. */
  readonly stop: SharedArrayBuffer;
}

export type WorkerAnswer = { readonly move: unknown } | { readonly error: string };

/** How long a worker that was told to stop may take before it is ended. */
const PATIENCE_MS = 50;

/** @param rules the URL of the game's rules module; without one, and for quick bots, the thought runs on this thread */
export function think<V, M>(entry: BotEntry<V, M>, view: V, chance: Chance, rules?: string): Thinking<M> {
  return entry.slow === true && rules !== undefined ? thinkInWorker(entry, view, chance, rules) : thinkHere(entry, view, chance);
}

function thinkHere<V, M>({ bot, limits }: BotEntry<V, M>, view: V, { seed, ply, seat }: Chance): Thinking<M> {
  let stopped = false;
  const choose = () => bot.choose(view, botRandom(seed, ply, seat), { ...limits, now: () => performance.now(), stopped: () => stopped });
  return {
    // After the screen was drawn, so that a person sees who is thinking.
    move: new Promise<void>((resolve) => setImmediate(resolve)).then(choose),
    stop: () => void (stopped = true),
  };
}

let idle: Worker | undefined;

function thinkInWorker<V, M>({ bot, limits = {} }: BotEntry<V, M>, view: V, chance: Chance, rules: string): Thinking<M> {
  const worker = idle ?? new Worker(new URL('./bot-worker.js', import.meta.url));
  idle = undefined;
  worker.unref();
  const stop = new SharedArrayBuffer(4);
  const task: WorkerTask = { rules, bot: bot.id, view, chance, limits, stop };
  let settled = false;
  const move = new Promise<M>((resolve, reject) => {
    const settle = (end: () => void) => () => {
      settled = true;
      // Each by its name: a worker has listeners of its own, without which it hears nothing more.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      end();
    };
    worker.once('message', (answer: WorkerAnswer) => {
      settle(() => {
        if (idle === undefined) idle = worker;
        else void worker.terminate();
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.move as M);
      })();
    });
    worker.once('error', (error) => settle(() => reject(error))());
    worker.once(
      'exit',
      settle(() => reject(new Error('the bot was stopped'))),
    );
  });
  move.catch(() => undefined); // whoever stopped the thought does not wait for it
  worker.postMessage(task);
  return {
    move,
    stop() {
      Atomics.store(new Int32Array(stop), 0, 1);
      setTimeout(() => {
        if (!settled) void worker.terminate();
      }, PATIENCE_MS).unref();
    },
  };
}
