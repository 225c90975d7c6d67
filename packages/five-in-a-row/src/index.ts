/** The public face of five in a row. */
export { arrange, type Arrangement } from './arrange.js';
export { bots } from './bots/index.js';
export { createScoringBot } from './bots/scoring.js';
export { formatMove, formatPoint, parseMove, parsePoint } from './notation.js';
export { fiveInARowRefusals, type FiveInARowRefusal } from './refusals.js';
export { fiveInARow } from './rules.js';
export { scoreBoard, scoringTable, type LineScores, type ScoringTable } from './scoring.js';
export * from './types.js';
