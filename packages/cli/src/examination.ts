/** What `doctor` finds out: the program, the terminal, the look and what decided it, settings, folders, games. */
import { mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { detectLook, type Look, type LookChoice } from '@console-arcade/console';
import type { GameRecord, Refusal } from '@console-arcade/core';
import type { Hall } from './hall.js';
import { gameOfRecord, tableOf } from './record-table.js';
import { systemCode } from './store/files.js';
import { foldersOf, type Folders } from './store/folders.js';
import { readRecordFile } from './store/record-files.js';
import { savesIn } from './store/saves.js';
import { lookOf, readSettings, type Settings } from './store/settings.js';
import { readStatistics, type StatisticsProblem } from './store/statistics.js';

/** A value and what decided it: a flag, a setting, a variable such as `LANG=C`, or else `detected`. */
export interface Decided<T> {
  readonly value: T;
  readonly because: string;
}

export interface FolderState {
  readonly name: 'home' | 'saves' | 'records';
  readonly path: string;
  readonly exists: boolean;
  /** Why nothing can be written there: the system's code. */
  readonly unwritable?: string;
  readonly files: number;
}

export interface Examination {
  readonly program: string;
  readonly node: string;
  readonly platform: string;
  readonly terminal: {
    readonly input: boolean;
    readonly output: boolean;
    readonly columns: number | null;
    readonly rows: number | null;
    readonly variables: Readonly<Record<string, string>>;
  };
  readonly look: {
    readonly language: Decided<Look['language']>;
    readonly symbols: Decided<Look['symbols']>;
    readonly wide: Decided<boolean>;
    readonly colours: Decided<Look['colours']>;
  };
  readonly settings: { readonly file: string; readonly values: Settings };
  readonly folders: readonly FolderState[];
  readonly statistics: { readonly file: string; readonly games: number };
  readonly games: readonly { readonly id: string; readonly loads: boolean }[];
  /** What is wrong, by the codes of files, saves, records and settings; `damaged-line` and `game-missing` beside them. */
  readonly problems: readonly Refusal[];
}

type Environment = Hall['env'];

export async function examine(hall: Hall, flags: LookChoice & { readonly langGiven: boolean }, program: string): Promise<Examination> {
  const folders = foldersOf(hall.env);
  const { settings, problem } = readSettings(folders);
  const states = [stateOf('home', folders.home), stateOf('saves', folders.saves), stateOf('records', folders.records)];
  const statistics = readStatistics(folders);
  const games = await Promise.all(hall.games.map(async ({ id, load }) => ({ id, ...(await attempt(load)) })));
  return {
    program,
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    terminal: terminalOf(hall),
    look: decidedLook(hall, flags, settings),
    settings: { file: folders.settings, values: settings },
    folders: states,
    statistics: { file: folders.statistics, games: statistics.entries.length },
    games: games.map(({ id, error }) => ({ id, loads: error === undefined })),
    problems: [
      ...(problem === undefined ? [] : [problem]),
      ...states.flatMap(({ path, unwritable }) =>
        unwritable === undefined ? [] : [{ code: 'folder-unwritable', data: { file: path, reason: unwritable } }],
      ),
      ...(await damagedSaves(folders, hall)),
      ...statistics.problems.map(lineProblem),
      ...games.flatMap(({ id, error }) => (error === undefined ? [] : [{ code: 'game-missing', data: { game: id, error } }])),
    ],
  };
}

async function attempt(load: () => Promise<unknown>): Promise<{ readonly error?: string }> {
  try {
    await load();
    return {};
  } catch (error) {
    return { error: (error instanceof Error ? error.message : String(error)).split('\n')[0] };
  }
}

function terminalOf({ env, size, input }: Hall): Examination['terminal'] {
  const names = [
    'TERM',
    'TERM_PROGRAM',
    'COLORTERM',
    'NO_COLOR',
    'FORCE_COLOR',
    'LC_ALL',
    'LC_CTYPE',
    'LC_MESSAGES',
    'LANG',
    'ARCADE_HOME',
  ];
  return {
    input: input.kind === 'terminal',
    output: size.columns !== undefined,
    columns: size.columns ?? null,
    rows: size.rows ?? null,
    variables: Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
  };
}

/** The look in force. What decided it is found by leaving out one cause after the other, so that it follows the detection. */
function decidedLook({ env, size }: Hall, { langGiven, ...flags }: LookChoice & { readonly langGiven: boolean }, settings: Settings) {
  const { language, ...drawn } = flags;
  const given = langGiven && language !== undefined ? { ...drawn, language } : drawn;
  const chosen = lookOf(settings);
  const look = detectLook({ ...chosen, ...given }, env, size);
  const decided = <K extends 'language' | 'symbols' | 'wide' | 'colours'>(name: K, wish: keyof LookChoice, variables: string[]) => ({
    value: look[name],
    because: wish in given ? 'flag' : wish in chosen || name in chosen ? 'setting' : variableThatDecides(name, env, variables),
  });
  return {
    language: decided('language', 'language', ['LC_ALL', 'LC_MESSAGES', 'LANG']),
    symbols: decided('symbols', 'ascii', ['TERM', 'LC_ALL', 'LC_CTYPE', 'LANG']),
    wide: decided('wide', 'wide', []),
    colours: decided('colours', 'colour', ['FORCE_COLOR', 'NO_COLOR', 'TERM', 'COLORTERM']),
  };
}

/** The first variable without which the look would be another, or which is the only one that speaks. */
function variableThatDecides(name: keyof Look, env: Environment, variables: readonly string[]): string {
  const set = variables.filter((variable) => (env[variable] ?? '') !== '');
  const now = detectLook({}, env, {})[name];
  const deciding = set.find((variable) => detectLook({}, { ...env, [variable]: undefined }, {})[name] !== now);
  const locale = set.find((variable) => /^L/.test(variable));
  const found = deciding ?? (name === 'language' || name === 'symbols' ? locale : undefined);
  return found === undefined ? 'detected' : `${found}=${env[found] ?? ''}`;
}

function stateOf(name: FolderState['name'], path: string): FolderState {
  const exists = isFolder(path);
  const unwritable = reasonAgainstWriting(path);
  return {
    name,
    path,
    exists,
    ...(unwritable === undefined ? {} : { unwritable }),
    files: exists ? filesIn(path, name === 'home' ? '' : '.txt').length : 0,
  };
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Tries it, in the folder or in the nearest one above that there is: permissions alone do not tell of a full or a sealed disk. */
function reasonAgainstWriting(path: string): string | undefined {
  let folder = path;
  try {
    while (statSync(folder, { throwIfNoEntry: false }) === undefined && dirname(folder) !== folder) folder = dirname(folder);
    rmdirSync(mkdtempSync(join(folder, '.arcade-doctor-')));
    return undefined;
  } catch (error) {
    return systemCode(error);
  }
}

function filesIn(path: string, ending = '.txt'): string[] {
  try {
    return readdirSync(path).filter((file) => file.endsWith(ending));
  } catch {
    return [];
  }
}

/** Saves are played through, as `continue` would; of records only the form is looked at, as there may be many. */
async function damagedSaves(folders: Folders, hall: Hall): Promise<Refusal[]> {
  const saves = await Promise.all(
    savesIn(folders).map(async ({ file, content }) => {
      const refusal = content.ok ? await refusalToPlay(content.value.record, file, hall) : content.error;
      return refusal === undefined ? [] : [inFile(refusal, file)];
    }),
  );
  const records = filesIn(folders.records).flatMap((name) => {
    const file = join(folders.records, name);
    const record = readRecordFile(file);
    return record.ok ? [] : [inFile(record.error, file)];
  });
  return [...saves.flat(), ...records];
}

async function refusalToPlay(record: GameRecord, file: string, hall: Hall): Promise<Refusal | undefined> {
  const game = await gameOfRecord(record, file, hall).catch(() => undefined); // a game that does not load is named by itself
  const table = game?.ok === true ? tableOf(game.value, record) : game;
  return table?.ok === false ? table.error : undefined;
}

const inFile = ({ code, data }: Refusal, file: string): Refusal => ({ code, data: { ...data, file } });

const lineProblem = ({ file, line, refusal }: StatisticsProblem): Refusal =>
  refusal ?? { code: 'damaged-line', data: { file, line: line ?? 1 } };
