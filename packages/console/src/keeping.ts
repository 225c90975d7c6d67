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
}
