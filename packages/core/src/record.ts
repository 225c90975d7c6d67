/**
 * Records: games as text, made to be read, cut, edited and pasted.
 *
 * Header lines `# key: value`, then a move a line (`0 h8`: the seat, the move), `# undone: 2` where the last two moves
 * were taken back, at the end `# result: …`. Other lines that begin with `#` are comments. JSON is the second form.
 */
import type { Outcome, Seat } from './game.js';
import { formatOption, optionFlag, readInteger, type OptionValue } from './options.js';
import { cutShort, inShort, ok, refuse, type Refusal, type Result } from './result.js';
import { isPlayerText } from './setup.js';

/** A move as text, or a number of moves that were taken back at this point. */
export type RecordEntry = MoveEntry | { readonly undone: number; readonly line?: number };

export interface MoveEntry {
  /** The seat that moved. */
  readonly seat?: Seat;
  readonly move: string;
  /** Where it stood when it was read: the line, from 1, and that line's whole text. */
  readonly line?: number;
  readonly text?: string;
}

/** A record; what a text left out is absent. */
export interface GameRecord {
  readonly game?: string;
  readonly revision?: number;
  readonly seats?: number;
  readonly players?: readonly string[];
  /** By name; values that were read from a text are texts still. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seed?: number;
  /** An arranged beginning: a state. */
  readonly start?: unknown;
  readonly moves: readonly RecordEntry[];
  /** How it ended. Written for readers; when a record is read, the moves alone decide. */
  readonly result?: Outcome;
}

/** The codes with which a record is refused; `data.line` names the line, from 1. */
export const recordRefusals = [
  'not-a-record',
  'bad-header',
  'repeated-header',
  'repeated-option',
  'other-game',
  'newer-revision',
  'older-revision',
  'seed-missing',
  'wrong-seat',
  'moves-after-end',
  'nothing-to-undo',
] as const;

export function formatRecord(record: GameRecord): string {
  const { game, revision, seats, players, options = {}, seed, start, moves, result } = record;
  const header = (key: string, value: string | number | undefined) => (value === undefined ? [] : [`# ${key}: ${value}`]);
  return [
    ...header('game', game),
    ...header('revision', revision),
    ...header('seats', seats),
    ...header('players', players?.join(', ')),
    ...Object.entries(options).flatMap(([name, value]) => header(`option ${optionFlag(name)}`, formatOption(value))),
    ...header('seed', seed),
    ...header('start', start === undefined ? undefined : JSON.stringify(start)),
    ...moves.map(formatEntry),
    ...header('result', result === undefined ? undefined : formatOutcome(result)),
    '',
  ].join('\n');
}

/** A line of a record: `0 h8`, or `# undone: 2`. */
export function formatEntry(entry: RecordEntry): string {
  if ('undone' in entry) return `# undone: ${entry.undone}`;
  return entry.seat === undefined ? entry.move : `${entry.seat} ${entry.move}`;
}

const formatOutcome = ({ winners, scores, reason }: Outcome): string =>
  `${reason}, winners ${winners.length === 0 ? 'none' : winners.join(' ')}, scores ${scores.join(' ')}`;

/** Reads a record in either form. Whether its moves are legal is for `replay` to say. */
export function parseRecord(text: string): Result<GameRecord, Refusal> {
  const plain = text.replace(/^\uFEFF/, '');
  // eslint-disable-next-line no-control-regex -- control characters are what tells a binary file from a text
  const binary = /[\u0000-\u0008\u000e-\u001f\ufffd]/.exec(text);
  if (binary !== null) return refuse('not-a-record', { line: text.slice(0, binary.index).split('\n').length }, binary.index);
  return /^\s*\{/.test(plain) ? parseJsonRecord(plain) : parseTextRecord(plain);
}

function parseTextRecord(text: string): Result<GameRecord, Refusal> {
  const headers: Record<string, unknown> = {};
  const options: Record<string, string> = {};
  const moves: RecordEntry[] = [];
  const lines = text.split(/\r\n|\n|\r/);
  for (const [index, whole] of lines.entries()) {
    const parsed = parseRecordLine(whole, index + 1);
    if (!parsed.ok) return parsed;
    const line = parsed.value;
    if (line === undefined) continue;
    if ('move' in line || 'undone' in line) {
      moves.push(line);
      continue;
    }
    const into = line.option ? options : headers;
    if (Object.hasOwn(into, line.key)) return refuse('repeated-header', { line: index + 1, header: line.key });
    into[line.key] = line.value;
  }
  return ok({ ...headers, ...(Object.keys(options).length === 0 ? {} : { options }), moves });
}

/** What one line of a record says: a move, a takeback, a header; undefined: nothing (a blank line, a comment, the result). */
export type RecordLine = RecordEntry | { readonly key: string; readonly option: boolean; readonly value: unknown };

/** Reads one line of a record, for those who read a record as it comes. */
export function parseRecordLine(whole: string, line: number): Result<RecordLine | undefined, Refusal> {
  const text = whole.trim();
  if (text === '') return ok(undefined);
  if (!text.startsWith('#')) {
    const seated = /^(\d{1,3})\s+(\S.*)$/.exec(text);
    return ok(seated === null ? { move: text, line, text } : { seat: Number(seated[1]), move: seated[2], line, text });
  }
  const header = /^#\s*(?:(option)\s+)?([a-z][a-z0-9-]*)\s*:\s*(.*)$/i.exec(text);
  if (header === null) return ok(undefined);
  const [, option, key, value] = header;
  if (option !== undefined) return ok({ key, option: true, value });
  const name = key.toLowerCase();
  const read = Object.hasOwn(headerReaders, name) ? headerReaders[name] : undefined;
  if (read === undefined) return ok(undefined);
  const result = read(value);
  if (result === undefined) return refuse('bad-header', { line, header: name, value: cutShort(value) });
  return ok(name === 'undone' ? { undone: result as number, line } : { key: name, option: false, value: result });
}

const readCount = (text: string): number | undefined => {
  const number = readInteger(text);
  return number !== undefined && number > 0 ? number : undefined;
};

/** The headers that mean something, and how each is read; undefined: it can't be read. */
const headerReaders: Readonly<Record<string, ((text: string) => unknown) | undefined>> = {
  game: (text) => (/^[a-z][a-z0-9-]*$/.test(text) ? text : undefined),
  revision: readCount,
  seats: readCount,
  players(text) {
    const players = text.split(',').map((player) => player.trim());
    return players.every(isPlayerText) ? players : undefined;
  },
  seed: readInteger,
  start: readJson,
  undone: readCount,
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseJsonRecord(text: string): Result<GameRecord, Refusal> {
  const data = readJson(text);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return refuse('not-a-record', { line: 1 });
  const record = data as Record<string, unknown>;
  for (const [key, fits] of Object.entries(jsonFields)) {
    if (record[key] !== undefined && !fits(record[key])) return refuse('bad-header', { line: 1, header: key, value: inShort(record[key]) });
  }
  const { game, revision, seats, players, options, seed, start } = record as unknown as GameRecord;
  const moves = (record.moves ?? []) as readonly RecordEntry[];
  const known = Object.entries({ game, revision, seats, players, options, seed, start }).filter(([, value]) => value !== undefined);
  return ok({ ...(Object.fromEntries(known) as Omit<GameRecord, 'moves'>), moves: moves.map(readJsonEntry) });
}

/** An entry with its place; the text of the line it was read from is kept only where it says the same. */
function readJsonEntry(entry: RecordEntry, index: number): RecordEntry {
  const line = index + 1;
  if ('undone' in entry) return { undone: entry.undone, line };
  const { seat, move, text } = entry;
  const says = typeof text === 'string' && (text === move || (text.startsWith(`${seat}`) && text.slice(`${seat}`.length).trim() === move));
  return { ...(seat === undefined ? {} : { seat }), move, line, ...(says ? { text } : {}) };
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What each field of the JSON form must be. */
const jsonFields: Readonly<Record<string, (value: unknown) => boolean>> = {
  game: (value) => typeof value === 'string',
  revision: isCount,
  seats: isCount,
  players: (value) => Array.isArray(value) && value.every(isPlayerText),
  options: isObject,
  seed: (value) => Number.isSafeInteger(value),
  moves: (value) =>
    Array.isArray(value) &&
    value.every(
      (entry) =>
        isObject(entry) &&
        (entry.undone === undefined
          ? typeof entry.move === 'string' && !/\p{Control}/u.test(entry.move) && (entry.seat === undefined || Number.isInteger(entry.seat))
          : isCount(entry.undone)),
    ),
};
