/** What is known of the cards, and full states that fit it. */
import type { Random, Viewer } from '@console-arcade/core';
import { turnAfter } from './capture.js';
import { outcomeOf, turnOf } from './play.js';
import { recurrence } from './recurrence.js';
import { checkpointAt } from './repetition.js';
import type { Position, Rank, State, View } from './types.js';

/** Seats know no more than the table does: nobody looks at the hand dealt to them. */
export function viewOf(state: State, viewer: Viewer): View {
  const { options, hands, train, unseen, plays, captures, largestCapture, last } = state;
  const hides = (seat: number, place: number) => viewer !== 'open' && place < unseen[seat];
  return {
    viewer,
    options,
    seats: hands.length,
    turn: turnOf(state) ?? null,
    hands: hands.map((hand, seat) => hand.map((rank, place) => (hides(seat, place) ? null : rank))),
    faceDown: viewer === 'open' ? [] : faceDownOf(state),
    train,
    unseen,
    plays,
    captures,
    largestCapture,
    last,
    outcome: outcomeOf(state) ?? null,
  };
}

/** Ascending. Great decks have many cards of few ranks: counting them is many times faster than comparing cards. */
function faceDownOf({ hands, unseen }: Pick<State, 'hands' | 'unseen'>): Rank[] {
  const counts = new Map<Rank, number>();
  for (const [seat, hand] of hands.entries()) {
    for (let place = 0; place < unseen[seat]; place++) counts.set(hand[place], (counts.get(hand[place]) ?? 0) + 1);
  }
  const ranks: Rank[] = [];
  for (const [rank, count] of [...counts].sort(([a], [b]) => a - b)) for (let i = 0; i < count; i++) ranks.push(rank);
  return ranks;
}

/** The cards nobody has seen, shuffled into their places. The watch for a repetition begins anew. */
export function determinize(view: View, random: Random): State {
  const { options, train, unseen, plays, captures, largestCapture, last, outcome } = view;
  const faceDown = random.shuffle(view.faceDown);
  const hands = view.hands.map((hand) => hand.map((rank) => rank ?? (faceDown.pop() as Rank)));
  const position: Position = { turn: turnIn(view), hands, train };
  // A game that ended by repetition has come back to where it stood; all its cards are turned up, so they tell how long ago.
  const since = outcome?.reason === 'repetition' ? plays - recurrence(position, options, plays) : plays;
  return { ...position, options, unseen, plays, captures, largestCapture, last, checkpoint: checkpointAt(position, since) };
}

/** A finished game shows no turn, but its position has one. */
function turnIn({ turn, last, hands, options }: View): number {
  if (turn !== null) return turn;
  return last === null ? hands.findIndex((hand) => hand.length > 0) : turnAfter(hands, last, options);
}
