/** Five in a row in the terminal. */
import type { GameConsole } from '@console-arcade/console';
import { fiveInARow } from '../rules.js';
import type { Move, Options, View } from '../types.js';
import { ask } from './ask.js';
import { botEntries } from './bots.js';
import { draw } from './draw.js';
import { hints } from './hints.js';
import { narrate } from './narrate.js';
import { texts, type Overlay } from './texts.js';

const overlayKeys: Readonly<Record<Overlay, string>> = { heat: 'm' };

export const gameConsole: GameConsole<View, Move, Options> = {
  game: fiveInARow,
  texts,
  bots: botEntries,
  overlays: Object.entries(overlayKeys).map(([id, key]) => ({ id, key })),
  draw,
  narrate,
  ask,
  hints,
};
