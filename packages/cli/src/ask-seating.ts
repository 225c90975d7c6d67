/** The questions of a game's page about players, names and the seed. */
import { back, fill, parsePlayer, refusalText, type AnyGameConsole, type Look, type Player } from '@console-arcade/console';
import type { Seat } from '@console-arcade/core';
import { seatName } from './seat-name.js';
import type { Hands } from './hands.js';
import { menuTexts } from './menu-texts.js';
import { defaultPlayer, parseSeed, person, type Seating } from './seating.js';

/** How many play: those who sit stay, the others are the usual bots. */
export async function askCount(game: AnyGameConsole, seating: Seating, look: Look, hands: Hands): Promise<Seating> {
  const { min, max } = game.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const entries = counts.map((value) => ({ value, name: String(value) }));
  const count = await hands.choose({ message: menuTexts[look.language].playerCount, entries, marked: seating.players.length }, look);
  if (count === back) return seating;
  return { ...seating, players: Array.from({ length: count }, (_, seat) => seating.players[seat] ?? defaultPlayer(game, seat)) };
}

/** Who sits on a seat: a person, or a bot from weak to strong. */
export async function askPlayer(seat: Seat, game: AnyGameConsole, seating: Seating, look: Look, hands: Hands): Promise<Seating> {
  const { language } = look;
  const words = menuTexts[language];
  const { players } = seating;
  const others = players.some(({ kind }, other) => kind === 'person' && other !== seat);
  const entries = [
    { value: 'person', name: others ? words.anotherPerson : words.you, about: words.aboutPerson },
    ...game.bots.map(({ bot, name, about }) => ({ value: `bot:${bot.id}`, name: name[language], about: about[language] })),
  ];
  const current = players[seat];
  const marked = current.kind === 'person' ? 'person' : `bot:${current.id}`;
  const chosen = await hands.choose({ message: fill(words.who, { seat: seatName(game, seat, look) }), entries, marked }, look);
  if (chosen === back || chosen === marked) return seating;
  const player: Player = chosen === 'person' ? person : { kind: 'bot', id: chosen.slice('bot:'.length) };
  return { ...seating, players: players.with(seat, player) };
}

/** The name of every person, one after the other; Esc leaves the rest as they are. */
export async function askNames(game: AnyGameConsole, seating: Seating, look: Look, hands: Hands): Promise<Seating> {
  const { language } = look;
  const words = menuTexts[language];
  let { players } = seating;
  for (const [seat, player] of players.entries()) {
    if (player.kind !== 'person') continue;
    const refuse = (text: string) => {
      const parsed = text === '' ? undefined : parsePlayer(`you:${text}`, game);
      return parsed?.ok === false ? refusalText(parsed.error, language) : undefined;
    };
    const message = fill(words.nameOf, { number: seat + 1 });
    const name = await hands.askText({ message, initial: player.name ?? '', refuse }, look);
    if (name === back) break;
    players = players.with(seat, name === '' ? person : { kind: 'person', name });
  }
  return { ...seating, players };
}

export async function askSeed(seating: Seating, look: Look, hands: Hands): Promise<Seating> {
  const { seed, ...rest } = seating;
  const refuse = (text: string) => {
    const parsed = text === '' ? undefined : parseSeed(text);
    return parsed?.ok === false ? refusalText(parsed.error, look.language) : undefined;
  };
  const initial = seed === undefined ? '' : String(seed);
  const text = await hands.askText({ message: menuTexts[look.language].askSeed, initial, refuse }, look);
  if (text === back) return seating;
  return text === '' ? rest : { ...rest, seed: Number(text) };
}
