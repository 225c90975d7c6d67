/** Splendor as a game of the house. */
import { err, type Game } from '@console-arcade/core';
import { beginning } from './arrange.js';
import { cards, nobles } from './cards.js';
import { legalMoves } from './moves.js';
import { formatMove, parseMove, startOf } from './notation.js';
import { optionTable, seats } from './options.js';
import { outcomeOf, play, turnOf } from './play.js';
import { fromPosition } from './position.js';
import { because, refusal } from './refusal.js';
import { createSimulation } from './simulation.js';
import { levels, type SplendorMove, type SplendorOptions, type SplendorState, type SplendorView } from './types.js';
import { determinize, viewOf } from './view.js';

export const splendor: Game<SplendorState, SplendorView, SplendorMove, SplendorOptions> = {
  id: 'splendor',
  revision: 1,
  information: 'private',
  listsAllMoves: true,
  options: optionTable,
  seats,

  check: (players) =>
    Number.isInteger(players) && players >= seats.min && players <= seats.max
      ? undefined
      : because('bad-seats', { seats: players, min: seats.min, max: seats.max }),
  setup(players, options, random) {
    const refused = splendor.check(players, options);
    if (refused !== undefined) throw new RangeError(`no such game: ${refused.code} ${JSON.stringify(refused.data)}`);
    const decks = levels.map((level) => random.shuffle(cards.filter((card) => card.level === level).map(({ id }) => id)));
    const guests = random.shuffle(nobles.map(({ id }) => id)).slice(0, players + 1);
    return beginning(players, decks, guests, options);
  },
  seated: ({ players }) => players.length,
  optionsOf: ({ fewerTokens }) => ({ fewerTokens: fewerTokens === true }),
  turn: turnOf,
  play,
  outcome: outcomeOf,

  view: viewOf,
  legalMoves,
  refusal,
  format: formatMove,
  parse(text, view) {
    const move = parseMove(text, view);
    if (!move.ok) return move;
    const refused = refusal(view, move.value);
    return refused === undefined ? move : err({ ...refused, at: startOf(text) });
  },

  determinize,
  restore: fromPosition,
  simulation: createSimulation,
};
