/** The public face of Splendor. */
export { arrange, type Arrangement } from './arrange.js';
export { bots } from './bots/index.js';
export { cards, nobles } from './cards.js';
export { fromPosition } from './position.js';
export { splendor } from './rules.js';
export * from './types.js';
