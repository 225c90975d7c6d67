/** The heat map: what the scoring computer's sums are worth beside one another, in nine levels. */
import type { Role } from '@console-arcade/console';
import { scoreBoard, scoringTable } from '../scoring.js';
import type { View } from '../types.js';

export const BEST = 9;

/** What a point is worth that joins nothing: four lines, open at both ends. */
const quiet = 4 * scoringTable.itself[0][2];

/**
 * A level for every point, 0 where a stone lies. 9 is for the greatest sum alone, 1 for points that join nothing; the sums
 * grow by leaps of ten and a hundred, so those between are parted by their logarithms.
 */
export function heatLevels(view: Pick<View, 'size' | 'cells' | 'stones'>): number[] {
  const scores = scoreBoard(view).flat();
  const best = Math.max(...scores);
  return scores.map((score) => {
    if (score < 0) return 0;
    if (score <= quiet) return 1;
    if (score === best) return BEST;
    return Math.min(BEST - 1, 1 + Math.floor((BEST - 1) * (Math.log(score / quiet) / Math.log(best / quiet))));
  });
}

/** From cold to hot. */
export function heatRole(level: number): Role {
  if (level <= 2) return 'faint';
  if (level <= 5) return 'key';
  return level < BEST ? 'accent' : 'bad';
}
