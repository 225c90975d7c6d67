import { test } from '@jest/globals';
import { conformance } from '@console-arcade/core/testing';
import { bots } from './bots/index.js';
import { splendor } from './rules.js';

const setups = [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 2, options: { fewerTokens: true } }];
// The levels of the search differ in their playouts alone, so one of them stands for all.
const unlike = bots.filter(({ id }) => !id.startsWith('search') || id === 'search-easy');

// Games of random moves are long, and the contract looks at each of their plies in many ways.
for (const claim of conformance(splendor, { games: 8, setups, bots: unlike, limits: { nodes: 4 } })) {
  test(claim.name, () => claim.run(), 120_000);
}
