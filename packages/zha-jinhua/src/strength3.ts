/**
 * The hot path: three card numbers to a strength, A-2-3 low, suits and 235 off, without allocation. The sum of three weights
 * names the set of ranks; one table serves mixed suits and, behind them, flushes. It is filled from the plain reading.
 */
import type { Card } from '@console-arcade/core';
import { classify, strengthOf } from './classify.js';
import type { HandOptions } from './hand-options.js';

/** A weight a rank: the smallest rising numbers such that no two sets of three ranks have the same sum. */
const rankWeights = Object.freeze([0, 1, 4, 13, 32, 71, 124, 218, 375, 572, 744, 1208, 1556] as const);
const FLUSHES = 3 * rankWeights[12] + 1;

const weights = Uint16Array.from({ length: 52 }, (_, card) => rankWeights[card >> 2]);
const strengths = new Uint16Array(2 * FLUSHES);
fillTable();

/** 1–741: bigger wins, equal is a tie. The cards are 0–51, all different. */
export function strength3(c1: Card, c2: Card, c3: Card): number {
  const sum = weights[c1] + weights[c2] + weights[c3];
  return strengths[(((c1 ^ c2) | (c1 ^ c3)) & 3) === 0 ? sum + FLUSHES : sum];
}

function fillTable(): void {
  const options: HandOptions = { aceTwoThree: 'low', special235: 'off', straightVsFlush: 'flush', tie: 'split' };
  const found: { readonly at: number; readonly strength: number }[] = [];
  const add = (hand: readonly Card[], from: number): void => {
    const sum = hand.reduce((all, card) => all + weights[card], 0);
    found.push({ at: from + sum, strength: strengthOf(classify(hand, options), options) });
  };
  for (let a = 0; a < 13; a++) {
    for (let b = a; b < 13; b++) {
      for (let c = b; c < 13; c++) {
        add([4 * a, 4 * b + 1, 4 * c + 2], 0);
        if (a < b && b < c) add([4 * a, 4 * b, 4 * c], FLUSHES);
      }
    }
  }
  found.sort((a, b) => a.strength - b.strength);
  for (const [i, { at }] of found.entries()) strengths[at] = i + 1;
}
