/** The words that can be completed, read off the program, the register and the options of the games. */
import type { Command, Option } from 'commander';
import { optionFlag } from '@console-arcade/core';
import { languages, paces, type AnyGameConsole, type Language } from '@console-arcade/console';
import { optionsOf } from '../option-words.js';

/** What may follow: words, a player among several, a file, a save; nothing that could be known. */
export type Values = readonly string[] | 'players' | 'files' | 'saves' | 'anything';

export interface FlagWords {
  readonly flag: string;
  readonly about: string;
  /** Absent: the flag stands alone. */
  readonly values?: Values;
}

interface VerbWords {
  readonly verb: string;
  readonly about: string;
  readonly flags: readonly FlagWords[];
  /** What follows the verb; 'games' is the id of a game. */
  readonly argument?: Values | 'games';
  /** Whether the options of a game are flags here. */
  readonly plays: boolean;
}

interface GameWords {
  readonly id: string;
  readonly title: string;
  /** The options of the game. */
  readonly flags: readonly FlagWords[];
  readonly players: readonly string[];
  readonly tools: readonly string[];
}

export interface Vocabulary {
  readonly verbs: readonly VerbWords[];
  /** The flags of `arcade` itself. */
  readonly flags: readonly FlagWords[];
  readonly games: readonly GameWords[];
  /** The folder that holds `saves` where ARCADE_HOME names none. */
  readonly home: string;
}

/**
 * @param commandOf `arcade play GAME` and `arcade simulate GAME`, whose flags depend on the game
 * @param shells what `completion` can be asked for
 */
export function vocabularyOf(
  program: Command,
  games: readonly AnyGameConsole[],
  commandOf: (verb: string, game: AnyGameConsole) => Command,
  shells: readonly string[],
  home: string,
  language: Language,
): Vocabulary {
  const common = (verb: string) =>
    games.slice(0, 1).flatMap((game) => commandOf(verb, game).options.filter(({ long }) => !isOwn(long, game)));
  return {
    verbs: program.commands.map((command) => verbWords(command, common, shells)),
    flags: flagWords([...program.options, ...helpOf(program)]),
    games: games.map((game) => gameWords(game, commandOf('play', game), language)),
    home,
  };
}

function verbWords(command: Command, common: (verb: string) => readonly Option[], shells: readonly string[]): VerbWords {
  const plays = command.name() === 'play' || command.name() === 'simulate';
  const own = command.options.length === 0 && plays ? common(command.name()) : command.options;
  const argument = argumentOf(command.usage(), shells);
  return {
    verb: command.name(),
    about: command.description(),
    flags: flagWords([...own, ...helpOf(command)]),
    ...(argument === undefined ? {} : { argument }),
    plays,
  };
}

/** What the usage calls the word after a verb. */
function argumentOf(usage: string, shells: readonly string[]): VerbWords['argument'] {
  const word = /\b(GAME|NAME|FILE|SHELL)\b/.exec(usage)?.[1];
  return word === 'GAME' ? 'games' : word === 'NAME' ? 'saves' : word === 'FILE' ? 'files' : word === 'SHELL' ? shells : undefined;
}

const helpOf = (command: Command): Option[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .filter(({ long }) => long === '--help');

function flagWords(options: readonly Option[]): FlagWords[] {
  const flags = options.flatMap(({ long, description, required, optional }) =>
    long === undefined || long === null ? [] : [{ flag: long, about: description.split('\n')[0], takes: required || optional }],
  );
  const seen = new Map(flags.map(({ flag, about, takes }) => [flag, { flag, about, ...(takes ? { values: valuesOf(flag) } : {}) }]));
  return [...seen.values()];
}

function valuesOf(flag: string): Values {
  switch (flag) {
    case '--lang':
      return languages;
    case '--pace':
      return paces;
    case '--players':
      return 'players';
    case '--record':
      return 'files';
    default:
      return 'anything';
  }
}

/** Whether a flag is one of the options of a game. */
const isOwn = (flag: string | undefined | null, game: AnyGameConsole): boolean =>
  optionsOf(game).some(([name]) => flag === `--${optionFlag(name)}` || flag === `--no-${optionFlag(name)}`);

function gameWords(game: AnyGameConsole, command: Command, language: Language): GameWords {
  const own = flagWords(command.options.filter(({ long }) => isOwn(long, game)));
  const allowed = new Map(
    optionsOf(game).map(([name, option]): [string, Values] => {
      if (option.kind === 'choice') return [`--${optionFlag(name)}`, option.values.map(String)];
      return [`--${optionFlag(name)}`, option.kind === 'flag' ? ['on', 'off'] : 'anything'];
    }),
  );
  return {
    id: game.game.id,
    title: game.texts[language].title,
    flags: own.map(({ values, ...flag }) => (values === undefined ? flag : { ...flag, values: allowed.get(flag.flag) ?? values })),
    players: ['you', ...game.bots.map(({ bot }) => `bot:${bot.id}`)],
    tools: (game.tools ?? []).map(({ id }) => id),
  };
}
