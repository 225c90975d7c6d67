/** What decides how three cards are ranked. */
import type { OptionTable } from '@console-arcade/core';

/** Where A-2-3 stands: just below 2-3-4, just below A-K-Q, above A-K-Q, or no straight. */
const placesOfAceTwoThree = Object.freeze(['low', 'second', 'high', 'none'] as const);
/** Whether 2-3-5 beats three of a kind: never; unless it is a flush; in three different suits. */
const kindsOf235 = Object.freeze(['off', 'any', 'rainbow'] as const);
const betterOfStraightAndFlush = Object.freeze(['flush', 'straight'] as const);
/** Equal ranks: whoever asked for the comparison loses; suits decide; nobody wins. */
const tieRules = Object.freeze(['challenger-loses', 'suits', 'split'] as const);

export interface HandOptions {
  aceTwoThree: (typeof placesOfAceTwoThree)[number];
  special235: (typeof kindsOf235)[number];
  straightVsFlush: (typeof betterOfStraightAndFlush)[number];
  tie: (typeof tieRules)[number];
}

export const handOptionTable: OptionTable<HandOptions> = {
  aceTwoThree: { kind: 'choice', values: placesOfAceTwoThree, default: 'low' },
  special235: { kind: 'choice', values: kindsOf235, default: 'any' },
  straightVsFlush: { kind: 'choice', values: betterOfStraightAndFlush, default: 'flush' },
  tie: { kind: 'choice', values: tieRules, default: 'challenger-loses' },
};
