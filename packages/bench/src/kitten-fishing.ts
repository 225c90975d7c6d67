/** Kitten Fishing: whole games of 52 cards for two, through the fast paths and through the rules. */
import { createRandom, defaultOptions, simulate, type Totals } from '@console-arcade/core';
import { bots, kittenFishing, playOut } from '@console-arcade/kitten-fishing';
import { barePlays } from './bare-kitten-fishing.js';
import { compare } from './speed.js';

/** Deals of which every contender plays all. */
const DEALS = 200;

export async function kittenFishingSpeed(): Promise<string> {
  const options = defaultOptions(kittenFishing.options);
  const deals = Array.from({ length: DEALS }, (_, seed) => kittenFishing.setup(2, options, createRandom(seed)));
  const expected = deals.map((deal) => playOut(deal).plays);
  const check = (plays: readonly number[]): void => {
    if (plays.some((number, i) => number !== expected[i])) throw new Error('the contenders do not play the same games');
  };
  return compare({
    title: 'Kitten Fishing, games of 52 cards for two',
    unit: 'games',
    units: DEALS,
    contenders: [
      { name: '`playOut`', run: () => check(deals.map((deal) => playOut(deal).plays)) },
      { name: 'a bare loop that counts plays and knows no option', run: () => check(deals.map(({ hands }) => barePlays(hands))) },
      {
        name: 'the immutable rules',
        run: () =>
          check(
            deals.map((deal) => {
              let state = deal;
              while (kittenFishing.turn(state) !== undefined) state = kittenFishing.play(state, 'play');
              return state.plays;
            }),
          ),
      },
    ],
  });
}

/** Games of which every contender simulates all. */
const SIMULATED = 50;

/** What `arcade simulate` does in one worker: shuffling, dealing and counting included. */
export async function simulationSpeed(): Promise<string> {
  const setup = { bots: [bots[0], bots[0]], games: SIMULATED, seed: 2026 };
  const byRules = { ...kittenFishing, simulation: undefined };
  const expected = JSON.stringify(await simulate(byRules, setup));
  const check = (totals: Totals): void => {
    if (JSON.stringify(totals) !== expected) throw new Error('the contenders do not play the same games');
  };
  return compare({
    title: '`simulate`, games of Kitten Fishing between two random players',
    unit: 'games',
    units: SIMULATED,
    contenders: [
      { name: 'on the mutable twin', run: async () => check(await simulate(kittenFishing, setup)) },
      { name: 'by the immutable rules', run: async () => check(await simulate(byRules, setup)) },
    ],
  });
}
