/** Who plays what: by the flags, and for what they leave out by the headers of the input. */
import {
  checkRecordFits,
  checkTable,
  cutShort,
  formatOption,
  inShort,
  Match,
  ok,
  optionFlag,
  optionName,
  readOptions,
  type GameRecord,
  type OptionValue,
  type Refusal,
  type Result,
} from '@console-arcade/core';
import { formatPlayer, parsePlayer, type AnyGameConsole, type AnyMatch, type Player } from '@console-arcade/console';
import { defaultPlayers, nameThem } from '../seating.js';
import type { Header } from './line-items.js';

/** What the flags say. */
export interface Given {
  readonly players?: readonly Player[];
  readonly names: readonly string[];
  /** By name, those that were given. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed?: number;
}

/** Why a game can't be set up. Without a line it is the flags' fault, and with the code `flag-contradicts` theirs too. */
export interface SetupFault {
  readonly line?: number;
  readonly refusal: Refusal;
  /** Whether the line is in truth the number of an entry in the JSON form. */
  readonly isEntry?: boolean;
}

type SetUp<T> = Result<T, SetupFault>;

/** A match, and its players as they are seated. */
export interface LineTable {
  readonly match: AnyMatch;
  readonly players: readonly Player[];
}

/** @param fresh the seed where nothing says one */
export function setUp(game: AnyGameConsole, given: Given, headers: readonly Header[], fresh: number): SetUp<LineTable> {
  const twice = headers.find((header, i) => headers.slice(0, i).some(({ key, option }) => key === header.key && option === header.option));
  if (twice !== undefined) return faultOf(twice, { code: 'repeated-header', data: { line: twice.line, header: twice.key } });
  const said = new Map(headers.flatMap((header) => (header.option ? [] : [[header.key, header] as const])));
  const foreign = otherGame(game, said);
  if (foreign !== undefined) return { ok: false, error: foreign };
  const seed = seedOf(given, said.get('seed'), fresh);
  if (!seed.ok) return seed;
  const options = optionsOf(game, given, headers);
  if (!options.ok) return options;
  const players = playersOf(game, given, said);
  if (!players.ok) return players;
  const start = said.get('start');
  const match = Match.begin<object, { viewer: number }, unknown, unknown>(game.game, {
    seed: seed.value,
    options: options.value,
    players: players.value.map(formatPlayer),
    ...(start === undefined ? {} : { start: start.value }),
  });
  if (match.ok) return ok({ match: match.value as unknown as AnyMatch, players: players.value });
  // An option that the arranged beginning has otherwise was a flag's: then whoever called must change it.
  const { code, data } = match.error;
  const isFlag = code === 'start-contradicts' && Object.hasOwn(given.options, String(data?.option));
  return { ok: false, error: { ...(isFlag ? {} : lineOf(start ?? headers.at(-1))), refusal: match.error } };
}

/** The first header that is not as the match has it that is gone on with. */
export function notAsSaved(game: AnyGameConsole, match: AnyMatch, headers: readonly Header[]): SetupFault | undefined {
  const record = match.record();
  for (const header of headers) {
    if (header.option) {
      const name = optionName(game.game.options, header.key) ?? header.key;
      const read = readOptions(game.game.options, { [header.key]: header.value as OptionValue });
      const options = (record.options ?? {}) as Record<string, OptionValue>;
      if (read.ok && Object.hasOwn(options, name) && sameOption((read.value as typeof options)[name], options[name])) continue;
    } else if (JSON.stringify(record[header.key as keyof GameRecord]) === JSON.stringify(header.value)) continue;
    return contradiction('not-as-saved', '', header);
  }
  return undefined;
}

type Said = ReadonlyMap<string, Header>;

function otherGame({ game }: AnyGameConsole, said: Said): SetupFault | undefined {
  for (const key of ['game', 'revision'] as const) {
    const header = said.get(key);
    const misfit = header === undefined ? undefined : checkRecordFits(game, { [key]: header.value });
    if (misfit !== undefined) return { ...lineOf(header), refusal: misfit };
  }
  return undefined;
}

function seedOf({ seed }: Given, header: Header | undefined, fresh: number): SetUp<number> {
  if (header === undefined) return ok(seed ?? fresh);
  if (seed !== undefined && seed !== header.value) return { ok: false, error: contradiction('flag-contradicts', `--seed ${seed}`, header) };
  return ok(header.value as number);
}

function optionsOf({ game }: AnyGameConsole, given: Given, headers: readonly Header[]): SetUp<Record<string, OptionValue>> {
  const options: Record<string, OptionValue> = { ...given.options };
  const named = new Set<string>();
  for (const header of headers.filter(({ option }) => option)) {
    const read = readOptions(game.options, { [header.key]: header.value as OptionValue });
    if (!read.ok) return faultOf(header, read.error);
    for (const [name, value] of Object.entries(read.value as Record<string, OptionValue>)) {
      const flag = given.options[name] as OptionValue | undefined;
      if (flag !== undefined && !sameOption(flag, value))
        return { ok: false, error: contradiction('flag-contradicts', `--${optionFlag(name)} ${formatOption(flag)}`, header) };
      if (named.has(name)) return faultOf(header, { code: 'repeated-option', data: { option: optionFlag(name) } });
      named.add(name);
      options[name] = value;
    }
  }
  return ok(options);
}

function playersOf(game: AnyGameConsole, given: Given, said: Said): SetUp<Player[]> {
  const header = said.get('players');
  const written = header === undefined ? undefined : readPlayers(game, header);
  if (written?.ok === false) return written;
  const seats = seatsOf(game, said);
  if (!seats.ok) return seats;
  if (header !== undefined && written !== undefined && said.has('seats') && written.value.length !== seats.value) {
    return faultOf(header, { code: 'bad-players', data: { players: written.value.length, seats: seats.value } });
  }
  const flag = given.players === undefined ? '' : `--players ${given.players.map(formatPlayer).join(',')}`;
  const clash = (against: Header | undefined) => ({
    ok: false as const,
    error: contradiction('flag-contradicts', flag, against as Header),
  });
  if (given.players !== undefined && written !== undefined && !arePlayers(given.players, written.value)) return clash(header);
  if (given.players !== undefined && said.has('seats') && given.players.length !== seats.value) return clash(said.get('seats'));
  const players = written?.value ?? given.players ?? defaultPlayers(game, seats.value);
  const merged = players.map((player, seat) => withName(player, given.players?.[seat]));
  const named = nameThem(merged, given.names, game);
  if (!named.ok) return { ok: false, error: { refusal: named.error } };
  if (written !== undefined && !arePlayers(named.value, written.value)) {
    return { ok: false, error: contradiction('flag-contradicts', `--names ${given.names.join(',')}`, header as Header) };
  }
  return ok(named.value);
}

function readPlayers(game: AnyGameConsole, header: Header): SetUp<Player[]> {
  const players: Player[] = [];
  for (const text of header.value as readonly string[]) {
    const player = parsePlayer(text, game);
    if (!player.ok) return faultOf(header, player.error);
    players.push(player.value);
  }
  return ok(players);
}

/** How many sit at the table where nobody is named: what a header or the arranged beginning says, else the fewest. */
function seatsOf({ game }: AnyGameConsole, said: Said): SetUp<number> {
  const [header, start] = [said.get('seats'), said.get('start')];
  const state = start === undefined ? undefined : game.restore(start.value);
  if (state?.ok === false) return faultOf(start as Header, state.error);
  const seats = (header?.value as number | undefined) ?? (state === undefined ? game.seats.min : game.seated(state.value));
  const { min, max } = game.seats;
  if (seats >= min && seats <= max) return ok(seats);
  const refused = checkTable(game, { seats });
  return refused.ok ? ok(seats) : { ok: false, error: { ...lineOf(header ?? start), refusal: refused.error } };
}

/** Whether the same sit where; a name that only one of them tells makes no difference. */
const arePlayers = (players: readonly Player[], others: readonly Player[]): boolean =>
  players.length === others.length &&
  players.every((player, seat) => {
    const other = others[seat];
    if (player.kind === 'bot' || other.kind === 'bot') return formatPlayer(player) === formatPlayer(other);
    return player.name === undefined || other.name === undefined || player.name === other.name;
  });

const withName = (player: Player, other: Player | undefined): Player =>
  player.kind === 'person' && player.name === undefined && other?.kind === 'person' ? other : player;

const sameOption = (a: OptionValue, b: OptionValue): boolean => formatOption(a) === formatOption(b);

const lineOf = (header: Header | undefined) => (header === undefined ? {} : { line: header.line });
const faultOf = (header: Header, refusal: Refusal) => ({ ok: false as const, error: { line: header.line, refusal } });

/** Both are named, so that whoever called knows which of them to change. */
const contradiction = (code: 'flag-contradicts' | 'not-as-saved', given: string, { text, line }: Header): SetupFault => ({
  line,
  refusal: { code, data: { given: cutShort(inShort(given).slice(1, -1)), header: text, place: line } },
});
