/** The statistics: one line for every finished game in which a person played, in the order in which they ended. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, formatOption, ok, optionFlag, type GameRecord, type Refusal, type Result } from '@console-arcade/core';
import { standingMoves } from '@console-arcade/console';
import * as v from 'valibot';
import { LARGEST, LARGEST_MB, makeFolder, refusalOfStream, systemCode } from './files.js';
import type { Folders } from './folders.js';

const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const entrySchema = v.pipe(
  v.object({
    /** What makes the game: the same deal and moves are the same game. */
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,}$/)),
    /** When it ended. */
    at: v.pipe(v.string(), v.isoTimestamp()),
    game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    /** As records write them. */
    players: v.pipe(v.array(v.string()), v.minLength(1)),
    winners: v.array(seat),
    scores: v.array(v.number()),
    reason: v.string(),
    plies: seat,
    /** Whether moves were taken back. */
    undone: v.boolean(),
    seed: v.optional(v.pipe(v.number(), v.safeInteger())),
  }),
  v.check(({ players, winners, scores }) => {
    const seats = players.length;
    return scores.length === seats && new Set(winners).size === winners.length && winners.every((winner) => winner < seats);
  }),
);
export type StatisticsEntry = Readonly<v.InferOutput<typeof entrySchema>>;

/** A part of the statistics that can't be read. */
export interface StatisticsProblem {
  readonly file: string;
  /** From 1; absent: the whole file. */
  readonly line?: number;
  /** Why the whole file can't be read. */
  readonly refusal?: Refusal;
}

export interface Statistics {
  readonly entries: readonly StatisticsEntry[];
  readonly problems: readonly StatisticsProblem[];
}

export const isPerson = (player: string): boolean => player === 'you' || player.startsWith('you:');

/** Counts a finished game with a person in it, once. Other games are not counted. */
export function addToStatistics(record: GameRecord, folders: Pick<Folders, 'statistics'>, at: Date): Refusal | undefined {
  const entry = entryOf(record, at);
  if (entry === undefined) return undefined;
  const file = folders.statistics;
  const before = readLines(file);
  if (!before.ok) return { code: 'not-kept', data: { file, reason: String(before.error.data?.reason ?? before.error.code) } };
  if (before.value.split('\n').some((line) => line.includes(entry.id) && readEntry(line) !== undefined)) return undefined;
  // A last line that was torn ends here, and damages none but itself.
  const torn = before.value !== '' && !before.value.endsWith('\n');
  try {
    makeFolder(dirname(file));
    append(file, `${torn ? '\n' : ''}${JSON.stringify(entry)}\n`);
    return undefined;
  } catch (error) {
    return { code: 'not-kept', data: { file, reason: systemCode(error) } };
  }
}

/** Appends in one write, so that the lines of two programs never mix. */
function append(file: string, text: string): void {
  const bytes = Buffer.from(text);
  const descriptor = openSync(file, 'a');
  try {
    if (writeSync(descriptor, bytes) < bytes.length) throw Object.assign(new Error('written in part'), { code: 'ENOSPC' });
  } finally {
    closeSync(descriptor);
  }
}

/** All that was counted; lines that can't be read are named and left as they are. */
export function readStatistics(folders: Pick<Folders, 'statistics'>): Statistics {
  const file = folders.statistics;
  const text = readLines(file);
  if (!text.ok) return { entries: [], problems: [{ file, refusal: text.error }] };
  const entries = new Map<string, StatisticsEntry>();
  const problems: StatisticsProblem[] = [];
  for (const [index, line] of text.value.split('\n').entries()) {
    if (line.trim() === '') continue;
    const entry = readEntry(line);
    if (entry === undefined) problems.push({ file, line: index + 1 });
    // Two programs that ended the same game at once have both written it.
    else if (!entries.has(entry.id)) entries.set(entry.id, entry);
  }
  return { entries: [...entries.values()], problems };
}

/** The whole file, '' where there is none. Bytes that are no text damage their line alone. */
function readLines(file: string): Result<string, Refusal> {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return ok('');
    if (stats.isDirectory()) return err({ code: 'is-a-folder', data: { file } });
    const stream = refusalOfStream(file);
    if (stream !== undefined) return err(stream);
    if (stats.size > LARGEST) return err({ code: 'too-large', data: { file, most: LARGEST_MB } });
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    return err({ code: 'not-readable', data: { file, reason: systemCode(error) } });
  }
}

function readEntry(line: string): StatisticsEntry | undefined {
  try {
    const entry = v.safeParse(entrySchema, JSON.parse(line));
    return entry.success ? entry.output : undefined;
  } catch {
    return undefined;
  }
}

/** What is counted of a game; undefined: it is none of those that count. */
function entryOf(record: GameRecord, at: Date): StatisticsEntry | undefined {
  const { game, players, result, seed } = record;
  if (game === undefined || result === undefined || players?.some(isPerson) !== true) return undefined;
  const moves = standingMoves(record);
  const { winners, scores, reason } = result;
  return {
    id: identityOf(record, moves),
    at: at.toISOString(),
    game,
    players: [...players],
    winners: [...winners],
    scores: [...scores],
    reason,
    plies: moves.length,
    undone: record.moves.some((entry) => 'undone' in entry),
    ...(seed === undefined ? {} : { seed }),
  };
}

function identityOf({ game, revision, players, options = {}, seed, start }: GameRecord, moves: readonly string[]): string {
  const named = Object.entries(options).map(([name, value]) => `${optionFlag(name)} ${formatOption(value)}`);
  const all = [game, revision ?? null, players ?? null, named.sort(), seed ?? null, start ?? null, moves];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 32);
}
