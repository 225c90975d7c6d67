/** Numbers as people read them. */
import { fill, type Look } from '@console-arcade/console';
import { simulateTexts } from './texts.js';

/** 1,234,567 or 0.125: as many digits as tell something. */
export const count = (number: number, digits = 0): string => fixed(number, digits).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');

export const percent = (share: number): string => `${fixed(100 * share, 1)} %`;

/** No −0.0. */
function fixed(number: number, digits: number): string {
  const written = number.toFixed(digits);
  return Number(written) === 0 ? (0).toFixed(digits) : written;
}

/** Games a second: whole ones where there are many. */
export const rate = (games: number): string => count(games, games < 10 ? 1 : 0);

export function duration(seconds: number, { language }: Pick<Look, 'language'>): string {
  const { units } = simulateTexts[language];
  if (seconds < 90) return fill(units.seconds, { n: seconds < 10 ? fixed(seconds, 1) : fixed(seconds, 0) });
  return seconds < 5400 ? fill(units.minutes, { n: fixed(seconds / 60, 0) }) : fill(units.hours, { n: fixed(seconds / 3600, 1) });
}
