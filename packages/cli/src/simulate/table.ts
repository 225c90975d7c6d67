/** A simulation's figures as a table. */
import { columns, displayNames, fill, paintFor, widthOf, type AnyGameConsole, type Look } from '@console-arcade/console';
import { seatName } from '../seat-name.js';
import { count, duration, percent, rate } from './figures.js';
import type { Summary } from './summary.js';
import { simulateTexts } from './texts.js';
import type { Interval } from './intervals.js';

export function summaryLines(summary: Summary, game: AnyGameConsole, look: Look): string[] {
  const paint = paintFor(look);
  const words = simulateTexts[look.language];
  const { gamesPlayed: played, games } = summary;
  const { title } = game.texts[look.language];
  const heading = fill(played < games ? words.partly : words.played, { title, played: count(played), games: count(games) });
  return [
    paint.title(heading),
    '',
    ...botLines(summary, game, look),
    '',
    ...seatLines(summary, game, look),
    '',
    ...rows(summary, game, look),
  ];
}

/** A player a line. */
function botLines(summary: Summary, game: AnyGameConsole, look: Look): string[] {
  const { columns: heads } = simulateTexts[look.language];
  const cells = summary.bots.map(({ games, wins, shared, winRate, score }, i) => [
    playerName(summary, i, game, look),
    count(games),
    count(wins),
    count(shared),
    percent(winRate.mean),
    interval(winRate.interval, percent, look),
    count(score.mean, 3),
    interval(score.interval, (end) => count(end, 3), look),
  ]);
  const head = [heads.bot, heads.games, heads.wins, heads.shared, heads.rate, heads.interval, heads.score, heads.interval];
  // In a narrow window the points go first, then the shared wins, then the interval.
  const kept = [
    [0, 1, 2, 3, 4, 5, 6, 7],
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 4, 5],
    [0, 1, 2, 4],
  ].map((places) =>
    table(
      [head, ...cells].map((row) => places.map((place) => row[place])),
      look,
    ),
  );
  return kept.find((lines) => lines.every((line) => widthOf(line, look) < look.columns)) ?? kept[kept.length - 1];
}

/** A seat a line: how often each player won from it. */
function seatLines(summary: Summary, game: AnyGameConsole, look: Look): string[] {
  const { fromSeat } = simulateTexts[look.language];
  const head = [fromSeat, ...summary.bots.map((_, i) => playerName(summary, i, game, look))];
  const cells = summary.bots.map((_, seat) => [
    seatName(game, seat, look),
    ...summary.bots.map(({ seats }) => {
      const { games, wins } = seats[seat];
      return games === 0 ? dash(look) : `${count(wins)} ${percent(wins / games)}`;
    }),
  ]);
  return table([head, ...cells], look);
}

function rows(summary: Summary, game: AnyGameConsole, look: Look): string[] {
  const words = simulateTexts[look.language];
  const { draws, gamesPlayed: played, lengths, seconds, gamesPerSecond, seed } = summary;
  const { mean, interval: ends, min, max } = lengths;
  const spread = ends === null ? '' : `${look.symbols === 'ascii' ? '+-' : '±'} ${count(ends[1] - mean, 1)}`;
  const length = fill(ends === null ? words.lengthOfOne : words.length, {
    mean: count(mean, 1),
    spread,
    min: count(min),
    max: count(max),
  });
  const reasons = Object.entries(summary.reasons).map(([code, times], i): [string, string] => [
    i === 0 ? words.rows.ends : '',
    `${game.texts[look.language].reasons[code] ?? code}: ${count(times)} (${percent(times / played)})`,
  ]);
  const lines: [string, string][] = [
    [words.rows.draws, `${count(draws)} (${percent(draws / played)})`],
    [words.rows.length, length],
    ...reasons,
    [words.rows.seed, String(seed)],
    [words.rows.time, fill(words.time, { time: duration(seconds, look), rate: rate(gamesPerSecond) })],
  ];
  return columns(lines, look);
}

/** The first column to the left, figures to the right. */
function table(cells: readonly (readonly string[])[], look: Look): string[] {
  const [head, ...lines] = columns(cells, look, { align: cells[0].map((_, i) => (i === 0 ? 'left' : 'right')) });
  return [paintFor(look).faint(head), ...lines];
}

function playerName(summary: Summary, i: number, game: AnyGameConsole, look: Look): string {
  const players = summary.bots.map(({ bot }) => ({ kind: 'bot', id: bot }) as const);
  return displayNames(players, game, look)[i];
}

const dash = (look: Look): string => (look.symbols === 'ascii' ? '-' : '–');

/** Both ends, or nothing where they are not known. */
function interval(ends: Interval | null, written: (end: number) => string, look: Look): string {
  return ends === null ? dash(look) : `${written(ends[0]).replace(/ %$/, '')}${dash(look)}${written(ends[1])}`;
}
