/** The verb `play`: a game, as its flags say, at the table of a terminal or by lines; and the tools of games. */
import type { Command } from 'commander';
import { ok, type Refusal, type Result } from '@console-arcade/core';
import { detectLook, paces, type AnyGameConsole, type Language, type Pace, type playTable } from '@console-arcade/console';
import { findGame } from './find-game.js';
import { addLookFlags, type LookFlags } from './flags.js';
import { rulesUrl } from './games.js';
import { gameAt, gameCommand, lookFlags, valueOf } from './game-command.js';
import { addGameFlags, readGameFlags } from './game-flags.js';
import { leaveOnSignals, type Hall } from './hall.js';
import { keeperFor } from './last-words.js';
import type { Given } from './lines/line-setup.js';
import { paper, playLines } from './lines/play-lines.js';
import { playRounds } from './rounds.js';
import { checkSeating, defaultPlayers, nameThem, parsePlayers, parseSeed, rememberNames, type Seating } from './seating.js';
import { storeText } from './store/texts.js';
import { texts } from './texts.js';
import { runTool, toolOf, toolsHelp } from './tools.js';
import { usageError } from './usage.js';
import { wishes } from './wishes.js';

interface PlayFlags extends LookFlags {
  readonly seed?: string;
  readonly players?: string;
  readonly names?: string;
  readonly pace?: string;
  readonly record?: string;
  readonly json?: boolean;
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
    addPlayFlags(gameCommand('arcade play GAME', hall, language), language).outputHelp();
    return 0;
  }
  const game = await findGame(args[at], hall.games, language);
  const tool = toolOf(game, args[at + 1]);
  if (tool !== undefined) {
    const choose = (flags: LookFlags) => wishes(lookFlags(given, flags), language, hall).look;
    return runTool(game, tool, [...args.slice(0, at), ...args.slice(at + 2)], hall, language, choose);
  }
  const command = commandFor(game, hall, language).parse(args.toSpliced(at, 1), { from: 'user' });
  const flags = command.opts<PlayFlags>();
  const { look: choice, settings } = wishes(lookFlags(given, flags), language, hall);
  const pace = readPace(flags.pace ?? settings.pace ?? 'normal', language);
  const told = <T>(result: Result<T, Refusal>): T => valueOf(result, game, language);
  const said = told(readGiven(game, flags, told(readGameFlags(game, command.opts()))));
  const { record: file, json = false } = flags;
  leaveOnSignals();
  if (!hall.interactive) {
    const look = detectLook(choice, hall.env, paper(hall));
    // Positions alone go to the output.
    const words = { ...hall, write: (text: string) => hall.complain(text) };
    const keeper = keeperFor(game, words, language, file === undefined ? {} : { recordFile: file });
    if (!keeper.ok) {
      hall.complain(`arcade: ${storeText(keeper.error, language)}\n`);
      return 1;
    }
    return playLines(game, { table: { given: said }, json, look, keeper: keeper.value, ...rulesOf(game) }, hall);
  }
  if (json) throw usageError('json-at-terminal', language);
  const seating = told(seatingOf(game, said, settings.names));
  const checked = told(checkSeating(game, seating));
  const look = () => detectLook(choice, hall.env);
  const rounds = { ...seating, options: checked.options, pace, look, ...(file === undefined ? {} : { recordFile: file }) };
  const end = await playRounds(game, rounds, hall, table);
  if (end.ok) return 0;
  hall.complain(`arcade: ${storeText(end.error, language)}\n`);
  return 1;
}

/** `arcade play GAME` with all its flags. */
export function commandFor(game: AnyGameConsole, hall: Hall, language: Language): Command {
  const command = addGameFlags(gameCommand(`arcade play ${game.game.id}`, hall, language), game, language);
  return addPlayFlags(command.addHelpText('after', toolsHelp(game, language)), language);
}

export function rulesOf({ game }: AnyGameConsole): { readonly rules?: string } {
  const rules = rulesUrl(game.id);
  return rules === undefined ? {} : { rules };
}

function addPlayFlags(command: Command, language: Language): Command {
  const { flags } = texts[language];
  return addLookFlags(
    command
      .option('--seed <n>', flags.seed)
      .option('--players <list>', flags.players)
      .option('--names <list>', flags.names)
      .option('--pace <pace>', flags.pace)
      .option('--record <file>', flags.record)
      .option('--json', flags.json),
    language,
  );
}

function readGiven(game: AnyGameConsole, flags: PlayFlags, options: Given['options']): Result<Given, Refusal> {
  const players = flags.players === undefined ? undefined : parsePlayers(flags.players, game);
  if (players?.ok === false) return players;
  const seed = flags.seed === undefined ? undefined : parseSeed(flags.seed);
  if (seed?.ok === false) return seed;
  return ok({
    names: flags.names?.split(',').map((name) => name.trim()) ?? [],
    options,
    ...(players === undefined ? {} : { players: players.value }),
    ...(seed === undefined ? {} : { seed: seed.value }),
  });
}

/** @param kept the names of the persons where no flag names them */
function seatingOf(game: AnyGameConsole, { players, names, options, seed }: Given, kept?: readonly string[]): Result<Seating, Refusal> {
  const named = nameThem(players ?? defaultPlayers(game), names, game);
  if (!named.ok) return named;
  return ok({ players: rememberNames(named.value, kept), options, ...(seed === undefined ? {} : { seed }) });
}

export function readPace(text: string, language: Language): Pace {
  const pace = paces.find((candidate) => candidate === text);
  if (pace === undefined) throw usageError('bad-value', language, { flag: '--pace', value: text, allowed: paces.join(' | ') });
  return pace;
}
