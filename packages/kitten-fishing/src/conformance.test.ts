import { test } from '@jest/globals';
import { conformance } from '@console-arcade/core/testing';
import { bots } from './bots/index.js';
import { kittenFishing } from './rules.js';

// Small decks, so that a thousand games take little time; with a single rank no game ends but by repetition.
const setups = [
  { seats: 2, options: { ranks: 3, copies: 2 } },
  { seats: 3, options: { ranks: 3, copies: 2, playAgain: false } },
  { seats: 4, options: { rankList: [6, 11], copies: 2, wildJack: true, jokers: true } },
  { seats: 2, options: { ranks: 3, copies: 2, openHands: true } },
  { seats: 2, options: { ranks: 1, copies: 5 } },
];

for (const claim of conformance(kittenFishing, { games: 1000, setups, bots })) test(claim.name, () => claim.run());
