/** The options, the deck that they make, and who can be dealt it. */
import { checkOptions, err, refuse, type OptionTable, type Refusal, type Result } from '@console-arcade/core';
import { jokerRanks, tableRules, type KittenFishingOptions, type KittenFishingRefusal, type Rank, type TableRules } from './types.js';

const mostRanks = 100;
const mostCopies = 20;

/** The greatest deck there can be. */
export const mostCards = mostRanks * mostCopies + jokerRanks.length;

export const optionTable: OptionTable<KittenFishingOptions> = {
  ranks: { kind: 'integer', min: 1, max: mostRanks, default: 13 },
  copies: { kind: 'integer', min: 1, max: mostCopies, default: 4 },
  rankList: { kind: 'list', min: 0, max: 999_999, length: { min: 0, max: mostRanks }, rising: false, default: Object.freeze([]) },
  playAgain: { kind: 'flag', default: true },
  wildJack: { kind: 'flag', default: false },
  openHands: { kind: 'flag', default: false },
  jokers: { kind: 'flag', default: false },
};

export const seats = { min: 2, max: 4 } as const;

/** All cards in a fixed order: what the shuffle begins with. */
export function deckOf(options: KittenFishingOptions): Rank[] {
  const cards: Rank[] = [];
  for (const rank of ranksOf(options)) for (let copy = 0; copy < options.copies; copy++) cards.push(rank);
  return options.jokers ? [...cards, ...jokerRanks] : cards;
}

const ranksOf = ({ ranks, rankList }: KittenFishingOptions): readonly Rank[] =>
  rankList.length > 0 ? rankList : Array.from({ length: ranks }, (_, i) => i + 1);

/** One card at a time to each in turn, so that those left over go to the first seats. */
export function deal(cards: readonly Rank[], players: number): Rank[][] {
  const hands = Array.from({ length: players }, (): Rank[] => []);
  for (let i = 0; i < cards.length; i++) hands[i % players].push(cards[i]);
  return hands;
}

/** Seats and options that can't be. */
export function check(players: number, options: KittenFishingOptions): Refusal | undefined {
  const checked = checkDeal(players, options);
  return checked.ok ? undefined : checked.error;
}

/** The options that a deal goes by: each for itself valid, and all of them together with the seats. */
export function checkDeal(players: number, options: unknown): Result<KittenFishingOptions, Refusal> {
  if (!Number.isInteger(players) || players < seats.min || players > seats.max) return refused('bad-seats', { seats: players, ...seats });
  const checked = checkOptions(optionTable, options);
  if (!checked.ok) return checked;
  const bad = badDeck(players, checked.value);
  return bad === undefined ? checked : err(bad);
}

function badDeck(players: number, options: KittenFishingOptions): Refusal | undefined {
  const ranks = ranksOf(options);
  const repeated = ranks.find((rank, i) => ranks.indexOf(rank) < i);
  if (repeated !== undefined) return refusalOf('repeated-rank', { rank: repeated });
  const taken = options.jokers ? jokerRanks.find((rank) => ranks.includes(rank)) : undefined;
  if (taken !== undefined) return refusalOf('joker-rank-taken', { rank: taken });
  const cards = ranks.length * options.copies + (options.jokers ? jokerRanks.length : 0);
  return cards < players ? refusalOf('too-few-cards', { cards, seats: players }) : undefined;
}

export const rulesOf = (options: KittenFishingOptions): TableRules =>
  Object.fromEntries(tableRules.map((name) => [name, options[name]])) as unknown as TableRules;

/** A refusal of this game, its code checked by the compiler. */
export const refusalOf = (code: KittenFishingRefusal, data?: Refusal['data'], at?: number): Refusal => refused(code, data, at).error;
export const refused = (code: KittenFishingRefusal, data?: Refusal['data'], at?: number): Extract<Result<never, Refusal>, { ok: false }> =>
  refuse(code, data, at);
