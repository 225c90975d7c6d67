/** Game after game with the same seating. */
import { playTable, type AnyGameConsole, type PlayEnd, type PlaySetup } from '@console-arcade/console';
import { rulesUrl } from './games.js';
import { freshSeed } from './seating.js';

/** Plays until something else than the same again is wanted; every new game has a fresh seed. */
export async function playRounds(
  game: AnyGameConsole,
  setup: Omit<PlaySetup, 'seed' | 'rules'> & { readonly seed?: number },
  play: typeof playTable = playTable,
): Promise<PlayEnd> {
  const rules = rulesUrl(game.game.id);
  let { seed = freshSeed() } = setup;
  for (;;) {
    const end = await play(game, { ...setup, seed, ...(rules === undefined ? {} : { rules }) });
    if (end.next !== 'again') return end;
    seed = freshSeed();
  }
}
