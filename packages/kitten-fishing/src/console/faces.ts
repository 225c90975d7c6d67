/** Ranks as the card faces of the kit. */
import { widthOf, type Face, type FaceStyle, type Look } from '@console-arcade/console';
import type { Rank, View } from '../index.js';
import { allCards, deckOf, rankLabel } from './rank-label.js';

/** The faces of one deck, all of the same width. */
export interface Faces {
  of(ranks: readonly (Rank | null)[]): Face[];
  readonly style: FaceStyle;
}

export function facesFor(view: View, look: Look): Faces {
  const deck = deckOf(view);
  const label = (rank: Rank) => rankLabel(rank, deck, look.language, 'card');
  const widest = Math.max(2, ...[...new Set(allCards(view))].map((rank) => widthOf(label(rank), look)));
  return { of: (ranks) => ranks.map((rank) => (rank === null ? null : label(rank))), style: { label: widest } };
}
