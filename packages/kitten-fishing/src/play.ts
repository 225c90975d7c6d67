/** The course of a game: beginnings, plays, and how it ends. */
import { IllegalMoveError, type Outcome, type Refusal, type Seat } from '@console-arcade/core';
import { playFront, turnAfter } from './capture.js';
import { refusalOf } from './deck.js';
import { checkpointAt, isRepeated, isReplaced, isSamePosition } from './repetition.js';
import { moves, type KittenFishingReason, type Move, type Position, type Rank, type State, type TableRules, type View } from './types.js';

/** The state before the first play; what was dealt face down nobody has seen. */
export function beginning(hands: readonly (readonly Rank[])[], options: TableRules): State {
  const position: Position = { turn: 0, hands, train: [] };
  return {
    ...position,
    options,
    unseen: hands.map((hand) => (options.openHands ? 0 : hand.length)),
    plays: 0,
    captures: 0,
    largestCapture: 0,
    last: null,
    checkpoint: checkpointAt(position, 0),
  };
}

export function play(state: State, move: Move): State {
  const refused = refusalOfMove(move) ?? (reasonOf(state) === undefined ? undefined : refusalOf('game-over'));
  if (refused !== undefined) throw new IllegalMoveError(move, refused);
  return afterPlay(state);
}

function afterPlay(state: State): State {
  const { options, checkpoint } = state;
  const { hand, train, last } = playFront(state, options);
  const hands = replaced(state.hands, last.seat, hand);
  const plays = state.plays + 1;
  const turn = turnAfter(hands, last, options);
  const position = { turn, hands, train };
  const over = withCards(hands) === 1 || isSamePosition(position, checkpoint);
  // Spelled out: a spread here takes twenty times as long.
  return {
    turn,
    hands,
    train,
    options,
    unseen: over ? hands.map(() => 0) : lookedAt(state.unseen, last.seat), // at the end the cards are turned up
    plays,
    captures: state.captures + (last.captured.length > 0 ? 1 : 0),
    largestCapture: Math.max(state.largestCapture, last.captured.length),
    last,
    checkpoint: over || !isReplaced(checkpoint.plays, plays) ? checkpoint : checkpointAt(position, plays),
  };
}

function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

/** The front card of a seat has been played: everybody has seen it. */
const lookedAt = (unseen: readonly number[], seat: Seat): readonly number[] =>
  unseen[seat] === 0 ? unseen : replaced(unseen, seat, unseen[seat] - 1);

/** Why the game is over; undefined: it goes on. */
export function reasonOf(state: State): KittenFishingReason | undefined {
  if (withCards(state.hands) === 1) return 'last-with-cards';
  return isRepeated(state, state.checkpoint) ? 'repetition' : undefined;
}

/** The player who is out of cards is out of the game. */
function withCards(hands: readonly { readonly length: number }[]): number {
  let players = 0;
  for (const hand of hands) if (hand.length > 0) players++;
  return players;
}

export const turnOf = (state: State): Seat | undefined => (reasonOf(state) === undefined ? state.turn : undefined);

export function outcomeOf(state: State): Outcome | undefined {
  const reason = reasonOf(state);
  return reason && outcomeFor(reason, state.hands.length, (seat) => state.hands[seat].length > 0);
}

/** The winner has the one point there is; a game that never ends is a draw. */
export function outcomeFor(reason: KittenFishingReason, players: number, hasCards: (seat: Seat) => boolean): Outcome {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const won = (seat: Seat) => reason === 'last-with-cards' && hasCards(seat);
  return { winners: seats.filter(won), scores: seats.map((seat) => (won(seat) ? 1 : 0)), reason };
}

const none: readonly Move[] = Object.freeze([]);

export const legalMoves = (view: View): readonly Move[] => (refusalToMove(view) === undefined ? moves : none);

export const refusal = (view: View, move: Move): Refusal | undefined => refusalToMove(view) ?? refusalOfMove(move);

/** Why this viewer can't play now, whatever the move. */
function refusalToMove({ turn, viewer }: View): Refusal | undefined {
  if (turn === null) return refusalOf('game-over');
  return viewer === turn || viewer === 'open' ? undefined : refusalOf('not-your-turn', { turn });
}

const refusalOfMove = (move: unknown): Refusal | undefined => (moves.includes(move as Move) ? undefined : refusalOf('not-a-move'));
