/** Why a move is illegal, found without listing the legal ones; each refusal says what would be right. */
import type { Refusal } from '@console-arcade/core';
import { isCard, isNoble } from './cards.js';
import { coloursIn, differentDue, excess, leastForTwo, listMoves, noblesFor, tokensAfterReserve, type Position } from './moves.js';
import { cheapestPayment, dueFor, missingFor } from './payments.js';
import { countsOf, lettersOf, plus, shortOf, total, type Counts } from './tokens.js';
import {
  gold,
  levels,
  mostReserved,
  tokenLetters,
  type CardId,
  type Level,
  type SplendorMove,
  type SplendorRefusal,
  type SplendorView,
} from './types.js';

/** A refusal with a code of this game. */
export const because = (code: SplendorRefusal, data?: Refusal['data'], at?: number): Refusal => ({
  code,
  ...(at === undefined ? {} : { at }),
  ...(data === undefined ? {} : { data }),
});

export function refusal(view: SplendorView, move: SplendorMove): Refusal | undefined {
  const sees = view.viewer === 'open' || view.viewer === view.cur;
  if (view.phase !== 'over' && !sees) return because('not-your-turn', { turn: view.cur });
  return moveProblem(view, move);
}

/** Any JSON may be asked. */
export function moveProblem(position: Position, data: unknown): Refusal | undefined {
  if (position.phase === 'over') return because('game-over');
  const move = readMove(data);
  if (move === undefined) return because('not-a-move');
  if (move.type === 'noble') return nobleProblem(position, move.noble);
  if (position.phase === 'noble') return because('noble-due', { nobles: namesOf(noblesToChoose(position)) });
  switch (move.type) {
    case 'take':
      return takeProblem(position, move.tokens) ?? returnProblem(plus(tokensOf(position), counted(move.tokens)), move.back);
    case 'reserve':
    case 'reserve-hidden':
      return reserveProblem(position, move) ?? returnProblem(tokensAfterReserve(position), move.back);
    case 'buy':
      return buyProblem(position, move.card, move.pay);
    case 'pass': {
      const moves = listMoves(position);
      return moves[0].type === 'pass' ? undefined : because('must-move');
    }
  }
}

const counted = (tokens: string): Counts => countsOf(tokens) as Counts;
const tokensOf = ({ players, cur }: Position): Counts => players[cur].t;
const noblesToChoose = ({ players, cur, nobles }: Position): number[] => noblesFor(players[cur], nobles);
const namesOf = (nobles: readonly number[]): string => nobles.map((noble) => `N${noble}`).join(' ');

/** The fields of each type of move, and whether a value may stand there. */
const isTokens = (data: unknown): boolean => typeof data === 'string' && data.length <= MOST_LETTERS && countsOf(data) !== undefined;
const MOST_LETTERS = 40;
const isLevel = (data: unknown): data is Level => levels.some((level) => level === data);
const shapes: { readonly [T in SplendorMove['type']]: Readonly<Record<string, (data: unknown) => boolean>> } = {
  take: { tokens: isTokens, back: isTokens },
  reserve: { card: isCard, back: isTokens },
  'reserve-hidden': { level: isLevel, back: isTokens },
  buy: { card: isCard, pay: isTokens },
  noble: { noble: isNoble },
  pass: {},
};

/** A move in its one form: all of its fields and no other. */
function readMove(data: unknown): SplendorMove | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type, ...fields } = data as { readonly type: unknown } & Readonly<Record<string, unknown>>;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return undefined;
  const shape = shapes[type as SplendorMove['type']];
  const fits = Object.keys(fields).length === Object.keys(shape).length && Object.entries(shape).every(([name, is]) => is(fields[name]));
  return fits ? (data as SplendorMove) : undefined;
}

function takeProblem({ bank, fewerTokens }: Position, tokens: string): Refusal | undefined {
  const counts = counted(tokens);
  if (counts[gold] > 0) return because('gold-not-taken', { tokens });
  const missing = counts.findIndex((count, kind) => count > 0 && bank[kind] === 0);
  if (missing >= 0) return because('not-in-bank', { tokens, kind: tokenLetters[missing], colours: coloursIn(bank) });
  const isPair = tokens.length === 2 && tokens[0] === tokens[1];
  if (isPair) {
    const left = bank[tokenLetters.indexOf(tokens[0])];
    return left < leastForTwo ? because('two-need-four', { kind: tokens[0], left }) : undefined;
  }
  const isDifferent = counts.every((count) => count <= 1);
  if (!isDifferent || tokens.length > 3 || tokens.length === 0) return because('not-three-or-two', { tokens });
  const due = differentDue(bank);
  return fewerTokens === true || tokens.length === due
    ? undefined
    : because('take-exactly', { tokens, count: due, colours: coloursIn(bank) });
}

function returnProblem(tokens: Counts, back: string): Refusal | undefined {
  const due = excess(tokens);
  const given = back.length;
  if (due === 0 && given > 0) return because('return-not-due', { given, held: total(tokens) });
  if (given === 0 && due > 0) return because('return-due', { due, held: total(tokens) });
  if (given < due) return because('return-too-few', { due, given });
  if (given > due) return because('return-too-many', { due, given });
  const short = shortOf(counted(back), tokens);
  return short < 0 ? undefined : because('return-not-held', { kind: tokenLetters[short], held: tokens[short] });
}

function reserveProblem(position: Position, move: Extract<SplendorMove, { type: 'reserve' | 'reserve-hidden' }>): Refusal | undefined {
  if (position.players[position.cur].res.length >= mostReserved) return because('reserve-full', { most: mostReserved });
  if (move.type === 'reserve') {
    return isOnBoard(position, move.card) ? undefined : because('card-not-on-board', { card: move.card });
  }
  return position.deck[move.level - 1] > 0 ? undefined : because('deck-empty', { level: move.level });
}

const isOnBoard = ({ market }: Pick<Position, 'market'>, card: CardId): boolean => market.some((row) => row.includes(card));

function buyProblem(position: Position, card: CardId, pay: string): Refusal | undefined {
  const player = position.players[position.cur];
  const isOwn = player.res.some(([held]) => held === card);
  if (!isOwn && !isOnBoard(position, card)) return because('card-not-for-you', { card });
  const due = dueFor(card, player);
  const cost = lettersOf(due);
  const right = cheapestPayment(card, player);
  if (right === undefined) return because('cannot-afford', { card, cost, missing: missingFor(due, player.t) });
  if (right === '') return pay === '' ? undefined : because('card-is-free', { card, cost, pay, right });
  const paid = counted(pay);
  const short = shortOf(paid, player.t);
  if (short >= 0) return because('pay-not-held', { card, kind: tokenLetters[short], held: player.t[short], pay, right });
  const inColours = paid.slice(0, gold);
  const golden = due.reduce((sum, count, colour) => sum + Math.max(0, count - inColours[colour]), 0);
  const fits = inColours.every((count, colour) => count <= due[colour]) && golden === paid[gold];
  return fits ? undefined : because('wrong-payment', { card, cost, pay, right });
}

/** Several nobles match and one must be chosen; at other times a noble comes by itself. */
function nobleProblem(position: Position, noble: number): Refusal | undefined {
  if (position.phase !== 'noble') return because('no-noble-due', { noble: `N${noble}` });
  const choices = noblesToChoose(position);
  return choices.includes(noble) ? undefined : because('noble-does-not-come', { noble: `N${noble}`, nobles: namesOf(choices) });
}
