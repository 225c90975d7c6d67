/** The levels, from weak to strong. */
import type { Bot } from '@console-arcade/core';
import type { Move, View } from '../types.js';
import { random } from './random.js';

export const bots: readonly Bot<View, Move>[] = [random];
