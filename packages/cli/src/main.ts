/** Runs the program: arguments in, exit code out. */
import { CommanderError } from 'commander';
import { ownHall, type Hall } from './hall.js';
import { languageOf } from './language.js';
import { createProgram, spelledOut } from './program.js';
import { texts } from './texts.js';
import { UsageError } from './usage.js';

/** 0 done, 1 the input or a game failed, 2 called wrongly, 130 Ctrl-C. */
export async function main(args: readonly string[], hall: Hall = ownHall()): Promise<number> {
  const language = languageOf(args, hall.env);
  let code = 0;
  try {
    const program = createProgram(hall, language, (answer) => (code = answer));
    const ids = hall.games.map(({ id }) => id);
    await program.parseAsync(spelledOut(args, ids, language), { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof UsageError) {
      hall.complain(`arcade: ${error.message}\n`);
      return 2;
    }
    if (error instanceof CommanderError) return error.exitCode;
    // Known by its name, so that inquirer is not loaded for it.
    if (error instanceof Error && error.name === 'ExitPromptError') return 130;
    const message = error instanceof Error ? error.message : String(error);
    hall.complain(`arcade: ${texts[language].unexpected.replace('{message}', () => message.split('\n')[0])}\n`);
    if (hall.env.ARCADE_DEBUG === '1' && error instanceof Error) hall.complain(`${error.stack}\n`);
    return 1;
  }
}
