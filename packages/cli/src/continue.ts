/** The verb `continue`: goes on with a game that was saved, or with a record in a file, which stays as it is. */
import { existsSync } from 'node:fs';
import { cutShort, err, ok, type GameRecord, type Refusal, type Result } from '@console-arcade/core';
import {
  detectLook,
  formatPlayer,
  type AnyGameConsole,
  type Language,
  type Look,
  type Pace,
  type playTable,
} from '@console-arcade/console';
import type { LookFlags } from './flags.js';
import { leaveOnSignals, type Hall } from './hall.js';
import { keeperFor } from './last-words.js';
import { paper, playLines } from './lines/play-lines.js';
import { readPace, rulesOf } from './play.js';
import { gameOfRecord, tableOf, type RecordTable } from './record-table.js';
import { playRounds } from './rounds.js';
import { nameThem, parsePlayers } from './seating.js';
import { listSaves } from './store/filing.js';
import { foldersOf } from './store/folders.js';
import type { GameKeeper } from './store/keeper.js';
import { readRecordFile } from './store/record-files.js';
import { saveFile, type Save } from './store/saves.js';
import { storeText } from './store/texts.js';
import { didYouMean, UsageError, usageError } from './usage.js';
import { wishes } from './wishes.js';

interface ContinueFlags extends LookFlags {
  readonly players?: string;
  readonly names?: string;
  readonly pace?: string;
  readonly record?: string;
  readonly json?: boolean;
}

/** A game to go on with, and who keeps it. */
interface Continued extends RecordTable {
  readonly game: AnyGameConsole;
  readonly keeper: GameKeeper;
}

/** Where the game is kept: a save, or any other file. */
type Source = { readonly save: string } | { readonly file: string };

/** What the table is asked for. */
interface Wanted {
  readonly hall: Hall;
  readonly language: Language;
  readonly flags?: ContinueFlags;
}

/** Why a game can't be gone on with; of what it is told in the words of which game. */
interface Hindrance {
  readonly refusal: Refusal;
  readonly source?: Source;
  readonly game?: AnyGameConsole;
}

export async function continueVerb(
  word: string | undefined,
  flags: ContinueFlags,
  hall: Hall,
  language: Language,
  table?: typeof playTable,
): Promise<number> {
  const { look: choice, settings } = wishes(flags, language, hall);
  const pace = readPace(flags.pace ?? settings.pace ?? 'normal', language);
  const { json = false } = flags;
  if (json && hall.interactive) throw usageError('json-at-terminal', language);
  const opened = await openNamed(word, { hall, language, flags });
  if (!opened.ok) {
    hall.complain(`arcade: ${hindranceText(opened.error, language, hall)}\n`);
    return 1;
  }
  leaveOnSignals();
  const { game, match, players, keeper } = opened.value;
  if (!hall.interactive) {
    const look = detectLook(choice, hall.env, paper(hall));
    return playLines(game, { table: { match, players }, json, look, keeper, ...rulesOf(game) }, hall);
  }
  const look = () => detectLook(choice, hall.env);
  const { record: recordFile } = flags;
  const rounds = { match, players, keeper, pace, look, ...(recordFile === undefined ? {} : { recordFile }) };
  const end = await playRounds(game, rounds, hall, table);
  if (end.ok) return 0;
  hall.complain(`arcade: ${storeText(end.error, language)}\n`);
  return 1;
}

/** Plays on with a save at the table; for the menu. @returns why it can't be gone on with */
export async function continueSave(
  save: string,
  { look, pace }: { readonly pace: Pace; look(): Look },
  hall: Hall,
  table?: typeof playTable,
): Promise<Refusal | undefined> {
  const opened = await open({ save }, { hall, language: look().language });
  if (!opened.ok) return opened.error.refusal;
  const { game, match, players, keeper } = opened.value;
  const end = await playRounds(game, { match, players, keeper, pace, look }, hall, table);
  return end.ok ? undefined : end.error;
}

// — Which game —

async function openNamed(word: string | undefined, wanted: Wanted): Promise<Result<Continued, Hindrance>> {
  if (word !== undefined && isFile(word)) return open({ file: word }, wanted);
  const { hall, language } = wanted;
  const saves = await listSaves(foldersOf(hall.env), hall.games);
  if (word === undefined) return saves.length === 0 ? hindered({ code: 'no-saves' }) : openNewest(saves, wanted);
  const named = saves.find(({ name }) => name === word) ?? saves.find(({ name }) => name === word.toLowerCase());
  if (named !== undefined) return open({ save: named.name }, wanted);
  const ofGame = saves.filter(({ content }) => content.ok && content.value.game === word.toLowerCase());
  if (ofGame.length > 0) return openNewest(ofGame, wanted);
  if (existsSync(word)) return open({ file: word }, wanted);
  if (saves.length === 0) return hindered({ code: 'no-saves' });
  const known = saves.map(({ name }) => name);
  return hindered({ code: 'no-save', data: { name: cutShort(word), perhaps: didYouMean(word, known, language), known: known.join(', ') } });
}

/** A path, or a file that is here; a word alone is the name of a save. */
const isFile = (word: string): boolean => /[/\\]/.test(word) || (/\.(txt|json)$/i.test(word) && existsSync(word));

/** The newest that can be gone on with; where there is none, what is the matter with the newest. */
async function openNewest(saves: readonly Save[], wanted: Wanted): Promise<Result<Continued, Hindrance>> {
  let first: Result<Continued, Hindrance> | undefined;
  for (const { name } of saves) {
    const opened = await open({ save: name }, wanted);
    if (opened.ok) return opened;
    first ??= opened;
  }
  return first as Result<Continued, Hindrance>;
}

// — Opening it —

/** @throws UsageError where flags contradict the record */
async function open(source: Source, wanted: Wanted): Promise<Result<Continued, Hindrance>> {
  const { hall, language, flags = {} } = wanted;
  const file = 'save' in source ? saveFile(foldersOf(hall.env), source.save) : source.file;
  // A save is read when its lock is taken, so that nobody changes it in between: but the lock needs the game's name alone.
  const record = readRecordFile(file);
  if (!record.ok) return hindered(record.error, source);
  const game = await gameOfRecord(record.value, file, hall);
  if (!game.ok) return hindered(game.error, source);
  const keeper = keeperFor(game.value, hall, language, { ...source, ...(flags.record === undefined ? {} : { recordFile: flags.record }) });
  if (!keeper.ok) return hindered(keeper.error, source);
  const table = readTable(game.value, file, keeper.value, { flags, language });
  if (table.ok) return ok({ game: game.value, keeper: keeper.value, ...table.value });
  keeper.value.close();
  return err({ refusal: table.error, source, game: game.value });
}

function readTable(
  game: AnyGameConsole,
  file: string,
  keeper: GameKeeper,
  { flags, language }: { readonly flags: ContinueFlags; readonly language: Language },
): Result<RecordTable, Refusal> {
  const record = readRecordFile(file);
  if (!record.ok) return record;
  try {
    const given = givenPlayers(game, record.value, flags, language);
    const table = given.ok ? tableOf(game, record.value, given.value) : given;
    if (table.ok) keeper.knows(table.value.match.record());
    return table;
  } catch (error) {
    keeper.close();
    throw error;
  }
}

// — Players —

/** Who sits there by the flags: only where the record does not say it, or says the same. */
function givenPlayers(
  game: AnyGameConsole,
  record: GameRecord,
  { players: list, names }: ContinueFlags,
  language: Language,
): Result<RecordTable['players'] | undefined, Refusal> {
  if (list === undefined && names === undefined) return ok(undefined);
  const usual = tableOf(game, record);
  if (!usual.ok) return usual;
  const listed = list === undefined ? ok(usual.value.players) : parsePlayers(list, game);
  const named = listed.ok ? nameThem(listed.value, names?.split(',').map((name) => name.trim()) ?? [], game) : listed;
  if (!named.ok) throw mistaken(named.error, game, language);
  if (record.players === undefined || named.value.map(formatPlayer).join() === record.players.join()) return named;
  const flag = list === undefined ? '--names' : '--players';
  throw usageError('other-players', language, { players: record.players.join(', '), flag });
}

const mistaken = (refusal: Refusal, game: AnyGameConsole, language: Language): UsageError =>
  refusal.code === 'too-many-names'
    ? usageError(refusal.code, language, refusal.data)
    : new UsageError(storeText(refusal, language, game.texts[language]));

// — Words —

const hindered = (refusal: Refusal, source?: Source) => err({ refusal, ...(source === undefined ? {} : { source }) });

/** What stands in the way; of a record the file too, which most refusals do not name. */
function hindranceText({ refusal, source, game }: Hindrance, language: Language, { env }: Hall): string {
  const text = storeText(refusal, language, game?.texts[language]).replace(/\p{Control}/gu, ' ');
  if (source === undefined || refusal.data?.file !== undefined) return text;
  const file = 'save' in source ? saveFile(foldersOf(env), source.save) : source.file;
  return `${file}: ${text}`;
}
