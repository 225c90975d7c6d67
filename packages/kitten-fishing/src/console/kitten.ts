/** What is drawn for fun: the kitten that watches the table, its fish, and the engine of the train. Plain ASCII, for every terminal. */
import type { View } from '../index.js';

export const kittenWidth = 7;

/** It looks on, is glad of every catch, and sleeps when the game is over. */
export function kitten({ outcome, last }: View): string {
  const eyes = outcome !== null ? '-.-' : last !== null && last.captured.length > 0 ? '^.^' : 'o.o';
  return [' /\\_/\\', `( ${eyes} )`, ' > ^ <'].join('\n');
}

/** The larger the catch, the longer the fish. */
export const fish = (cards: number): string => `><${'('.repeat(Math.min(8, cards - 1))}'>`;

/** It pulls to the left: the cards behind it go from the bottom of the train to the top. */
export const engine: readonly string[] = ['  o .__.', '._Y_|__|', '/oo--(_)'];
export const engineWidth = 8;
