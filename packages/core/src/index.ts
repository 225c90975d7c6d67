/** The public face of the core. */
export * from './bots.js';
export * from './cards.js';
export * from './game.js';
export * from './match.js';
export * from './options.js';
export * from './piles.js';
export * from './random.js';
export * from './record.js';
export * from './replay.js';
export * from './result.js';
export * from './setup.js';
export * from './simulate.js';
