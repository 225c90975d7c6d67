/** The conformance kit: what the contract promises, as claims for any test runner; and two small games to test consoles and programs with. */
export * from './conformance.js';
export * from './high-card.js';
export * from './nim.js';
export * from './playthrough.js';
