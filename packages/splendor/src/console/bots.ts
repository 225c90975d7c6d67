/** The computer players as they are offered. */
import type { BotEntry } from '@console-arcade/console';
import { bots } from '../bots/index.js';
import { searchLevels, type SearchLevel } from '../bots/levels.js';
import type { SplendorMove, SplendorView } from '../types.js';

type Offer = Omit<BotEntry<SplendorView, SplendorMove>, 'bot'>;

/** A level ends with its playouts; on a slow machine its time ends it before. */
function searching(id: string, level: Pick<Offer, 'name' | 'about'>): Offer {
  const { nodes, ms } = searchLevels.find((candidate) => candidate.id === id) as SearchLevel;
  return { ...level, limits: { nodes, ms }, slow: true };
}

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
  'search-easy': searching('search-easy', {
    name: { en: 'Search, easy', zh: '搜索电脑（简单）' },
    about: { en: 'Looks a little ahead.', zh: '往后想一点。' },
  }),
  'search-normal': searching('search-normal', {
    name: { en: 'Search, normal', zh: '搜索电脑（普通）' },
    about: {
      en: 'Looks ahead along many courses of the game, a third of a second a move at most.',
      zh: '顺着许多可能的走法往后想，一步最多三分之一秒。',
    },
  }),
  'search-hard': searching('search-hard', {
    name: { en: 'Search, hard', zh: '搜索电脑（困难）' },
    about: { en: 'The same, up to a second a move.', zh: '同样的想法，一步最多一秒。' },
  }),
  'search-expert': searching('search-expert', {
    name: { en: 'Search, expert', zh: '搜索电脑（专家）' },
    about: { en: 'The same, up to three seconds a move.', zh: '同样的想法，一步最多三秒。' },
  }),
};

export const botEntries: readonly BotEntry<SplendorView, SplendorMove>[] = bots.map((bot) => ({ bot, ...offers[bot.id] }));
