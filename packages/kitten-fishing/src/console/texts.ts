/** The words of Kitten Fishing, in every language: a message or a reason that is missing does not compile. */
import type { ByLanguage, GameTexts } from '@console-arcade/console';
import type { KittenFishingOptions, KittenFishingReason, KittenFishingRefusal } from '../index.js';
import { rules } from './rules-text.js';

interface Texts extends GameTexts<KittenFishingOptions> {
  readonly refusals: Readonly<Record<KittenFishingRefusal, string>>;
  readonly reasons: Readonly<Record<KittenFishingReason, string>>;
}

export const texts = {
  en: {
    title: 'Kitten Fishing',
    line: 'Pure luck: lay cards, and fish out all between two alike.',
    keys: [
      ['Space  Enter', 'play the front card'],
      ['a', 'play on and on; any key stops'],
      ['c', 'play on to the next capture'],
      ['e', 'play on to the end'],
    ],
    rules: rules.en,
    options: {
      ranks: { name: 'Ranks', about: 'The deck has the ranks 1 to this number: 13 are ace to king.' },
      copies: { name: 'Cards of each rank', about: 'Four make a usual deck. Cards left over go to the first seats.' },
      rankList: { name: 'Own ranks', about: 'The ranks of the deck one by one, in place of 1 to the number of ranks.' },
      playAgain: { name: 'Play again', about: 'Whoever captures plays another card at once.' },
      wildJack: { name: 'Wild jack', about: 'A jack (rank 11) captures the whole train.' },
      openHands: { name: 'Open hands', about: 'All hands lie face up, to watch the queues and the stack at work.' },
      jokers: { name: 'Jokers', about: 'Two jokers join the deck, each a rank of its own: it has no match.' },
    },
    refusals: {
      'bad-seats': 'Kitten Fishing takes {min} to {max} players, not {seats}.',
      'too-few-cards': 'Everybody needs a card at least: cards {cards}, players {seats}.',
      'repeated-rank': 'Rank {rank} is in the list twice; for more cards of a rank raise the cards of each rank.',
      'joker-rank-taken': 'Rank {rank} is a joker: leave it out of the deck, or play without jokers.',
      'game-over': 'The game is over.',
      'not-your-turn': 'Another player is to move.',
      'not-a-move': 'The only move is: play.',
      'empty-text': 'Type: play.',
      'unreadable-text': '"{text}" is no move; the only one is: play.',
      'not-a-state': 'This is not a position of Kitten Fishing.',
      'unknown-field': 'A position has no field {field}.',
      'bad-field': 'The field {field} does not hold what it should.',
      'bad-rank': '{field} is no rank: ranks are whole numbers from 0.',
      'empty-hand': '{field} is empty: nobody begins without a card.',
      'rank-twice-in-train': 'Rank {rank} lies twice in {field}; the second would have captured the first.',
      'jack-in-train': 'In {field} a jack lies on other cards; it would have captured them.',
      'turn-without-cards': '{field} names a player who has no card to play.',
      contradiction: '{field} does not fit the rest of the position.',
    },
    reasons: { 'last-with-cards': 'the last with cards', repetition: 'the game repeats itself for ever' },
    seats: ['First player (leads)', 'Second player', 'Third player', 'Fourth player'],
  },
  zh: {
    title: '小猫钓鱼',
    line: '全凭运气：出牌接成火车，相同的牌之间全部钓走。',
    keys: [
      ['Space  Enter', '出最前面的一张牌'],
      ['a', '一直自动出牌，按任意键停止'],
      ['c', '出到下一次钓鱼'],
      ['e', '出到终局'],
    ],
    rules: rules.zh,
    options: {
      ranks: { name: '点数种类', about: '牌的点数从 1 到这个数；13 就是从 A 到 K。' },
      copies: { name: '每种张数', about: '一副普通的牌每种 4 张。除不尽的牌归前面的座位。' },
      rankList: { name: '自定点数', about: '逐个列出牌的点数，代替从 1 到点数种类。' },
      playAgain: { name: '连出', about: '钓到牌的人马上再出一张。' },
      wildJack: { name: 'J 通吃', about: 'J（点数 11）钓走整列火车。' },
      openHands: { name: '明牌', about: '所有手牌都亮出来，可以看清队列和栈怎样变化。' },
      jokers: { name: '大小王', about: '加入大王和小王，各自是一种点数，没有相同的牌。' },
    },
    refusals: {
      'bad-seats': '小猫钓鱼需要 {min} 到 {max} 人，不能是 {seats} 人。',
      'too-few-cards': '只有 {cards} 张牌，却有 {seats} 名玩家：每人至少要有一张。',
      'repeated-rank': '点数 {rank} 写了两次；想要更多相同的牌，请增加每种张数。',
      'joker-rank-taken': '点数 {rank} 是王：请从牌里去掉它，或者不用大小王。',
      'game-over': '对局已经结束。',
      'not-your-turn': '现在轮到别人出牌。',
      'not-a-move': '走法只有一种：出牌（play）。',
      'empty-text': '请输入：出牌（play）。',
      'unreadable-text': '“{text}”不是走法；走法只有一种：出牌（play）。',
      'not-a-state': '这不是小猫钓鱼的局面。',
      'unknown-field': '局面里没有 {field} 这一项。',
      'bad-field': '{field} 这一项的内容不对。',
      'bad-rank': '{field} 不是点数：点数是不小于 0 的整数。',
      'empty-hand': '{field} 是空的：开局时每人都要有牌。',
      'rank-twice-in-train': '{field} 里点数 {rank} 出现了两次；第二张本应钓走第一张。',
      'jack-in-train': '{field} 里有 J 压在别的牌上；它本应把那些牌钓走。',
      'turn-without-cards': '{field} 指向的玩家没有牌可出。',
      contradiction: '{field} 与局面的其余部分矛盾。',
    },
    reasons: { 'last-with-cards': '只剩一家有牌', repetition: '局面循环，永远不会结束' },
    seats: ['第一家（先出）', '第二家', '第三家', '第四家'],
  },
} satisfies ByLanguage<Texts>;
