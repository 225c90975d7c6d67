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

  // The flags of `play` and `simulate` depend on the game: the verbs read them themselves.
  speaking(program.command('play'), hall, language)
    .description(t.verbs.play)
    .usage('GAME [options]')
    .argument('[words...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (_words, _flags, command: Command) => {
      const { play } = await import('./play.js');
      done(await play(command.args, program.opts<LookFlags>(), hall, language));
    });

  speaking(program.command('simulate'), hall, language)
    .description(t.verbs.simulate)
    .usage('GAME [options]')
    .argument('[words...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (_words, _flags, command: Command) => {
      const verb = await import('./simulate/simulate.js');
      done(await verb.simulateVerb(command.args, program.opts<LookFlags>(), hall, language));
    });

  const goOn = program.command('continue');
  const inGame = goOn.option('--players <list>', t.flags.players).option('--names <list>', t.flags.names);
  inGame.option('--pace <pace>', t.flags.pace).option('--record <file>', t.flags.record).option('--json', t.flags.json);
  speaking(addLookFlags(goOn, language), hall, language)
    .description(t.verbs.continue)
    .usage('[NAME | GAME | FILE] [options]')
    .argument('[name]')
    .action(async (name: string | undefined) => {
      const verb = await import('./continue.js');
      done(await verb.continueVerb(name, { ...goOn.opts(), ...lookFlagsOf(goOn) }, hall, language));
    });

  const replay = program.command('replay').option('--game <game>', t.flags.game).option('--move <n>', t.flags.move);
  replay.option('--viewer <viewer>', t.flags.viewer).option('--pace <pace>', t.flags.pace).option('--json', t.flags.json);
  speaking(addLookFlags(replay, language), hall, language)
    .description(t.verbs.replay)
    .usage('FILE [options]')
    .argument('[file]')
    .action(async (file: string | undefined) => {
      const verb = await import('./replay.js');
      done(await verb.replayVerb(file, { ...replay.opts(), ...lookFlagsOf(replay) }, hall, language));
    });

  const rules = program.command('rules');
  speaking(addLookFlags(rules, language), hall, language)
    .description(t.verbs.rules)
    .usage('GAME [options]')
    .argument('[game]')
    .action(async (game: string | undefined) => {
      const verb = await import('./rules.js');
      done(await verb.rules(game, await choice(rules), hall));
    });

  const list = program.command('list');
  speaking(addLookFlags(list.option('--json', t.flags.json), language), hall, language)
    .description(t.verbs.list)
    .usage('[options]')
    .action(async () => {
      const verb = await import('./list.js');
      done(await verb.list(list.opts<{ json?: boolean }>().json === true, await choice(list), hall));
    });

  const stats = program.command('stats');
  speaking(addLookFlags(stats.option('--json', t.flags.json), language), hall, language)
    .description(t.verbs.stats)
    .usage('[GAME] [options]')
    .argument('[game]')
    .action(async (game: string | undefined) => {
      const verb = await import('./stats.js');
      done(await verb.stats(game, stats.opts<{ json?: boolean }>().json === true, await choice(stats), hall));
    });

  const doctor = program.command('doctor');
  speaking(addLookFlags(doctor.option('--json', t.flags.json), language), hall, language)
    .description(t.verbs.doctor)
    .usage('[options]')
    .action(async () => {
      const verb = await import('./doctor.js');
      const flags = lookFlagsOf(doctor);
      const look = { ...lookChoice(flags, language), langGiven: flags.lang !== undefined };
      done(await verb.doctor(doctor.opts<{ json?: boolean }>().json === true, look, version(), hall));
    });

  const completion = program.command('completion');
  speaking(addLookFlags(completion, language), hall, language)
    .description(t.verbs.completion)
    .usage('SHELL')
    .argument('[shell]')
    .action(async (shell: string | undefined) => {
      const verb = await import('./completion/completion.js');
      done(await verb.completion(shell, program, hall, language));
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
