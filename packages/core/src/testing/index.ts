/** The conformance kit: what the contract promises, as claims that any test runner can run on any game. */
export * from './conformance.js';
export * from './playthrough.js';
