/** The levels of the search: how many playouts each makes, and how long it may take over them where somebody waits. */
import { createSearch } from './search.js';
import { net } from './weights.js';

export interface SearchLevel {
  readonly id: string;
  /** Playouts a move: what tells the levels apart. */
  readonly nodes: number;
  /** At most so long a move, on slow machines. */
  readonly ms: number;
}

export const searchLevels: readonly SearchLevel[] = [
  { id: 'search-easy', nodes: 10, ms: 200 },
  { id: 'search-normal', nodes: 400, ms: 300 },
  { id: 'search-hard', nodes: 2500, ms: 1000 },
  { id: 'search-expert', nodes: 10_000, ms: 3000 },
];

export const searchBots = searchLevels.map(({ id, nodes }) => createSearch({ id, nodes, net }));
