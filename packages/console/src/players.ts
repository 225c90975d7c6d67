/** Who sits where: a person at this keyboard or a bot, as flags and records write it. */
import { ok, refuse, type Refusal, type Result } from '@console-arcade/core';
import type { AnyGameConsole } from './game-console.js';
import { fill } from './language.js';
import type { Look } from './look.js';
import { kitTexts } from './texts.js';

export type Player = { readonly kind: 'person'; readonly name?: string } | { readonly kind: 'bot'; readonly id: string };

/** The codes with which players are refused. */
export const playerRefusals = ['unknown-player', 'unknown-bot', 'bad-name'] as const;

/** The longest name, in characters: more would not fit beside a board. */
export const LONGEST_NAME = 24;

/** A player as written: `you`, `you:NAME`, `bot:ID`. */
export function parsePlayer(text: string, game: AnyGameConsole): Result<Player, Refusal> {
  const [kind, rest] = splitOnce(text.trim());
  if (kind === 'you' && rest === undefined) return ok({ kind: 'person' });
  if (kind === 'you' && rest !== undefined)
    return isName(rest) ? ok({ kind: 'person', name: rest }) : refuse('bad-name', { name: rest.slice(0, 40), longest: LONGEST_NAME });
  if (kind !== 'bot') return refuse('unknown-player', { player: text.slice(0, 40) });
  const known = game.bots.map(({ bot }) => bot.id);
  if (rest !== undefined && known.includes(rest)) return ok({ kind: 'bot', id: rest });
  return refuse('unknown-bot', { bot: (rest ?? '').slice(0, 40), known: known.join(', ') });
}

export function formatPlayer(player: Player): string {
  if (player.kind === 'bot') return `bot:${player.id}`;
  return player.name === undefined ? 'you' : `you:${player.name}`;
}

/** A name fits in one line of a record, where commas part the players. */
export const isName = (text: string): boolean =>
  /^[^\p{Control},#]+$/u.test(text) && text.trim() === text && [...text].length <= LONGEST_NAME;

/** What each seat is called at the table, all different: given names, "You", "Player 2", the bot's level. */
export function displayNames(players: readonly Player[], game: AnyGameConsole, look: Pick<Look, 'language'>): string[] {
  const texts = kitTexts[look.language];
  const persons = players.filter((player) => player.kind === 'person').length;
  const names = players.map((player, seat) => {
    if (player.kind === 'bot') return game.bots.find(({ bot }) => bot.id === player.id)?.name[look.language] ?? player.id;
    return player.name ?? (persons === 1 ? texts.you : fill(texts.playerNumber, { number: seat + 1 }));
  });
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}

function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf(':');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1).trim()];
}
