/** The course of the game: the size of each hand after every play, a strip a seat. */
import { fill, pad, paintFor, seatRole, truncate, widthOf, type Look, type Scene } from '@console-arcade/console';
import type { Seat } from '@console-arcade/core';
import type { View } from '../index.js';
import { digits, nameWidthOf } from './hands.js';
import { headline, rule } from './rule.js';
import { words } from './words.js';

/** The lines that go with the strips: the headline and the axis. */
const FRAME = 2;
/** Higher strips show no more. */
const HIGHEST_STRIP = 12;
/** Shorter ones show nothing. */
const SHORTEST_STRIP = 8;

/** The lowest chart of a game. */
export const lowestChart = (seats: number): number => seats + FRAME;

/** As high as the look says, less what does not divide by the seats; with too little room for the strips, the counts alone. */
export function drawChart(scene: Scene<View>, look: Look): string[] {
  const { view, past } = scene;
  const title = headline(words[look.language].handSizes, countsOf(view, look), look);
  const height = Math.min(HIGHEST_STRIP, Math.floor((look.rows - FRAME) / view.seats));
  const labels = labelsFor(scene, look);
  const ramp = rampOf(height, look);
  const cell = widthOf(ramp[1], look);
  const length = Math.floor((look.columns - labels.width) / cell);
  if (height < 1 || length < SHORTEST_STRIP) return [title].slice(0, Math.max(0, look.rows));

  const most = largestHand(scene);
  const shown = sampled([...past, view], length);
  const strips = view.hands.flatMap((_, seat) => {
    const sizes = shown.map(({ hands }) => hands[seat].length);
    const colour = paintFor(look)[seatRole(seat)];
    return drawStrip(sizes, most, height, ramp, ' '.repeat(cell)).map((row, i) => {
      const number = i === 0 ? most : i === height - 1 ? 0 : '';
      return labels.row(seat, i === 0, String(number)) + colour(row);
    });
  });
  const first = view.plays - past.length;
  return [title, ...strips, labels.corner + axis(first, view.plays, shown.length * cell, length * cell, look)];
}

function countsOf({ plays, captures, largestCapture }: View, { language }: Look): string[] {
  const text = words[language];
  return [fill(text.plays, { count: plays }), fill(text.captures, { count: captures }), fill(text.largest, { count: largestCapture })];
}

/** The largest hand that there was: the strips are as high as they need be, and all alike, so that they can be compared. */
function largestHand({ view, past }: Scene<View>): number {
  let most = 1;
  for (const { hands } of past) for (const hand of hands) most = Math.max(most, hand.length);
  return view.hands.reduce((largest, hand) => Math.max(largest, hand.length), most);
}

/** As many moments as there are columns, evenly over the game, its first and its last included. */
function sampled(views: readonly View[], columns: number): View[] {
  if (views.length <= columns) return [...views];
  return Array.from({ length: columns }, (_, i) => views[Math.round((i * (views.length - 1)) / (columns - 1))]);
}

/** The signs of a column from empty to full. A single row of ASCII has digits, tenths of the whole. */
function rampOf(height: number, { symbols }: Look): string {
  if (symbols === 'unicode') return ' ▁▂▃▄▅▆▇█';
  return height === 1 ? ' 0123456789' : ' .:#';
}

/** A strip from its upper row to its lower one. Whoever has a card is never shown with none. */
function drawStrip(sizes: readonly number[], most: number, height: number, ramp: string, empty: string): string[] {
  const steps = ramp.length - 1;
  const levels = sizes.map((size) => (size === 0 ? 0 : Math.max(1, Math.round((size / most) * steps * height))));
  return Array.from({ length: height }, (_, row) => {
    const below = (height - 1 - row) * steps;
    return levels.map((level) => (level <= below ? empty : ramp[Math.min(steps, level - below)])).join('');
  });
}

/** What stands left of the strips. */
interface Labels {
  readonly width: number;
  /** The name, or the room for it, and a number at the strip's edge. */
  row(seat: Seat, named: boolean, number: string): string;
  /** The same room left of the axis, its corner included. */
  readonly corner: string;
}

function labelsFor({ view, names }: Scene<View>, look: Look): Labels {
  const paint = paintFor(look);
  const room = nameWidthOf(names, look);
  const [bar, corner] = look.symbols === 'ascii' ? ['|', '+'] : ['│', '└'];
  const indent = room + digits(view) + 4;
  return {
    width: indent + widthOf(bar, look),
    row: (seat, named, number) => {
      const name = named ? paint[seatRole(seat)](pad(truncate(names[seat], room, look), room, look)) : ' '.repeat(room);
      return `  ${name} ${paint.faint(`${number.padStart(digits(view))} ${bar}`)}`;
    },
    corner: ' '.repeat(indent) + paint.faint(corner),
  };
}

/** The line below the strips, with the number of plays at either end of what is drawn. */
function axis(first: number, last: number, drawn: number, width: number, look: Look): string {
  const start = String(first);
  const end = last > first ? String(last) : '';
  const between = Math.max(1, drawn - start.length - end.length);
  const rest = Math.max(0, width - start.length - between - end.length);
  return paintFor(look).faint(start + rule(between, look) + end + rule(rest, look));
}
