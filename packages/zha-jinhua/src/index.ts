/** The public face of the hand scoring of Zha Jinhua. */
export { categories, type Category } from './categories.js';
export { equity, type Equity } from './equity.js';
export type { HandOptions } from './hand-options.js';
export { compareHands, rankHand, type RankedHand } from './rank-hand.js';
export { strength3 } from './strength3.js';
