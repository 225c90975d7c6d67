/** Statistics as a table: for the verb and for the menu's page. */
import {
  columns,
  displayNames,
  fill,
  kitTexts,
  paintFor,
  parsePlayer,
  truncate,
  widthOf,
  wrap,
  type AnyGameConsole,
  type Look,
} from '@console-arcade/console';
import { seatName } from './seat-name.js';
import { problemText } from './settings-texts.js';
import { standingsOf, type GameStandings, type Standing, type Tally } from './standings.js';
import { statsTexts } from './stats-texts.js';
import { isPerson, type Statistics, type StatisticsEntry, type StatisticsProblem } from './store/statistics.js';

/** Every game with its persons; a game that is no longer there is called by its id. */
export function statsLines(entries: readonly StatisticsEntry[], games: readonly AnyGameConsole[], look: Look): string[] {
  const standings = standingsOf(entries);
  const { notes, takebackNote, nothing } = statsTexts[look.language];
  if (standings.length === 0) return [nothing];
  const paint = paintFor(look);
  return [
    ...standings.flatMap((standing) => [...gameLines(standing, games, look), '']),
    ...[notes, ...(entries.some(({ undone }) => undone) ? [takebackNote] : [])]
      .flatMap((note) => wrap(note, look.columns - 1, look))
      .map((line) => paint.faint(line)),
  ];
}

function gameLines({ game, standings }: GameStandings, games: readonly AnyGameConsole[], look: Look): string[] {
  const face = games.find((candidate) => candidate.game.id === game);
  const paint = paintFor(look);
  const title = paint.title(face?.texts[look.language].title ?? game);
  const rows = standings.flatMap((standing) => rowsOf(standing, face, look));
  const { figures, room } = fittingFigures(rows, look);
  const labels = ['', ...rows.map(([label]) => truncate(label, room, look))];
  const [head, ...lines] = columns(
    labels.map((label, i) => [label, figures[i]]),
    look,
  ).map((line) => truncate(line, look.columns - 1, look));
  return [title, paint.faint(head), ...lines];
}

/** Names that are longer may be cut where that saves a figure. */
const ROOM_FOR_NAMES = 24;
/** Games, won, drawn, lost: these are always told. */
const FEWEST_FIGURES = 4;

/** As many figures as leave room for the names; in a narrow window the last ones give way. */
function fittingFigures(rows: readonly Row[], look: Look): { readonly figures: readonly string[]; readonly room: number } {
  const heads = Object.values(statsTexts[look.language].columns);
  const wanted = Math.min(ROOM_FOR_NAMES, Math.max(...rows.map(([label]) => widthOf(label, look))));
  for (let count = heads.length; ; count--) {
    const cells = [heads, ...rows.map(([, ...tally]) => tally)].map((row) => row.slice(0, count));
    const figures = columns(cells, look, { align: heads.map(() => 'right' as const) });
    const room = Math.max(1, look.columns - 1 - Math.max(...figures.map((line) => widthOf(line, look))) - 2);
    if (room >= wanted || count <= FEWEST_FIGURES) return { figures, room };
  }
}

type Row = readonly [label: string, ...figures: string[]];

function rowsOf({ player, all, opponents, seats, takebacks }: Standing, game: AnyGameConsole | undefined, look: Look): Row[] {
  const words = statsTexts[look.language];
  const name = (id: string) => playerName(id, game, look);
  const seat = (number: number) => (game === undefined ? String(number + 1) : seatName(game, number, look));
  return [
    [name(player), ...figuresOf(all)],
    ...opponents.map((opponent): Row => [`  ${fill(words.against, { player: name(opponent.player) })}`, ...figuresOf(opponent.tally)]),
    ...seats.map((place): Row => [`  ${fill(words.on, { seat: seat(place.seat) })}`, ...figuresOf(place.tally)]),
    ...(takebacks.games === 0 ? [] : [[`  ${words.takebacks}`, ...figuresOf(takebacks)] as const]),
  ];
}

function figuresOf({ games, won, drawn, lost, rate, streak, bestStreak, lastPlayed }: Tally): string[] {
  const percent = rate === null ? '-' : `${Math.round(rate * 100)}%`;
  return [...[games, won, drawn, lost].map(String), percent, String(streak), String(bestStreak), dayOf(lastPlayed)];
}

/** The day here, such as 2026-03-01. */
function dayOf(at: string | null): string {
  if (at === null) return '-';
  const day = new Date(at);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** A player of a record or of a standing as the table calls it. */
function playerName(id: string, game: AnyGameConsole | undefined, look: Look): string {
  const numbered = /^you#(\d+)$/.exec(id);
  if (numbered !== null) return fill(kitTexts[look.language].playerNumber, { number: numbered[1] });
  if (isPerson(id)) return id === 'you' ? kitTexts[look.language].you : id.slice('you:'.length);
  const player = game === undefined ? undefined : parsePlayer(id, game);
  return game !== undefined && player?.ok === true ? displayNames([player.value], game, look)[0] : id;
}

/** What could not be counted, a line each. */
export const statsProblems = ({ problems }: Pick<Statistics, 'problems'>, look: Look): string[] =>
  problems.map((problem) => problemLine(problem, look));

function problemLine({ file, line, refusal }: StatisticsProblem, { language }: Look): string {
  if (refusal !== undefined) return problemText(refusal, language);
  return fill(statsTexts[language].damagedLine, { file, line: line ?? 1 });
}
