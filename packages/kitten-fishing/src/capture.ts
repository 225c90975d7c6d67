/** One play: the front card of a hand goes onto the train, and takes what it matches. */
import { Queue, Stack } from '@console-arcade/core';
import { jack, type LastPlay, type Position, type Rank, type TableRules } from './types.js';

/** What a play makes of the mover's hand and the train. */
export interface Played {
  readonly hand: readonly Rank[];
  readonly train: readonly Rank[];
  readonly last: LastPlay;
}

/**
 * The hand is a queue: cards leave it at the front and join it at the back. The train is a stack: a capture takes cards off
 * it one by one, down to the matching card; a wild jack takes them all.
 */
export function playFront(position: Position, rules: TableRules): Played {
  const seat = position.turn;
  const hand = new Queue(position.hands[seat]);
  const train = new Stack(position.train);
  const card = hand.dequeue() as Rank;
  const captured: Rank[] = [];

  const wild = rules.wildJack && card === jack;
  if (wild ? train.size > 0 : position.train.includes(card)) {
    captured.push(card);
    let taken: Rank;
    do {
      taken = train.pop() as Rank;
      captured.push(taken);
    } while (wild ? train.size > 0 : taken !== card);
    hand.enqueue(...captured);
  } else {
    train.push(card);
  }
  return { hand: hand.toArray(), train: train.toArray(), last: { seat, card, captured } };
}

/** Whose turn it is after a play: the same player's after a capture (unless the rules are otherwise), else the next one's with cards. */
export function turnAfter(hands: readonly { readonly length: number }[], last: LastPlay, rules: TableRules): number {
  if (rules.playAgain && last.captured.length > 0) return last.seat;
  let seat = last.seat;
  do seat = (seat + 1) % hands.length;
  while (hands[seat].length === 0);
  return seat;
}
