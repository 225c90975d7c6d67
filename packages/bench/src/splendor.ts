/** Splendor: whole games by chance, every payment and return listed, through the mutable twin and through the rules. */
import { createRandom, defaultOptions } from '@console-arcade/core';
import { splendor, type SplendorState } from '@console-arcade/splendor';
import { compare } from './speed.js';

const GAMES = 10;

export async function splendorSpeed(): Promise<string> {
  const options = defaultOptions(splendor.options);
  const starts = Array.from({ length: GAMES }, (_, seed) => splendor.setup(2, options, createRandom(seed)));
  const listed = new Int32Array(4096);
  const twinOf = (start: SplendorState) => {
    const twin = splendor.simulation?.(start);
    if (twin === undefined) throw new Error('Splendor has no twin');
    return twin;
  };
  const beginnings = starts.map(twinOf);
  const twin = twinOf(starts[0]);
  // As a search plays on from a position: copied, not made anew.
  const byTwin = (): number[] =>
    beginnings.map((beginning, seed) => {
      twin.copyFrom(beginning);
      const random = createRandom(seed, 1);
      let plies = 0;
      for (; twin.turn !== -1; plies++) twin.play(listed[random.int(twin.moves(listed))]);
      return plies;
    });
  const byRules = (): number[] =>
    starts.map((start, seed) => {
      const random = createRandom(seed, 1);
      let plies = 0;
      let state = start;
      for (; splendor.turn(state) !== undefined; plies++) {
        state = splendor.play(state, random.pick(splendor.legalMoves(splendor.view(state, 'open'))));
      }
      return plies;
    });
  const expected = byRules();
  const check = (plies: readonly number[]): void => {
    if (plies.some((number, game) => number !== expected[game])) throw new Error('the contenders do not play the same games');
  };
  return compare({
    title: 'Splendor, moves of random games for two, listed and chosen',
    unit: 'moves',
    units: expected.reduce((sum, plies) => sum + plies, 0),
    contenders: [
      { name: 'the mutable twin', run: () => check(byTwin()) },
      { name: 'the immutable rules', run: () => check(byRules()) },
    ],
  });
}
