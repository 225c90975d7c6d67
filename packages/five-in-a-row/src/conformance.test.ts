import { describe, test } from '@jest/globals';
import { conformance } from '@console-arcade/core/testing';
import { bots, fiveInARow, openings, rules } from './index.js';

const setupsOf = (...sizes: readonly number[]) =>
  sizes.flatMap((size) => rules.flatMap((rule) => openings.map((opening) => ({ options: { size, rule, opening } }))));

/** Small boards: games are short, and both fives and full boards are frequent. */
describe('five in a row keeps to the contract', () => {
  test.each(conformance(fiveInARow, { games: 1000, setups: setupsOf(5, 5, 6, 5, 7), bots }))('$name', ({ run }) => run());
});

describe('on large boards as well', () => {
  test.each(conformance(fiveInARow, { games: 6, seed: 7, setups: setupsOf(15), bots }))('$name', ({ run }) => run());
});
