/**
 * A position in numbers, a list a seat: what it has, how far the cards and nobles on the table are, and where the race stands.
 * The positions are those behind a move, so a place may be empty that the next card of a deck will fill.
 */
import { GOLD_SHIFT, COLOURS, LANE, LARGEST, minusDownToZero, sum } from '../packed.js';
import { cardPoints, packedCosts, packedRequirements } from '../move-codes.js';
import type { Twin } from '../simulation.js';
import { pointsToWin } from '../types.js';

/** Cards by the turns until they can be bought: how many, and their points. */
const TURNS = 0;
const TURN_BUCKETS = 6;
/** Cards by what they cost after bonuses, whatever tokens there are. */
const DUE = TURNS + 2 * TURN_BUCKETS;
const DUE_BUCKETS = 6;
/** The reserve: cards, points, points by nearness, cost. */
const RESERVED = DUE + 2 * DUE_BUCKETS;
/** The most points that one purchase brings now, next turn, the turn after. */
const BEST = RESERVED + 4;
/** Tokens: all, gold, different colours, above seven. */
const HELD = BEST + 3;
/** Bonuses: all, and the colours of which there are one, two, three, four. */
const BONUSES = HELD + 4;
/** Nobles by how many bonuses are missing. */
const NOBLES = BONUSES + 5;
const NOBLE_BUCKETS = 5;
/** Points: own, the best other's, both above nine. */
const POINTS = NOBLES + NOBLE_BUCKETS;
/** How far off the next turn is, the last round with and without a turn to come, the place in the round, three seats, four. */
const ROUND = POINTS + 4;
/** Whether one purchase reaches fifteen points, now or next turn. */
const REACH = ROUND + 6;
export const FEATURES = REACH + 2;

const dueBuckets = Uint8Array.from({ length: 40 }, (_, due) => Math.min(DUE_BUCKETS - 1, (due + 1) >> 1));
const nobleBuckets = Uint8Array.from({ length: 21 }, (_, missing) => Math.min(NOBLE_BUCKETS - 1, Math.max(0, missing - 1)));
/** By the turns until a card can be bought. */
const nearness = Float32Array.from({ length: TURN_BUCKETS }, (_, turns) => 0.7 ** turns);

/** The turns in which so many tokens can be taken, the most of one colour being given: three different ones a turn, now and then two alike. */
const takeTurns = Uint8Array.from({ length: 40 * 8 }, (_, i) =>
  Math.min(TURN_BUCKETS - 1, Math.max(Math.ceil((i >> 3) / 3), Math.ceil((i & 7) * 0.66))),
);

/** The largest lane of five, found bit by bit: only the lanes that have the higher bits stay in. */
function largest(lanes: number): number {
  let most = 0;
  let rest = lanes;
  const fours = rest & 0x44444;
  if (fours !== 0) {
    most = 4;
    rest &= (fours >>> 1) | (fours >>> 2);
  }
  const twos = rest & 0x22222;
  if (twos !== 0) {
    most += 2;
    rest &= twos >>> 1;
  }
  return (rest & 0x11111) !== 0 ? most + 1 : most;
}

/** Turns until a seat with these tokens can pay what is due, up to five. */
export function turnsUntil(due: number, tokens: number): number {
  const lacking = minusDownToZero(due, tokens & COLOURS);
  const golden = tokens >>> GOLD_SHIFT;
  const missing = sum(lacking) - golden;
  if (missing <= 0) return 0;
  const most = largest(lacking) - golden;
  return takeTurns[(missing << 3) | (most > 0 ? most : 0)];
}

/** Cards that a seat can see: twelve places on the board, three in its hand. */
const PLACES = 15;
const IN_HAND = 12;

/** The cards within a seat's sight: what each costs it after bonuses, packed (−1: no card), its points, the turns until it can be paid. */
export interface Sight {
  readonly dues: Int32Array;
  readonly points: Uint8Array;
  readonly turns: Uint8Array;
}

export const createSight = (): Sight => ({
  dues: new Int32Array(PLACES),
  points: new Uint8Array(PLACES),
  turns: new Uint8Array(PLACES),
});

/** Writes the features of a seat, and what it sees. */
export function writeFeatures(twin: Twin, seat: number, out: Float32Array, sight: Sight): void {
  out.fill(0);
  writeCards(twin, seat, out, sight);
  writeTokens(twin.tokens[seat], twin.points[seat], out, sight);
  writeBonuses(twin, seat, out);
  writeRace(twin, seat, out);
}

/** The same seat with other tokens: all that hangs on them is written anew. */
export function rewriteTokens(tokens: number, points: number, out: Float32Array, sight: Sight): void {
  out.fill(0, TURNS, DUE);
  out[RESERVED + 2] = 0;
  out[HELD + 2] = 0;
  writeTokens(tokens, points, out, sight);
}

/** The same seat with one card more in its hand: one that it saw on the board, or (−1) one that is not known. */
export function addReserved(place: number, out: Float32Array, { dues, points, turns }: Sight): void {
  out[RESERVED] += 0.33;
  if (place < 0) return;
  out[RESERVED + 1] += 0.1 * points[place];
  out[RESERVED + 2] += 0.2 * points[place] * nearness[turns[place]];
  out[RESERVED + 3] += 0.05 * sum(dues[place]);
}

/** A seat that no longer sees a card which lay on the board. */
export function removeCard(place: number, own: number, out: Float32Array, sight: Sight): void {
  const points = sight.points[place];
  const bucket = dueBuckets[sum(sight.dues[place])];
  const turns = sight.turns[place];
  out[TURNS + turns] -= 0.25;
  out[TURNS + TURN_BUCKETS + turns] -= 0.1 * points;
  out[DUE + bucket] -= 0.25;
  out[DUE + DUE_BUCKETS + bucket] -= 0.1 * points;
  if (turns <= 2 && points > 0) writeBest(own, out, sight, place);
}

function writeCards(twin: Twin, seat: number, out: Float32Array, { dues, points }: Sight): void {
  const { market } = twin;
  const own = twin.bonuses[seat];
  const held = twin.held[seat];
  for (let place = 0; place < PLACES; place++) {
    const card = place < IN_HAND ? market[place] : ((held >>> (8 * (place - IN_HAND))) & 255) - 128;
    if (card < 0) {
      dues[place] = -1;
      continue;
    }
    const due = minusDownToZero(packedCosts[card], own);
    dues[place] = due;
    points[place] = cardPoints[card];
    const dueSum = sum(due);
    const bucket = dueBuckets[dueSum];
    out[DUE + bucket] += 0.25;
    out[DUE + DUE_BUCKETS + bucket] += 0.1 * cardPoints[card];
    if (place >= IN_HAND) {
      out[RESERVED] += 0.33;
      out[RESERVED + 1] += 0.1 * cardPoints[card];
      out[RESERVED + 3] += 0.05 * dueSum;
    }
  }
}

function writeTokens(tokens: number, own: number, out: Float32Array, sight: Sight): void {
  const { dues, points } = sight;
  for (let place = 0; place < PLACES; place++) {
    if (dues[place] < 0) continue;
    const turns = turnsUntil(dues[place], tokens);
    sight.turns[place] = turns;
    out[TURNS + turns] += 0.25;
    out[TURNS + TURN_BUCKETS + turns] += 0.1 * points[place];
    if (place >= IN_HAND) out[RESERVED + 2] += 0.2 * points[place] * nearness[turns];
  }
  writeBest(own, out, sight, -1);
  const all = sum(tokens);
  out[HELD] = 0.1 * all;
  out[HELD + 1] = 0.33 * (tokens >>> GOLD_SHIFT);
  for (let rest = tokens & COLOURS; rest !== 0; rest >>>= LANE) if ((rest & LARGEST) !== 0) out[HELD + 2] += 0.2;
  out[HELD + 3] = all > 7 ? 0.33 * (all - 7) : 0;
}

/** The dearest of the near cards, one place left out (−1: none). */
function writeBest(own: number, out: Float32Array, { dues, points, turns }: Sight, except: number): void {
  let now = 0;
  let next = 0;
  let later = 0;
  for (let place = 0; place < PLACES; place++) {
    if (dues[place] < 0 || turns[place] > 2 || place === except) continue;
    const worth = points[place];
    if (worth > later) later = worth;
    if (turns[place] <= 1 && worth > next) next = worth;
    if (turns[place] === 0 && worth > now) now = worth;
  }
  out[BEST] = 0.2 * now;
  out[BEST + 1] = 0.2 * next;
  out[BEST + 2] = 0.2 * later;
  out[REACH] = own + now >= pointsToWin ? 1 : 0;
  out[REACH + 1] = own + next >= pointsToWin ? 1 : 0;
}

function writeBonuses(twin: Twin, seat: number, out: Float32Array): void {
  const own = twin.bonuses[seat];
  out[BONUSES] = 0.1 * sum(own);
  for (let rest = own; rest !== 0; rest >>>= LANE) {
    const count = rest & LARGEST;
    for (let n = 1; n <= 4 && n <= count; n++) out[BONUSES + n] += 0.2;
  }
  for (let left = twin.nobles; left !== 0; left &= left - 1) {
    const noble = 31 - Math.clz32(left & -left);
    out[NOBLES + nobleBuckets[sum(minusDownToZero(packedRequirements[noble], own))]] += 0.5;
  }
}

function writeRace(twin: Twin, seat: number, out: Float32Array): void {
  const { seats, final } = twin;
  const points = twin.points[seat];
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat && twin.points[other] > others) others = twin.points[other];
  out[POINTS] = points / 15;
  out[POINTS + 1] = others / 15;
  out[POINTS + 2] = points > 9 ? (points - 9) / 6 : 0;
  out[POINTS + 3] = others > 9 ? (others - 9) / 6 : 0;
  const isToCome = seat >= twin.seat;
  out[ROUND] = (isToCome ? seat - twin.seat : seat - twin.seat + seats) / seats;
  if (final) out[isToCome ? ROUND + 1 : ROUND + 2] = 1;
  out[ROUND + 3] = seat / (seats - 1);
  if (seats === 3) out[ROUND + 4] = 1;
  if (seats === 4) out[ROUND + 5] = 1;
}
