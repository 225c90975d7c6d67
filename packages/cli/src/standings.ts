/** From games that were counted to standings: each person by game, against whom, and on which seat. */
import type { Seat } from '@console-arcade/core';
import { isPerson, type StatisticsEntry } from './store/statistics.js';

/** How it went, in games that are told apart by nothing else. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The part that was won, from 0 to 1; null: no games. */
  readonly rate: number | null;
  /** Wins one after the other: up to the last game, and the most ever. */
  readonly streak: number;
  readonly bestStreak: number;
  /** When the last of them ended (ISO 8601); null: no games. */
  readonly lastPlayed: string | null;
}

/** Games in which moves were taken back stand apart, and count in nothing else. */
export interface Standing {
  /** `you`, `you:NAME`; of several that have no name `you#1`, by the number of their seat. */
  readonly player: string;
  readonly all: Tally;
  readonly opponents: readonly { readonly player: string; readonly tally: Tally }[];
  readonly seats: readonly { readonly seat: Seat; readonly tally: Tally }[];
  readonly takebacks: Tally;
}

export interface GameStandings {
  readonly game: string;
  readonly standings: readonly Standing[];
}

/** One game through the eyes of one person. */
interface Played {
  readonly player: string;
  readonly seat: Seat;
  readonly opponents: readonly string[];
  readonly result: 'won' | 'drawn' | 'lost';
  readonly at: string;
  readonly undone: boolean;
}

/** The games that were played last come first, and so do persons. */
export function standingsOf(entries: readonly StatisticsEntry[]): GameStandings[] {
  const newestFirst = entries.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  return groups(newestFirst, ({ game }) => [game]).map(([game, played]) => ({
    game,
    standings: groups(played.flatMap(eyesOf), ({ player }) => [player]).map(([player, games]) => standingOf(player, games)),
  }));
}

function eyesOf({ players, winners, at, undone }: StatisticsEntry): Played[] {
  const nameless = players.filter((player) => player === 'you').length;
  const names = players.map((player, seat) => (player === 'you' && nameless > 1 ? `you#${seat + 1}` : player));
  return players.flatMap((player, seat) => {
    if (!isPerson(player)) return [];
    const opponents = [...new Set(names.filter((_name, other) => other !== seat))];
    const result = winners.length === 0 ? 'drawn' : winners.includes(seat) ? 'won' : 'lost';
    return [{ player: names[seat], seat, opponents, result, at, undone }];
  });
}

function standingOf(player: string, games: readonly Played[]): Standing {
  const counted = games.filter(({ undone }) => !undone);
  const bySeat = groups(counted, ({ seat }) => [seat]).sort(([a], [b]) => a - b);
  return {
    player,
    all: tallyOf(counted),
    opponents: groups(counted, ({ opponents }) => opponents).map(([opponent, played]) => ({ player: opponent, tally: tallyOf(played) })),
    seats: bySeat.map(([seat, played]) => ({ seat, tally: tallyOf(played) })),
    takebacks: tallyOf(games.filter(({ undone }) => undone)),
  };
}

/** @param games the newest first */
function tallyOf(games: readonly Played[]): Tally {
  const count = (result: Played['result']) => games.filter((game) => game.result === result).length;
  const won = count('won');
  const streaks = games
    .map(({ result }) => (result === 'won' ? 'w' : '-'))
    .join('')
    .split('-');
  return {
    games: games.length,
    won,
    drawn: count('drawn'),
    lost: count('lost'),
    rate: games.length === 0 ? null : won / games.length,
    streak: streaks[0].length,
    bestStreak: Math.max(...streaks.map((streak) => streak.length)),
    lastPlayed: games.length === 0 ? null : games[0].at,
  };
}

/** In the order in which the keys first come. */
function groups<T, K>(items: readonly T[], keysOf: (item: T) => readonly K[]): [K, T[]][] {
  const found = new Map<K, T[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = found.get(key);
      if (group === undefined) found.set(key, [item]);
      else group.push(item);
    }
  }
  return [...found];
}
