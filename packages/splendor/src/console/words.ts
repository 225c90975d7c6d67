/** The words on the table and of its questions, in every language; names and gems are put into their `{names}`. */
import type { ByLanguage } from '@console-arcade/console';
import type { Colour } from '../types.js';

export interface Words {
  // The table
  readonly bank: string;
  readonly tokens: string;
  readonly bonuses: string;
  readonly totals: string;
  readonly nobles: string;
  readonly points: string;
  readonly onePoint: string;
  readonly cards: string;
  readonly oneCard: string;
  readonly back: string;
  readonly free: string;
  readonly lastRound: string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly colon: string;
  /** The keys of the board, for the footer. */
  readonly keys: Readonly<Record<'tokens' | 'take' | 'buy' | 'reserve', string>>;
  /** What is said of a place or of what is picked. */
  readonly place: Readonly<
    Record<
      | 'card'
      | 'plainCard'
      | 'points'
      | 'onePoint'
      | 'isFree'
      | 'canPay'
      | 'missing'
      | 'goldCovers'
      | 'deck'
      | 'handFull'
      | 'tokens'
      | 'tokensForTwo'
      | 'noTokens'
      | 'takeThese'
      | 'thenReturn'
      | 'oneMore'
      | 'more'
      | 'orPair'
      | 'orTake'
      | 'goesBack',
      string
    >
  >;
  /** Entries of menus. */
  readonly menu: Readonly<Record<'buy' | 'buyFree' | 'otherwise' | 'reserve' | 'reserveOnly' | 'give' | 'pass', string>>;
  readonly askReturn: string;
  readonly goingBack: string;
  readonly askPayment: string;
  readonly askNoble: string;
  readonly askPass: string;
}

export const words: ByLanguage<Words> = {
  en: {
    bank: 'Bank',
    tokens: 'tokens',
    bonuses: 'cards',
    totals: 'total',
    nobles: 'Nobles',
    points: '{count} pts',
    onePoint: '1 pt',
    cards: '{count} cards',
    oneCard: '1 card',
    back: 'face down',
    free: 'free',
    lastRound: 'Last round',
    colours: { white: 'white', blue: 'blue', green: 'green', red: 'red', black: 'black' },
    colon: ': ',
    keys: { tokens: 'tokens', take: 'take', buy: 'buy', reserve: 'reserve' },
    place: {
      card: 'Card {card}, {colour}, {points}',
      plainCard: 'Card {card}, {colour}',
      points: '{count} points',
      onePoint: '1 point',
      isFree: 'free for you',
      canPay: 'pay {tokens}',
      missing: 'missing {tokens}',
      goldCovers: ', gold covers {count}',
      deck: 'Deck {level}, {count} cards: reserve the top one unseen',
      handFull: 'Deck {level}, {count} cards; your reserve is full',
      tokens: '{kind} in the bank: {count}; take it with two other colours',
      tokensForTwo: '{kind} in the bank: {count}; take it with two other colours, or two of it',
      noTokens: '{kind}: none left in the bank',
      takeThese: 'Take {tokens}? Enter takes, Esc puts one back',
      thenReturn: '; then {count} must go back',
      oneMore: 'Picked {tokens}: one colour more',
      more: 'Picked {tokens}: {count} colours more',
      orPair: ', or the same again',
      orTake: ', or t takes',
      goesBack: '; Esc puts one back',
    },
    menu: {
      buy: 'buy for {tokens}',
      buyFree: 'buy, free',
      otherwise: 'pay otherwise',
      reserve: 'reserve, +{gold}',
      reserveOnly: 'reserve, no gold left',
      give: '{kind} ({count})',
      pass: 'pass',
    },
    askReturn: '{held} tokens, ten may stay: choose what goes back, {due} in all.',
    goingBack: 'Going back: {tokens}',
    askPayment: 'Card {card}: pay with',
    askNoble: 'Several nobles would come; one does. Which one?',
    askPass: 'Nothing else is possible.',
  },
  zh: {
    bank: '公共区',
    tokens: '宝石',
    bonuses: '卡牌',
    totals: '合计',
    nobles: '贵族',
    points: '{count}分',
    onePoint: '1分',
    cards: '{count}张',
    oneCard: '1张',
    back: '暗牌',
    free: '免费',
    lastRound: '最后一轮',
    colours: { white: '白', blue: '蓝', green: '绿', red: '红', black: '黑' },
    colon: '：',
    keys: { tokens: '拿宝石', take: '拿走', buy: '购买', reserve: '保留' },
    place: {
      card: '{card} 号牌，{colour}色，{points}',
      plainCard: '{card} 号牌，{colour}色',
      points: '{count} 分',
      onePoint: '1 分',
      isFree: '可以免费购买',
      canPay: '付 {tokens}',
      missing: '还差 {tokens}',
      goldCovers: '，黄金可抵 {count} 个',
      deck: '{level} 级牌堆，剩 {count} 张：可以暗扣最上面一张',
      handFull: '{level} 级牌堆，剩 {count} 张；你的保留已满',
      tokens: '{kind} 还有 {count} 个，可以和另外两种颜色一起拿',
      tokensForTwo: '{kind} 还有 {count} 个，可以和另外两种颜色一起拿，或者拿两个',
      noTokens: '{kind} 已经拿完了',
      takeThese: '拿 {tokens}？回车确定，Esc 放回一个',
      thenReturn: '；之后要退回 {count} 个',
      oneMore: '已选 {tokens}，再选一种颜色',
      more: '已选 {tokens}，再选 {count} 种颜色',
      orPair: '，或再选一次同色',
      orTake: '，或按 t 拿走',
      goesBack: '；Esc 放回一个',
    },
    menu: {
      buy: '购买，付 {tokens}',
      buyFree: '免费购买',
      otherwise: '换种付法',
      reserve: '保留，得 {gold}',
      reserveOnly: '保留（没有黄金了）',
      give: '{kind}（{count}）',
      pass: '跳过',
    },
    askReturn: '这样会有 {held} 个宝石，最多留十个：一共退回 {due} 个，选哪些？',
    goingBack: '退回：{tokens}',
    askPayment: '{card} 号牌，怎么付',
    askNoble: '有几位贵族都愿意来访，只能接待一位，选哪一位？',
    askPass: '没有别的可做。',
  },
};
