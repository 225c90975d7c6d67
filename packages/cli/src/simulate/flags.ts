/** The flags of `simulate`, and the simulation that they ask for. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { ok, readInteger, type Refusal, type Result } from '@console-arcade/core';
import { formatPlayer, type AnyGameConsole, type Language, type Player } from '@console-arcade/console';
import { addLookFlags, type LookFlags } from '../flags.js';
import { gameCommand, valueOf } from '../game-command.js';
import { addGameFlags, readGameFlags } from '../game-flags.js';
import type { Hall } from '../hall.js';
import { checkSeating, freshSeed, parsePlayers, parseSeed, sensibleBot } from '../seating.js';
import { texts } from '../texts.js';
import { usageError } from '../usage.js';
import type { Plan } from './part.js';
import { simulateTexts } from './texts.js';

interface SimulateFlags extends LookFlags {
  readonly games?: string;
  readonly players?: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly rotate?: boolean;
  readonly json?: boolean;
}

export interface Wanted {
  readonly plan: Plan;
  readonly games: number;
  readonly jobs: number;
  readonly json: boolean;
}

const DEFAULT_GAMES = 100;
/** Sums of squares stay exact. */
const MOST_GAMES = 1_000_000_000;
const MOST_JOBS = 64;
/** More jobs than these must be asked for. */
const DEFAULT_JOBS = 8;

/** `arcade simulate GAME` with all its flags. */
export function simulateCommand(game: AnyGameConsole, hall: Hall, language: Language): Command {
  const command = addGameFlags(gameCommand(`arcade simulate ${game.game.id}`, hall, language), game, language);
  return addSimulateFlags(command, language);
}

export function addSimulateFlags(command: Command, language: Language): Command {
  const { flags } = simulateTexts[language];
  return addLookFlags(
    command
      .option('--games <n>', `${flags.games} ${texts[language].default.replace('{value}', String(DEFAULT_GAMES))}`)
      .option('--players <list>', flags.players)
      .option('--seed <n>', flags.seed)
      .option('--jobs <n>', flags.jobs)
      .option('--no-rotate', flags.rotate)
      .option('--json', texts[language].flags.json),
    language,
  );
}

/** @throws UsageError for what can't be simulated */
export function readSimulateFlags(command: Command, game: AnyGameConsole, language: Language): Wanted {
  const flags = command.opts<SimulateFlags>();
  const told = <T>(result: Result<T, Refusal>): T => valueOf(result, game, language);
  const players = flags.players === undefined ? defaultBots(game) : told(parsePlayers(flags.players, game));
  const bots = players.flatMap((player) => (player.kind === 'bot' ? [player.id] : []));
  if (bots.length < players.length) throw usageError('only-bots', language, { example: example(game) });
  const seed = told(flags.seed === undefined ? ok(freshSeed()) : parseSeed(flags.seed));
  const given = told(readGameFlags(game, command.opts()));
  const { options } = told(checkSeating(game, { players, options: given, seed }));
  return {
    plan: { game: game.game.id, bots, options, seed, rotate: flags.rotate !== false },
    games: within('--games', flags.games, MOST_GAMES, language) ?? DEFAULT_GAMES,
    jobs: within('--jobs', flags.jobs, MOST_JOBS, language) ?? Math.min(availableParallelism(), DEFAULT_JOBS),
    json: flags.json === true,
  };
}

/** The bot that a person would meet, on every seat. */
function defaultBots(game: AnyGameConsole): Player[] {
  const bot = sensibleBot(game);
  return bot === undefined ? [] : Array.from({ length: game.game.seats.min }, () => bot);
}

const example = (game: AnyGameConsole): string => defaultBots(game).map(formatPlayer).join(',');

function within(flag: string, text: string | undefined, most: number, language: Language): number | undefined {
  if (text === undefined) return undefined;
  const number = readInteger(text.trim());
  if (number === undefined || number < 1 || number > most)
    throw usageError('bad-value', language, { flag, value: text.slice(0, 40), allowed: `1..${most}` });
  return number;
}
