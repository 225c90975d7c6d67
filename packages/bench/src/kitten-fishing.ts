/** Kitten Fishing: whole games of 52 cards for two, through the fast path and through the rules. */
import { createRandom, defaultOptions } from '@console-arcade/core';
import { kittenFishing, playOut } from '@console-arcade/kitten-fishing';
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
