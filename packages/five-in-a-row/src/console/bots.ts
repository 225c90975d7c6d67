/** The computer players as they are offered. */
import type { BotEntry } from '@console-arcade/console';
import { random } from '../bots/random.js';
import { scoring } from '../bots/scoring.js';
import type { Move, View } from '../types.js';

export const botEntries: readonly BotEntry<View, Move>[] = [
  {
    bot: random,
    name: { en: 'Random', zh: '随机电脑' },
    about: { en: 'Lays its stones anywhere.', zh: '随意落子。' },
  },
  {
    bot: scoring,
    name: { en: 'Scoring', zh: '评分电脑' },
    about: {
      en: 'Adds up what every point is worth and takes the best; makes and stops fours, but thinks no move ahead.',
      zh: '给每个点打分，下最高分的点；会连四、挡四，但不往后算。',
    },
  },
];
