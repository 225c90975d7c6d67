/** How sure a share or a mean is after a number of trials: intervals of 95 %. */

/** Both ends count. */
export type Interval = readonly [low: number, high: number];

/** The normal distribution holds 95 % within so many standard deviations of its mean. */
const z = 1.959964;

/**
 * The interval for a share of `trials` that turned out well. It stays within 0 and 1, and holds for shares near them too.
 *
 * E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American Statistical
 * Association 22 (1927).
 */
export function shareInterval(share: number, trials: number): Interval {
  const centre = share + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

/**
 * The interval for the mean of what was measured `trials` times, from the sum and the sum of squares; of a single trial there is
 * none. By the central limit theorem: the mean of many is distributed normally, with the standard deviation of the sample
 * (n − 1 in its denominator) over √n.
 */
export function meanInterval(sum: number, squares: number, trials: number): Interval | undefined {
  if (trials < 2) return undefined;
  const mean = sum / trials;
  const variance = Math.max(0, (squares - sum * mean) / (trials - 1));
  const spread = z * Math.sqrt(variance / trials);
  return [mean - spread, mean + spread];
}
