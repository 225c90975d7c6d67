/** The scoring computer: the stone with the greatest sum of the table, no thought beyond that. */
import type { Bot, Random } from '@console-arcade/core';
import { scoreBoard, scoringTable, type ScoringTable } from '../scoring.js';
import { cellOf, type Move, type Point, type View } from '../types.js';

/** A scoring computer with a table of its own. */
export const createScoringBot = (table: ScoringTable = scoringTable): Bot<View, Move> => ({
  id: 'scoring',
  choose(view, random) {
    if (view.phase === 'choice') return { type: 'black' };
    return { type: 'stone', point: openingPoint(view) ?? bestPoint(view, table, random) };
  },
});

export const scoring = createScoringBot();

/** The centre of an empty board, and the three stones of swap2 about it: h8, i9, g7 on 15 lines. */
function openingPoint({ size, cells, phase, stones, more }: View): Point | undefined {
  const middle = Math.floor(size / 2);
  const centre = middle * size + middle;
  if (phase !== 'placement') return stones.length === 0 ? centre : undefined;
  if (more) return undefined; // never asked for, but another may have, whose place it takes
  const rising = size - 1;
  return [centre, centre - rising, centre + rising].find((point) => cells[point] === cellOf.empty);
}

function bestPoint(view: View, table: ScoringTable, random: Random): Point {
  const scores = scoreBoard(view, table).flat();
  const open = [...scores.keys()].filter((point) => view.cells[point] === cellOf.empty);
  const best = open.reduce((greatest, point) => Math.max(greatest, scores[point]), -Infinity);
  return random.pick(open.filter((point) => scores[point] === best));
}
