import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  blackJoker,
  cardOf,
  cardRefusals,
  cardStyles,
  deck,
  formatCard,
  formatCards,
  isCard,
  isJoker,
  parseCard,
  parseCards,
  rankOf,
  ranks,
  redJoker,
  suitOf,
  suits,
  type Card,
  type DeckOptions,
} from './cards.js';
import { err, ok } from './result.js';

const whole = deck({ jokers: true });
const anyCard = fc.constantFrom(...whole);
const letters = (cards: readonly Card[]) => formatCards(cards);

/** The one card of a text that is known to be one. */
function card(text: string): Card {
  const parsed = parseCard(text);
  if (!parsed.ok) throw new Error(`${text} is no card: ${parsed.error.code}`);
  return parsed.value;
}

describe('numbers', () => {
  test.each([
    ['2c', 0],
    ['2s', 3],
    ['3c', 4],
    ['Td', 33],
    ['As', 51],
    ['BJ', 52],
    ['RJ', 53],
  ])('%s is card %i', (text, number) => {
    expect(card(text)).toBe(number);
  });

  test('a card is its rank times four and its suit', () => {
    for (const card of deck()) {
      expect(rankOf(card) * 4 + suitOf(card)).toBe(card);
      expect(cardOf(rankOf(card), suitOf(card))).toBe(card);
      expect(cardOf(ranks[rankOf(card)], suits[suitOf(card)])).toBe(card);
    }
  });

  test('only 52 and 53 are jokers', () => {
    expect(whole.filter(isJoker)).toEqual([blackJoker, redJoker]);
  });

  test.each([[-1], [54], [1.5], [NaN], ['As'], [null], [undefined], [[3]]])('%p is no card', (data) => {
    expect(isCard(data)).toBe(false);
    expect(() => formatCard(data as number)).toThrow(RangeError);
    expect(() => rankOf(data as number)).toThrow(RangeError);
  });

  test.each([[blackJoker], [redJoker]])('joker %i has neither rank nor suit', (joker) => {
    expect(() => rankOf(joker)).toThrow('only cards 0 to 51 have a rank and a suit, not 5');
    expect(() => suitOf(joker)).toThrow(RangeError);
  });

  test.each<[number, number, string]>([
    [13, 0, 'there is no rank 13'],
    [-1, 0, 'there is no rank -1'],
    [0.5, 0, 'there is no rank 0.5'],
    [0, 4, 'there is no suit 4'],
    [0, NaN, 'there is no suit NaN'],
  ])('there is no card of rank %d and suit %d', (rank, suit, message) => {
    expect(() => cardOf(rank, suit)).toThrow(new RangeError(message));
  });

  test('letters that name no rank or suit make no card', () => {
    expect(() => cardOf('1' as 'A', 's')).toThrow(new RangeError('there is no rank 1'));
    expect(() => cardOf('A', 'S' as 's')).toThrow(new RangeError('there is no suit S'));
  });
});

describe('writing', () => {
  test.each([
    ['As', 'A♠', '黑桃A'],
    ['Td', '10♦', '方块10'],
    ['9h', '9♥', '红桃9'],
    ['2c', '2♣', '梅花2'],
    ['BJ', 'BJ', '小王'],
    ['RJ', 'RJ', '大王'],
  ])('%s is %s in symbols and %s in Chinese', (letter, symbol, chinese) => {
    expect(formatCard(card(letter))).toBe(letter);
    expect(formatCard(card(letter), 'letters')).toBe(letter);
    expect(formatCard(card(letter), 'symbols')).toBe(symbol);
    expect(formatCard(card(letter), 'chinese')).toBe(chinese);
  });

  test('cards stand apart by a space, in Chinese by a comma of lists', () => {
    const hand = [card('As'), card('Th'), redJoker];
    expect(formatCards(hand)).toBe('As Th RJ');
    expect(formatCards(hand, 'symbols')).toBe('A♠ 10♥ RJ');
    expect(formatCards(hand, 'chinese')).toBe('黑桃A、红桃10、大王');
    expect(formatCards([])).toBe('');
  });

  test('in letters every card is two characters', () => {
    expect(whole.filter((card) => formatCard(card).length !== 2)).toEqual([]);
  });
});

describe.each(cardStyles)('round trips in %s', (style) => {
  test('each of the 54 cards is read as it was written, and no two are written alike', () => {
    expect(whole.map((card) => parseCard(formatCard(card, style)))).toEqual(whole.map(ok));
    expect(new Set(whole.map((card) => formatCard(card, style))).size).toBe(54);
  });

  test('any list of cards is read as it was written, whatever stands between them', () => {
    fc.assert(
      fc.property(fc.array(anyCard), fc.constantFrom('', ' ', ',', ', ', '、', '，', '\u3000', '\n', '\t'), (cards, between) => {
        expect(parseCards(formatCards(cards, style))).toEqual(ok(cards));
        expect(parseCards(cards.map((card) => formatCard(card, style)).join(between))).toEqual(ok(cards));
      }),
    );
  });

  test('upper and lower case say the same', () => {
    for (const card of whole) {
      expect(parseCard(formatCard(card, style).toLowerCase())).toEqual(ok(card));
      expect(parseCard(formatCard(card, style).toUpperCase())).toEqual(ok(card));
    }
  });
});

describe('reading forgivingly', () => {
  test.each([
    ['10h', 'Th'],
    ['10H', 'Th'],
    ['tH', 'Th'],
    [' As ', 'As'],
    ['A♠', 'As'],
    ['A♤', 'As'],
    ['A♠\uFE0F', 'As'],
    ['A♠\uFE0E', 'As'],
    ['10♡\uFE0F', 'Th'],
    ['♥A', 'Ah'],
    ['♥\uFE0F10', 'Th'],
    ['K♢', 'Kd'],
    ['k♧', 'Kc'],
    ['红桃3', '3h'],
    ['红心3', '3h'],
    ['梅花J', 'Jc'],
    ['草花j', 'Jc'],
    ['方片10', 'Td'],
    ['方块T', 'Td'],
    ['A黑桃', 'As'],
    ['10黑桃', 'Ts'],
    ['Ａｓ', 'As'],
    ['１０ｄ', 'Td'],
    ['黑桃Ｑ', 'Qs'],
    ['bj', 'BJ'],
    ['rJ', 'RJ'],
    ['ＲＪ', 'RJ'],
    ['小王', 'BJ'],
    ['大王', 'RJ'],
  ])('%j is %s', (text, meant) => {
    expect(parseCard(text)).toEqual(ok(card(meant)));
  });

  test.each([
    ['AsKd', 'As Kd'],
    ['as,kd', 'As Kd'],
    [',As,, Kd,', 'As Kd'],
    ['A♠K♥10♦', 'As Kh Td'],
    ['♠A♥K♦10', 'As Kh Td'],
    ['A♠️K♥️', 'As Kh'],
    ['2s10h', '2s Th'],
    ['黑桃A红桃K方块10', 'As Kh Td'],
    ['黑桃A、红心K，小王 大王', 'As Kh BJ RJ'],
    ['ＡｓＫｄ，２ｃ', 'As Kd 2c'],
    ['BJRJJsJd', 'BJ RJ Js Jd'],
    ['As As', 'As As'],
    ['', ''],
    [' , ', ''],
  ])('%j holds %j', (text, cards) => {
    const parsed = parseCards(text);
    expect(parsed.ok && letters(parsed.value)).toBe(cards);
  });
});

describe('refusing', () => {
  test.each([
    ['1s', '1s', 0],
    ['11h', '11h', 0],
    ['Ax', 'Ax', 0],
    ['A', 'A', 0],
    ['s', 's', 0],
    ['sA', 'sA', 0],
    ['0h', '0h', 0],
    ['  Zz ', 'Zz', 2],
    ['♠', '♠', 0],
    ['黑桃', '黑桃', 0],
    ['黑桃1', '黑桃1', 0],
    ['中王', '中王', 0],
    ['Ass', 's', 2],
    ['J', 'J', 0],
    ['As-Kd', '-Kd', 2],
    ['constructor', 'constructor', 0],
    ['__proto__', '__proto__', 0],
    ['🂡', '🂡', 0],
    ['Ａｘ', 'Ａｘ', 0],
    ['\uFE0F', '\uFE0F', 0],
  ])('%j is refused for %j at %i', (text, piece, at) => {
    const refusal = err({ code: 'bad-card', at, data: { text: piece } });
    expect(parseCard(text)).toEqual(refusal);
    expect(parseCards(text)).toEqual(refusal);
  });

  test.each([
    ['As Kx, Qd', 'Kx', 3],
    ['As，Ｋx，Qd', 'Ｋx', 3],
    ['AsKd1hQd', '1hQd', 4],
    ['黑桃A、黑A', '黑A', 4],
  ])('of %j the piece %j at %i is refused', (text, piece, at) => {
    expect(parseCards(text)).toEqual(err({ code: 'bad-card', at, data: { text: piece } }));
  });

  test.each(['', ' ', '\t\n', ',', '、'])('%j holds no card where one is wanted', (text) => {
    expect(parseCard(text)).toEqual(err({ code: 'no-card', at: 0 }));
  });

  test.each([
    ['As Kd', 3, 2],
    ['AsKdQh', 2, 3],
  ])('%j is more than one card', (text, at, count) => {
    expect(parseCard(text)).toEqual(err({ code: 'many-cards', at, data: { count } }));
  });

  test('any text is either cards or refused with a declared code, at its first piece that is no card', () => {
    const bits = fc.constantFrom(...'A1 0T9KJBRshx♠♥黑桃红心大小王,、Ａ０'.split(''), '\uFE0F', '10', '♦️', '🂡');
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(bits).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseCards(text);
        if (parsed.ok) return parsed.value.every(isCard);
        const { code, at, data } = parsed.error;
        expect(cardRefusals).toContain(code);
        expect(text.startsWith(String(data?.text), at)).toBe(true);
        expect(data?.text).not.toBe('');
        expect(parseCards(text.slice(0, at)).ok).toBe(true);
        return true;
      }),
    );
  });
});

describe('decks', () => {
  test('a deck holds the 52 cards in ascending order', () => {
    expect(deck()).toEqual(Array.from({ length: 52 }, (_, card) => card));
  });

  test.each<[string, DeckOptions, string]>([
    ['two ranks', { ranks: 'KA' }, 'Kc Kd Kh Ks Ac Ad Ah As'],
    ['two ranks, the higher first', { ranks: 'AK' }, 'Kc Kd Kh Ks Ac Ad Ah As'],
    ['one suit of some ranks', { ranks: '9TJQ', suits: 's' }, '9s Ts Js Qs'],
    ['lists of letters', { ranks: ['A', '2'], suits: ['s', 'h'] }, '2h 2s Ah As'],
    ['several copies', { ranks: 'A', suits: 'hs', copies: 3 }, 'Ah Ah Ah As As As'],
    ['jokers', { ranks: 'A', suits: 's', jokers: true }, 'As BJ RJ'],
    ['jokers of each copy', { ranks: 'A', suits: 's', jokers: true, copies: 2 }, 'As As BJ BJ RJ RJ'],
  ])('%s', (_, options, cards) => {
    expect(letters(deck(options))).toBe(cards);
  });

  test.each<[number, DeckOptions]>([
    [28, { ranks: '89TJQKA' }],
    [32, { ranks: '789TJQKA' }],
    [36, { ranks: '6789TJQKA' }],
    [54, { jokers: true }],
    [104, { copies: 2 }],
    [108, { copies: 2, jokers: true }],
  ])('%i cards in %j', (size, options) => {
    expect(deck(options)).toHaveLength(size);
  });

  test('each call gives a new list', () => {
    deck().pop();
    expect(deck()).toHaveLength(52);
  });

  test.each<[DeckOptions, string]>([
    [{ ranks: '1' }, "there is no rank '1'; a deck is chosen from 23456789TJQKA"],
    [{ ranks: '10' }, "there is no rank '1'; a deck is chosen from 23456789TJQKA"],
    [{ ranks: 'ak' }, "there is no rank 'a'; a deck is chosen from 23456789TJQKA"],
    [{ suits: 'hS' }, "there is no suit 'S'; a deck is chosen from cdhs"],
    [{ ranks: '' }, 'a deck needs at least one rank'],
    [{ suits: [] }, 'a deck needs at least one suit'],
    [{ ranks: 'AKA' }, "a rank comes twice in 'AKA'"],
    [{ suits: ['s', 's'] }, "a suit comes twice in 'ss'"],
    [{ copies: 0 }, 'a deck has a whole number of copies from 1 up, not 0'],
    [{ copies: 1.5 }, 'a deck has a whole number of copies from 1 up, not 1.5'],
    [{ copies: NaN }, 'a deck has a whole number of copies from 1 up, not NaN'],
  ])('no deck is made of %j', (options, message) => {
    expect(() => deck(options)).toThrow(new RangeError(message));
  });
});
