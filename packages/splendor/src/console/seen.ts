/** Through whose eyes the table is marked: whose purchases are shown as affordable. */
import type { Seat } from '@console-arcade/core';
import { cheapestPayment } from '../payments.js';
import type { CardId, SplendorView, Tokens } from '../types.js';

/** The seat that looks; where nobody in particular does, the one to move. */
export const markedSeat = ({ viewer, cur }: Pick<SplendorView, 'viewer' | 'cur'>): Seat => (typeof viewer === 'number' ? viewer : cur);

/** How that seat would pay for a card, with the fewest gold; undefined: not yet, or the game is over. */
export const markedPayment = (card: CardId, view: SplendorView): Tokens | undefined =>
  view.phase === 'over' ? undefined : cheapestPayment(card, view.players[markedSeat(view)]);
