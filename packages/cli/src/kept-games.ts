/** Games that are kept in files, as the menu names them and checks them. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ok, refuse, type GameRecord, type Refusal, type Result } from '@console-arcade/core';
import { columns, displayNames, fill, parsePlayer, type AnyGameConsole, type Look } from '@console-arcade/console';
import { menuTexts } from './menu-texts.js';
import { tableOf, type RecordTable } from './record-table.js';
import type { Folders } from './store/folders.js';
import { storeText } from './store/texts.js';
import { plyOf, readRecordFile } from './store/record-files.js';

export interface KeptGame extends RecordTable {
  readonly game: AnyGameConsole;
}

/** The match that a record holds, if it can be played. */
export function keptGame(record: GameRecord, games: readonly AnyGameConsole[]): Result<KeptGame, Refusal> {
  const game = games.find((face) => face.game.id === record.game);
  if (game === undefined) return refuse('no-game-here', { game: record.game ?? '?' });
  const table = tableOf(game, record);
  return table.ok ? ok({ game, ...table.value }) : table;
}

export interface RecordFile {
  readonly file: string;
  readonly changed: Date;
  readonly content: Result<GameRecord, Refusal>;
}

/** More are not listed: nobody scrolls that far, and each is read. */
const MOST_LISTED = 200;

/** The finished games that are kept, the newest first. */
export function recordsIn({ records }: Pick<Folders, 'records'>): RecordFile[] {
  return filesIn(records)
    .sort((a, b) => b.changed.getTime() - a.changed.getTime() || (a.file < b.file ? -1 : 1))
    .slice(0, MOST_LISTED)
    .map(({ file, changed }) => ({ file, changed, content: readNamed(file) }));
}

function filesIn(folder: string): Omit<RecordFile, 'content'>[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    return names.flatMap((name) => {
      const file = join(folder, name);
      const changed = statSync(file, { throwIfNoEntry: false })?.mtime;
      return changed === undefined ? [] : [{ file, changed }];
    });
  } catch {
    return [];
  }
}

/** What a record is called in a list: the game, who plays, how far it went. */
export function recordCells(record: GameRecord, games: readonly AnyGameConsole[], look: Look): string[] {
  const game = games.find((face) => face.game.id === record.game);
  const ply = fill(menuTexts[look.language].saveAt, { ply: plyOf(record) });
  if (game === undefined) return [record.game ?? '?', '', ply];
  return [game.texts[look.language].title, playerNames(record, game, look), ply];
}

function playerNames({ players = [] }: GameRecord, game: AnyGameConsole, look: Look): string {
  const read = players.map((player) => parsePlayer(player, game));
  const sound = read.flatMap((player) => (player.ok ? [player.value] : []));
  return (sound.length === players.length ? displayNames(sound, game, look) : players).join(' - ');
}

/** Cells of a list as lines, in columns. */
export const inColumns = (rows: readonly (readonly string[])[], look: Look): string[] => columns(rows, look, { gap: 3 });

/** A moment here, such as 2026-03-01 09:05. */
export function momentText(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A record in a file that can be played; the refusal says what is wrong with the file or with the game in it. */
export function readKeptGame(file: string, games: readonly AnyGameConsole[]): Result<KeptGame, Refusal> {
  const record = readNamed(file);
  return record.ok ? keptGame(record.value, games) : record;
}

/** A record that says of which game it is: any other text reads as a record, too. */
function readNamed(file: string): Result<GameRecord, Refusal> {
  const record = readRecordFile(file);
  return record.ok && record.value.game === undefined ? refuse('no-game-named', { file }) : record;
}

/** What is wrong with a kept game, in words; of a move also with the game's own. */
export function keptProblem(
  problem: Refusal,
  record: GameRecord | undefined,
  games: readonly AnyGameConsole[],
  { language }: Look,
): string {
  const game = games.find((face) => face.game.id === record?.game);
  return storeText(problem, language, game?.texts[language]);
}
