/** The computer players, from weak to strong. */
import type { Bot } from '@console-arcade/core';
import type { SplendorMove, SplendorView } from '../types.js';
import { greedy } from './greedy.js';
import { heuristic } from './heuristic.js';
import { searchBots } from './levels.js';
import { random } from './random.js';

export const bots: readonly Bot<SplendorView, SplendorMove>[] = [random, greedy, heuristic, ...searchBots];
