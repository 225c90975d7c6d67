/** Kitten Fishing in the terminal. */
import type { BotEntry, GameConsole } from '@console-arcade/console';
import { bots, kittenFishing, type KittenFishingOptions, type Move, type View } from '../index.js';
import { ask } from './ask.js';
import { draw } from './draw.js';
import { narrate } from './narrate.js';
import { texts } from './texts.js';

const [random] = bots;

/** There is one level: whoever plays, the cards decide. */
const kitten: BotEntry<View, Move> = {
  bot: random,
  name: { en: 'Kitten', zh: '小猫' },
  about: { en: 'plays its front card, as everybody must: it is pure luck', zh: '和大家一样只能出最前面的牌，全凭运气' },
};

export const gameConsole: GameConsole<View, Move, KittenFishingOptions> = {
  game: kittenFishing,
  texts,
  bots: [kitten],
  draw,
  narrate,
  ask,
};
