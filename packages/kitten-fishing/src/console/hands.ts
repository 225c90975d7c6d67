/** The players: a line each, with the name, how many cards, and their backs — or the cards themselves where hands lie open. */
import { cardFace, cardFan, pad, paintFor, seatRole, truncate, widthOf, type Look, type Scene } from '@console-arcade/console';
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

  const drawPlayer = (seat: Seat): { text: string; width: number } => {
    const colour = paint[seatRole(seat)];
    const name = pad(truncate(names[seat], nameWidth, look), nameWidth, look);
    const count = String(view.hands[seat].length).padStart(digits(view));
    const head = `${paint.strong(pad(markOf(view, seat, look), 2, look))}${colour(name)} ${paint.strong(count)} `;
    const hand = handOf(view, seat, room, faces, look);
    return { text: head + (hand.open ? hand.text : colour(hand.text)), width: headWidth + widthOf(hand.text, look) };
  };
  return Array.from({ length: Math.max(view.seats, animal.length) }, (_, row) => {
    const { text, width } = row < view.seats ? drawPlayer(row) : { text: '', width: 0 };
    if (animal[row] === undefined) return text.trimEnd();
    return text + ' '.repeat(Math.max(0, look.columns - kittenWidth - 1 - width)) + animal[row];
  });
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

function handOf(view: View, seat: Seat, width: number, faces: Faces, look: Look): { open: boolean; text: string } {
  const hand = view.hands[seat];
  if (hand.length === 0) return { open: true, text: truncate(words[look.language].out, width, look) };
  return isOpen(view)
    ? { open: true, text: openHand(hand, width, faces, look) }
    : { open: false, text: backs(hand.length, view, width, look) };
}

/** The front card, which is played next, lies apart from those behind it. */
function openHand(hand: readonly (Rank | null)[], width: number, { of, style }: Faces, look: Look): string {
  const [front, ...behind] = of(hand);
  const first = cardFace(front, look, style);
  const room = width - widthOf(first, look) - 1;
  return room < 0 ? '' : `${paintFor(look).strong(first)} ${cardFan(behind, room, look, { ...style, omit: 'middle' })}`;
}

/** The backs seen from their edges; where the deck is larger than the room, one stands for several cards. */
function backs(cards: number, view: View, width: number, { symbols }: Look): string {
  const perEdge = Math.ceil(cardsInPlay(view) / Math.max(1, width));
  return (symbols === 'ascii' ? '|' : '▐').repeat(Math.ceil(cards / perEdge));
}
