/** Tokens that are picked one by one, before they are taken or given back. */
import { differentDue, excess, leastForTwo, takeable, tokensAfterReserve, type Position } from '../moves.js';
import { countsOf, lettersOf, minus, plus, type Counts } from '../tokens.js';
import { tokenKinds, type SplendorMove, type Tokens } from '../types.js';

/** Colours by their places, in the order in which they were picked; two alike for a pair. */
export type Picked = readonly number[];

/** What is picked, in the notation's order. */
export const pickedTokens = (picked: Picked): Tokens =>
  lettersOf(tokenKinds.map((_, kind) => picked.filter((other) => other === kind).length));

const isPair = ([first, second]: Picked): boolean => second !== undefined && first === second;

/** Picks one more; picked again it becomes a pair where that is possible, else it is put back. */
export function pickedOnce(picked: Picked, colour: number, bank: Counts): Picked {
  if (picked.includes(colour)) {
    return picked.length === 1 && bank[colour] >= leastForTwo ? [colour, colour] : picked.filter((other) => other !== colour);
  }
  if (bank[colour] === 0) return picked;
  const different = isPair(picked) ? picked.slice(1) : picked;
  return different.length < differentDue(bank) ? [...different, colour] : picked;
}

/** The rules allow to take these. */
export const mayTake = (picked: Picked, position: Pick<Position, 'bank' | 'fewerTokens'>): boolean =>
  picked.length > 0 && takeable(position).includes(pickedTokens(picked));

/** Nothing more can be added. */
export const isFull = (picked: Picked, bank: Counts): boolean =>
  isPair(picked) || (picked.length > 0 && picked.length === differentDue(bank));

/** How many more colours are to be picked. */
export const leftToPick = (picked: Picked, bank: Counts): number => differentDue(bank) - picked.length;

/** Whether a single colour picked so far may become a pair. */
export const mayPair = (picked: Picked, bank: Counts): boolean => picked.length === 1 && bank[picked[0]] >= leastForTwo;

/** A move to which what goes back is added. */
export type Gaining = Extract<SplendorMove, { back: Tokens }>;

/** The tokens of the seat to move with what such a move brings. */
export function tokensWith(move: Gaining, position: Position): Counts {
  return move.type === 'take' ? plus(position.players[position.cur].t, countsOf(move.tokens) as Counts) : tokensAfterReserve(position);
}

export const dueBack = (move: Gaining, position: Position): number => excess(tokensWith(move, position));

/** What is left of tokens when some are given back. */
export const keptOf = (tokens: Counts, given: Picked): Counts => minus(tokens, countsOf(pickedTokens(given)) as Counts);
