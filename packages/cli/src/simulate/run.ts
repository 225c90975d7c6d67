/** A simulation in progress: its games are handed out in parts, and the totals of the parts merged. */
import { mergeTotals, type Totals } from '@console-arcade/core';
import type { Crew } from './crew.js';
import { PLAYED, STOP, type Plan } from './part.js';

/** Parts grow until they take about so long: progress moves, a stop is heard soon, and the handing out costs nothing. */
const PART_MS = 250;
const GROWTH = 8;
/** A second worker takes some time to start; for less than this it is not called. */
const WORTH_MS = 1000;
/** How long games in progress may take to end after a stop. */
const PATIENCE_MS = 400;

export class Run {
  readonly #shared = new SharedArrayBuffer(8);
  readonly #words = new Int32Array(this.#shared);
  readonly #lanes = new Set<Promise<void>>();
  #next = 0;
  #totals: Totals | undefined;
  #error: Error | undefined;
  #patience: NodeJS.Timeout | undefined;

  constructor(
    readonly plan: Plan,
    readonly games: number,
    readonly jobs: number,
    readonly crew: Crew,
  ) {}

  /** How many games are played by now. */
  get played(): number {
    return Atomics.load(this.#words, PLAYED);
  }

  /** Plays to the end, or until it is stopped or a worker is lost; the totals are those of what was played, if anything was. */
  async play(): Promise<{ readonly totals?: Totals; readonly error?: Error }> {
    const worth = setTimeout(() => this.#openLanes(), WORTH_MS);
    this.#openLane();
    while (this.#lanes.size > 0) await Promise.race(this.#lanes);
    clearTimeout(worth);
    clearTimeout(this.#patience);
    await this.crew.end();
    return {
      ...(this.#totals === undefined ? {} : { totals: this.#totals }),
      ...(this.#error === undefined ? {} : { error: this.#error }),
    };
  }

  /** Lets the games in progress end, if they do so soon, and begins no other. */
  stop(): void {
    if (this.#stopped) return;
    Atomics.store(this.#words, STOP, 1);
    this.#patience = setTimeout(() => void this.crew.end(), PATIENCE_MS);
  }

  get #stopped(): boolean {
    return Atomics.load(this.#words, STOP) !== 0;
  }

  #openLanes(): void {
    while (!this.#stopped && this.#lanes.size < this.jobs && this.#next < this.games) this.#openLane();
  }

  #openLane(): void {
    const lane = this.#playLane()
      .catch((error: unknown) => {
        if (!this.#stopped) this.#error = error instanceof Error ? error : new Error(String(error));
        this.stop();
      })
      .finally(() => this.#lanes.delete(lane));
    this.#lanes.add(lane);
  }

  /** One worker's parts, one after the other. */
  async #playLane(): Promise<void> {
    let size = 1;
    while (!this.#stopped && this.#next < this.games) {
      const first = this.#next;
      // Towards the end no worker takes more than its share.
      const games = Math.min(size, Math.ceil((this.games - first) / this.jobs));
      this.#next += games;
      const { totals, ms } = await this.crew.play({ ...this.plan, first, games, shared: this.#shared });
      this.#totals = this.#totals === undefined ? totals : mergeTotals(this.#totals, totals);
      const fitting = (games * PART_MS) / Math.max(ms, 1);
      size = Math.max(1, Math.min(size * GROWTH, Math.floor(fitting)));
      if ((ms / games) * (this.games - this.#next) > WORTH_MS) this.#openLanes();
    }
  }
}
