/** Reasons for a move, in words. */
import { fill, type ByLanguage, type Look } from '@console-arcade/console';
import type { Reason } from '../bots/heuristic.js';

type Words = Readonly<
  Record<
    | 'points'
    | 'onePoint'
    | 'wins'
    | 'canBuy'
    | 'nextTurn'
    | 'turnsTo'
    | 'bonusForOne'
    | 'bonusFor'
    | 'noble'
    | 'denies'
    | 'comma'
    | 'list'
    | 'none',
    string
  >
>;

const words: ByLanguage<Words> = {
  en: {
    points: '{points} points',
    onePoint: '1 point',
    wins: 'wins',
    canBuy: 'then card {card} can be bought',
    nextTurn: 'one turn from card {card}',
    turnsTo: '{turns} turns from card {card}',
    bonusForOne: 'makes card {cards} cheaper',
    bonusFor: 'makes cards {cards} cheaper',
    noble: 'helps noble N{noble}',
    denies: 'keeps card {card} from player {player}',
    comma: ', ',
    list: ' ',
    none: 'nothing better is in sight',
  },
  zh: {
    points: '得 {points} 分',
    onePoint: '得 1 分',
    wins: '直接获胜',
    canBuy: '下一回合就能买 {card} 号牌',
    nextTurn: '再拿一次就够买 {card} 号牌',
    turnsTo: '再拿 {turns} 次就够买 {card} 号牌',
    bonusForOne: '让 {cards} 号牌更便宜',
    bonusFor: '让 {cards} 号牌更便宜',
    noble: '向贵族 N{noble} 靠近',
    denies: '不让玩家 {player} 拿到 {card} 号牌',
    comma: '，',
    list: '、',
    none: '没有更好的走法',
  },
};

/** More would not be read. */
const MOST_REASONS = 3;
const MOST_CARDS = 3;

export function reasonsText(reasons: readonly Reason[], { language }: Pick<Look, 'language'>): string {
  const own = words[language];
  const shown = reasons.slice(0, MOST_REASONS).map((reason) => reasonText(reason, own));
  return shown.length === 0 ? own.none : shown.join(own.comma);
}

function reasonText(reason: Reason, own: Words): string {
  switch (reason.kind) {
    case 'wins':
      return own.wins;
    case 'buy-points':
      return fill(reason.points === 1 ? own.onePoint : own.points, { points: reason.points });
    case 'turns-to': {
      const { card, turns } = reason;
      return fill(turns <= 0 ? own.canBuy : turns === 1 ? own.nextTurn : own.turnsTo, { card, turns });
    }
    case 'bonus-for':
      return fill(reason.cards.length === 1 ? own.bonusForOne : own.bonusFor, { cards: reason.cards.slice(0, MOST_CARDS).join(own.list) });
    case 'noble':
      return fill(own.noble, { noble: reason.noble });
    case 'denies':
      return fill(own.denies, { card: reason.card, player: reason.seat + 1 });
  }
}
