/** How far a card is from a seat: tokens that are missing, and turns until it can be paid. */
import { costs } from '../cards.js';
import { leastForTwo } from '../moves.js';
import type { Counts } from '../tokens.js';
import { colours, gold, type CardId } from '../types.js';

/** What a seat can pay with. */
export interface Means {
  readonly tokens: Counts;
  readonly bonuses: Counts;
  /** What the bank has. */
  readonly bank: Counts;
}

/** Tokens a turn. */
const most = 3;

/** What a card costs a seat after its bonuses, all colours together. */
export function dueSum(card: CardId, bonuses: Counts): number {
  let due = 0;
  for (let colour = 0; colour < colours.length; colour++) due += Math.max(0, costs[card][colour] - bonuses[colour]);
  return due;
}

/** How many tokens of any kind a seat still needs; 0: it can pay. */
export function missingTokens(card: CardId, { tokens, bonuses }: Pick<Means, 'tokens' | 'bonuses'>): number {
  let missing = -tokens[gold];
  for (let colour = 0; colour < colours.length; colour++) {
    missing += Math.max(0, costs[card][colour] - bonuses[colour] - tokens[colour]);
  }
  return Math.max(0, missing);
}

/**
 * Turns of taking tokens until a seat can pay: three different ones a turn, or two alike. What the bank has not must come from
 * the others or be made good by gold, which takes longer.
 */
export function turnsTo(card: CardId, { tokens, bonuses, bank }: Means): number {
  let missing = -tokens[gold];
  let slowest = 0;
  let absent = 0;
  for (let colour = 0; colour < colours.length; colour++) {
    const lacking = Math.max(0, costs[card][colour] - bonuses[colour] - tokens[colour]);
    missing += lacking;
    slowest = Math.max(slowest, turnsFor(lacking - tokens[gold], bank[colour]));
    absent += Math.max(0, lacking - bank[colour]);
  }
  if (missing <= 0) return 0;
  const waiting = Math.max(0, absent - tokens[gold]);
  return Math.max(Math.ceil(missing / most), slowest) + waiting;
}

/** Turns in which so many tokens of one colour are taken: two where four lie, else one. */
function turnsFor(lacking: number, inBank: number): number {
  let turns = 0;
  for (let left = lacking, lie = inBank; left > 0; turns++) {
    const taken = lie >= leastForTwo ? 2 : 1;
    left -= taken;
    lie -= taken;
  }
  return turns;
}
