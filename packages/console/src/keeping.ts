/** What became of the game at its keeper: kept and under which name, or not and why. */
import type { Refusal } from '@console-arcade/core';
import type { Keeper } from './keeper.js';
import type { AnyMatch } from './presenter.js';

export class Keeping {
  /** What the keeper said last; undefined: it was not asked yet. */
  #last: 'kept' | Refusal | undefined;

  constructor(
    private readonly match: AnyMatch,
    private readonly keeper: Keeper | undefined,
  ) {}

  /** The name it has, or would have; undefined: nobody keeps it. */
  get name(): string | undefined {
    return this.keeper?.name;
  }

  /** Whether nothing was done yet that could be kept. */
  get isEmpty(): boolean {
    return this.match.record().moves.length === 0;
  }

  /** The name under which the game is found again; undefined: there is none, or no move to be kept yet. */
  get keptAs(): string | undefined {
    return this.#last === 'kept' ? this.keeper?.name : undefined;
  }

  /** Why the game could not be kept when it last changed. */
  get refusal(): Refusal | undefined {
    return this.#last === 'kept' ? undefined : this.#last;
  }

  /** Hands a change over. The answer is a refusal that is news: the same one again and again is told once. */
  changed(): Refusal | undefined {
    if (this.keeper === undefined) return undefined;
    const before = this.refusal;
    const refusal = this.keeper.keep(() => this.match.record());
    this.#last = refusal ?? 'kept';
    return refusal !== undefined && JSON.stringify(refusal) !== JSON.stringify(before) ? refusal : undefined;
  }

  /** Keeps the game now, under a name of its own; an empty one is the name that it has. */
  keepAs(name: string): Refusal | undefined {
    const { keeper } = this;
    if (keeper === undefined) return undefined;
    const refusal = name === '' || name === keeper.name ? keeper.keep(() => this.match.record()) : keeper.rename(name);
    // A name that is not taken leaves the game kept as it was.
    if (refusal === undefined || refusal.code === 'not-kept') this.#last = refusal ?? 'kept';
    return refusal;
  }
}
