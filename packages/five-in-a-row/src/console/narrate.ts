/** What happened in a move, in one line. */
import { fill, type Look, type Step } from '@console-arcade/console';
import { formatPoint } from '../notation.js';
import { nextColour } from '../opening.js';
import type { Move, View } from '../types.js';
import { colourData, words } from './words.js';

/** Nothing is conjugated, so that it reads well of Ann and of you. */
export function narrate({ before, seat, move, names }: Step<View, Move>, look: Look): readonly string[] {
  const own = words[look.language];
  const name = names[seat];
  switch (move.type) {
    case 'stone':
      return [fill(own.laid, { name, point: formatPoint(move.point, before.size), ...colourData(nextColour(before), look) })];
    case 'more':
      return [fill(own.askedForMore, { name })];
    case 'black':
    case 'white':
      return [fill(own.chosen, { name, ...colourData(move.type, look) })];
  }
}
