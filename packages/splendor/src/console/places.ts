/** Where the cursor can stand: the board, on its right the own reserve, below it the bank. */
import type { Cursor } from '@console-arcade/console';
import { colours, levels, placesPerLevel, type CardId, type Level, type SplendorView } from '../types.js';

/** What lies at a place. */
export type Place =
  | { readonly kind: 'card'; readonly card: CardId; readonly isOwn: boolean }
  | { readonly kind: 'deck'; readonly level: Level }
  | { readonly kind: 'tokens'; readonly colour: number };

/** Rows 0–2 are the levels, 3 above; column 0 the deck, 1–4 the cards, 5 the own reserve. Row 3 is the bank. */
export const boardRows = levels.length + 1;
export const boardColumns = placesPerLevel + 2;
export const bankRow = levels.length;
export const reserveColumn = placesPerLevel + 1;

type Seen = Pick<SplendorView, 'cur' | 'market' | 'deck' | 'players'>;

/** Undefined: nothing is there that could be chosen. */
export function placeAt({ cur, market, deck, players }: Seen, { row, column }: Cursor): Place | undefined {
  if (row === bankRow) return column < colours.length ? { kind: 'tokens', colour: column } : undefined;
  if (column === 0) return deck[levelOfRow(row) - 1] > 0 ? { kind: 'deck', level: levelOfRow(row) } : undefined;
  const isOwn = column === reserveColumn;
  const card = isOwn ? players[cur].res[row]?.[0] : market[levelOfRow(row) - 1][column - 1];
  return card === undefined || card < 0 ? undefined : { kind: 'card', card, isOwn };
}

const levelOfRow = (row: number): Level => levels[levels.length - 1 - row];
export const tokenPlace = (colour: number): Cursor => ({ row: bankRow, column: colour });
