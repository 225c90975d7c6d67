/** Fits the net of Splendor's search to the results of games: the chance of each seat (softmax over the seats' scores), by Adam. */
import { HIDDEN, NET_SIZE, ROW, ROWS, type Net } from '../../splendor/dist/bots/evaluation.js';
import { FEATURES } from '../../splendor/dist/bots/features.js';

/** A position behind a move, and how its game ended. */
export interface Sample {
  /** The features of each seat, one after another. */
  readonly features: Float32Array;
  /** Each seat's share of the win. */
  readonly shares: readonly number[];
}

const BATCH = 256;
const MOST_SEATS = 4;

/** Goes through all samples so many times, in an order of chance, with ever smaller steps. */
export function fitNet(net: Net, samples: readonly Sample[], epochs: number, rate: number, chance: () => number): void {
  const gradient = new Float32Array(NET_SIZE);
  const adam = createAdam(net, gradient);
  const batches = Math.floor(samples.length / BATCH);
  const order = Int32Array.from(samples, (_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, chance);
    for (let batch = 0; batch < batches; batch++) {
      gradient.fill(0);
      for (let i = 0; i < BATCH; i++) addGradient(net, samples[order[batch * BATCH + i]], gradient);
      adam(rate * (1 - (0.9 * (epoch + batch / batches)) / epochs));
    }
  }
}

const hidden = new Float32Array(MOST_SEATS * HIDDEN);
const shares = new Float64Array(MOST_SEATS);
const back = new Float64Array(HIDDEN);

/** What the net expects of a sample: the logarithm of the share that came true, on the average. */
export function surprise(net: Net, samples: readonly Sample[]): number {
  let sum = 0;
  for (const sample of samples) {
    foresee(net, sample);
    for (const [seat, share] of sample.shares.entries()) if (share > 0) sum -= share * Math.log(shares[seat] + 1e-9);
  }
  return sum / samples.length;
}

/** Fills `hidden` and `shares`. */
function foresee(net: Net, { features, shares: { length: seats } }: Sample): void {
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat++) {
    shares[seat] = score(net, features, seat);
    if (shares[seat] > most) most = shares[seat];
  }
  let all = 0;
  for (let seat = 0; seat < seats; seat++) all += shares[seat] = Math.exp(shares[seat] - most);
  for (let seat = 0; seat < seats; seat++) shares[seat] /= all;
}

function score(net: Net, features: Float32Array, seat: number): number {
  const units = seat * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit++) hidden[units + unit] = net[unit];
  let sum = 0;
  for (let i = 0, at = ROWS; i < FEATURES; i++, at += ROW) {
    const feature = features[seat * FEATURES + i];
    if (feature === 0) continue;
    for (let unit = 0; unit < HIDDEN; unit++) hidden[units + unit] += feature * net[at + unit];
    sum += feature * net[at + HIDDEN];
  }
  for (let unit = 0; unit < HIDDEN; unit++) if (hidden[units + unit] > 0) sum += hidden[units + unit] * net[HIDDEN + unit];
  return sum;
}

function addGradient(net: Net, sample: Sample, gradient: Float32Array): void {
  foresee(net, sample);
  for (const [seat, share] of sample.shares.entries()) {
    const error = (shares[seat] - share) / BATCH;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const value = hidden[seat * HIDDEN + unit];
      back[unit] = value > 0 ? error * net[HIDDEN + unit] : 0;
      gradient[unit] += back[unit];
      if (value > 0) gradient[HIDDEN + unit] += error * value;
    }
    for (let i = 0, at = ROWS; i < FEATURES; i++, at += ROW) {
      const feature = sample.features[seat * FEATURES + i];
      if (feature === 0) continue;
      for (let unit = 0; unit < HIDDEN; unit++) gradient[at + unit] += back[unit] * feature;
      gradient[at + HIDDEN] += error * feature;
    }
  }
}

/** Kingma, D. P. and Ba, J. (2015), with a little weight decay. */
function createAdam(net: Net, gradient: Float32Array): (rate: number) => void {
  const first = new Float32Array(NET_SIZE);
  const second = new Float32Array(NET_SIZE);
  let steps = 0;
  return (rate) => {
    steps++;
    const step = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps);
    for (let i = 0; i < NET_SIZE; i++) {
      const slope = gradient[i] + 1e-5 * net[i];
      first[i] = 0.9 * first[i] + 0.1 * slope;
      second[i] = 0.999 * second[i] + 0.001 * slope * slope;
      net[i] -= (step * first[i]) / (Math.sqrt(second[i]) + 1e-8);
    }
  };
}

function shuffle(order: Int32Array, chance: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
}
