/** The verb `replay`: shows a recorded game, in a terminal step by step, else all its positions one after the other. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readInteger, type GameRecord, type Refusal, type Result, type Viewer } from '@console-arcade/core';
import { detectLook, replayTable, type AnyGameConsole, type Language, type playTable } from '@console-arcade/console';
import { findGame } from './find-game.js';
import type { LookFlags } from './flags.js';
import { leaveOnSignals, type Hall } from './hall.js';
import { keeperFor } from './last-words.js';
import { paper } from './lines/play-lines.js';
import { readPace } from './play.js';
import { gameOfRecord, tableOf, type RecordTable } from './record-table.js';
import { printPositions } from './replay-pages.js';
import { playRounds, type Rounds } from './rounds.js';
import { foldersOf } from './store/folders.js';
import { readRecordFile } from './store/record-files.js';
import { saveFile } from './store/saves.js';
import { storeText } from './store/texts.js';
import { UsageError, usageError } from './usage.js';
import { wishes } from './wishes.js';

interface ReplayFlags extends LookFlags {
  readonly game?: string;
  readonly viewer?: string;
  readonly move?: string;
  readonly pace?: string;
  readonly json?: boolean;
}

/** How it is shown and played; tests put in their own. */
export interface ReplayHands {
  readonly replay: typeof replayTable;
  readonly play?: typeof playTable;
}

export async function replayVerb(
  word: string | undefined,
  flags: ReplayFlags,
  hall: Hall,
  language: Language,
  hands: ReplayHands = { replay: replayTable },
): Promise<number> {
  const { look: choice, settings } = wishes(flags, language, hall);
  const pace = readPace(flags.pace ?? settings.pace ?? 'normal', language);
  const { json = false } = flags;
  if (json && hall.interactive) throw usageError('json-at-terminal', language);
  if (word === undefined) throw usageError('no-record', language);
  const file = fileOf(word, hall);
  const failed = (refusal: Refusal, game?: AnyGameConsole) => {
    hall.complain(`arcade: ${problemIn(file, refusal, language, game)}\n`);
    return 1;
  };
  const record = readRecordFile(file);
  if (!record.ok) return failed(record.error);
  const game = await gameOf(record.value, file, flags.game, hall, language);
  if (!game.ok) return failed(game.error);
  const table = tableOf(game.value, record.value);
  if (!table.ok) return failed(table.error, game.value);
  const viewer = readViewer(flags.viewer, table.value, language);
  const ply = readPly(flags.move, table.value, language);
  if (!hall.interactive) {
    const look = detectLook(choice, hall.env, paper(hall));
    printPositions(game.value, table.value, { viewer, ply, json, look }, hall);
    return 0;
  }
  leaveOnSignals();
  const look = () => detectLook(choice, hall.env);
  const end = await hands.replay(game.value, {
    ...table.value,
    pace,
    look,
    ...(viewer === undefined ? {} : { viewer }),
    ...(ply === undefined ? {} : { ply }),
  });
  if (end.goOn === undefined) return 0;
  const refusal = await playOnFrom(game.value, end.goOn, { pace, look }, hall, hands.play);
  return refusal === undefined ? 0 : failed(refusal, game.value);
}

/** Plays on with a record that stands in no save yet. @returns why it can't be played */
export async function playOnFrom(
  game: AnyGameConsole,
  record: GameRecord,
  manner: Pick<Rounds, 'pace' | 'look'>,
  hall: Hall,
  play?: typeof playTable,
): Promise<Refusal | undefined> {
  const table = tableOf(game, record);
  if (!table.ok) return table.error;
  const keeper = keeperFor(game, hall, manner.look().language, {});
  if (!keeper.ok) return keeper.error;
  const end = await playRounds(game, { ...table.value, keeper: keeper.value, ...manner }, hall, play);
  return end.ok ? undefined : end.error;
}

/** A path; or the name of a finished game that is kept, or of a save. */
function fileOf(word: string, { env }: Hall): string {
  if (/[/\\]/.test(word) || existsSync(word)) return word;
  const folders = foldersOf(env);
  const kept = [join(folders.records, `${word}.txt`), join(folders.records, word), saveFile(folders, word)];
  return kept.find((file) => existsSync(file)) ?? word;
}

/** @throws UsageError for a game that is not here, or that the record contradicts */
async function gameOf(
  record: GameRecord,
  file: string,
  wished: string | undefined,
  { games }: Hall,
  language: Language,
): Promise<Result<AnyGameConsole, Refusal>> {
  const game = wished === undefined ? undefined : await findGame(wished, games, language);
  if (game !== undefined && (record.game ?? game.game.id) !== game.game.id) {
    const refusal = { code: 'other-game', data: { game: record.game ?? '', expected: game.game.id } };
    throw new UsageError(problemIn(file, refusal, language));
  }
  return game === undefined ? gameOfRecord(record, file, { games }) : { ok: true, value: game };
}

/** What is wrong, with the file and the line. */
function problemIn(file: string, refusal: Refusal, language: Language, game?: AnyGameConsole): string {
  const text = storeText(refusal, language, game?.texts[language]).replace(/\p{Control}/gu, ' ');
  return refusal.data?.file === undefined ? `${file}: ${text}` : text;
}

function readViewer(text: string | undefined, { match: { seats } }: RecordTable, language: Language): Viewer | undefined {
  if (text === undefined || text === 'table' || text === 'open') return text;
  const seat = readInteger(text);
  if (seat !== undefined && seat >= 0 && seat < seats) return seat;
  const allowed = [...Array.from({ length: seats }, (_, number) => number), 'table', 'open'].join(' | ');
  throw usageError('bad-value', language, { flag: '--viewer', value: text, allowed });
}

function readPly(text: string | undefined, { match }: RecordTable, language: Language): number | undefined {
  if (text === undefined) return undefined;
  const ply = readInteger(text);
  if (ply !== undefined && ply >= 0 && ply <= match.ply) return ply;
  throw usageError('bad-value', language, { flag: '--move', value: text, allowed: `0-${match.ply}` });
}
