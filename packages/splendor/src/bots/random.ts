/** Any move that is listed, each equally likely. */
import { randomBot } from '@console-arcade/core';
import { legalMoves } from '../moves.js';
import type { SplendorMove, SplendorView } from '../types.js';

export const random = randomBot<SplendorView, SplendorMove>({ legalMoves });
