/** Whole games and constructed positions that independent engines played, in fixtures/. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { arrange, cards, fromPosition, nobles, splendor, type SplendorState } from './index.js';

const read = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const json = <T>(name: string): T => JSON.parse(read(name).toString()) as T;

/** A position as engines exchange it; games leave out what is hidden. */
type Shared = Partial<SplendorState>;

interface RecordedGame {
  readonly game: number;
  readonly players: number;
  readonly rules: { readonly pay: 'all' | 'min-gold' };
  readonly decks: number[][];
  readonly nobles: number[];
  readonly plies: readonly { readonly s: Shared; readonly legal: string[]; readonly m: string }[];
  readonly final: Shared;
  readonly result: Result;
}

interface Result {
  readonly scores: number[];
  readonly cards: number[];
  readonly winners: number[];
  readonly reason: string;
}

interface EdgeCase {
  readonly name: string;
  readonly state: SplendorState;
  readonly legal: string[];
  readonly then: readonly { readonly move: string; readonly state: SplendorState; readonly nLegal: number }[];
  readonly result?: Result;
}

const openView = (state: SplendorState) => splendor.view(state, 'open');
const listed = (state: SplendorState): string[] =>
  splendor.legalMoves(openView(state)).map((move) => splendor.format(move, openView(state)));

function played(state: SplendorState, text: string): SplendorState {
  const move = splendor.parse(text, openView(state));
  if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.error)}`);
  expect(splendor.format(move.value, openView(state))).toBe(text);
  return splendor.play(state, move.value);
}

/** Of the payments of a card only the one with the fewest gold, which is listed first. */
function cheapestOnly(moves: readonly string[]): string[] {
  const bought = new Set<string>();
  return moves.filter((move) => {
    const [card] = move.split(':');
    return !move.startsWith('B') || bought.size !== bought.add(card).size;
  });
}

function expectResult(state: SplendorState, { scores, cards: bought, winners, reason }: Result): void {
  expect(splendor.outcome(state)).toEqual({ winners, scores, reason });
  expect(state.players.map(({ c }) => c)).toEqual(bought);
}

test('the cards and the nobles are those that engines share', () => {
  expect(cards).toEqual(json('cards.json'));
  expect(nobles).toEqual(json('nobles.json'));
});

const games = gunzipSync(read('games.jsonl.gz'))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedGame);

test.each(games.map((game) => [`${game.players} players, game ${game.game}`, game] as const))(
  '%s: every state, every list of moves, the result',
  (_, { players, rules, decks, nobles: guests, plies, final, result }) => {
    let state = arrange({ players, decks, nobles: guests });
    for (const { s, legal, m } of plies) {
      expect(state).toMatchObject(s);
      const moves = listed(state);
      expect((rules.pay === 'all' ? moves : cheapestOnly(moves)).sort()).toEqual([...legal].sort());
      state = played(state, m);
    }
    expect(state).toMatchObject(final);
    expectResult(state, result);
  },
);

describe('constructed positions', () => {
  test.each(json<EdgeCase[]>('edge-cases.json').map((edge) => [edge.name, edge] as const))(
    '%s',
    (_, { state: start, legal, then, result }) => {
      const position = fromPosition(start);
      if (!position.ok) throw new Error(JSON.stringify(position.error));
      let state = position.value;
      expect(state).toEqual(start);
      expect(listed(state).sort()).toEqual([...legal].sort());
      for (const { move, state: after, nLegal } of then) {
        state = played(state, move);
        expect(state).toEqual(after);
        expect(listed(state)).toHaveLength(nLegal);
      }
      if (result !== undefined) expectResult(state, result);
    },
  );
});

test('a published game of 54 moves ends 9:15 for the second player', () => {
  const {
    decks,
    nobles: guests,
    moves,
    points,
    winners,
  } = json<{
    readonly decks: number[][];
    readonly nobles: number[];
    readonly moves: readonly [number, string][];
    readonly points: number[];
    readonly winners: number[];
  }>('published-game.json');
  let state = arrange({ players: 2, decks, nobles: guests });
  for (const [seat, move] of moves) {
    expect(splendor.turn(state)).toBe(seat);
    state = played(state, move);
  }
  expect(moves).toHaveLength(54);
  expect(points).toEqual([9, 15]);
  expect(splendor.outcome(state)).toEqual({ winners, scores: points, reason: 'points' });
});
