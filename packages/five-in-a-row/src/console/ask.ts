/** How a person is asked: a point on the board, or one of the choices of swap2. */
import { fill, type Answer, type Table } from '@console-arcade/console';
import { openingStones } from '../opening.js';
import type { Choice, Move, View } from '../types.js';
import { colourData, words } from './words.js';

/** Letters that are no command, no step of the cursor and no overlay. */
export const choiceKeys: Readonly<Record<Choice, string>> = { black: 'b', white: 'w', more: 't' };

export function ask(view: View, table: Table<View, Move>): Promise<Answer<View, Move>> {
  const { look } = table;
  const prompt = promptFor(view, table);
  if (view.phase === 'choice') {
    const entries = view.choices.map((choice) => ({
      label: words[look.language].choices[choice],
      key: choiceKeys[choice],
      answer: { move: { type: choice } },
    }));
    return table.menu(entries, prompt);
  }
  const { size } = view;
  const middle = Math.floor(size / 2);
  return table.board({
    rows: size,
    columns: size,
    start: { row: middle, column: middle },
    pick: ({ row, column }) => ({ move: { type: 'stone', point: row * size + column } }),
    prompt,
  });
}

function promptFor({ phase, turn, colour, choices, stones, more }: View, { look, names }: Table<View, Move>): string {
  const own = words[look.language];
  const name = turn === null ? '' : names[turn];
  if (phase === 'choice') return fill(choices.includes('more') ? own.chooseOrMore : own.choose, { name });
  const laid = { name, ...colourData(colour, look) };
  return phase === 'placement'
    ? fill(own.layOpening, { stone: stones.length + 1, stones: openingStones(more), ...laid })
    : fill(own.lay, laid);
}
