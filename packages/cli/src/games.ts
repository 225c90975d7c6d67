/** The register of games: a new game is one more line. */
import type { AnyGameConsole } from '@console-arcade/console';

/** A game that is loaded only when it is needed. Its `./console` exports its face as `gameConsole`. */
export interface RegisteredGame {
  readonly id: string;
  load(): Promise<{ readonly gameConsole: AnyGameConsole }>;
}

export const games: readonly RegisteredGame[] = [
  { id: 'kitten-fishing', load: () => import('@console-arcade/kitten-fishing/console') },
  { id: 'five-in-a-row', load: () => import('@console-arcade/five-in-a-row/console') },
  { id: 'splendor', load: () => import('@console-arcade/splendor/console') },
];

/** The faces of games, all at once. */
export const loadAll = (register: readonly RegisteredGame[]): Promise<AnyGameConsole[]> =>
  Promise.all(register.map(async ({ load }) => (await load()).gameConsole));

/** Where the rules of a game are found by bots that think in a worker: its package is named like its id. */
export function rulesUrl(id: string): string | undefined {
  try {
    return import.meta.resolve(`@console-arcade/${id}`);
  } catch {
    return undefined;
  }
}
