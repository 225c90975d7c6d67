/** The workers of a simulation: each is started when there is a part for it. */
import { Tinypool } from 'tinypool';
import type { Part, PartPlayed } from './part.js';

export interface Crew {
  play(part: Part): Promise<PartPlayed>;
  /** Ends all workers, whatever they do; what they were playing is rejected. */
  end(): Promise<void>;
}

export function crewOf(jobs: number): Crew {
  const pool = new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: jobs,
    idleTimeout: 60_000, // longer than from one part to the next
  });
  const watched = new Set<(typeof pool.threads)[number]>();
  let lost: (error: Error) => void;
  // The pool tells of errors, but would wait for ever for a worker that left without one.
  const loss = new Promise<never>((_, reject) => (lost = reject));
  loss.catch(() => undefined);
  pool.on('error', (error: Error) => lost(error));
  return {
    play(part) {
      const played = pool.run(part) as Promise<PartPlayed>;
      for (const thread of pool.threads) {
        if (watched.has(thread)) continue;
        watched.add(thread);
        thread.once('exit', () => lost(new Error('a worker has left')));
      }
      return Promise.race([played, loss]);
    },
    async end() {
      // The pool would wait for workers that have left, too.
      void pool.destroy().catch(() => undefined);
      await Promise.all(Array.from(watched, (thread) => thread.terminate() as Promise<unknown>));
    },
  };
}
