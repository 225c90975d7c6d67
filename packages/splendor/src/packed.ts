/**
 * Tokens in one number: a lane of four bits a kind, white lowest, gold highest. A lane holds up to seven, so its upper bit is
 * free to carry the answers of comparisons: six of them at the price of one.
 */
import type { Counts } from './tokens.js';

export const LANE = 4;
/** The free bits of all six lanes. */
const GUARDS = 0x888888;
/** The values of the five lanes of colours. */
export const COLOURS = 0x77777;
export const GOLD_SHIFT = 20;
export const LARGEST = 7;

export const pack = (counts: Counts): number => counts.reduce((packed, count, kind) => packed | (count << (LANE * kind)), 0);
export const unpack = (packed: number, kinds: number): number[] =>
  Array.from({ length: kinds }, (_, kind) => (packed >>> (LANE * kind)) & LARGEST);

/** Whether every lane of `a` is at least that of `b`. */
export const covers = (a: number, b: number): boolean => (((a | GUARDS) - b) & GUARDS) === GUARDS;

/** The same as a 1 or 0, for loops where a guess of the processor would be wrong as often as right. */
export const coversAsBit = (a: number, b: number): number => (((((a | GUARDS) - b) & GUARDS) ^ GUARDS) - 1) >>> 31;

/** Lane by lane a − b, and 0 where b is larger. */
export function minusDownToZero(a: number, b: number): number {
  const differences = (a | GUARDS) - b;
  const enough = differences & GUARDS;
  return differences & (enough - (enough >>> 3));
}

/** Lane by lane the smaller one. */
export const smaller = (a: number, b: number): number => a - minusDownToZero(a, b);

/** All lanes together. */
export function sum(packed: number): number {
  const pairs = (packed & 0x0f0f0f) + ((packed >>> LANE) & 0x0f0f0f);
  return (pairs + (pairs >>> 8) + (pairs >>> 16)) & 0xff;
}

/** The lanes of colours that hold at least one, or at least four: a bit at the bottom of each. */
export const atLeastOne = (packed: number): number => (((packed & COLOURS) + COLOURS) >>> 3) & BOTTOMS;
export const atLeastFour = (packed: number): number => (packed >>> 2) & BOTTOMS;
const BOTTOMS = 0x11111;

/** Bits at the bottoms of lanes moved side by side. */
export const laneBits = (bottoms: number): number =>
  (bottoms & 1) | ((bottoms >>> 3) & 2) | ((bottoms >>> 6) & 4) | ((bottoms >>> 9) & 8) | ((bottoms >>> 12) & 16);
