/**
 * How likely each seat wins: every seat gets a score from its features, by a small net with one hidden layer beside a straight
 * sum, and the scores together a share of the win (softmax), so that it is the same for two seats and for four.
 */
import { FEATURES } from './features.js';

/** Hidden units; `scoreFrom` has a variable for each. */
export const HIDDEN = 8;

/**
 * The weights of a net: the bias of each hidden unit; what each adds to the score; then, a row a feature, its weight for each
 * hidden unit and for the straight sum.
 */
export type Net = Float32Array;
const OUTPUTS = HIDDEN;
export const ROWS = 2 * HIDDEN;
export const ROW = HIDDEN + 1;
export const NET_SIZE = ROWS + FEATURES * ROW;

/** The inputs of the hidden units and the straight sum where no feature is set. */
export function emptyInputs(net: Net): Float64Array {
  const inputs = new Float64Array(ROW);
  inputs.set(net.subarray(0, HIDDEN));
  return inputs;
}

/** The score of features; `kept` are others with their `inputs`, so that only the differences cost time. Writes its own to `out`. */
export function scoreFrom(net: Net, features: Float32Array, kept: Float32Array, inputs: Float64Array, out?: Float64Array): number {
  let h0 = inputs[0];
  let h1 = inputs[1];
  let h2 = inputs[2];
  let h3 = inputs[3];
  let h4 = inputs[4];
  let h5 = inputs[5];
  let h6 = inputs[6];
  let h7 = inputs[7];
  let score = inputs[8];
  for (let i = 0; i < FEATURES; i++) {
    const change = features[i] - kept[i];
    if (change === 0) continue;
    const at = ROWS + ROW * i;
    h0 += change * net[at];
    h1 += change * net[at + 1];
    h2 += change * net[at + 2];
    h3 += change * net[at + 3];
    h4 += change * net[at + 4];
    h5 += change * net[at + 5];
    h6 += change * net[at + 6];
    h7 += change * net[at + 7];
    score += change * net[at + 8];
  }
  if (out !== undefined) out.set([h0, h1, h2, h3, h4, h5, h6, h7, score]);
  if (h0 > 0) score += h0 * net[OUTPUTS];
  if (h1 > 0) score += h1 * net[OUTPUTS + 1];
  if (h2 > 0) score += h2 * net[OUTPUTS + 2];
  if (h3 > 0) score += h3 * net[OUTPUTS + 3];
  if (h4 > 0) score += h4 * net[OUTPUTS + 4];
  if (h5 > 0) score += h5 * net[OUTPUTS + 5];
  if (h6 > 0) score += h6 * net[OUTPUTS + 6];
  if (h7 > 0) score += h7 * net[OUTPUTS + 7];
  return score;
}
