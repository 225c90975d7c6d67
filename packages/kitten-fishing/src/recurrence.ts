/** Positions that come back, found by playing on from them: what tells an honest checkpoint from any other. */
import { numberRanks, Table } from './table.js';
import type { Position, TableRules } from './types.js';

/**
 * No more plays than these are made to find out. Checkpoints of real games lie closer: of 220 games with the greatest deck
 * there can be, the longest took 2.5 million plays, and a checkpoint is never older than half a game and a play.
 */
const longestStretch = 2 ** 23;

const table = new Table();
const start = new Table();
const goal = new Table();

/** After how many plays `position` comes back for the first time; 0: not within `most` plays. */
export function recurrence(position: Position, rules: TableRules, most: number): number {
  begin(position, rules);
  for (let plays = 1; plays <= Math.min(most, longestStretch); plays++) {
    if (table.withCards() === 1) return 0;
    table.play();
    if (table.isSamePosition(start)) return plays;
  }
  return 0;
}

/** Whether so many plays lead from one position to another of the same cards, and on the way to no end and not back to the first. */
export function leads(from: Position, to: Position, rules: TableRules, plays: number): boolean {
  if (plays > longestStretch) return false;
  goal.load(to, rules, begin(from, rules));
  for (let made = 0; made < plays; made++) {
    if (table.withCards() === 1 || (made > 0 && table.isSamePosition(start))) return false;
    table.play();
  }
  return table.isSamePosition(goal);
}

function begin(position: Position, rules: TableRules) {
  const numbers = numberRanks(position);
  table.load(position, rules, numbers);
  start.load(position, rules, numbers);
  return numbers;
}
