/** The public face: chips, pots, betting rounds. */
export { payOut, sidePots, type Pot } from './pots.js';
