/** Splendor: how the computer players do against one another, two at the table and more, and how long the search thinks. */
import { simulate, type Bot } from '@console-arcade/core';
import { bots, splendor, type SplendorMove, type SplendorView } from '@console-arcade/splendor';
import { contest, contestHead, wilson } from './strength.js';

type Player = Bot<SplendorView, SplendorMove>;

const GAMES = 200;
/** A multiple of three and of four, so that everybody has every seat equally often. */
const FULL_TABLES = 60;

export async function splendorStrength(): Promise<string> {
  const [random, greedy, heuristic, normal] = ['random', 'greedy', 'heuristic', 'search-normal'].map(playerNamed);
  const watched = timed(normal);
  return [
    '### Splendor, two players',
    '',
    ...contestHead,
    await contest(splendor, { title: '`greedy` over `random`', bots: [greedy, random], games: GAMES }),
    await contest(splendor, { title: '`heuristic` over `greedy`', bots: [heuristic, greedy], games: GAMES }),
    await contest(splendor, { title: '`search-normal` over `heuristic`', bots: [watched.player, heuristic], games: GAMES }),
    '',
    watched.report(),
    '',
    '### Splendor, one `search-normal` among `heuristic`',
    '',
    '| players | games | won | share | 95 % interval | fair share |',
    '|---:|---:|---:|---:|---:|---:|',
    await amongOthers(normal, heuristic, 3),
    await amongOthers(normal, heuristic, 4),
    '',
  ].join('\n');
}

function playerNamed(id: string): Player {
  const found = bots.find((bot) => bot.id === id);
  if (found === undefined) throw new Error(`there is no bot ${id}`);
  return found;
}

async function amongOthers(one: Player, other: Player, seats: number): Promise<string> {
  const table = Array.from({ length: seats }, (_, seat) => (seat === 0 ? one : other));
  const [{ wins, shared }] = (await simulate(splendor, { bots: table, games: FULL_TABLES, seed: 2026 })).bots;
  const share = (wins + shared / 2) / FULL_TABLES;
  const [low, high] = wilson(share, FULL_TABLES);
  return `| ${seats} | ${FULL_TABLES} | ${wins}, ${shared} shared | ${percent(share)} | ${percent(low)}–${percent(high)} | ${percent(1 / seats)} |`;
}

/** A player whose thinking is timed. */
function timed(player: Player): { readonly player: Player; report(): string } {
  const times: number[] = [];
  return {
    player: {
      id: player.id,
      async choose(view, random, limits) {
        const start = performance.now();
        const move = await player.choose(view, random, limits);
        times.push(performance.now() - start);
        return move;
      },
    },
    report() {
      const sorted = [...times].sort((a, b) => a - b);
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
      const late = sorted[Math.floor(0.95 * sorted.length)];
      return `\`${player.id}\` thought ${mean.toFixed(0)} ms a move; 19 in 20 moves took less than ${late.toFixed(0)} ms.`;
    },
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
