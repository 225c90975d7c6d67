/**
 * Where the weights of Splendor's search come from: the net plays against itself, choosing by what it thinks of the positions
 * behind its moves, and is fitted to the results; again and again. Prints the weights as packages/splendor/src/bots/weights.ts
 * holds them: `node dist/splendor-fit.js [rounds] [games a round] [games of a last round]`.
 */
import { createRandom, type Random } from '@console-arcade/core';
import { splendor } from '@console-arcade/splendor';
import { listCandidates, mostCandidates } from '../../splendor/dist/bots/candidates.js';
import { HIDDEN, NET_SIZE, ROW, ROWS, type Net } from '../../splendor/dist/bots/evaluation.js';
import { createSight, FEATURES, writeFeatures } from '../../splendor/dist/bots/features.js';
import { Judge } from '../../splendor/dist/bots/judge.js';
import { RESERVE, RESERVE_HIDDEN, ACTION_SHIFT } from '../../splendor/dist/move-codes.js';
import { Twin } from '../../splendor/dist/simulation.js';
import { fitNet, surprise, type Sample } from './splendor-net.js';

const [rounds = 10, games = 1200, lastGames = 10_000] = process.argv.slice(2).map(Number);
/** Two players most of the time. */
const tables = [2, 2, 2, 3, 4];
/** Rounds whose games are kept for the next fit. */
const KEPT = 3;

const random = createRandom(2026);
const chance = (): number => random.int(2 ** 32) / 2 ** 32;
const net = firstNet();
const kept: Sample[][] = [];
for (let round = 0; round < rounds; round++) {
  kept.push(playRound(round, games));
  if (kept.length > KEPT) kept.shift();
  fitNet(net, kept.flat(), 3, round < KEPT ? 0.003 : 0.0015, chance);
}
fitNet(net, playRound(rounds, lastGames), 3, 0.0015, chance);
printNet(net);

function playRound(round: number, size: number): Sample[] {
  const samples = Array.from({ length: size }, (_, game) => selfPlay(net, tables[game % tables.length], createRandom(round, game))).flat();
  console.error(`round ${round + 1}: ${samples.length} positions, surprise ${surprise(net, samples).toFixed(4)}`);
  return samples;
}

/** A net that knows a little: cards and nobles are good when near, points always. */
function firstNet(): Net {
  const begun = new Float32Array(NET_SIZE);
  for (let i = 0; i < FEATURES; i++) for (let unit = 0; unit < HIDDEN; unit++) begun[ROWS + ROW * i + unit] = 0.4 * (chance() - 0.5);
  for (let unit = 0; unit < HIDDEN; unit++) [begun[unit], begun[HIDDEN + unit]] = [0.4 * (chance() - 0.5), 0.1 * (chance() - 0.5)];
  const straight: Readonly<Record<number, number>> = { 24: -0.3, 26: 1, 31: 1, 32: 0.5, 33: 0.5, 35: 4, 40: 2, 41: 1.2, 42: 0.7, 43: 0.3, 45: 10, 54: 2, 55: 0.5 }; // prettier-ignore
  const set = (feature: number, weight: number) => (begun[ROWS + ROW * feature + HIDDEN] = weight);
  for (const [feature, weight] of Object.entries(straight)) set(Number(feature), weight);
  for (let i = 0; i < 6; i++) {
    set(i, 0.4 * 0.6 ** i);
    set(6 + i, 2 * 0.6 ** i);
    set(12 + i, 1.2 * 0.7 ** i);
    set(18 + i, 3 * 0.75 ** i);
  }
  return begun;
}

/** Half of the positions of a game. */
function selfPlay(weights: Net, seats: number, deal: Random): Sample[] {
  const twin = new Twin(splendor.setup(seats, { fewerTokens: false }, deal));
  const judge = new Judge(weights, twin);
  const listed = new Int32Array(mostCandidates);
  const found: Float32Array[] = [];
  for (let ply = 0; twin.turn !== -1 && ply < 400; ply++) {
    const moves = listed.slice(0, listCandidates(twin, listed));
    const move = chance() < (ply < 8 ? 0.1 : 0.02) ? moves[random.int(moves.length)] : likely(judge, moves);
    if (chance() < 0.5) found.push(...featuresBehind(twin, move));
    twin.play(move);
  }
  const shares = Array.from({ length: seats }, (_, seat) => (twin.turn === -1 ? twin.score(seat) : 1 / seats));
  return found.map((features) => ({ features, shares }));
}

/** The better a move, the likelier: the logarithm of its odds, and noise (Gumbel). */
function likely(judge: Judge, moves: Int32Array): number {
  const worths = new Float64Array(moves.length);
  judge.weigh(moves, worths);
  let best = 0;
  let most = -Infinity;
  for (const [i, worth] of worths.entries()) {
    const share = Math.min(0.9999, Math.max(0.0001, worth));
    const value = Math.log(share / (1 - share)) - 0.2 * Math.log(-Math.log(chance() + 1e-12));
    if (value > most) [best, most] = [i, value];
  }
  return moves[best];
}

/** The features of all seats behind a move, the place of a card that it takes still empty; nothing where the game is over. */
function featuresBehind(twin: Twin, move: number): Float32Array[] {
  const action = move >>> ACTION_SHIFT;
  const place = action < RESERVE_HIDDEN ? twin.market.indexOf(action < RESERVE ? action : action - RESERVE) : -1;
  const features = new Float32Array(twin.seats * FEATURES);
  twin.play(move);
  const isOver = twin.turn === -1;
  const drawn = twin.market[place];
  if (place >= 0) twin.market[place] = -1;
  for (let seat = 0; seat < twin.seats; seat++) {
    writeFeatures(twin, seat, features.subarray(seat * FEATURES, (seat + 1) * FEATURES), createSight());
  }
  if (place >= 0) twin.market[place] = drawn;
  twin.undo();
  return isOver ? [] : [features];
}

function printNet(weights: Net): void {
  const rows = [weights.subarray(0, HIDDEN), weights.subarray(HIDDEN, ROWS)];
  for (let i = 0; i < FEATURES; i++) rows.push(weights.subarray(ROWS + ROW * i, ROWS + ROW * (i + 1)));
  for (const row of rows) console.log(Array.from(row, (weight) => Math.round(100 * weight)).join(' '));
}
