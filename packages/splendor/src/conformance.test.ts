import { test } from '@jest/globals';
import { conformance } from '@console-arcade/core/testing';
import { random } from './bots/random.js';
import { splendor } from './rules.js';

const setups = [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 2, options: { fewerTokens: true } }];

for (const claim of conformance(splendor, { games: Number(process.env['GAMES'] ?? 40), setups, bots: [random] }))
  test(claim.name, () => claim.run(), 120_000);
