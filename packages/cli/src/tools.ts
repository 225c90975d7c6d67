/** A game's extra verbs: `arcade GAME TOOL …`. */
import { Command } from 'commander';
import { detectLook, type AnyGameConsole, type Language, type LookChoice, type Tool } from '@console-arcade/console';
import { speaking } from './command.js';
import { addLookFlags, type LookFlags } from './flags.js';
import type { Hall } from './hall.js';
import { inputLines } from './lines/input-lines.js';
import { texts } from './texts.js';

export const toolOf = ({ tools = [] }: AnyGameConsole, word: string | undefined): Tool | undefined => tools.find(({ id }) => id === word);

/** The tools of a game, for its help; nothing where it has none. */
export function toolsHelp({ tools = [], texts: words }: AnyGameConsole, language: Language): string {
  if (tools.length === 0) return '';
  const terms = tools.map(({ id, usage }) => `${id} ${usage}`.trimEnd());
  const width = Math.max(...terms.map(({ length }) => length));
  const lines = tools.map(({ about }, i) => `  ${terms[i].padEnd(width)}  ${about[language]}`);
  return ['', texts[language].tools.replace('{title}', words[language].title), ...lines].join('\n');
}

/**
 * @param args what follows the tool's name; the flags that choose a look are the program's, the rest is the tool's
 * @param choose the look, from the flags among the arguments
 * @returns the exit code
 */
export async function runTool(
  game: AnyGameConsole,
  tool: Tool,
  args: readonly string[],
  hall: Hall,
  language: Language,
  choose: (flags: LookFlags) => LookChoice,
): Promise<number> {
  const command = speaking(new Command(`arcade ${game.game.id} ${tool.id}`), hall, language)
    .usage(tool.usage)
    .description(tool.about[language])
    .argument('[words...]')
    .allowUnknownOption();
  addLookFlags(command, language).parse([...args], { from: 'user' });
  const input = inputLines(hall, language);
  try {
    return await tool.run(command.args, detectLook(choose(command.opts<LookFlags>()), hall.env, hall.size), {
      input,
      write: (text) => hall.write(text),
      fail: (text) => hall.complain(text),
    });
  } finally {
    await input.return();
  }
}
