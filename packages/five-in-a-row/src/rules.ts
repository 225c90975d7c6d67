/** Five in a row as a game of the house. */
import { checkOptions, err, ok, type Game, type Refusal, type Result } from '@console-arcade/core';
import { emptyBoard } from './board.js';
import { legalMoves, play, refusal } from './moves.js';
import { formatMove, parseMove, startOf } from './notation.js';
import { choicesOf, nextColour, phaseOf, turnOf } from './opening.js';
import { optionTable } from './options.js';
import { outcomeOf } from './outcome.js';
import { because } from './refusals.js';
import { restore } from './restore.js';
import { createSimulation } from './simulation.js';
import type { Move, Options, State, View } from './types.js';

export const fiveInARow: Game<State, View, Move, Options> = {
  id: 'five-in-a-row',
  revision: 1,
  information: 'open',
  listsAllMoves: true,
  options: optionTable,
  seats: { min: 2, max: 2 },

  check,
  setup(seats, options) {
    const checked = checkGame(seats, options);
    if (!checked.ok) throw new RangeError(`no such game: ${checked.error.code} ${JSON.stringify(checked.error.data ?? {})}`);
    return emptyBoard(checked.value);
  },
  seated: () => 2,
  optionsOf: ({ size, rule, opening }) => ({ size, rule, opening }),
  turn: turnOf,
  play,
  outcome: outcomeOf,

  view(state, viewer) {
    const phase = phaseOf(state);
    return {
      viewer,
      ...state,
      phase,
      turn: turnOf(state) ?? null,
      colour: phase === 'placement' || phase === 'play' ? nextColour(state) : null,
      choices: choicesOf(state),
      last: state.stones.at(-1) ?? null,
      outcome: outcomeOf(state) ?? null,
    };
  },
  legalMoves,
  refusal,
  format: (move, view) => formatMove(move, view.size),
  parse(text, view) {
    const move = parseMove(text, view.size);
    if (!move.ok) return move;
    const refused = refusal(view, move.value);
    return refused === undefined ? ok(move.value) : err({ ...refused, at: startOf(text) });
  },

  restore,
  simulation: createSimulation,
};

function check(seats: number, options: Options): Refusal | undefined {
  const checked = checkGame(seats, options);
  return checked.ok ? undefined : checked.error;
}

/** The options that a game goes by. */
const checkGame = (seats: number, options: unknown): Result<Options, Refusal> =>
  seats === 2 ? checkOptions(optionTable, options) : err(because('two-seats', { seats }));
