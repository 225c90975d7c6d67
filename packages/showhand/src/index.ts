/** The public face of the hand scoring of Showhand. */
export { categories, type Category } from './categories.js';
export { equity, type Equity, type EquityOptions } from './equity.js';
export type { Deck, HandOptions, SuitOrder } from './hand-options.js';
export { compareHands, rankHand, type RankedHand } from './rank-hand.js';
export { strength5, strength5Suited } from './strength5.js';
