/** The train from bottom to top, and apart from it the card just played or what that card caught. */
import {
  beside,
  cardFan,
  facesWithin,
  fill,
  paintFor,
  seatRole,
  sizeOf,
  truncate,
  widthOf,
  type Look,
  type Scene,
} from '@console-arcade/console';
import type { Rank, View } from '../index.js';
import type { Faces } from './faces.js';
import { engine, engineWidth, fish } from './kitten.js';
import { headline } from './rule.js';
import { words } from './words.js';

/** The rows of a framed face. */
export type FrameRows = 3 | 5;

/** What lies on the table, and what has just come to it or gone from it. */
interface Parts {
  readonly train: readonly Rank[];
  readonly apart: readonly Rank[];
  /** Who played, and what came of it: a few short lines. */
  readonly caption: readonly string[];
}

/** Its headline and below it the cards: in frames where all fit in a row, else in as many lines as they need and the look allows. */
export function drawTrain(scene: Scene<View>, faces: Faces, look: Look, frameRows: FrameRows): string[] {
  const { view } = scene;
  const parts = partsOf(scene, look);
  const title = headline(fill(words[look.language].train, { count: view.train.length }), [], look);
  const room = { ...look, rows: look.rows - 1 };
  return [title, ...(framed(parts, faces, room, frameRows) ?? inLines(parts, faces, room))].slice(0, look.rows);
}

function partsOf({ view: { train, last }, names }: Scene<View>, look: Look): Parts {
  if (last === null) return { train, apart: [], caption: [] };
  const { played, caught } = words[look.language];
  const paint = paintFor(look);
  const name = paint[seatRole(last.seat)](names[last.seat]);
  const count = last.captured.length;
  if (count === 0) return { train: train.slice(0, -1), apart: train.slice(-1), caption: [name, paint.faint(played)] };
  return { train, apart: last.captured, caption: [name, fill(caught, { count }), paint.accent(fish(count))] };
}

const margin = '  ';

/** All in one row of framed faces; undefined: there is no room for that. */
function framed({ train, apart, caption }: Parts, faces: Faces, look: Look, rows: FrameRows): string[] | undefined {
  if (look.rows < rows) return undefined;
  const paint = paintFor(look);
  const fan = (ranks: readonly Rank[]) => cardFan(faces.of(ranks), Infinity, look, { ...faces.style, rows });
  const empty = centred([paint.faint(words[look.language].trainEmpty)], rows).join('\n');
  // A single card apart is the train's first; a catch left nothing behind.
  const lying = train.length > 0 ? [fan(train)] : apart.length === 1 ? [] : [empty];
  const cards = beside([...lying, ...(apart.length > 0 ? [fan(apart)] : [])], 3, look);
  let room = look.columns - margin.length - sizeOf(cards, look).columns;
  if (room < 0) return undefined;

  // The engine gives way where there is no room, and then the caption.
  const drawn = room >= engineWidth + 1;
  if (drawn) room -= engineWidth + 1;
  const told = caption.every((line) => widthOf(line, look) + 2 <= room) ? centred(caption, rows) : [];
  const wheels = [...new Array<string>(rows - engine.length).fill(''), ...engine].map((line) => paint.faint(line)).join('\n');
  const row = beside([...(drawn ? [wheels] : []), cards], 1, look);
  return beside([row, told.join('\n')], 2, look)
    .split('\n')
    .map((line) => (margin + line).trimEnd());
}

/** Lines in the middle of so many rows. */
function centred(lines: readonly string[], rows: number): string[] {
  const top = Math.floor((rows - lines.length) / 2);
  return Array.from({ length: rows }, (_, i) => lines[i - top] ?? '');
}

/** Small faces: the bottom of the train gives way before what lies apart. */
function inLines({ train, apart, caption }: Parts, faces: Faces, look: Look): string[] {
  const width = look.columns - margin.length;
  const perLine = Math.max(1, facesWithin(width, look, faces.style));
  const told = apart.length === 0 ? [] : [apartLine(apart, caption, faces, look)];
  const count = Math.min(Math.max(1, look.rows - told.length), Math.ceil(train.length / perLine));
  const start = Math.max(0, train.length - count * perLine);
  const lines = Array.from({ length: count }, (_, i) => {
    const from = i === 0 ? 0 : start + i * perLine;
    const shown = faces.of(train.slice(from, start + (i + 1) * perLine));
    return margin + cardFan(shown, width, look, { ...faces.style, omit: 'first' });
  });
  return [...lines, ...told];
}

function apartLine(apart: readonly Rank[], caption: readonly string[], faces: Faces, look: Look): string {
  const text = truncate(caption.slice(0, 2).join(' '), Math.floor(look.columns / 2), look);
  const room = look.columns - widthOf(text, look) - 2 * margin.length;
  return margin + text + margin + cardFan(faces.of(apart), room, look, { ...faces.style, omit: 'middle' });
}
