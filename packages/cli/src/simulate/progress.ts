/** How far a simulation is: one line on a terminal, written over and over. */
import { fill, pad, truncate, widthOf, type Look } from '@console-arcade/console';
import type { Hall } from '../hall.js';
import { count, duration, rate } from './figures.js';
import { simulateTexts } from './texts.js';

const STEP_MS = 200;
/** Rates are taken over so many steps, so that they follow a change and still read calmly. */
const STEPS = 25;
/** The terminal writes ^C behind the line. */
const ECHO = 2;

/** Shows the line until the answer is called, which wipes it. Where nobody watches nothing is shown. */
export function showProgress(games: number, played: () => number, hall: Pick<Hall, 'watched' | 'complain'>, look: Look): () => void {
  if (!hall.watched) return () => undefined;
  let width = 0;
  const past: (readonly [at: number, played: number])[] = [[performance.now(), 0]];
  const write = (text: string) => {
    hall.complain(`\r${pad(text, width, look)}`);
    width = widthOf(text, look);
  };
  const timer = setInterval(() => {
    past.push([performance.now(), played()]);
    if (past.length > STEPS) past.shift();
    const [[since, before], [now, done]] = [past[0], past[past.length - 1]];
    const speed = ((done - before) / (now - since)) * 1000;
    write(truncate(progressText(done, games, speed, look), Math.min(look.columns, 80) - 1 - ECHO, look));
  }, STEP_MS);
  return () => {
    clearInterval(timer);
    if (width === 0) return;
    width += ECHO;
    write('');
    hall.complain('\r');
  };
}

export function progressText(played: number, games: number, speed: number, look: Look): string {
  const { progress, starting } = simulateTexts[look.language];
  const done = { played: count(played), games: count(games) };
  if (!(speed > 0)) return fill(starting, done);
  return fill(progress, { ...done, rate: rate(speed), left: duration((games - played) / speed, look) });
}
