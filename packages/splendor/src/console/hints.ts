/** Hints of the heuristic computer: the moves that it thinks best, and why. */
import type { Hint, Look } from '@console-arcade/console';
import { rankMoves } from '../bots/heuristic.js';
import type { SplendorMove, SplendorView } from '../types.js';
import { reasonsText } from './hint-words.js';

const MOST_HINTS = 5;

/** The best ones; of those that differ only in what is paid or goes back the first. */
export function hints(view: SplendorView, look: Look): Hint<SplendorMove>[] {
  const seen = new Set<string>();
  return rankMoves(view)
    .filter(({ move }) => {
      const action = actionOf(move);
      return !seen.has(action) && seen.add(action);
    })
    .slice(0, MOST_HINTS)
    .map(({ move, reasons }) => ({ move, text: reasonsText(reasons, look) }));
}

function actionOf(move: SplendorMove): string {
  switch (move.type) {
    case 'take':
      return move.tokens;
    case 'reserve':
    case 'buy':
      return `${move.type} ${move.card}`;
    case 'reserve-hidden':
      return `${move.type} ${move.level}`;
    case 'noble':
    case 'pass':
      return JSON.stringify(move);
  }
}
