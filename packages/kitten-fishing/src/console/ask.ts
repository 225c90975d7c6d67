/** The question at the table: play a card, or let many be played. */
import type { Answer, ByLanguage, Choice, Table } from '@console-arcade/console';
import type { Move, View } from '../index.js';
import { onAndOn, toTheEnd, toTheNextCapture } from './autoplay.js';

type Label = 'play' | 'auto' | 'capture' | 'end';

/** Short, so that all of them and the commands fit in a line of 79 cells. */
const labels: ByLanguage<Readonly<Record<Label, string>>> = {
  en: { play: 'play', auto: 'auto', capture: 'next capture', end: 'end' },
  zh: { play: '出牌', auto: '自动', capture: '到下次钓鱼', end: '到终局' },
};

export function ask(_view: View, table: Table<View, Move>): Promise<Answer<View, Move>> {
  const text = labels[table.look.language];
  const choices: readonly Choice<View, Move>[] = [
    { label: text.play, key: ' ', answer: { move: 'play' } },
    { label: text.auto, key: 'a', answer: { autoplay: onAndOn } },
    { label: text.capture, key: 'c', answer: { autoplay: toTheNextCapture } },
    { label: text.end, key: 'e', answer: { autoplay: toTheEnd } },
  ];
  return table.menu(choices);
}
