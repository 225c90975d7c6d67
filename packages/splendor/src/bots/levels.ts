/** The levels of the search: how many playouts each makes, and how long it may take over them where somebody waits. */
import { createSearch } from './search.js';
import { net } from './weights.js';

export interface SearchLevel {
  readonly id: string;
  /** Playouts a move: what tells the levels apart. */
  readonly nodes: number;
  /**
   * Trees among which the playouts are divided. One tree gains little from more than some hundred playouts, since what it took
   * for good in a few draws it tries again and again; several that vote gain a little more.
   */
  readonly trees: number;
  /** At most so long a move, on slow machines. */
  readonly ms: number;
}

export const searchLevels: readonly SearchLevel[] = [
  { id: 'search-easy', nodes: 10, trees: 1, ms: 200 },
  { id: 'search-normal', nodes: 400, trees: 1, ms: 300 },
  { id: 'search-hard', nodes: 1600, trees: 4, ms: 1000 },
  { id: 'search-expert', nodes: 6000, trees: 12, ms: 3000 },
];

export const searchBots = searchLevels.map(({ id, nodes, trees }) => createSearch({ id, nodes, trees, net }));
