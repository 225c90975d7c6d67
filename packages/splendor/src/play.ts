/** A move made: the action, the nobles at the end of the turn, whose turn is next, and when the game is over. */
import { IllegalMoveError, type Outcome, type Seat } from '@console-arcade/core';
import { bonuses, cards, levelOf, nobles as allNobles } from './cards.js';
import { noblesFor, tokensAfterReserve } from './moves.js';
import { moveProblem } from './refusal.js';
import { countsOf, minus, plus, type Counts } from './tokens.js';
import {
  pointsToWin,
  type CardId,
  type NobleId,
  type SplendorMove,
  type SplendorPlayer,
  type SplendorReason,
  type SplendorState,
} from './types.js';

export const turnOf = ({ phase, cur }: Pick<SplendorState, 'phase' | 'cur'>): Seat | undefined => (phase === 'over' ? undefined : cur);

/** @throws IllegalMoveError */
export function play(state: SplendorState, move: SplendorMove): SplendorState {
  const problem = moveProblem(state, move);
  if (problem !== undefined) throw new IllegalMoveError(move, problem);
  if (move.type === 'noble') return endTurn(welcome(state, move.noble));
  const acted = { ...act(state, move), passes: move.type === 'pass' ? state.passes + 1 : 0 };
  const coming = noblesFor(acted.players[acted.cur], acted.nobles);
  if (coming.length > 1) return { ...acted, phase: 'noble' };
  return endTurn(coming.length === 1 ? welcome(acted, coming[0]) : acted);
}

function act(state: SplendorState, move: Exclude<SplendorMove, { type: 'noble' }>): SplendorState {
  const player = state.players[state.cur];
  switch (move.type) {
    case 'take':
      return moveTokens(state, countsOf(move.tokens) as Counts, countsOf(move.back) as Counts);
    case 'reserve':
    case 'reserve-hidden': {
      const taken = minus(tokensAfterReserve(state), player.t);
      const acted = moveTokens(state, taken, countsOf(move.back) as Counts);
      const hidden = move.type === 'reserve-hidden';
      const card = hidden ? state.deckOrder[move.level - 1][0] : move.card;
      const { res } = player;
      const left = hidden ? withoutTop(acted, move.level) : refilled(acted, card);
      return withPlayer(left, { ...left.players[left.cur], res: [...res, [card, hidden ? 1 : 0]] });
    }
    case 'buy': {
      const { card, pay } = move;
      const nothing = state.bank.map(() => 0);
      const paid = moveTokens(state, nothing, countsOf(pay) as Counts);
      const own = paid.players[paid.cur];
      const kept = own.res.filter(([held]) => held !== card);
      const bought: SplendorPlayer = {
        ...own,
        b: own.b.map((count, colour) => (colour === bonuses[card] ? count + 1 : count)),
        pts: own.pts + cards[card].points,
        res: kept,
        c: own.c + 1,
      };
      return withPlayer(kept.length < own.res.length ? paid : refilled(paid, card), bought);
    }
    case 'pass':
      return state;
  }
}

/** Tokens from the bank to the seat to move, and others back. */
function moveTokens(state: SplendorState, taken: Counts, given: Counts): SplendorState {
  const player = state.players[state.cur];
  return withPlayer({ ...state, bank: plus(minus(state.bank, taken), given) }, { ...player, t: minus(plus(player.t, taken), given) });
}

const withPlayer = (state: SplendorState, player: SplendorPlayer): SplendorState => ({
  ...state,
  players: state.players.map((other, seat) => (seat === state.cur ? player : other)),
});

/** The next card of the deck lies where a face-up card was taken; with an empty deck the place stays empty. */
function refilled(state: SplendorState, card: CardId): SplendorState {
  const index = levelOf(card) - 1;
  const [next = -1] = state.deckOrder[index];
  const market = state.market.map((row, i) => (i === index ? row.map((other) => (other === card ? next : other)) : row));
  return next < 0 ? { ...state, market } : { ...withoutTop(state, levelOf(card)), market };
}

function withoutTop(state: SplendorState, level: number): SplendorState {
  const deckOrder = state.deckOrder.map((order, i) => (i === level - 1 ? order.slice(1) : order));
  return { ...state, deckOrder, deck: deckOrder.map((order) => order.length) };
}

function welcome(state: SplendorState, noble: NobleId): SplendorState {
  const player = state.players[state.cur];
  const n = [...player.n, noble].sort((a, b) => a - b);
  return withPlayer(
    { ...state, nobles: state.nobles.filter((other) => other !== noble) },
    { ...player, pts: player.pts + allNobles[noble].points, n },
  );
}

/** All have equally many turns: the last round ends before seat 0. */
function endTurn(state: SplendorState): SplendorState {
  const seats = state.players.length;
  const cur = (state.cur + 1) % seats;
  const final = state.final || state.players.some(({ pts }) => pts >= pointsToWin);
  const over = (final && cur === 0) || state.passes >= seats;
  return { ...state, cur, final, phase: over ? 'over' : 'main' };
}

export function outcomeOf({ phase, players, final, cur }: Pick<SplendorState, 'phase' | 'players' | 'final' | 'cur'>): Outcome | undefined {
  if (phase !== 'over') return undefined;
  return { ...rankSeats(players), reason: reasonOf(final, cur) };
}

/** A round that ends after somebody has reached fifteen points, or else nobody who could move. */
export const reasonOf = (final: boolean, cur: Seat): SplendorReason => (final && cur === 0 ? 'points' : 'stalemate');

/** Most points, then fewest cards bought, then shared. */
export function rankSeats(players: readonly Pick<SplendorPlayer, 'pts' | 'c'>[]): Pick<Outcome, 'winners' | 'scores'> {
  const scores = players.map(({ pts }) => pts);
  const most = Math.max(...scores);
  const fewest = Math.min(...players.filter(({ pts }) => pts === most).map(({ c }) => c));
  return { winners: players.flatMap(({ pts, c }, seat) => (pts === most && c === fewest ? [seat] : [])), scores };
}
