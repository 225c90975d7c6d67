/** How long the table waits between moves, so that a person can follow. */

export const paces = ['slow', 'normal', 'fast', 'none'] as const;
export type Pace = (typeof paces)[number];

/** Milliseconds after a move that no person made. */
export const paceDelays: Readonly<Record<Pace, number>> = { slow: 1500, normal: 500, fast: 120, none: 0 };

/** The next faster (1) or slower (−1) pace; the fastest and the slowest stay. */
export function changePace(pace: Pace, by: 1 | -1): Pace {
  return paces[Math.max(0, Math.min(paces.length - 1, paces.indexOf(pace) + by))];
}
