/** The verb `play`: a game, as its flags say. */
import { Command } from 'commander';
import type { Refusal, Result } from '@console-arcade/core';
import {
  detectLook,
  paces,
  refusalText,
  wrap,
  type AnyGameConsole,
  type Language,
  type Pace,
  type playTable,
} from '@console-arcade/console';
import { speaking } from './command.js';
import { findGame } from './find-game.js';
import { addLookFlags, type LookFlags } from './flags.js';
import { addGameFlags, readGameFlags } from './game-flags.js';
import { leaveOnSignals, type Hall } from './hall.js';
import { playRounds } from './rounds.js';
import { checkSeating, defaultPlayers, nameThem, parsePlayers, parseSeed, rememberNames, type Seating } from './seating.js';
import { texts, usageCodes, type UsageCode } from './texts.js';
import { UsageError, usageError } from './usage.js';
import { wishes } from './wishes.js';

interface PlayFlags extends LookFlags {
  readonly seed?: string;
  readonly players?: string;
  readonly names?: string;
  readonly pace?: string;
}

/**
 * @param args what follows the verb, the game among them
 * @param given flags that stood before the verb
 */
export async function play(
  args: readonly string[],
  given: LookFlags,
  hall: Hall,
  language: Language,
  table?: typeof playTable,
): Promise<number> {
  const at = gameAt(args, hall);
  if (at < 0 && args.some((arg) => arg === '--help' || arg === '-h')) {
    addPlayFlags(playCommand('arcade play GAME', hall, language), language).outputHelp();
    return 0;
  }
  const game = await findGame(args[at], hall.games, language);
  const command = addGameFlags(playCommand(`arcade play ${game.game.id}`, hall, language), game, language);
  addPlayFlags(command, language).parse(args.toSpliced(at, 1), { from: 'user' });
  const flags = { ...given, ...command.opts<PlayFlags>() };
  const { look: choice, settings } = wishes({ ...flags, color: flags.color !== false && given.color !== false }, language, hall);
  const pace = readPace(flags.pace ?? settings.pace ?? 'normal', language);
  const told = <T>(result: Result<T, Refusal>): T => valueOf(result, game, language);
  const seating = told(readSeating(game, flags, hall.interactive ? settings.names : []));
  const options = told(readGameFlags(game, command.opts()));
  const checked = told(checkSeating(game, { ...seating, options }));
  if (!hall.interactive) throw usageError('no-terminal', language);
  leaveOnSignals();
  const look = () => detectLook(choice, hall.env);
  await playRounds(game, { ...seating, options: checked.options, pace, look }, table);
  return 0;
}

/** Where the game stands among the arguments: the first of them, or the first that is one; −1: nowhere. */
function gameAt(args: readonly string[], { games }: Hall): number {
  if (args.length > 0 && !args[0].startsWith('-')) return 0;
  return args.findIndex((arg) => games.some(({ id }) => id === arg));
}

function playCommand(name: string, hall: Hall, language: Language): Command {
  const command = speaking(new Command(name), hall, language).usage('[options]');
  const look = { wide: false };
  return command.configureHelp({
    ...command.configureHelp(),
    boxWrap: (text, width) =>
      text
        .split('\n')
        .flatMap((line) => wrap(line, width, look))
        .join('\n'),
  });
}

function addPlayFlags(command: Command, language: Language): Command {
  const { flags } = texts[language];
  return addLookFlags(
    command
      .option('--seed <n>', flags.seed)
      .option('--players <list>', flags.players)
      .option('--names <list>', flags.names)
      .option('--pace <pace>', flags.pace),
    language,
  );
}

/** @param kept the names of the persons where no flag names them */
function readSeating(game: AnyGameConsole, flags: PlayFlags, kept?: readonly string[]): Result<Seating, Refusal> {
  const players = flags.players === undefined ? undefined : parsePlayers(flags.players, game);
  if (players?.ok === false) return players;
  const named = nameThem(players?.value ?? defaultPlayers(game), flags.names?.split(',').map((name) => name.trim()) ?? [], game);
  if (!named.ok) return named;
  const seed = flags.seed === undefined ? undefined : parseSeed(flags.seed);
  if (seed?.ok === false) return seed;
  return {
    ok: true,
    value: { players: rememberNames(named.value, kept), options: {}, ...(seed === undefined ? {} : { seed: seed.value }) },
  };
}

function readPace(text: string, language: Language): Pace {
  const pace = paces.find((candidate) => candidate === text);
  if (pace === undefined) throw usageError('bad-value', language, { flag: '--pace', value: text, allowed: paces.join(' | ') });
  return pace;
}

/** @throws UsageError with the refusal in words */
function valueOf<T>(result: Result<T, Refusal>, game: AnyGameConsole, language: Language): T {
  if (result.ok) return result.value;
  const { code, data } = result.error;
  if ((usageCodes as readonly string[]).includes(code)) throw usageError(code as UsageCode, language, data);
  throw new UsageError(refusalText(result.error, language, game.texts[language]));
}
