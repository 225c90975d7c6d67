/**
 * Moves as text: `TWUG-BY` take and return, `R17` and `D2` reserve face up or from a deck (both also `-x`), `B17:UUY` buy,
 * `N3` choose a noble, `P` pass.
 *
 * Read as well: lower case, letters in any order, spaces, full-width signs, Chinese words; `B17` pays with the fewest gold;
 * and by the place on the board: `buy 2 3`, `reserve 3 0` (row 1 is level 3; column 1–4, 0 the deck), `buy 0 2` the second
 * card of the own reserve.
 */
import { err, ok, type Refusal, type Result } from '@console-arcade/core';
import { cards, nobles } from './cards.js';
import type { Position } from './moves.js';
import { cheapestPayment } from './payments.js';
import { because } from './refusal.js';
import { levels, placesPerLevel, tokenLetters, type CardId, type SplendorMove, type Tokens } from './types.js';

/** Nothing longer is a move. */
const longestText = 100;

export function formatMove(move: SplendorMove): string {
  switch (move.type) {
    case 'take':
      return `T${move.tokens}${formatReturn(move.back)}`;
    case 'reserve':
      return `R${move.card}${formatReturn(move.back)}`;
    case 'reserve-hidden':
      return `D${move.level}${formatReturn(move.back)}`;
    case 'buy':
      return `B${move.card}:${move.pay}`;
    case 'noble':
      return `N${move.noble}`;
    case 'pass':
      return 'P';
  }
}

const formatReturn = (back: Tokens): string => (back === '' ? '' : `-${back}`);

/** A move as it is written, legal or not. */
export function parseMove(text: string, position: Position): Result<SplendorMove, Refusal> {
  if (text.length > longestText) return err(because('long-text', { length: text.length, longest: longestText }));
  if (text.trim() === '') return err(because('empty-text', undefined, 0));
  const at = startOf(text);
  const read = readMove(plain(text), position);
  if (read === undefined) return err(because('unreadable-text', { text: beginning(text) }, at));
  return read.ok ? read : err({ ...read.error, at });
}

/** Where the first sign of a text stands that is no space. */
export const startOf = (text: string): number => text.length - text.trimStart().length;

/** Undefined: no form of a move. */
function readMove(text: string, position: Position): Result<SplendorMove, Refusal> | undefined {
  for (const [pattern, read] of forms) {
    const found = pattern.exec(text);
    if (found !== null) return read(found.slice(1), position);
  }
  return undefined;
}

type Reader = (parts: readonly (string | undefined)[], position: Position) => Result<SplendorMove, Refusal>;

const BACK = String.raw`(?:\s*-\s*([wugrby ]*))?`;
const PAY = String.raw`(?:\s*:\s*([wugrby ]*))?`;
const form = (source: string): RegExp => new RegExp(`^\\s*${source}\\s*$`);

/** Patterns of plain text, the first that fits counts. Places on the board come before letters: `buy 2 3` is no card 23. */
const forms: readonly (readonly [RegExp, Reader])[] = [
  [form(String.raw`(?:buy|b)\s*(\d)[\s,]+(\d)${PAY}`), ([row, column, pay], at) => buyAt(Number(row), Number(column), pay, at)],
  [form(String.raw`(?:reserve|r)\s*(\d)[\s,]+(\d)${BACK}`), ([row, column, back], at) => reserveAt(Number(row), Number(column), back, at)],
  [form(String.raw`(?:buy|b)\s*(\d+)${PAY}`), ([card, pay], at) => whereCard(card, (id) => buy(id, pay, at))],
  [
    form(String.raw`(?:reserve|r)\s*(\d+)${BACK}`),
    ([card, back]) => whereCard(card, (id) => ok({ type: 'reserve', card: id, back: sorted(back) })),
  ],
  [form(String.raw`(?:deck|d)\s*(\d+)${BACK}`), ([level, back]) => fromDeck(Number(level), back)],
  [form(String.raw`(?:take|t)([wugrby ]*)${BACK}`), ([tokens, back]) => ok({ type: 'take', tokens: sorted(tokens), back: sorted(back) })],
  [form(String.raw`(?:noble|n)\s*(\d+)`), ([noble]) => whereNoble(Number(noble))],
  [form('(?:pass|p)'), () => ok({ type: 'pass' })],
];

/** Letters in the order of the notation. */
function sorted(letters = ''): Tokens {
  const upper = letters.toUpperCase();
  return [...tokenLetters].map((letter) => letter.repeat([...upper].filter((other) => other === letter).length)).join('');
}

function whereCard(digits: string | undefined, read: (card: CardId) => Result<SplendorMove, Refusal>): Result<SplendorMove, Refusal> {
  const card = Number(digits);
  return card < cards.length ? read(card) : err(because('no-such-card', { card, last: cards.length - 1 }));
}

function whereNoble(noble: number): Result<SplendorMove, Refusal> {
  return noble < nobles.length
    ? ok({ type: 'noble', noble })
    : err(because('no-such-noble', { noble: `N${noble}`, last: `N${nobles.length - 1}` }));
}

/** Without a payment: the one with the fewest gold; what can't be paid is for the rules to refuse. */
function buy(card: CardId, pay: string | undefined, { players, cur }: Position): Result<SplendorMove, Refusal> {
  return ok({ type: 'buy', card, pay: pay === undefined ? (cheapestPayment(card, players[cur]) ?? '') : sorted(pay) });
}

function fromDeck(level: number, back: string | undefined): Result<SplendorMove, Refusal> {
  const known = levels.find((other) => other === level);
  return known === undefined ? err(because('no-such-deck', { level })) : ok({ type: 'reserve-hidden', level: known, back: sorted(back) });
}

function buyAt(row: number, column: number, pay: string | undefined, position: Position): Result<SplendorMove, Refusal> {
  const card = row === 0 ? position.players[position.cur].res[column - 1]?.[0] : cardAt(row, column, position);
  if (card === undefined) return err(because('no-such-place', { row, column }));
  return card < 0 ? err(because('empty-place', { row, column })) : buy(card, pay, position);
}

function reserveAt(row: number, column: number, back: string | undefined, position: Position): Result<SplendorMove, Refusal> {
  if (column === 0 && row >= 1 && row <= levels.length) return fromDeck(levels.length + 1 - row, back);
  const card = cardAt(row, column, position);
  if (card === undefined) return err(because('no-such-place', { row, column }));
  return card < 0 ? err(because('empty-place', { row, column })) : ok({ type: 'reserve', card, back: sorted(back) });
}

/** Rows are counted from the top, where level 3 lies. */
const cardAt = (row: number, column: number, { market }: Position): CardId | undefined =>
  row >= 1 && column >= 1 && column <= placesPerLevel ? market[levels.length - row]?.[column - 1] : undefined;

/** Lower case and half width, Chinese words as letters. */
function plain(text: string): string {
  const half = text.normalize('NFKC').toLowerCase().replace(/[—–−]/g, '-');
  return words.reduce((read, [word, letters]) => read.replaceAll(word, letters), half);
}

/** Chinese words, longer ones first. */
const words: readonly (readonly [string, string])[] = [
  ['保留', 'r '],
  ['预购', 'r '],
  ['预留', 'r '],
  ['牌堆', 'd '],
  ['购买', 'b '],
  ['贵族', 'n '],
  ['拿取', 't'],
  ['退回', '-'],
  ['归还', '-'],
  ['跳过', 'p'],
  ['留', 'r '],
  ['买', 'b '],
  ['拿', 't'],
  ['取', 't'],
  ['还', '-'],
  ['退', '-'],
  ['过', 'p'],
  ['白', 'w'],
  ['蓝', 'u'],
  ['绿', 'g'],
  ['红', 'r'],
  ['黑', 'b'],
  ['黄金', 'y'],
  ['金', 'y'],
];

/** Enough of a text to recognise it by, on one line and without control characters. */
function beginning(text: string): string {
  const signs = [...text.trim().replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')];
  return signs.length <= 20 ? signs.join('') : `${signs.slice(0, 20).join('')}...`;
}
