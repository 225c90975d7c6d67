/** A state from outside data, checked whole: as if it had been played stone by stone. */
import { checkOptions, err, ok, type Refusal, type Result, type Seat } from '@console-arcade/core';
import { emptyBoard, layAll } from './board.js';
import { blackAtFirst, openingStones } from './opening.js';
import { optionTable } from './options.js';
import { because } from './refusals.js';
import type { Line, Options, State } from './types.js';

const fields = ['size', 'rule', 'opening', 'stones', 'cells', 'black', 'more', 'lines'] as const satisfies readonly (keyof State)[];
type Field = (typeof fields)[number];
type Given = Partial<Record<Field, unknown>>;

/**
 * Accepts every state that play can reach, and its JSON. The stones must be given; what else is left out takes the value of
 * a new game. `cells` and `lines` follow from the stones and are only compared.
 */
export function restore(data: unknown): Result<State, Refusal> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return err(because('not-a-state'));
  const unknown = Object.keys(data).find((name) => !fields.includes(name as Field));
  if (unknown !== undefined) return err(because('unknown-field', { field: unknown.slice(0, 20) }));
  const { size, rule, opening, stones, ...rest } = data as Given;
  const options = checkOptions(optionTable, { size, rule, opening });
  if (!options.ok) return options;
  if (!Array.isArray(stones)) return err(because('bad-field', { field: 'stones' }));
  const colours = checkColours(options.value, stones.length, rest);
  if (!colours.ok) return colours;
  const state = layAll({ ...emptyBoard(options.value), ...colours.value }, stones);
  if (!state.ok) return state;
  if (rest.cells !== undefined && rest.cells !== state.value.cells) return err(because('contradiction', { field: 'cells' }));
  if (rest.lines !== undefined && !areLines(rest.lines, state.value.lines)) return err(because('contradiction', { field: 'lines' }));
  return state;
}

/** Who plays black and whether more stones were asked for, where the opening and the number of stones allow it. */
function checkColours(
  { opening }: Options,
  stones: number,
  { black = blackAtFirst(opening), more = false }: Given,
): Result<{ black: Seat | null; more: boolean }, Refusal> {
  if (black !== 0 && black !== 1 && black !== null) return err(because('bad-field', { field: 'black' }));
  if (typeof more !== 'boolean') return err(because('bad-field', { field: 'more' }));
  const fits =
    opening === 'free'
      ? black === 0 && !more
      : (!more || stones >= openingStones(false)) && (black === null ? stones <= openingStones(more) : stones >= openingStones(more));
  return fits ? ok({ black: black === 0 ? 0 : black, more }) : err(because('colours-do-not-fit', { stones }));
}

const areLines = (data: unknown, lines: readonly Line[]): boolean => fits(data, lines, (given, line) => fits(given, line, Object.is));

/** Whether outside data is a list as long as another, entry for entry. */
const fits = <T>(data: unknown, list: readonly T[], same: (given: unknown, entry: T) => boolean): boolean =>
  Array.isArray(data) && data.length === list.length && list.every((entry, i) => same(data[i], entry));
