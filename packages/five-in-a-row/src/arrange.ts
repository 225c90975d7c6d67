/** A position from given stones, for tests, puzzles and editors written in code. */
import { checkOptions, type Refusal } from '@console-arcade/core';
import { emptyBoard, layAll } from './board.js';
import { parsePoint } from './notation.js';
import { optionTable } from './options.js';
import type { Point, Rule, State } from './types.js';

export interface Arrangement {
  size?: number;
  rule?: Rule;
  /** In order of play, black first, colours alternating: `'h8 i9 g7'` with spaces, commas or 、 between, or points. */
  stones: string | readonly Point[];
}

/**
 * The state after these stones, which is a finished game when the last one wins. Seat 0 plays black.
 * @throws RangeError saying what is impossible: a stone outside, on another, or after the end of the game
 */
export function arrange({ size, rule, stones }: Arrangement): State {
  const options = checkOptions(optionTable, { size, rule });
  if (!options.ok) throw impossible(options.error);
  const state = layAll(emptyBoard(options.value), pointsOf(stones, options.value.size));
  if (!state.ok) throw impossible(state.error);
  return state.value;
}

function pointsOf(stones: unknown, size: number): readonly unknown[] {
  if (typeof stones === 'string') return readPoints(stones, size);
  if (Array.isArray(stones)) return stones;
  throw new RangeError(`impossible position: stones are a text or a list of points, not ${stones === null ? 'null' : typeof stones}`);
}

function readPoints(text: string, size: number): Point[] {
  return text
    .split(/[\s,，、]+/)
    .filter(Boolean)
    .map((word, i) => {
      const point = parsePoint(word, size);
      if (!point.ok) throw impossible({ code: point.error.code, data: { ...point.error.data, stone: i + 1 } });
      return point.value;
    });
}

const impossible = ({ code, data = {} }: Refusal): RangeError => new RangeError(`impossible position: ${code} ${JSON.stringify(data)}`);
