/** The computer players, weak to strong. */
import type { Bot } from '@console-arcade/core';
import type { Move, View } from '../types.js';
import { random } from './random.js';
import { scoring } from './scoring.js';

export const bots: readonly Bot<View, Move>[] = [random, scoring];
