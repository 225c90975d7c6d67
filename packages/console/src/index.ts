/** The public face of the terminal kit. */
export * from './game-console.js';
export * from './keys.js';
export * from './language.js';
export * from './layout.js';
export * from './look.js';
export * from './pace.js';
export * from './paint.js';
export * from './play.js';
export * from './players.js';
export * from './refusal-text.js';
export * from './result.js';
export * from './screen.js';
export * from './stage.js';
export * from './text.js';
export * from './texts.js';
export * from './think.js';
