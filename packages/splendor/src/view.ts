/** What each viewer knows, and full states that fit it. */
import type { Random, Viewer } from '@console-arcade/core';
import { levelOf } from './cards.js';
import { outcomeOf } from './play.js';
import { levels, type CardId, type Reserved, type SplendorPlayer, type SplendorState, type SplendorView } from './types.js';

/** Hidden are the order of the decks and, to all but the owner, cards that were reserved from a deck. */
export function viewOf(state: SplendorState, viewer: Viewer): SplendorView {
  const { deckOrder, ...table } = state;
  const isHidden = (seat: number, [, hidden]: Reserved) => hidden === 1 && viewer !== 'open' && viewer !== seat;
  const players = state.players.map((player, seat): SplendorPlayer => ({
    ...player,
    res: player.res.map((reserved): Reserved => (isHidden(seat, reserved) ? [-levelOf(reserved[0]), 1] : reserved)),
  }));
  const behindBacks = state.players.flatMap(({ res }, seat) => res.filter((reserved) => isHidden(seat, reserved)).map(([card]) => card));
  return {
    ...table,
    viewer,
    players,
    deckOrder: viewer === 'open' ? deckOrder : null,
    unseen: levels.map((level) =>
      [...deckOrder[level - 1], ...behindBacks.filter((card) => levelOf(card) === level)].sort((a, b) => a - b),
    ),
    outcome: outcomeOf(state) ?? null,
  };
}

/** The cards nobody has seen, shuffled into the decks and behind the backs of reserved cards. */
export function determinize(view: SplendorView, random: Random): SplendorState {
  const { viewer: _viewer, unseen, outcome: _outcome, deckOrder, ...table } = view;
  if (deckOrder !== null) return { ...table, deckOrder };
  const drawn: CardId[][] = unseen.map((list) => random.shuffle(list));
  const players = view.players.map((player): SplendorPlayer => ({
    ...player,
    res: player.res.map(([card, hidden]): Reserved => [card < 0 ? (drawn[-card - 1].pop() as CardId) : card, hidden]),
  }));
  return { ...table, players, deckOrder: drawn };
}
