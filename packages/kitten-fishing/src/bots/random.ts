/** The only bot there can be: with a single move to choose from, any player plays alike. */
import { randomBot } from '@console-arcade/core';
import { legalMoves } from '../play.js';
import type { Move, View } from '../types.js';

export const random = randomBot<View, Move>({ legalMoves });
