/** The program `arcade`: its verbs, each loaded only when it is called. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { Language } from '@console-arcade/console';
import { speaking } from './command.js';
import { addLookFlags, lookChoice, lookFlagsOf, type LookFlags } from './flags.js';
import type { Hall } from './hall.js';
import { texts, verbs } from './texts.js';
import { didYouMean, usageError } from './usage.js';

/** @param done is told the exit code of the verb that was called */
export function createProgram(hall: Hall, language: Language, done: (code: number) => void): Command {
  const t = texts[language];
  const ids = hall.games.map(({ id }) => id);
  const choice = async (command: Command) => (await import('./wishes.js')).wishes(lookFlagsOf(command), language, hall).look;

  const program = new Command('arcade');
  speaking(program, hall, language)
    .description(t.about)
    .usage('[VERB | GAME] [options]')
    .version(version(), '-V, --version', t.flags.version)
    .enablePositionalOptions()
    .addHelpText('after', `\n${t.games.replace('{games}', ids.join(', '))}\n${t.more}`)
    .action(async () => {
      const flags = program.opts<LookFlags>();
      const { language: spoken, ...look } = lookChoice(flags, language);
      if (!hall.interactive) throw usageError('no-verb', language, { verbs: verbs.join(', ') });
      const { menu } = await import('./menu.js');
      done(await menu(hall, flags.lang === undefined ? look : { ...look, language: spoken }));
    });
  addLookFlags(program, language);

  /** A verb with flags of its own, and behind them those that every verb has. */
  const verb = (name: (typeof verbs)[number], usage: string, flags: readonly (readonly [flag: string, about: string])[] = []) => {
    const command = program.command(name);
    for (const [flag, about] of flags) command.option(flag, about);
    return speaking(addLookFlags(command, language), hall, language).description(t.verbs[name]).usage(usage);
  };
  /** A verb whose flags depend on the game: it reads them itself. */
  const gameVerb = (name: 'play' | 'simulate', run: (args: readonly string[], flags: LookFlags) => Promise<number>) =>
    speaking(program.command(name), hall, language)
      .description(t.verbs[name])
      .usage('GAME [options]')
      .argument('[words...]')
      .helpOption(false)
      .allowUnknownOption()
      .passThroughOptions()
      .action(async (_words, _flags, command: Command) => done(await run(command.args, program.opts<LookFlags>())));
  const isJson = (command: Command) => command.opts<{ json?: boolean }>().json === true;
  const json = ['--json', t.flags.json] as const;
  const pace = ['--pace <pace>', t.flags.pace] as const;

  gameVerb('play', async (args, flags) => (await import('./play.js')).play(args, flags, hall, language));

  const goOn = verb('continue', '[NAME | GAME | FILE] [options]', [
    ['--players <list>', t.flags.players],
    ['--names <list>', t.flags.names],
    pace,
    ['--record <file>', t.flags.record],
    json,
  ]);
  goOn.argument('[name]').action(async (name: string | undefined) => {
    const { continueVerb } = await import('./continue.js');
    done(await continueVerb(name, { ...goOn.opts(), ...lookFlagsOf(goOn) }, hall, language));
  });

  const replay = verb('replay', 'FILE [options]', [
    ['--game <game>', t.flags.game],
    ['--move <n>', t.flags.move],
    ['--viewer <viewer>', t.flags.viewer],
    pace,
    json,
  ]);
  replay.argument('[file]').action(async (file: string | undefined) => {
    const { replayVerb } = await import('./replay.js');
    done(await replayVerb(file, { ...replay.opts(), ...lookFlagsOf(replay) }, hall, language));
  });

  gameVerb('simulate', async (args, flags) => (await import('./simulate/simulate.js')).simulateVerb(args, flags, hall, language));

  const rules = verb('rules', 'GAME [options]');
  rules.argument('[game]').action(async (game: string | undefined) => {
    const { rules: show } = await import('./rules.js');
    done(await show(game, await choice(rules), hall));
  });

  const list = verb('list', '[options]', [json]);
  list.action(async () => {
    const { list: show } = await import('./list.js');
    done(await show(isJson(list), await choice(list), hall));
  });

  const stats = verb('stats', '[GAME] [options]', [json]);
  stats.argument('[game]').action(async (game: string | undefined) => {
    const { stats: show } = await import('./stats.js');
    done(await show(game, isJson(stats), await choice(stats), hall));
  });

  const doctor = verb('doctor', '[options]', [json]);
  doctor.action(async () => {
    const { doctor: show } = await import('./doctor.js');
    const flags = lookFlagsOf(doctor);
    done(await show(isJson(doctor), { ...lookChoice(flags, language), langGiven: flags.lang !== undefined }, version(), hall));
  });

  const completion = verb('completion', 'SHELL');
  completion.argument('[shell]').action(async (shell: string | undefined) => {
    const { completion: show } = await import('./completion/completion.js');
    done(await show(shell, program, hall, language));
  });

  return program;
}

/**
 * The arguments with their verb: `arcade GAME …` is `arcade play GAME …`; `arcade help VERB` is `arcade VERB --help`.
 *
 * @throws UsageError for a first word that is neither verb nor game
 */
export function spelledOut(args: readonly string[], ids: readonly string[], language: Language): string[] {
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang');
  const word = args[at] as string | undefined;
  if (word === 'help') return spelledOut([...args.toSpliced(at, 1), '--help'], ids, language);
  if (word === undefined || (verbs as readonly string[]).includes(word)) return [...args];
  if (ids.includes(word)) return ['play', ...args];
  // Behind a flag of `play` it is that flag's value, as in `arcade --seed 5 GAME`.
  if (args.slice(0, at).every(isOwn)) throw strangeWord(word, ids, language);
  return args.some((arg) => ids.includes(arg)) ? ['play', ...args] : [...args];
}

const ownFlags = /^(--lang(=.*)?|--ascii|--wide|--no-color|--help|-h|--version|-V)$/;
const isOwn = (arg: string): boolean => !arg.startsWith('-') || ownFlags.test(arg);

function strangeWord(word: string, ids: readonly string[], language: Language): Error {
  const perhaps = didYouMean(word, [...verbs, ...ids], language);
  return usageError('unknown-verb', language, { word, perhaps, verbs: verbs.join(', '), games: ids.join(', ') });
}

function version(): string {
  const about = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };
  return about.version;
}
