/** Every legal move, in a fixed order: tokens, reserves, purchases. */
import { requirements } from './cards.js';
import { paymentsFor } from './payments.js';
import { plus, selections, total, countsOf, type Counts } from './tokens.js';
import {
  colours,
  gold,
  levels,
  mostReserved,
  mostTokens,
  tokenLetters,
  type NobleId,
  type SplendorMove,
  type SplendorPlayer,
  type SplendorState,
  type SplendorView,
  type Tokens,
} from './types.js';

/** What decides over moves: a state, or the view of somebody who sees the reserve of the seat to move. */
export type Position = Pick<
  SplendorState,
  'cur' | 'phase' | 'bank' | 'market' | 'deck' | 'nobles' | 'players' | 'final' | 'passes' | 'fewerTokens'
>;

/** The moves of the seat whose turn it is; nothing for others who look. */
export function legalMoves(view: SplendorView): readonly SplendorMove[] {
  return view.viewer === 'open' || view.viewer === view.cur ? listMoves(view) : [];
}

export function listMoves(position: Position): readonly SplendorMove[] {
  const { phase, cur, nobles, players } = position;
  if (phase === 'over') return [];
  if (phase === 'noble') return noblesFor(players[cur], nobles).map((noble) => ({ type: 'noble', noble }));
  const moves = [...takes(position), ...reserves(position), ...purchases(position)];
  return moves.length === 0 ? [{ type: 'pass' }] : moves;
}

/** The nobles that would come to a seat, ascending. */
export const noblesFor = ({ b }: Pick<SplendorPlayer, 'b'>, nobles: readonly NobleId[]): NobleId[] =>
  nobles.filter((noble) => requirements[noble].every((wanted, colour) => b[colour] >= wanted));

/** The letters of the colours in the bank; gold can't be taken. */
export const coloursIn = (bank: Counts): Tokens => colours.map((_, colour) => (bank[colour] > 0 ? tokenLetters[colour] : '')).join('');

/** How many tokens of different colours must be taken: three, or as many as there are. */
export const differentDue = (bank: Counts): number => Math.min(3, coloursIn(bank).length);

/** Two of one colour may be taken only where four lie. */
export const leastForTwo = 4;

/** What may be taken from the bank: different colours first, then two of one. */
export function takeable({ bank, fewerTokens }: Pick<Position, 'bank' | 'fewerTokens'>): Tokens[] {
  const one = bank.map((count, kind) => (kind === gold ? 0 : Math.min(1, count)));
  const most = differentDue(bank);
  const sizes = fewerTokens === true ? [3, 2, 1].filter((size) => size <= most) : most === 0 ? [] : [most];
  const pairs = colours.flatMap((_, colour) => (bank[colour] >= leastForTwo ? [tokenLetters[colour].repeat(2)] : []));
  return [...sizes.flatMap((size) => selections(one, size)), ...pairs];
}

function takes(position: Position): SplendorMove[] {
  const { t } = position.players[position.cur];
  return takeable(position).flatMap((tokens) =>
    returnsFrom(plus(t, countsOf(tokens) as Counts)).map((back): SplendorMove => ({ type: 'take', tokens, back })),
  );
}

/** Every way to come down to ten tokens. */
const returnsFrom = (tokens: Counts): Tokens[] => selections(tokens, excess(tokens));

/** How many tokens must go back. */
export const excess = (tokens: Counts): number => Math.max(0, total(tokens) - mostTokens);

/** The tokens of a seat that has just reserved a card: with one of gold, if there is any. */
export const tokensAfterReserve = ({ bank, players, cur }: Pick<Position, 'bank' | 'players' | 'cur'>): number[] =>
  players[cur].t.map((count, kind) => (kind === gold && bank[gold] > 0 ? count + 1 : count));

function reserves(position: Position): SplendorMove[] {
  if (position.players[position.cur].res.length >= mostReserved) return [];
  const backs = returnsFrom(tokensAfterReserve(position));
  return [
    ...position.market.flatMap((row) =>
      row.filter((card) => card >= 0).flatMap((card) => backs.map((back): SplendorMove => ({ type: 'reserve', card, back }))),
    ),
    ...levels
      .filter((level) => position.deck[level - 1] > 0)
      .flatMap((level) => backs.map((back): SplendorMove => ({ type: 'reserve-hidden', level, back }))),
  ];
}

function purchases(position: Position): SplendorMove[] {
  const player = position.players[position.cur];
  return [...position.market.flat().filter((card) => card >= 0), ...player.res.map(([card]) => card)].flatMap((card) =>
    paymentsFor(card, player).map((pay): SplendorMove => ({ type: 'buy', card, pay })),
  );
}
