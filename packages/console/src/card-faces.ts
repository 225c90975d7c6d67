/** Card faces: small ones within a line, large ones in a frame, backs, and rows in which they overlap. */
import { formatCard, isJoker, redJoker, suitOf, suits, type Card } from '@console-arcade/core';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { pad, widthOf } from './text.js';

/** What is seen of a card: the card itself, a bare label such as `10`, or null, its back. */
export type Face = Card | string | null;

export interface FaceStyle {
  /** 1: `[A♠ ]`; 3: rank and suit side by side in a frame; 4: one below the other; 5: the rank in two corners. Default 1. */
  readonly rows?: 1 | 3 | 4 | 5;
  /** Of a deck of bare labels: the cells of its longest label, so that all faces are alike. */
  readonly label?: number;
}

export interface FanStyle extends FaceStyle {
  /** Which faces give way to an ellipsis where not all fit. Default 'last'. */
  readonly omit?: 'first' | 'middle' | 'last';
}

/** One face: a line, or as many lines as the style has rows. All faces of one style and look have the same width. */
export function cardFace(face: Face, look: Look, style: FaceStyle = {}): string {
  return linesOf(face, look, style, false).join('\n');
}

/**
 * A row of faces that overlap, the last one on top: of those covered the left edge shows with rank and suit. It is never
 * wider than `width`, and has as many lines as one face.
 */
export function cardFan(faces: readonly Face[], width: number, look: Look, style: FanStyle = {}): string {
  const { omit = 'last' } = style;
  if (facesWithin(width, look, style) >= faces.length) return join([fanOf(faces, look, style)]);
  const ellipsis = ellipsisOf(look, style);
  const groups = omit === 'middle' ? 2 : 1;
  const { covered, whole } = widthsOf(look, style);
  const free = width - widthOf(ellipsis[0], look) - groups * (whole - covered);
  const shown = Math.max(0, Math.min(faces.length - 1, Math.floor(free / covered)));
  if (shown < groups) return join(widthOf(ellipsis[0], look) <= width ? [ellipsis] : [ellipsis.map(() => '')]);
  const head = omit === 'first' ? 0 : omit === 'last' ? shown : Math.ceil(shown / 2);
  const tail = shown - head;
  return join([fanOf(faces.slice(0, head), look, style), ellipsis, fanOf(faces.slice(faces.length - tail), look, style)]);
}

/** How many overlapping faces a width has room for. */
export function facesWithin(width: number, look: Look, style: FaceStyle = {}): number {
  const { covered, whole } = widthsOf(look, style);
  return Math.max(0, Math.floor((width - whole) / covered) + 1);
}

/** The cells of a row of so many overlapping faces. */
export function fanWidth(faces: number, look: Look, style: FaceStyle = {}): number {
  const { covered, whole } = widthsOf(look, style);
  return faces === 0 ? 0 : (faces - 1) * covered + whole;
}

/** The cells of a face of which only the left edge shows, and of a whole one. */
function widthsOf(look: Look, style: FaceStyle): { covered: number; whole: number } {
  const { left, right } = signsOf(look, style);
  const { index, inner } = roomOf(look, style);
  return { covered: widthOf(left, look) + index, whole: widthOf(left, look) + inner + widthOf(right, look) };
}

function fanOf(faces: readonly Face[], look: Look, style: FaceStyle): string[] {
  const parts = faces.map((face, i) => linesOf(face, look, style, i < faces.length - 1));
  return Array.from({ length: style.rows ?? 1 }, (_, row) => parts.map((lines) => lines[row]).join(''));
}

const join = (blocks: readonly (readonly string[])[]): string =>
  blocks[0].map((_, row) => blocks.map((block) => block[row]).join('')).join('\n');

/** In the row of the ranks: there the eye looks for what goes on. */
function ellipsisOf(look: Look, { rows = 1 }: FaceStyle): string[] {
  const sign = look.symbols === 'ascii' ? '~' : '…';
  return Array.from({ length: rows }, (_, row) => (row === (rows === 1 ? 0 : 1) ? sign : pad('', widthOf(sign, look), look)));
}

/** The frame; a small face has its two sides only. */
function signsOf({ symbols }: Look, { rows = 1 }: FaceStyle): { left: string; right: string; edge: string; corners: readonly string[] } {
  if (rows === 1) return { left: '[', right: ']', edge: '', corners: [] };
  if (symbols === 'ascii') return { left: '|', right: '|', edge: '-', corners: ['.', '.', "'", "'"] };
  return { left: '│', right: '│', edge: '─', corners: ['╭', '╮', '╰', '╯'] };
}

/** The cells of the index (rank and suit in the corner) and of all between the sides: whole edge signs, also where these are wide. */
function roomOf(look: Look, style: FaceStyle): { index: number; inner: number } {
  const { rows = 1, label } = style;
  const step = rows === 1 ? 1 : widthOf(signsOf(look, style).edge, look);
  const whole = (cells: number) => Math.ceil(cells / step) * step;
  const index = whole(label ?? (rows <= 3 ? 2 + widthOf(suitSign(0, look), look) : 2));
  return { index, inner: whole(index + Math.max(0, rows - 3)) };
}

function linesOf(face: Face, look: Look, style: FaceStyle, covered: boolean): string[] {
  const { rows = 1 } = style;
  const { left, right, edge, corners } = signsOf(look, style);
  const { index, inner } = roomOf(look, style);
  const cells = covered ? index : inner;
  const end = (sign: string) => (covered ? '' : sign);
  const between = Array.from(
    { length: Math.max(1, rows - 2) },
    (_, row) => left + rowOf(face, row, cells, look, style, covered) + end(right),
  );
  if (rows === 1) return between;
  const line = edge.repeat(cells / widthOf(edge, look));
  return [corners[0] + line + end(corners[1]), ...between, corners[2] + line + end(corners[3])];
}

/** What stands between the sides in one row, filled up to `cells`. */
function rowOf(face: Face, row: number, cells: number, look: Look, { rows = 1 }: FaceStyle, covered: boolean): string {
  const paint = paintFor(look);
  if (face === null) return paint.faint((look.symbols === 'ascii' ? '#' : '░').repeat(cells)); // this shade is narrow in every terminal
  const { rank, suit, red } = indexOf(face, look);
  const lower = covered ? '' : rank; // of a covered face the lower corner is hidden
  const text = [rows <= 3 ? rank + suit : rank, suit, lower][row];
  const painted = text === '' || typeof face === 'string' ? text : red ? paint.redSuit(text) : paint.blackSuit(text);
  return pad(painted, cells, look, row === 2 ? 'right' : 'left');
}

function indexOf(face: Card | string, look: Look): { rank: string; suit: string; red: boolean } {
  if (typeof face === 'string') return { rank: face, suit: '', red: false };
  if (isJoker(face)) return { rank: formatCard(face), suit: '', red: face === redJoker };
  const suit = suitOf(face);
  return { rank: formatCard(face, 'symbols').slice(0, -1), suit: suitSign(suit, look), red: suits[suit] === 'd' || suits[suit] === 'h' };
}

const suitSign = (suit: number, { symbols }: Look): string => (symbols === 'ascii' ? suits[suit] : formatCard(suit, 'symbols').slice(-1));
