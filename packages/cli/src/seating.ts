/** Who sits where, with which options and which seed: from flags or from a menu to what can be played. */
import { randomInt } from 'node:crypto';
import { checkSetup, ok, readInteger, refuse, type OptionValue, type Refusal, type Result, type Seat } from '@console-arcade/core';
import { formatPlayer, parsePlayer, type AnyGameConsole, type Player } from '@console-arcade/console';

export interface Seating {
  readonly players: readonly Player[];
  /** By name; what is missing takes its default. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Absent: a fresh one for every game. */
  readonly seed?: number;
}

/** A seed that nobody can foresee, short enough to be typed. */
export const freshSeed = (): number => randomInt(2 ** 32);

export const person: Player = { kind: 'person' };

/** The strongest bot that answers in a blink; where all need their time, the strongest. */
export function sensibleBot(game: AnyGameConsole): Player | undefined {
  const entry = game.bots.findLast(({ slow }) => slow !== true) ?? game.bots.at(-1);
  return entry === undefined ? undefined : { kind: 'bot', id: entry.bot.id };
}

/** You against bots; where there are none, persons at one keyboard. */
export const defaultPlayer = (game: AnyGameConsole, seat: Seat): Player => (seat === 0 ? person : (sensibleBot(game) ?? person));

export const defaultPlayers = (game: AnyGameConsole, seats = game.game.seats.min): Player[] =>
  Array.from({ length: seats }, (_, seat) => defaultPlayer(game, seat));

export const defaultSeating = (game: AnyGameConsole, names?: readonly string[]): Seating => ({
  players: rememberNames(defaultPlayers(game), names),
  options: {},
});

/** Persons without a name get those that are remembered, in order, and none that is taken. */
export function rememberNames(players: readonly Player[], names: readonly string[] = []): Player[] {
  const taken = players.flatMap((player) => (player.kind === 'person' ? (player.name ?? []) : []));
  const free = names.filter((name) => !taken.includes(name));
  return players.map((player) => {
    if (player.kind === 'bot' || player.name !== undefined) return player;
    const name = free.shift();
    return name === undefined ? player : { kind: 'person', name };
  });
}

/** The seating with whole options, if the game takes it. */
export function checkSeating(
  game: AnyGameConsole,
  { players, options, seed = 0 }: Seating,
): Result<{ readonly options: unknown }, Refusal> {
  return checkSetup(game.game, { players: players.map(formatPlayer), options, seed });
}

/** Players as a flag lists them: `you,bot:greedy`. */
export function parsePlayers(text: string, game: AnyGameConsole): Result<Player[], Refusal> {
  const players: Player[] = [];
  for (const piece of text.split(',')) {
    const player = parsePlayer(piece, game);
    if (!player.ok) return player;
    players.push(player.value);
  }
  return ok(players);
}

/** Gives names, in order, to the persons among the players. The codes are the kit's, and `too-many-names`. */
export function nameThem(players: readonly Player[], names: readonly string[], game: AnyGameConsole): Result<Player[], Refusal> {
  const persons = players.filter(({ kind }) => kind === 'person').length;
  if (names.length > persons) return refuse('too-many-names', { names: names.length, persons });
  const waiting = [...names];
  const named: Player[] = [];
  for (const player of players) {
    const name = player.kind === 'person' ? waiting.shift() : undefined;
    const parsed = name === undefined ? ok(player) : parsePlayer(`you:${name}`, game);
    if (!parsed.ok) return parsed;
    named.push(parsed.value);
  }
  return ok(named);
}

export function parseSeed(text: string): Result<number, Refusal> {
  const seed = readInteger(text.trim());
  return seed === undefined ? refuse('bad-seed', { seed: text.slice(0, 40) }) : ok(seed);
}
