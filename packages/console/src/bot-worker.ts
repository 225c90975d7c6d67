/** The worker in which slow bots think: it loads a game's rules, asks one of its bots, answers, waits for the next task. */
import { parentPort } from 'node:worker_threads';
import { botRandom, type Bot } from '@console-arcade/core';
import type { WorkerAnswer, WorkerTask } from './think.js';

async function choose({ rules, bot: id, view, chance, limits, stop }: WorkerTask): Promise<unknown> {
  const { bots } = (await import(rules)) as { bots: readonly Bot<unknown, unknown>[] };
  const bot = bots.find((candidate) => candidate.id === id);
  if (bot === undefined) throw new Error(`there is no bot ${id} in ${rules}`);
  const flag = new Int32Array(stop);
  const { seed, ply, seat } = chance;
  return bot.choose(view, botRandom(seed, ply, seat), {
    ...limits,
    now: () => performance.now(),
    stopped: () => Atomics.load(flag, 0) !== 0,
  });
}

parentPort?.on('message', (task: WorkerTask) => {
  void choose(task)
    .then(
      (move): WorkerAnswer => ({ move }),
      (error: unknown): WorkerAnswer => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    .then((answer) => parentPort?.postMessage(answer));
});
