/** The computer players as they are offered. */
import type { BotEntry } from '@console-arcade/console';
import { bots } from '../bots/index.js';
import type { SplendorMove, SplendorView } from '../types.js';

type Offer = Omit<BotEntry<SplendorView, SplendorMove>, 'bot'>;

const searching = (ms: number, level: Pick<Offer, 'name' | 'about'>): Offer => ({ ...level, limits: { ms }, slow: true });

/** By id. */
const offers: Readonly<Record<string, Offer>> = {
  random: {
    name: { en: 'Random', zh: '随机电脑' },
    about: { en: 'Any move that the rules allow.', zh: '随便走，只要规则允许。' },
  },
  greedy: {
    name: { en: 'Greedy', zh: '贪心电脑' },
    about: { en: 'Buys the best card it can, else collects for the nearest one.', zh: '能买就买最好的卡，否则为最快能买的卡攒宝石。' },
  },
  heuristic: {
    name: { en: 'Thoughtful', zh: '稳健电脑' },
    about: {
      en: 'Weighs points, bonuses for the cards and nobles on the table, and what others want.',
      zh: '权衡分数、卡的颜色对以后买卡和贵族有没有用，以及别人想要的卡。',
    },
  },
  'search-easy': searching(200, {
    name: { en: 'Search, easy', zh: '搜索电脑（简单）' },
    about: { en: 'Looks a little ahead.', zh: '往后想一点。' },
  }),
  'search-normal': searching(700, {
    name: { en: 'Search, normal', zh: '搜索电脑（普通）' },
    about: { en: 'Looks ahead and plays many courses of the game to their end.', zh: '往后想，把许多可能的局面推演到底。' },
  }),
  'search-hard': searching(2000, {
    name: { en: 'Search, hard', zh: '搜索电脑（困难）' },
    about: { en: 'The same with more time.', zh: '同样的想法，时间更多。' },
  }),
  'search-expert': searching(5000, {
    name: { en: 'Search, expert', zh: '搜索电脑（专家）' },
    about: { en: 'The same with much time: some seconds a move.', zh: '时间很多，一步要想几秒。' },
  }),
};

export const botEntries: readonly BotEntry<SplendorView, SplendorMove>[] = bots.map((bot) => ({ bot, ...offers[bot.id] }));
