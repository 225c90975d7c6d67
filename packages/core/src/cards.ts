/** Playing cards: small numbers that rules count with, and the texts in which people read and write them. */
import { ok, refuse, type Refusal, type Result } from './result.js';

/** 0…51 = rank × 4 + suit, both places in the arrays below; 52 the black (small) joker, 53 the red (big) joker. */
export type Card = number;

/** From low to high, the ace high. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
/** Clubs, diamonds, hearts, spades. */
export const suits = ['c', 'd', 'h', 's'] as const;

export type RankLetter = (typeof ranks)[number];
export type SuitLetter = (typeof suits)[number];

export const blackJoker: Card = 52;
export const redJoker: Card = 53;

/**
 * How cards are written; every style is read again by `parseCard`.
 *
 * - letters: `As`, `Td`, `BJ`, `RJ` — notation, always two columns wide
 * - symbols: `A♠`, `10♦`, `BJ`, `RJ` — running text; jokers have no sign that is not an emoji
 * - chinese: `黑桃A`, `方块10`, `小王`, `大王`
 */
export const cardStyles = ['letters', 'symbols', 'chinese'] as const;
export type CardStyle = (typeof cardStyles)[number];

/**
 * The codes with which texts of cards are refused. `at` is an index into the text as it was given.
 *
 * - no-card: nothing to read where one card is wanted
 * - bad-card: `data.text` is no card
 * - many-cards: one card is wanted, `data.count` were given; `at` the second
 */
export const cardRefusals = ['no-card', 'bad-card', 'many-cards'] as const;

/** Whether outside data is a card. */
export const isCard = (data: unknown): data is Card => Number.isInteger(data) && (data as number) >= 0 && (data as number) <= redJoker;

export const isJoker = (card: Card): boolean => card === blackJoker || card === redJoker;

/**
 * The place of a card's rank in `ranks`, 0…12.
 * @throws RangeError for a joker, which has no rank
 */
export const rankOf = (card: Card): number => suited(card) >> 2;

/**
 * The place of a card's suit in `suits`, 0…3.
 * @throws RangeError for a joker, which has no suit
 */
export const suitOf = (card: Card): number => suited(card) & 3;

/**
 * The card of a rank and a suit, both letters or both places in `ranks` and `suits`.
 * @throws RangeError when there is no such rank or suit
 */
export function cardOf(rank: RankLetter, suit: SuitLetter): Card;
export function cardOf(rank: number, suit: number): Card;
export function cardOf(rank: RankLetter | number, suit: SuitLetter | number): Card {
  const place = typeof rank === 'number' ? rank : ranks.indexOf(rank);
  const suitPlace = typeof suit === 'number' ? suit : suits.indexOf(suit);
  if (ranks[place] === undefined) throw new RangeError(`there is no rank ${rank}`);
  if (suits[suitPlace] === undefined) throw new RangeError(`there is no suit ${suit}`);
  return place * suits.length + suitPlace;
}

/** Which cards a deck holds. */
export interface DeckOptions {
  /** The letters of the ranks that stay in a stripped deck, in any order: `'6789TJQKA'`. All by default. */
  readonly ranks?: string | readonly RankLetter[];
  /** The letters of the suits that stay: `'hs'`. All by default. */
  readonly suits?: string | readonly SuitLetter[];
  /** How many decks are put together, from 1 (the default). */
  readonly copies?: number;
  /** Whether both jokers belong to each copy. */
  readonly jokers?: boolean;
}

/**
 * A deck in ascending order, equal cards side by side: 52 cards unless told otherwise.
 * @throws RangeError for letters that are no rank or suit or come twice, for no rank or suit at all, and for less than one copy
 */
export function deck(options: DeckOptions = {}): Card[] {
  const { copies = 1, jokers = false } = options;
  if (!Number.isSafeInteger(copies) || copies < 1) throw new RangeError(`a deck has a whole number of copies from 1 up, not ${copies}`);
  const keptRanks = kept('rank', options.ranks ?? ranks, ranks);
  const keptSuits = kept('suit', options.suits ?? suits, suits);
  const single = keptRanks.flatMap((rank) => keptSuits.map((suit) => cardOf(rank, suit)));
  if (jokers) single.push(blackJoker, redJoker);
  return single.flatMap((card) => Array.from({ length: copies }, () => card));
}

/** @throws RangeError for a number that is no card */
export function formatCard(card: Card, style: CardStyle = 'letters'): string {
  if (!isCard(card)) throw new RangeError(`a card is a whole number from 0 to ${redJoker}, not ${String(card)}`);
  if (isJoker(card)) return jokerSpellings[card - blackJoker][style === 'chinese' ? 'word' : 'letters'];
  const rank = ranks[rankOf(card)];
  const shown = rank === 'T' ? '10' : rank;
  switch (style) {
    case 'letters':
      return rank + suits[suitOf(card)];
    case 'symbols':
      return shown + suitSpellings[suitOf(card)].symbols[0];
    case 'chinese':
      return suitSpellings[suitOf(card)].words[0] + shown;
  }
}

/** Cards in the order given, with a space between them (in Chinese a `、`). None: the empty text. */
export function formatCards(cards: readonly Card[], style: CardStyle = 'letters'): string {
  return cards.map((card) => formatCard(card, style)).join(style === 'chinese' ? '、' : ' ');
}

/**
 * Reads one card in any style: upper or lower case, `10` or `T`, suits as letters, as full or outlined symbols, as Chinese
 * words, symbols and words also before the rank (`♠A`, `黑桃A`), full-width letters and digits.
 */
export function parseCard(text: string): Result<Card, Refusal> {
  const read = readCards(text);
  if (!read.ok) return read;
  const [first, second] = read.value;
  if (first === undefined) return refuse('no-card', undefined, 0);
  if (second !== undefined) return refuse('many-cards', { count: read.value.length }, second.at);
  return ok(first.card);
}

/**
 * Reads cards with spaces, commas, `、` or nothing between them; each as `parseCard` does. The empty text holds none. The
 * same card may come twice: whether it can, depends on the deck.
 */
export function parseCards(text: string): Result<Card[], Refusal> {
  const read = readCards(text);
  return read.ok ? ok(read.value.map(({ card }) => card)) : read;
}

/** The first of each is the one that is written, all are read. */
const suitSpellings = [
  { symbols: ['♣', '♧'], words: ['梅花', '草花'] },
  { symbols: ['♦', '♢'], words: ['方块', '方片'] },
  { symbols: ['♥', '♡'], words: ['红桃', '红心'] },
  { symbols: ['♠', '♤'], words: ['黑桃'] },
] as const;
const jokerSpellings = [
  { letters: 'BJ', word: '小王' },
  { letters: 'RJ', word: '大王' },
] as const;

/** Every spelling of every card, in upper case. */
const cardsBySpelling: ReadonlyMap<string, Card> = new Map(
  deck({ jokers: true }).flatMap((card) => spellingsOf(card).map((spelling) => [spelling, card] as const)),
);

function spellingsOf(card: Card): string[] {
  if (isJoker(card)) return Object.values(jokerSpellings[card - blackJoker]);
  const rank = ranks[rankOf(card)];
  const { symbols, words } = suitSpellings[suitOf(card)];
  return (rank === 'T' ? ['T', '10'] : [rank]).flatMap((written) => [
    // a letter stands only after the rank, so that a slip such as `Asd3` is not taken for two cards
    written + suits[suitOf(card)].toUpperCase(),
    ...[...symbols, ...words].flatMap((sign) => [written + sign, sign + written]),
  ]);
}

/** The length of `黑桃10`, and of `10♠` with a variation selector. */
const longestSpelling = 4;

const separators = /[\s,、]/;
/** U+FE0E and U+FE0F, which may follow a suit's symbol and choose its look alone. */
const variationSelectors = /[\uFE0E\uFE0F]/g;

interface PlacedCard {
  readonly card: Card;
  /** Where it begins and where it has ended: indices into the text. */
  readonly at: number;
  readonly end: number;
}

function readCards(text: string): Result<PlacedCard[], Refusal> {
  const plain = halfWidth(text);
  const cards: PlacedCard[] = [];
  let at = 0;
  while (at < plain.length) {
    if (separators.test(plain[at])) {
      at++;
      continue;
    }
    const placed = cardAt(plain, at);
    if (placed === undefined) {
      const [piece] = plain.slice(at).split(separators, 1);
      return refuse('bad-card', { text: text.slice(at, at + piece.length) }, at);
    }
    cards.push(placed);
    at = placed.end;
  }
  return ok(cards);
}

/** The card whose longest spelling begins here. */
function cardAt(plain: string, at: number): PlacedCard | undefined {
  for (let end = Math.min(at + longestSpelling, plain.length); end > at; end--) {
    const card = cardsBySpelling.get(plain.slice(at, end).replace(variationSelectors, '').toUpperCase());
    if (card !== undefined) return { card, at, end };
  }
  return undefined;
}

/** Full-width letters, digits and commas as plain ones; every index stays what it was. */
const halfWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));

/** The card itself, once it is known to have a rank and a suit. */
function suited(card: Card): Card {
  if (!isCard(card) || isJoker(card)) throw new RangeError(`only cards 0 to 51 have a rank and a suit, not ${String(card)}`);
  return card;
}

/** The letters of `all` that are among `chosen`, in the order of `all`. */
function kept<T extends string>(what: string, chosen: Iterable<string>, all: readonly T[]): T[] {
  const letters = [...chosen];
  const stranger = letters.find((letter) => !(all as readonly string[]).includes(letter));
  if (stranger !== undefined) throw new RangeError(`there is no ${what} '${stranger}'; a deck is chosen from ${all.join('')}`);
  if (letters.length === 0) throw new RangeError(`a deck needs at least one ${what}`);
  if (new Set(letters).size < letters.length) throw new RangeError(`a ${what} comes twice in '${letters.join('')}'`);
  return all.filter((letter) => letters.includes(letter));
}
