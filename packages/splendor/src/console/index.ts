/** Splendor in the terminal. */
import type { GameConsole } from '@console-arcade/console';
import { splendor } from '../rules.js';
import type { SplendorMove, SplendorOptions, SplendorView } from '../types.js';
import { ask } from './ask.js';
import { botEntries } from './bots.js';
import { draw } from './draw.js';
import { hints } from './hints.js';
import { narrate } from './narrate.js';
import { result } from './result.js';
import { texts } from './texts.js';

export const gameConsole: GameConsole<SplendorView, SplendorMove, SplendorOptions> = {
  game: splendor,
  texts,
  bots: botEntries,
  draw,
  narrate,
  ask,
  hints,
  result,
};
