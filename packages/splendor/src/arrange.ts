/** A beginning from given decks and nobles: lessons, tests, published games. */
import { checkOptions } from '@console-arcade/core';
import { optionTable } from './options.js';
import { fromPosition } from './position.js';
import {
  colours,
  goldTokens,
  placesPerLevel,
  tokensPerColour,
  type CardId,
  type NobleId,
  type SplendorOptions,
  type SplendorState,
} from './types.js';

export interface Arrangement {
  /** 2–4. */
  players: number;
  /** Level 1 first; each in the order in which it is drawn: the first four lie face up, in places 0–3. */
  decks: readonly (readonly CardId[])[];
  /** At most one more than players, in any order. */
  nobles: readonly NobleId[];
  options?: Partial<SplendorOptions>;
}

/**
 * Seat 0 begins.
 * @throws RangeError saying what is impossible
 */
export function arrange({ players, decks, nobles, options }: Arrangement): SplendorState {
  const checked = checkOptions(optionTable, options);
  if (!checked.ok) throw impossible(checked.error);
  if (!Number.isInteger(players) || !Object.hasOwn(tokensPerColour, players))
    throw new RangeError(`Splendor is for 2 to 4 players, not ${players}`);
  // An empty place would be taken for the end of a deck.
  if (!Array.isArray(decks) || !decks.every((deck) => Array.isArray(deck) && !deck.includes(-1) && !deck.includes(undefined))) {
    throw new RangeError('decks are three lists of card ids');
  }
  const state = fromPosition(beginning(players, decks, nobles, checked.value));
  if (!state.ok) throw impossible(state.error);
  return state.value;
}

/** Nothing is checked here. */
export function beginning(
  players: number,
  decks: readonly (readonly CardId[])[],
  nobles: readonly NobleId[],
  { fewerTokens }: SplendorOptions,
): SplendorState {
  const deckOrder = decks.map((deck) => deck.slice(placesPerLevel));
  return {
    cur: 0,
    phase: 'main',
    bank: [...colours.map(() => tokensPerColour[players]), goldTokens],
    market: decks.map((deck) => Array.from({ length: placesPerLevel }, (_, place) => deck[place] ?? -1)),
    deck: deckOrder.map((order) => order.length),
    nobles: Array.isArray(nobles) ? [...nobles].sort((a, b) => a - b) : nobles,
    players: Array.from({ length: players }, () => ({ t: [0, 0, 0, 0, 0, 0], b: [0, 0, 0, 0, 0], pts: 0, res: [], n: [], c: 0 })),
    final: false,
    passes: 0,
    ...(fewerTokens ? { fewerTokens } : {}),
    deckOrder,
  };
}

const impossible = ({ code, data = {} }: { readonly code: string; readonly data?: object }): RangeError =>
  new RangeError(`no such beginning: ${code} ${JSON.stringify(data)}`);
