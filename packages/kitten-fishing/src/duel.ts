/**
 * Two players with one or two packs of playing cards: the whole game in one loop over local variables.
 *
 * The ranks in the train are the bits of a word, since no rank lies in it twice. The buffers are constants of a fixed
 * size, which spares the loop the registers for their addresses and bounds: that alone is worth a third of the speed.
 */
import type { Table } from './table.js';

export const duelRanks = 32;
export const duelCards = 128;

const wrap = duelCards - 1;
/** Both hands, each a ring that begins at seat × duelCards. */
const hands = new Uint8Array(2 * duelCards);
const pile = new Uint8Array(duelCards);

/**
 * Plays a table that was just loaded to its end and returns true; its turn is then the winner's.
 * False: after `longest` plays the game was not over, and the table is as it was.
 */
export function duel(table: Table, longest: number): boolean {
  const rings = hands;
  const train = pile;
  const { wild, capacity, turn } = table;
  for (let i = table.back[0] - 1; i >= 0; i--) rings[i] = table.ring[i];
  for (let i = table.back[1] - 1; i >= 0; i--) rings[duelCards + i] = table.ring[capacity + i];
  let lying = 0;
  let size = table.trainSize;
  for (let i = 0; i < size; i++) {
    train[i] = table.train[i];
    lying |= 1 << train[i];
  }

  // The mover's hand reaches from `first` to `last` in the ring at `base`, the other's waits; `first` counts its plays.
  let base = turn * duelCards;
  let first = 0;
  let last = table.back[turn];
  let otherFirst = 0;
  let otherLast = table.back[1 - turn];
  const passes = table.playAgain ? 0 : 1; // a number is tested faster
  let captures = 0;
  let largest = 0;
  do {
    for (;;) {
      const card = rings[base + (first++ & wrap)];
      if (((lying >>> card) & 1) === 0 && (card !== wild || size === 0)) {
        lying |= 1 << card;
        train[size++] = card;
        break;
      }
      captures++;
      const before = last;
      rings[base + (last++ & wrap)] = card;
      const stop = card === wild ? train[0] : card;
      let taken;
      do {
        taken = train[--size];
        lying ^= 1 << taken;
        rings[base + (last++ & wrap)] = taken;
      } while (taken !== stop);
      if (last - before > largest) largest = last - before;
      if (passes !== 0) break;
    }
    if (first === last) {
      table.turn = base === 0 ? 1 : 0;
      table.plays = first + otherFirst;
      table.captures = captures;
      table.largestCapture = largest;
      return true;
    }
    base ^= duelCards;
    const waiting = first;
    first = otherFirst;
    otherFirst = waiting;
    const waitingEnd = last;
    last = otherLast;
    otherLast = waitingEnd;
  } while (first + otherFirst < longest);
  return false;
}
