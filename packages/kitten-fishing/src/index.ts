/** The public face of Kitten Fishing. */
export { arrange, type Arrangement } from './arrange.js';
export { bots } from './bots/index.js';
export { playOut, type PlayOut } from './play-out.js';
export { kittenFishing } from './rules.js';
export * from './types.js';
