/** The quick judge against the plain way: every seat's features written anew behind every move. */
import { describe, expect, test } from '@jest/globals';
import { createRandom } from '@console-arcade/core';
import { randomGame } from '../fixtures/games.js';
import { position } from '../fixtures/positions.js';
import { splendor } from '../rules.js';
import { ACTION_SHIFT, RESERVE, RESERVE_HIDDEN, TAKE } from '../move-codes.js';
import { Twin } from '../simulation.js';
import type { SplendorState } from '../types.js';
import { listCandidates, mostCandidates } from './candidates.js';
import { HIDDEN, NET_SIZE, ROW, ROWS, type Net } from './evaluation.js';
import { createSight, FEATURES, writeFeatures } from './features.js';
import { Judge } from './judge.js';
import { net } from './weights.js';

const candidates = (twin: Twin): Int32Array => {
  const out = new Int32Array(mostCandidates);
  return out.slice(0, listCandidates(twin, out));
};

/** The score of a seat as the net's definition says. */
function plainScore(weights: Net, twin: Twin, seat: number): number {
  const features = new Float32Array(FEATURES);
  writeFeatures(twin, seat, features, createSight());
  const column = (start: number, unit: number) =>
    features.reduce((sum, feature, i) => sum + feature * weights[ROWS + ROW * i + unit], start);
  const hidden = Array.from({ length: HIDDEN }, (_, unit) => Math.max(0, column(weights[unit], unit)) * weights[HIDDEN + unit]);
  return hidden.reduce((sum, share) => sum + share, column(0, HIDDEN));
}

/** What a move is worth to its seat: places that it empties stay empty, and of several nobles the first comes. */
function plainWorth(weights: Net, twin: Twin, move: number): number {
  const { seat } = twin;
  const action = move >>> ACTION_SHIFT;
  const place = action < RESERVE ? twin.market.indexOf(action) : action < RESERVE_HIDDEN ? twin.market.indexOf(action - RESERVE) : -1;
  twin.play(move);
  const drawn = twin.market[place];
  if (place >= 0) twin.market[place] = -1;
  const out = new Int32Array(10);
  const choosing = twin.phase === 1 && twin.moves(out) > 0;
  if (choosing) twin.play(out[0]);
  const scores = Array.from({ length: twin.seats }, (_, other) => Math.exp(plainScore(weights, twin, other)));
  const worth = twin.turn === -1 ? twin.score(seat) : scores[seat] / scores.reduce((sum, score) => sum + score);
  if (choosing) twin.undo();
  if (place >= 0) twin.market[place] = drawn;
  twin.undo();
  return worth;
}

const positions: readonly SplendorState[] = [2, 3, 4].flatMap((seats) =>
  randomGame(seats, 5).filter((state, ply) => ply % 3 === 0 && state.phase === 'main'),
);

test('the quick way is the plain way, for takes, reserves and purchases', () => {
  let compared = 0;
  for (const state of positions) {
    const twin = new Twin(state);
    const moves = candidates(twin);
    const worths = new Float64Array(moves.length);
    new Judge(net, twin).weigh(moves, worths);
    for (const [i, move] of moves.entries()) {
      // A blind reserve and a choice of nobles are judged by what is known of them.
      const action = move >>> ACTION_SHIFT;
      if (action >= RESERVE_HIDDEN && action < TAKE) continue;
      expect(worths[i]).toBeCloseTo(plainWorth(net, twin, move), 4);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(800);
});

test('judging leaves the position as it was', () => {
  const [state] = positions;
  const twin = new Twin(state);
  const fresh = new Twin(state);
  const moves = candidates(twin);
  new Judge(net, twin).weigh(moves, new Float64Array(moves.length));
  expect(moves).toEqual(candidates(fresh));
  expect([twin.market, twin.held, twin.tokens, twin.seat]).toEqual([fresh.market, fresh.held, fresh.tokens, fresh.seat]);
});

test('the shares of all seats together are the whole win, and a won game is won', () => {
  const state = position({ hands: [{ points: 3 }, { points: 16, tokens: 'WUG' }, { points: 4 }], cur: 2, final: true });
  const twin = new Twin(state);
  const judge = new Judge(net, twin);
  judge.weigh(candidates(twin), new Float64Array(mostCandidates));
  expect([...judge.values].slice(0, 3)).toEqual([0, 1, 0]);
});

test('there are weights for every feature', () => {
  expect(net).toHaveLength(NET_SIZE);
});

describe('candidates', () => {
  test('are legal and all different', () => {
    for (const state of positions) {
      const twin = new Twin(state);
      const moves = candidates(twin);
      expect(new Set(moves).size).toBe(moves.length);
      const view = splendor.view(state, state.cur);
      for (const move of moves) expect(splendor.refusal(view, twin.decode(move))).toBeUndefined();
    }
  });

  test('keep every card that can be bought or reserved', () => {
    for (const state of positions) {
      const twin = new Twin(state);
      const cardsOf = (moves: readonly { type: string; card?: number }[], type: string) =>
        [...new Set(moves.filter((move) => move.type === type).map(({ card }) => card))].sort();
      const mine = [...candidates(twin)].map((move) => twin.decode(move));
      const all = splendor.legalMoves(splendor.view(state, state.cur));
      for (const type of ['buy', 'reserve']) expect(cardsOf(mine, type)).toEqual(cardsOf(all, type));
    }
  });

  test('give back what no card within sight asks for', () => {
    // Nothing on the board costs black, and gold stands for anything.
    const state = position({ hands: [{ tokens: 'WUUGGRRBBY' }, {}], first: [[8, 33, 36, 17], [42, 54, 60, 66], [71, 79, 80, 87]] }); // prettier-ignore
    const twin = new Twin(state);
    const reserves = [...candidates(twin)].map((move) => twin.decode(move)).filter((move) => move.type === 'reserve');
    expect(new Set(reserves.map((move) => (move.type === 'reserve' ? move.back : '')))).toEqual(new Set(['B']));
  });
});

test('bringing up a card changes what is drawn, and nothing else', () => {
  const twin = new Twin(splendor.setup(2, { fewerTokens: false }, createRandom(1)));
  const all = () => Array.from({ length: twin.deckLeft(0) }, (_, depth) => twin.deckCard(0, depth));
  const before = all();
  twin.bringUp(0, 9);
  expect(all()[0]).toBe(before[9]);
  expect(all().sort()).toEqual(before.sort());
});
