/** From what is wished to a first state: seats, options, players, an arranged beginning, each checked. */
import type { Game, Seen } from './game.js';
import { alike } from './alike.js';
import { checkOptions } from './options.js';
import { createRandom } from './random.js';
import { cutShort, err, inShort, ok, refuse, type Refusal, type Result } from './result.js';

/** What a match starts from. */
export interface MatchSetup<O> {
  /** The chance of the deal and of the bots: any safe integer. */
  readonly seed: number;
  /** Default: as many as there are `players`, else as sit at `start`, else the fewest the game takes. */
  readonly seats?: number;
  /** Options that are not given take their defaults. */
  readonly options?: Partial<O>;
  /** Who sits where, as records write it: `you`, `you:NAME`, `bot:ID`. */
  readonly players?: readonly string[];
  /** An arranged beginning: a state, which is checked with `restore`. */
  readonly start?: unknown;
}

/** The codes with which a setup is refused, beside those of options and of the game's own `check` and `restore`. */
export const setupRefusals = [
  'bad-seats',
  'exact-seats',
  'bad-seed',
  'bad-players',
  'bad-player',
  'bad-start',
  'start-contradicts',
] as const;

/** A setup, checked and whole. */
export interface CheckedSetup<S, O> {
  readonly seed: number;
  readonly seats: number;
  readonly options: O;
  readonly players?: readonly string[];
  readonly start?: unknown;
  /** The first state. */
  readonly state: S;
}

/** A setup as outside data gives it. */
export type RawSetup<O> = Omit<MatchSetup<O>, 'options'> & { readonly options?: unknown };

/** Checks a setup from outside and deals. */
export function checkSetup<S, V extends Seen, M, O>(game: Game<S, V, M, O>, setup: RawSetup<O>): Result<CheckedSetup<S, O>, Refusal> {
  const { seed, players, start } = setup;
  if (!Number.isSafeInteger(seed)) return refuse('bad-seed', { seed: String(seed) });
  const arranged = start === undefined ? undefined : game.restore(start);
  if (arranged?.ok === false) return arranged;
  const table = checkTable(game, setup, arranged?.value);
  if (!table.ok) return table;
  const { seats, options } = table.value;
  const checked = { seed, seats, options, ...(players === undefined ? {} : { players: [...players] }) };
  if (arranged === undefined) return ok({ ...checked, state: game.setup(seats, options, createRandom(seed)) });
  return ok({ ...checked, start: JSON.parse(JSON.stringify(start)) as unknown, state: arranged.value });
}

/** Checks how many sit at the table and what is played, without dealing. */
export function checkTable<S, V extends Seen, M, O>(
  game: Game<S, V, M, O>,
  setup: Omit<RawSetup<O>, 'seed' | 'start'>,
  start?: S,
): Result<{ readonly seats: number; readonly options: O }, Refusal> {
  const seats = checkSeats(game, setup, start);
  if (!seats.ok) return seats;
  const options = checkOptions(game.options, setup.options ?? {});
  if (!options.ok) return options;
  if (start !== undefined) {
    const whole = optionsOfStart(game, start, setup.options, options.value);
    return whole.ok ? ok({ seats: seats.value, options: whole.value }) : whole;
  }
  const refusal = game.check(seats.value, options.value);
  return refusal === undefined ? ok({ seats: seats.value, options: options.value }) : err(refusal);
}

function checkSeats<S, V extends Seen, M, O>(
  game: Game<S, V, M, O>,
  setup: Pick<RawSetup<O>, 'seats' | 'players'>,
  state: S | undefined,
): Result<number, Refusal> {
  const { players } = setup;
  const { min, max } = game.seats;
  const seated = state === undefined ? undefined : game.seated(state);
  const seats = setup.seats ?? players?.length ?? seated ?? min;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return min === max ? refuse('exact-seats', { seats, exact: min }) : refuse('bad-seats', { seats, min, max });
  }
  if (players !== undefined && players.length !== seats) return refuse('bad-players', { players: players.length, seats });
  const unwritable = players?.find((player) => !isPlayerText(player));
  if (unwritable !== undefined) return refuse('bad-player', { player: cutShort(String(unwritable)) });
  return seated === undefined || seated === seats ? ok(seats) : refuse('bad-start', { seats, seated });
}

/** Players stand in one line of a record, with commas between. */
export const isPlayerText = (player: unknown): boolean =>
  typeof player === 'string' && /^[^\p{Control},]+$/u.test(player) && player.trim() === player;

/** The options of a match that begins with `state`: its own, where it holds them; one that is given and differs is refused. */
function optionsOfStart<S, V extends Seen, M, O>(game: Game<S, V, M, O>, state: S, given: unknown, options: O): Result<O, Refusal> {
  const own = game.optionsOf?.(state) ?? {};
  for (const [option, value] of Object.entries(own)) {
    const other = (given as Record<string, unknown> | undefined)?.[option];
    if (other !== undefined && !alike(other, value))
      return refuse('start-contradicts', { option, value: inShort(other), start: inShort(value) });
  }
  return ok({ ...options, ...own });
}
