/** What happened in a play. All verbs stand in the past, where they fit "You" as well as any name. */
import { fill, paintFor, seatRole, truncate, type ByLanguage, type Look, type Step } from '@console-arcade/console';
import type { Move, View } from '../index.js';
import { deckOf, rankLabel } from './rank-label.js';

interface Sentences {
  readonly played: string;
  readonly took: string;
  readonly out: string;
}

const sentences: ByLanguage<Sentences> = {
  en: { played: '{name}: {card}', took: '{name}: {card}, took {count} cards: {cards}', out: '{name}: out of cards' },
  zh: { played: '{name}：{card}', took: '{name}：{card}，钓到 {count} 张：{cards}', out: '{name}：牌出完了' },
};

export function narrate({ seat, after, names }: Step<View, Move>, look: Look): readonly string[] {
  const { last, hands } = after;
  if (last === null) return [];
  const { played, took, out } = sentences[look.language];
  const deck = deckOf(after);
  const word = (rank: number) => rankLabel(rank, deck, look.language, 'word');
  const data = {
    name: paintFor(look)[seatRole(seat)](names[seat]),
    card: word(last.card),
    count: last.captured.length,
    cards: last.captured.map(word).join(' '),
  };
  // A long catch is cut: its number stands before it.
  const told = truncate(fill(last.captured.length > 0 ? took : played, data), look.columns - 1, look);
  return hands[seat].length > 0 ? [told] : [told, fill(out, data)];
}
