/** Moves as numbers, and the tables from which the twin lists them. */
import { bonuses, cards, costs, nobles, requirements } from './cards.js';
import { covers, coversAsBit, LANE, LARGEST, pack } from './packed.js';
import { countsOf, lettersOf, selections, type Counts } from './tokens.js';
import { colours, tokenKinds } from './types.js';

/*
 * A move is 32 bits: eight say what is done, 24 hold the tokens that are paid or given back. Cards are named by themselves and
 * not by their places, so a move means the same wherever it is legal.
 */
export const BUY = 0;
export const RESERVE = BUY + cards.length;
export const RESERVE_HIDDEN = RESERVE + cards.length;
export const TAKE = RESERVE_HIDDEN + 3;
export const TOKENS = 0xffffff;
export const ACTION_SHIFT = 24;

export const packedCosts = Int32Array.from(costs, pack);
export const cardPoints = Uint8Array.from(cards, ({ points }) => points);
export const cardLevels = Uint8Array.from(cards, ({ level }) => level - 1);
export const bonusLanes = Uint8Array.from(bonuses, (colour) => LANE * colour);
export const packedRequirements = Int32Array.from(requirements, pack);

export const packLetters = (letters: string): number => pack(countsOf(letters) as Counts);

/** What can be taken at all: different colours, three before two before one, then two alike. */
const one = [1, 1, 1, 1, 1, 0];
export const takeLetters = [3, 2, 1]
  .flatMap((size) => selections(one, size))
  .concat(colours.map((_, colour) => lettersOf([0, 0, 0, 0, 0, 0].with(colour, 2))));
export const takes = Int32Array.from(takeLetters, packLetters);
export const takeSizes = Uint8Array.from(takeLetters, (letters) => letters.length);
export const NOBLE = TAKE + takes.length;
export const PASS = NOBLE + nobles.length;
export const firstPair = takes.length - colours.length;

/** For each set of colours in the bank (a bit each) the places in `takes` of different colours that may be taken. */
const differentTakes = (fewer: boolean): readonly Uint8Array[] =>
  Array.from({ length: 1 << colours.length }, (_, bits) => {
    const there = colours.map((_, colour) => (bits >>> colour) & 1);
    const most = Math.min(
      3,
      there.reduce((all, bit) => all + bit, 0),
    );
    const isTakeable = (letters: string) =>
      (fewer ? letters.length <= most : letters.length === most) && covers(pack(there), packLetters(letters));
    return Uint8Array.from(takeLetters.slice(0, firstPair).flatMap((letters, i) => (isTakeable(letters) ? [i] : [])));
  });
export const takesByBank = [differentTakes(false), differentTakes(true)];

/** All ways to return so many tokens, as `selections` lists them; made when they are first needed. */
const returnTables: Int32Array[] = [];
const returnsOf = (size: number): Int32Array =>
  (returnTables[size] ??= Int32Array.from(
    selections(
      tokenKinds.map(() => LARGEST),
      size,
    ),
    packLetters,
  ));

/** An action with every way to return what is in excess, written behind `from`; returns where the list ends. */
export function listReturns(out: Int32Array, from: number, action: number, tokens: number, excess: number): number {
  let count = from;
  const move = action << ACTION_SHIFT;
  if (excess <= 0) {
    out[count++] = move;
    return count;
  }
  const table = returnsOf(excess);
  // All are written, and those that can't be are written over; the last one that can comes last, so that nothing stands behind it.
  let last = table.length - 1;
  while (!covers(tokens, table[last])) last--;
  for (let i = 0; i < last; i++) {
    out[count] = move | table[i];
    count += coversAsBit(tokens, table[i]);
  }
  out[count++] = move | table[last];
  return count;
}

/** All sets of up to so many coloured tokens, those with few of the first colours first: what gold may be paid instead of. */
export const replacedTables = Array.from({ length: LARGEST + 1 }, (_, most) => {
  const found: number[] = [];
  const pick = (colour: number, left: number, picked: number): void => {
    if (colour === colours.length) found.push(picked);
    else for (let n = 0; n <= left; n++) pick(colour + 1, left - n, picked | (n << (LANE * colour)));
  };
  pick(0, most, 0);
  return Int32Array.from(found);
});
