/** Kitten Fishing as a game of the house. */
import { err, type Game } from '@console-arcade/core';
import { check, checkDeal, deal, deckOf, optionTable, rulesOf, seats } from './deck.js';
import { formatMove, parseMove, startOf } from './notation.js';
import { beginning, legalMoves, outcomeOf, play, refusal, turnOf } from './play.js';
import { restore } from './restore.js';
import { createSimulation } from './simulation.js';
import type { KittenFishingOptions, Move, State, View } from './types.js';
import { determinize, viewOf } from './view.js';

export const kittenFishing: Game<State, View, Move, KittenFishingOptions> = {
  id: 'kitten-fishing',
  revision: 1,
  information: 'hidden',
  listsAllMoves: true,
  options: optionTable,
  seats,

  check,
  setup(players, options, random) {
    const checked = checkDeal(players, options);
    if (!checked.ok) throw new RangeError(`no such game: ${checked.error.code} ${JSON.stringify(checked.error.data ?? {})}`);
    return beginning(deal(random.shuffle(deckOf(checked.value)), players), rulesOf(checked.value));
  },
  seated: ({ hands }) => hands.length,
  optionsOf: ({ options }) => ({ ...options }),
  turn: turnOf,
  play,
  outcome: outcomeOf,

  view: viewOf,
  legalMoves,
  refusal,
  format: formatMove,
  parse(text, view) {
    const move = parseMove(text);
    if (!move.ok) return move;
    const refused = refusal(view, move.value);
    return refused === undefined ? move : err({ ...refused, at: startOf(text) });
  },

  determinize,
  restore,
  simulation: createSimulation,
};
