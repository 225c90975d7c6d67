/**
 * Whose turn it is and for what: the swap2 opening, and what comes after it.
 *
 * swap2 (Gomocup, and the championships since 2009): the first player lays a black, a white and a black stone; the second
 * takes white, or black, or lays a white and a black stone more and leaves the choice of colour to the first. Three stones
 * of a colour at most, so no five arises in the opening, on any board.
 */
import type { Seat } from '@console-arcade/core';
import { colours, type Choice, type Colour, type Opening, type Phase, type State } from './types.js';

// Views hand these lists out: frozen, so that nobody's changes reach the rules.
const noChoices: readonly Choice[] = Object.freeze([]);
const secondPlayersChoices: readonly Choice[] = Object.freeze(['black', 'white', 'more']);
const firstPlayersChoices: readonly Choice[] = Object.freeze(['black', 'white']);

/** Who plays black before any move is made. */
export const blackAtFirst = (opening: Opening): Seat | null => (opening === 'free' ? 0 : null);

/** How many stones lie on the board when a colour is chosen. */
export const openingStones = (more: boolean): number => (more ? 5 : 3);

export function phaseOf(state: State): Phase {
  if (state.lines.length > 0 || state.stones.length === state.cells.length) return 'over';
  if (state.black !== null) return 'play';
  return state.stones.length < openingStones(state.more) ? 'placement' : 'choice';
}

/** Whose turn it is; undefined: the game is over. */
export function turnOf(state: State): Seat | undefined {
  switch (phaseOf(state)) {
    case 'placement':
      return state.more ? 1 : 0;
    case 'choice':
      return state.more ? 0 : 1;
    case 'play':
      return seatOf(state, nextColour(state));
    case 'over':
      return undefined;
  }
}

/** What can be chosen now. */
export function choicesOf(state: State): readonly Choice[] {
  if (phaseOf(state) !== 'choice') return noChoices;
  return state.more ? firstPlayersChoices : secondPlayersChoices;
}

/** The colour of the stone that is laid next. */
export const nextColour = (state: Pick<State, 'stones'>): Colour => colours[state.stones.length % 2];

/** The colour of the stone that was laid last. */
export const lastColour = (state: Pick<State, 'stones'>): Colour => colours[(state.stones.length + 1) % 2];

/** Who plays a colour, once it is known. */
export const seatOf = (state: Pick<State, 'black'>, colour: Colour): Seat => ((state.black === 0) === (colour === 'black') ? 0 : 1);
