/** A position from outside data, checked whole: puzzles, editors, saved states, arranged beginnings. */
import { err, ok, type Refusal, type Result } from '@console-arcade/core';
import { bonuses, cards, isCard, isIndex, isNoble, levelOf, nobles as allNobles } from './cards.js';
import { excess, leastForTwo, noblesFor, takeable } from './moves.js';
import { because } from './refusal.js';
import { countsOf, countSelections, plus, type Counts } from './tokens.js';
import {
  colours,
  goldTokens,
  levels,
  mostReserved,
  phases,
  placesPerLevel,
  pointsToWin,
  tokenKinds,
  tokenLetters,
  tokensPerColour,
  type Reserved,
  type SplendorPlayer,
  type SplendorState,
} from './types.js';

type Data = Readonly<Record<string, unknown>>;

const fields = ['cur', 'phase', 'bank', 'market', 'deck', 'nobles', 'players', 'deckOrder', 'final', 'passes', 'fewerTokens'];
const playerFields = ['t', 'b', 'pts', 'res', 'n', 'c'];
/** Nobody can have more, by far; it keeps numbers printable. */
const MOST_POINTS = 999;
const MOST_OF_A_KIND = 99;

/**
 * `deck`, `final` and `passes` may be left out; nobles may come in any order. Bought cards are known by `b` and `c` alone, so
 * nobody checks that a bonus has a card. A seat may hold more than ten tokens: it returns what is too much when it takes or
 * reserves next.
 */
export function fromPosition(data: unknown): Result<SplendorState, Refusal> {
  if (!isObject(data)) return err(because('not-a-state'));
  const unknown = Object.keys(data).find((name) => !fields.includes(name));
  if (unknown !== undefined) return err(because('unknown-field', { field: unknown.slice(0, 20) }));
  const read = readFields(data);
  if ('code' in read) return err(read);
  const problem = twice(read) ?? unbalanced(read) ?? contradiction(read) ?? tooMuch(read) ?? tooManyMoves(read);
  return problem === undefined ? ok(read) : err(problem);
}

function readFields(data: Data): SplendorState | Refusal {
  const { players, bank, market, deckOrder } = data;
  if (!isList(players, 2, 4)) return badField('players');
  if (!isCounts(bank, tokenKinds.length)) return badField('bank');
  if (!isList(market, levels.length)) return badField('market');
  if (!isList(deckOrder, levels.length)) return badField('deckOrder');
  const seats = players.map((player, seat) => readPlayer(player, `players[${seat}]`));
  const badSeat = seats.find((seat) => 'code' in seat);
  if (badSeat !== undefined) return badSeat as Refusal;
  for (const [i, row] of market.entries()) {
    const problem = isList(row, placesPerLevel)
      ? misplaced(
          row.filter((card) => card !== -1),
          i,
          `market[${i}]`,
        )
      : badField(`market[${i}]`);
    if (problem !== undefined) return problem;
  }
  for (const [i, order] of deckOrder.entries()) {
    const problem = isList(order, 0, MOST_CARDS) ? misplaced(order, i, `deckOrder[${i}]`) : badField(`deckOrder[${i}]`);
    if (problem !== undefined) return problem;
  }
  const own = seats as SplendorPlayer[];
  const order = (deckOrder as number[][]).map((list) => [...list]);
  const { cur, phase, nobles, deck, fewerTokens } = data;
  const { final = own.some(({ pts }) => pts >= pointsToWin), passes = 0 } = data;
  if (!isIndex(cur, own.length)) return badField('cur');
  const known = phases.find((candidate) => candidate === phase);
  if (known === undefined) return badField('phase');
  if (!isList(nobles, 0, own.length + 1) || !nobles.every(isNoble)) return badField('nobles');
  if (typeof final !== 'boolean') return badField('final');
  if (!isIndex(passes, own.length + 1)) return badField('passes');
  if (fewerTokens !== undefined && typeof fewerTokens !== 'boolean') return badField('fewerTokens');
  const counts = order.map((list) => list.length);
  if (deck !== undefined && !(isCounts(deck, levels.length) && deck.every((count, i) => count === counts[i]))) return badField('deck');
  return {
    cur,
    phase: known,
    bank: [...bank],
    market: (market as number[][]).map((row) => [...row]),
    deck: counts,
    nobles: ascending(nobles),
    players: own,
    final,
    passes,
    ...(fewerTokens === true ? { fewerTokens } : {}),
    deckOrder: order,
  };
}

const MOST_CARDS = 40;

function readPlayer(data: unknown, at: string): SplendorPlayer | Refusal {
  if (!isObject(data)) return badField(at);
  const unknown = Object.keys(data).find((name) => !playerFields.includes(name));
  if (unknown !== undefined) return because('unknown-field', { field: `${at}.${unknown.slice(0, 20)}` });
  const { t, b, pts, res, n, c } = data;
  if (!isCounts(t, tokenKinds.length)) return badField(`${at}.t`);
  if (!isCounts(b, colours.length)) return badField(`${at}.b`);
  if (!isIndex(pts, MOST_POINTS + 1)) return badField(`${at}.pts`);
  if (!isList(res, 0, mostReserved) || !res.every(isReserved)) return badField(`${at}.res`);
  if (!isList(n, 0, 5) || !n.every(isNoble)) return badField(`${at}.n`);
  if (!isIndex(c, Infinity)) return badField(`${at}.c`);
  if (c !== b.reduce((sum, count) => sum + count, 0)) return because('contradiction', { field: `${at}.c` });
  return { t: [...t], b: [...b], pts, res: res.map(([card, hidden]): Reserved => [card, hidden]), n: ascending(n), c: c as number };
}

/** A card that is none, or of another level. */
function misplaced(list: readonly unknown[], index: number, field: string): Refusal | undefined {
  for (const card of list) {
    if (!isCard(card)) return badField(field);
    if (levelOf(card) !== index + 1) return because('wrong-level', { field, card, level: index + 1 });
  }
  return undefined;
}

/** No card and no noble is in two places. */
function twice({ market, deckOrder, players, nobles }: SplendorState): Refusal | undefined {
  const places = [...market, ...deckOrder].flat().filter((card) => card >= 0);
  const card = firstRepeated([...places, ...players.flatMap(({ res }) => res.map(([held]) => held))]);
  if (card !== undefined) return because('card-twice', { card });
  const noble = firstRepeated([...nobles, ...players.flatMap(({ n }) => n)]);
  return noble === undefined ? undefined : because('noble-twice', { noble: `N${noble}` });
}

/** Tokens of a kind, in the bank and in hands, are as many as there are in the box. */
function unbalanced({ bank, players }: SplendorState): Refusal | undefined {
  const sums = players.reduce((sum: Counts, { t }) => plus(sum, t), bank);
  const expected = colours.map(() => tokensPerColour[players.length]).concat(goldTokens);
  const kind = sums.findIndex((count, i) => count !== expected[i]);
  return kind < 0 ? undefined : because('tokens-not-conserved', { kind: tokenLetters[kind], tokens: sums[kind], expected: expected[kind] });
}

/** What the rules can't have left like that. */
function contradiction(state: SplendorState): Refusal | undefined {
  const { market, deck, players, phase, cur, final, passes, nobles } = state;
  const empty = market.findIndex((row, i) => row.includes(-1) && deck[i] > 0);
  if (empty >= 0) return because('contradiction', { field: `market[${empty}]` });
  if (final && players.every(({ pts }) => pts < pointsToWin)) return because('contradiction', { field: 'final' });
  if (nobles.length + players.reduce((sum, { n }) => sum + n.length, 0) > players.length + 1)
    return because('contradiction', { field: 'nobles' });
  const ended = (final && cur === 0) || passes >= players.length;
  const choices = noblesFor(players[cur], nobles).length;
  const fits = phase === 'over' ? ended : phase === 'noble' ? choices > 1 : !ended;
  return fits ? undefined : because('contradiction', { field: 'phase' });
}

/** More than a seat may ever have, counted with all that it could still buy and win: a position stays one as it is played on. */
function tooMuch({ players, market, deckOrder, nobles }: SplendorState): Refusal | undefined {
  const left = [...market, ...deckOrder, ...players.map(({ res }) => res.map(([card]) => card))].flat().filter((card) => card >= 0);
  const points = [...left.map((card) => cards[card]), ...nobles.map((noble) => allNobles[noble])].reduce((sum, won) => sum + won.points, 0);
  for (const [seat, { b, pts }] of players.entries()) {
    if (pts + points > MOST_POINTS) return badField(`players[${seat}].pts`);
    if (b.some((count, colour) => count + left.filter((card) => bonuses[card] === colour).length > MOST_OF_A_KIND))
      return badField(`players[${seat}].b`);
  }
  return undefined;
}

/**
 * A seat that holds far more than ten tokens has more ways to return them than anybody could list, or a computer's move list
 * holds. Counted as if it were to move with every colour in the bank.
 */
function tooManyMoves({ players, fewerTokens }: SplendorState): Refusal | undefined {
  const seat = players.findIndex(({ t }) => excess(t) > 0 && mostMovesOf(t, fewerTokens) > MOST_RETURNS);
  return seat < 0 ? undefined : because('too-many-moves', { field: `players[${seat}].t` });
}

/** Leaves room for purchases in a list of 4,096 moves. */
const MOST_RETURNS = 3500;

function mostMovesOf(t: Counts, fewerTokens: true | undefined): number {
  const waysWith = (taken: Counts) => {
    const tokens = plus(t, taken);
    return countSelections(tokens, excess(tokens));
  };
  const reserves = levels.length * (placesPerLevel + 1) * waysWith([0, 0, 0, 0, 0, 1]);
  return takeable({ bank: fullBank, ...(fewerTokens === true ? { fewerTokens } : {}) }).reduce(
    (moves, tokens) => moves + waysWith(countsOf(tokens) as Counts),
    reserves,
  );
}

const fullBank = tokenKinds.map(() => leastForTwo);

const badField = (field: string): Refusal => because('bad-field', { field });
const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
const isObject = (data: unknown): data is Data => typeof data === 'object' && data !== null && !Array.isArray(data);
/** Without holes, which `every` would pass over. */
const isList = (data: unknown, least: number, most = least): data is unknown[] =>
  Array.isArray(data) && data.length >= least && data.length <= most && !data.includes(undefined);
const isCounts = (data: unknown, length: number): data is number[] =>
  isList(data, length) && data.every((count) => isIndex(count, MOST_OF_A_KIND + 1));
const isReserved = (data: unknown): data is Reserved => isList(data, 2) && isCard(data[0]) && isIndex(data[1], 2);

function firstRepeated(list: readonly number[]): number | undefined {
  const seen = new Set<number>();
  return list.find((entry) => seen.size === seen.add(entry).size);
}
