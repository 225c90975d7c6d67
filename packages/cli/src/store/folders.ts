/** Where the program keeps what shall last: games in progress, finished games, statistics, settings. */
import { join, resolve } from 'node:path';
import envPaths from 'env-paths';

export interface Folders {
  readonly home: string;
  /** Games in progress, `NAME.txt` each. */
  readonly saves: string;
  /** Finished games. */
  readonly records: string;
  /** These two are files. */
  readonly statistics: string;
  readonly settings: string;
}

/** The platform's folder for data, or the one that ARCADE_HOME names. */
export function foldersOf({ ARCADE_HOME }: Readonly<Record<string, string | undefined>>): Folders {
  const home = ARCADE_HOME === undefined || ARCADE_HOME === '' ? envPaths('console-arcade', { suffix: '' }).data : resolve(ARCADE_HOME);
  return {
    home,
    saves: join(home, 'saves'),
    records: join(home, 'records'),
    statistics: join(home, 'statistics.jsonl'),
    settings: join(home, 'settings.json'),
  };
}
