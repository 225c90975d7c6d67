/** The verb `simulate`: many games between bots, counted. */
import { detectLook, type Language } from '@console-arcade/console';
import { findGame } from '../find-game.js';
import type { LookFlags } from '../flags.js';
import { gameAt, gameCommand, lookFlags } from '../game-command.js';
import { hearSignals, type Hall } from '../hall.js';
import { wishes } from '../wishes.js';
import { crewOf } from './crew.js';
import { addSimulateFlags, readSimulateFlags, simulateCommand } from './flags.js';
import { showProgress } from './progress.js';
import { Run } from './run.js';
import { summaryOf } from './summary.js';
import { summaryLines } from './table.js';
import { simulateTexts } from './texts.js';

/** Who plays, and how a signal is heard; tests put in their own. */
export interface Outside {
  readonly crewOf: typeof crewOf;
  readonly hearSignals: typeof hearSignals;
}

/**
 * @param args what follows the verb, the game among them
 * @param given flags that stood before the verb
 */
export async function simulateVerb(
  args: readonly string[],
  given: LookFlags,
  hall: Hall,
  language: Language,
  outside: Outside = { crewOf, hearSignals },
): Promise<number> {
  const at = gameAt(args, hall);
  if (at < 0 && args.some((arg) => arg === '--help' || arg === '-h')) {
    addSimulateFlags(gameCommand('arcade simulate GAME', hall, language), language).outputHelp();
    return 0;
  }
  const game = await findGame(args[at], hall.games, language);
  const command = simulateCommand(game, hall, language).parse(args.toSpliced(at, 1), { from: 'user' });
  const choice = wishes(lookFlags(given, command.opts()), language, hall).look;
  const { plan, games, jobs, json } = readSimulateFlags(command, game, language);
  const look = detectLook(choice, hall.env, hall.size);

  const run = new Run(plan, games, jobs, outside.crewOf(jobs));
  let signal = 0;
  const deafen = outside.hearSignals((number) => {
    if (signal !== 0) process.exit(128 + number); // whoever asks twice does not wait
    signal = number;
    run.stop();
  });
  const wipe = showProgress(games, () => run.played, hall, look);
  const from = performance.now();
  const { totals, error } = await run.play();
  const ms = performance.now() - from;
  wipe();
  deafen();

  const words = simulateTexts[look.language];
  if (error !== undefined) hall.complain(`arcade: ${words.failed.replace('{message}', () => error.message.split('\n')[0])}\n`);
  if (totals === undefined) hall.complain(`arcade: ${words.nothing}\n`);
  else {
    const summary = summaryOf(plan, games, totals, ms);
    hall.write(json ? `${JSON.stringify(summary, undefined, 2)}\n` : `${summaryLines(summary, game, look).join('\n')}\n`);
  }
  return signal !== 0 ? 128 + signal : error === undefined ? 0 : 1;
}
