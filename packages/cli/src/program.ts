/** The program `arcade`: its verbs, each loaded only when it is called. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { Language } from '@console-arcade/console';
import { speaking } from './command.js';
import { addLookFlags, lookChoice, type LookFlags } from './flags.js';
import type { Hall } from './hall.js';
import { texts, verbs } from './texts.js';
import { didYouMean, usageError } from './usage.js';

/** @param done is told the exit code of the verb that was called */
export function createProgram(hall: Hall, language: Language, done: (code: number) => void): Command {
  const t = texts[language];
  const ids = hall.games.map(({ id }) => id);
  const choice = (command: Command) => lookChoice(command.optsWithGlobals<LookFlags>(), language);

  const program = new Command('arcade');
  speaking(program, hall, language, () => strangeVerb(program, ids, language))
    .description(t.about)
    .usage('[VERB | GAME] [options]')
    .version(version(), '-V, --version', t.flags.version)
    .enablePositionalOptions()
    .addHelpText('after', `\n${t.games.replace('{games}', ids.join(', '))}\n${t.more}`)
    .action(async () => {
      const look = choice(program);
      if (!hall.interactive) throw usageError('no-verb', language, { verbs: verbs.join(', ') });
      const { menu } = await import('./menu.js');
      done(await menu(hall, look));
    });
  addLookFlags(program, language);

  // The flags of `play` depend on the game: the verb reads them itself.
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

  const rules = program.command('rules');
  speaking(addLookFlags(rules, language), hall, language)
    .description(t.verbs.rules)
    .usage('GAME [options]')
    .argument('[game]')
    .action(async (game: string | undefined) => {
      const verb = await import('./rules.js');
      done(await verb.rules(game, choice(rules), hall));
    });

  const list = program.command('list');
  speaking(addLookFlags(list.option('--json', t.flags.json), language), hall, language)
    .description(t.verbs.list)
    .usage('[options]')
    .action(async () => {
      const verb = await import('./list.js');
      done(await verb.list(list.opts<{ json?: boolean }>().json === true, choice(list), hall));
    });

  return program;
}

/** `arcade GAME …` is `arcade play GAME …`; `arcade help VERB` is `arcade VERB --help`. */
export function spelledOut(args: readonly string[], ids: readonly string[]): string[] {
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang');
  const word = args[at];
  if (ids.includes(word)) return args.toSpliced(at, 0, 'play');
  return word === 'help' ? spelledOut([...args.toSpliced(at, 1), '--help'], ids) : [...args];
}

/** A first word that is neither verb nor game, for which commander knows no better than to count arguments. */
function strangeVerb(program: Command, ids: readonly string[], language: Language): Error | undefined {
  const [word] = program.args;
  if (word === undefined || word.startsWith('-')) return undefined;
  const known = [...verbs, ...ids];
  return usageError('unknown-verb', language, {
    word,
    perhaps: didYouMean(word, known, language),
    verbs: verbs.join(', '),
    games: ids.join(', '),
  });
}

function version(): string {
  const about = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };
  return about.version;
}
