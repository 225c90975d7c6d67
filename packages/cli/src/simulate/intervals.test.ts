import { describe, expect, test } from '@jest/globals';
import { meanInterval, shareInterval } from './intervals.js';

describe("Wilson's interval of a share", () => {
  // The values of R's prop.test(…, correct = FALSE).
  test.each([
    [10, 100, 0.05523, 0.17437],
    [0, 10, 0, 0.27753],
    [10, 10, 0.72247, 1],
    [1, 2, 0.09453, 0.90547],
  ])('%d of %d', (wins, trials, low, high) => {
    const interval = shareInterval(wins / trials, trials);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });
});

describe('the interval of a mean', () => {
  test('is 1.96 standard errors wide on either side', () => {
    // 2, 4, 6: mean 4, standard deviation 2.
    const spread = (1.959964 * 2) / Math.sqrt(3);
    expect(meanInterval(12, 56, 3)).toEqual([expect.closeTo(4 - spread, 9), expect.closeTo(4 + spread, 9)]);
  });

  test('is a point where all were alike, and none of a single trial', () => {
    expect(meanInterval(0.3 * 3, 0.09 * 3, 3)?.map((end) => end.toFixed(6))).toEqual(['0.300000', '0.300000']);
    expect(meanInterval(1, 1, 1)).toBeUndefined();
  });
});
