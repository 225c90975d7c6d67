/** Plays that nobody needs to be asked for: with a single move to choose, a game can run by itself. */
import type { Autoplay } from '@console-arcade/console';
import type { Move, View } from '../index.js';

const choose = (): Move => 'play';

/** At the table's pace, until a key is pressed. */
export const onAndOn: Autoplay<View, Move> = { choose };

/** At once to the next capture, whoever makes it. */
export const toTheNextCapture: Autoplay<View, Move> = { choose, until: (before, after) => after.captures > before.captures, unseen: true };

/** At once to the end of the game. */
export const toTheEnd: Autoplay<View, Move> = { choose, unseen: true };
