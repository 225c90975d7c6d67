/** The players: a line each, with the name, how many cards, and their backs — or the cards themselves where hands lie open. */
import { cardFace, cardFan, facesWithin, pad, paintFor, seatRole, truncate, widthOf, type Look, type Scene } from '@console-arcade/console';
import type { Seat } from '@console-arcade/core';
import type { Rank, View } from '../index.js';
import type { Faces } from './faces.js';
import { kitten, kittenWidth } from './kitten.js';
import { cardsInPlay } from './rank-label.js';
import { words } from './words.js';

export function drawHands(scene: Scene<View>, faces: Faces, look: Look): string[] {
  const { view, names } = scene;
  const paint = paintFor(look);
  const nameWidth = nameWidthOf(names, look);
  const animal = hasKitten(view, look) ? kitten(view).split('\n') : [];
  const headWidth = nameWidth + digits(view) + 4;
  const room = look.columns - headWidth - (animal.length > 0 ? kittenWidth + 2 : 0);

  const lines = view.hands.flatMap((hand, seat) => {
    const colour = paint[seatRole(seat)];
    const name = pad(truncate(names[seat], nameWidth, look), nameWidth, look);
    const count = String(hand.length).padStart(digits(view));
    const head = `${paint.strong(pad(markOf(view, seat, look), 2, look))}${colour(name)} ${paint.strong(count)} `;
    const below = ' '.repeat(headWidth);
    if (isOpen(view)) return openHand(hand, room, linesPerHand(view, look), faces, look).map((text, i) => (i === 0 ? head : below) + text);
    const shown = hand.length === 0 ? outOf(room, look) : backs(hand.length, view, room, look);
    return head + colour(shown) + ' '.repeat(Math.max(0, room - widthOf(shown, look)));
  });
  const empty = ' '.repeat(headWidth + Math.max(0, room));
  const rows = Math.max(lines.length, animal.length);
  return Array.from({ length: rows }, (_, row) => ((lines[row] ?? empty) + (row in animal ? ` ${animal[row]}` : '')).trimEnd());
}

/** Open hands need the room of the kitten, and so do small tables. */
const hasKitten = (view: View, { columns, rows }: Look): boolean => columns >= 60 && rows >= 12 && !isOpen(view);

/** The cells that the names get, all the same. */
export function nameWidthOf(names: readonly string[], look: Look): number {
  const most = look.columns >= 100 ? 24 : look.columns >= 60 ? 14 : 8;
  return Math.min(most, Math.max(...names.map((name) => widthOf(name, look))));
}

/** The cells of the largest number of cards. */
export const digits = (view: View): number => String(cardsInPlay(view)).length;

/** Hands lie open by the rules, or to a viewer from whom nothing is hidden. */
const isOpen = ({ options, viewer }: View): boolean => options.openHands || viewer === 'open';

/** Whose turn it is, or who has won. */
function markOf({ turn, outcome }: View, seat: Seat, { symbols }: Look): string {
  if (outcome?.winners.includes(seat)) return '*';
  return turn !== seat ? '' : symbols === 'ascii' ? '>' : '▸';
}

const outOf = (width: number, look: Look): string => truncate(words[look.language].out, width, look);

/** Open hands have a second line where the chart can spare it, always, so that the table stands still. */
const linesPerHand = ({ seats }: View, { rows }: Look): 1 | 2 => (rows >= 8 * seats + 2 ? 2 : 1);

/** The front card, which is played next, lies apart from those behind it; of a hand that is too long the middle is left out. */
function openHand(hand: readonly (Rank | null)[], width: number, lines: 1 | 2, { of, style }: Faces, look: Look): string[] {
  const second = lines === 2 ? [''] : [];
  if (hand.length === 0) return [outOf(width, look), ...second];
  const [front, ...behind] = of(hand);
  const first = cardFace(front, look, style);
  const room = width - widthOf(first, look) - 1;
  if (room < 0) return ['', ...second];
  const start = `${paintFor(look).strong(first)} `;
  const fits = facesWithin(room, look, style);
  if (behind.length <= fits || lines === 1) return [start + cardFan(behind, room, look, { ...style, omit: 'middle' }), ...second];
  const rest = behind.slice(Math.max(fits, behind.length - fits));
  const upper = behind.length <= 2 * fits ? behind.slice(0, fits) : behind;
  const margin = ' '.repeat(widthOf(first, look) + 1);
  return [start + cardFan(upper, room, look, style), margin + cardFan(rest, room, look, style)];
}

/** The backs seen from their edges; where the deck is larger than the room, one stands for several cards. */
function backs(cards: number, view: View, width: number, { symbols }: Look): string {
  const perEdge = Math.ceil(cardsInPlay(view) / Math.max(1, width));
  return (symbols === 'ascii' ? '|' : '▐').repeat(Math.ceil(cards / perEdge));
}
