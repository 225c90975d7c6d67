/** Any legal move, each equally likely. */
import { randomBot, type Bot } from '@console-arcade/core';
import { fiveInARow } from '../rules.js';
import type { Move, View } from '../types.js';

export const random: Bot<View, Move> = randomBot(fiveInARow);
