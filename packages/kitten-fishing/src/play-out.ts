/** Whole games at full speed: nothing is decided in this game, so a state says all that will happen. */
import type { Seat } from '@console-arcade/core';
import { duel, isDuel } from './duel.js';
import { isReplaced } from './repetition.js';
import { numberRanks, Table, type RankNumbers } from './table.js';
import type { State } from './types.js';

export interface PlayOut {
  /** Absent when the game never ends. */
  readonly winner?: Seat;
  /** All counts begin at the given state; those of a game that never ends reach until a position first recurs. */
  readonly plays: number;
  readonly captures: number;
  readonly largestCapture: number;
  /** The plays before the first position that recurs, and the plays from there until it does. */
  readonly cycle?: { readonly start: number; readonly length: number };
}

/** Used again for every game, so that playing allocates nothing. */
const table = new Table();
const checkpoint = new Table();

/** Games of two take some eleven plays a card; only one that takes many more is watched for a repetition. */
const playsUnwatched = 64;

/** The game from `state` to its end; where the rules call a draw, exactly when it began to go round. */
export function playOut(state: State): PlayOut {
  const numbers = numberRanks(state);
  const quick = isDuel(state, numbers) ? duel(state, state.options, numbers, playsUnwatched * cardsIn(state)) : undefined;
  if (quick !== undefined) return quick;
  table.load(state, state.options, numbers);
  const length = cycleLength(table);
  if (length > 0) return untilRepeated(state, numbers, length);
  const { turn, plays, captures, largestCapture } = table;
  return { winner: turn, plays, captures, largestCapture };
}

const cardsIn = ({ hands, train }: State): number => hands[0].length + hands[1].length + train.length;

/** Plays to the end and returns 0, or until it is sure that there is none and returns the length of the cycle. */
function cycleLength(table: Table): number {
  checkpoint.copyFrom(table);
  while (table.withCards() > 1) {
    table.play();
    if (table.isSamePosition(checkpoint)) return table.plays - checkpoint.plays;
    if (isReplaced(checkpoint.plays, table.plays)) checkpoint.copyFrom(table);
  }
  return 0;
}

/** Two tables, one a cycle ahead of the other: they show the same position for the first time where the cycle begins. */
function untilRepeated(state: State, numbers: RankNumbers, length: number): PlayOut {
  const behind = checkpoint;
  const ahead = table;
  behind.load(state, state.options, numbers);
  ahead.load(state, state.options, numbers);
  for (let i = 0; i < length; i++) ahead.play();
  while (!ahead.isSamePosition(behind)) {
    ahead.play();
    behind.play();
  }
  const { plays, captures, largestCapture } = ahead;
  return { plays, captures, largestCapture, cycle: { start: behind.plays, length } };
}
