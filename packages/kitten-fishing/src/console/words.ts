/** The words on the table. */
import type { ByLanguage } from '@console-arcade/console';

interface Words {
  readonly train: string;
  readonly trainEmpty: string;
  readonly played: string;
  /** What was captured, besides the name of the player. */
  readonly caught: string;
  readonly handSizes: string;
  readonly plays: string;
  readonly captures: string;
  readonly largest: string;
  readonly out: string;
}

export const words: ByLanguage<Words> = {
  en: {
    train: 'The train: {count}',
    trainEmpty: 'no carriages yet',
    played: 'played this',
    caught: 'caught {count} cards',
    handSizes: 'Cards in hand',
    plays: 'plays {count}',
    captures: 'captures {count}',
    largest: 'largest {count}',
    out: 'out',
  },
  zh: {
    train: '火车：{count} 张',
    trainEmpty: '还没有车厢',
    played: '刚出的牌',
    caught: '钓到 {count} 张',
    handSizes: '手牌张数',
    plays: '出牌 {count} 次',
    captures: '钓鱼 {count} 次',
    largest: '最多一次 {count} 张',
    out: '出局',
  },
};
