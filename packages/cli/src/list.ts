/** The verb `list`: every game, a line each. */
import { columns, detectLook, paintFor, type AnyGameConsole, type Look, type LookChoice } from '@console-arcade/console';
import { loadAll } from './games.js';
import type { Hall } from './hall.js';
import { texts } from './texts.js';

export async function list(json: boolean, choice: LookChoice, hall: Hall): Promise<number> {
  const look = detectLook(choice, hall.env, hall.size);
  const games = await loadAll(hall.games);
  hall.write(
    json
      ? `${JSON.stringify(
          games.map((game) => entry(game, look)),
          undefined,
          2,
        )}\n`
      : `${table(games, look).join('\n')}\n`,
  );
  return 0;
}

function entry({ game, texts: words, bots }: AnyGameConsole, { language }: Look) {
  const { title, line } = words[language];
  return { id: game.id, title, line, seats: game.seats, options: game.options as unknown, bots: bots.map(({ bot }) => bot.id) };
}

function table(games: readonly AnyGameConsole[], look: Look): string[] {
  const { columns: heads } = texts[look.language];
  const rows = games.map((game) => {
    const { id, title, line, seats, bots } = entry(game, look);
    return [id, title, seatsText(seats, look), line, bots.join(' ')];
  });
  const [head, ...lines] = columns([[heads.game, heads.title, heads.seats, heads.line, heads.bots], ...rows], look);
  return [paintFor(look).faint(head), ...lines];
}

const seatsText = ({ min, max }: AnyGameConsole['game']['seats'], look: Look): string =>
  min === max ? String(min) : `${min}${look.symbols === 'ascii' ? '-' : '–'}${max}`;
