/** The main pot and side pots: who may win which chips, and how they are paid out. */
import type { Seat } from '@console-arcade/core';

export interface Pot {
  readonly amount: number;
  /** Who can win it, ascending: those who paid into it and have not folded. */
  readonly eligible: readonly Seat[];
}

/**
 * The pots, main pot first. Each height at which somebody's contribution ends is a layer; layers with the same eligible seats
 * are one pot, and what only folded seats paid goes to the pot below. An uncalled bet is a pot of one seat.
 *
 * @param contributions by seat, what it has paid in the whole hand: whole numbers from 0
 * @param folded by seat
 * @throws RangeError for lists of unlike lengths, for amounts that are none, and where nobody who has paid is left
 */
export function sidePots(contributions: readonly number[], folded: readonly boolean[]): Pot[] {
  if (contributions.length !== folded.length) {
    throw new RangeError(`${contributions.length} contributions, but ${folded.length} seats that have folded or not`);
  }
  for (const paid of contributions) requireChips(paid);
  const heights = [...new Set(contributions)].filter((height) => height > 0).sort((a, b) => a - b);
  const pots: { amount: number; eligible: readonly Seat[] }[] = [];
  let floor = 0;
  for (const height of heights) {
    const payers = contributions.flatMap((paid, seat) => (paid >= height ? [seat] : []));
    const eligible = payers.filter((seat) => !folded[seat]);
    const amount = (height - floor) * payers.length;
    floor = height;
    const below = pots.at(-1);
    if (below !== undefined && (eligible.length === 0 || eligible.length === below.eligible.length)) below.amount += amount;
    else if (eligible.length === 0) throw new RangeError('nobody who has paid is left');
    else pots.push({ amount, eligible });
  }
  return pots;
}

/**
 * What each seat gets. Of equal hands each gets the same, and the chips that are left over go one each, in the order of seats
 * from `oddChipsFrom` on, anew for every pot.
 *
 * @param strengths by seat: bigger wins, equal shares; of folded seats any negative number
 * @throws RangeError for a pot whose eligible seats are none or have all folded
 */
export function payOut(pots: readonly Pot[], strengths: readonly number[], { oddChipsFrom }: { readonly oddChipsFrom: Seat }): number[] {
  const payouts = strengths.map(() => 0);
  for (const { amount, eligible } of pots) {
    requireChips(amount);
    const best = Math.max(-1, ...eligible.map((seat) => strengths[seat] ?? -1));
    if (best < 0) throw new RangeError(`nobody can win the pot of ${amount}`);
    const seats = strengths.length;
    const order = (seat: Seat): number => (seat - oddChipsFrom + seats) % seats;
    const winners = eligible.filter((seat) => strengths[seat] === best).sort((a, b) => order(a) - order(b));
    const share = Math.floor(amount / winners.length);
    const odd = amount % winners.length;
    for (const [i, seat] of winners.entries()) payouts[seat] += share + (i < odd ? 1 : 0);
  }
  return payouts;
}

function requireChips(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`chips are a whole number from 0, not ${String(amount)}`);
}
