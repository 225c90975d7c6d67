/** The public face of the core. */
export * from './game.js';
export * from './options.js';
export * from './piles.js';
export * from './random.js';
