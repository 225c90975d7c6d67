/** What one viewer saw of a match, move by move, each view made once. */
import type { Match, Seen, Viewer } from '@console-arcade/core';
import type { Step } from './game-console.js';

export class History<S extends object, V extends Seen, M, O> {
  /** By the state itself: what is taken back and played otherwise has other states. */
  readonly #views = new WeakMap<S, Map<Viewer, V>>();

  constructor(private readonly match: Match<S, V, M, O>) {}

  view(viewer: Viewer, ply = this.match.ply): V {
    const state = this.match.stateAt(ply);
    const views = this.#views.get(state) ?? new Map<Viewer, V>();
    this.#views.set(state, views);
    let view = views.get(viewer);
    if (view === undefined) views.set(viewer, (view = this.match.view(viewer, ply)));
    return view;
  }

  /** The views before `ply`, first to last. */
  past(viewer: Viewer, ply = this.match.ply): V[] {
    return Array.from({ length: ply }, (_, earlier) => this.view(viewer, earlier));
  }

  /** The last moves before `ply`, oldest first. */
  steps(viewer: Viewer, names: readonly string[], count: number, ply = this.match.ply): Step<V, M>[] {
    const first = Math.max(0, ply - count);
    return this.match.turns.slice(first, ply).map(({ seat, move }, i) => ({
      before: this.view(viewer, first + i),
      seat,
      move,
      after: this.view(viewer, first + i + 1),
      names,
    }));
  }
}
