/** The page of one game before it begins: who sits where, names, options, seed. */
import {
  back,
  columns,
  displayNames,
  paintFor,
  refusalText,
  truncate,
  wrap,
  type AnyGameConsole,
  type Back,
  type Entry,
  type Look,
  type Player,
} from '@console-arcade/console';
import type { Seat } from '@console-arcade/core';
import { askOption } from './ask-option.js';
import { askCount, askNames, askPlayer, askSeed } from './ask-seating.js';
import type { Hands } from './hands.js';
import { menuTexts } from './menu-texts.js';
import { optionAbout, optionsOf, optionTitle, valueWords } from './option-words.js';
import { titledRules } from './rules.js';
import { checkSeating, type Seating } from './seating.js';
import { seatName } from './seat-name.js';

export interface GamePage {
  /** Whether to play now; else it was only left. */
  readonly start: boolean;
  readonly seating: Seating;
}

/** What a page's entry is about: a seat, an option by its name in the table, or something that there is once. */
type Topic = `seat:${Seat}` | `option:${string}` | 'start' | 'count' | 'names' | 'seed' | 'rules' | 'back';

/** Asks until the game is to begin or the page is left. What the game refuses is told, and does not begin. */
export async function gamePage(game: AnyGameConsole, given: Seating, look: () => Look, hands: Hands): Promise<GamePage> {
  let seating = given;
  let marked: Topic = 'start';
  for (;;) {
    const now = look();
    const words = menuTexts[now.language];
    const topic: Topic | Back = await hands.choose<Topic>(
      { heading: heading(game, seating, now), message: words.whatNow, entries: entriesOf(game, seating, now), marked },
      now,
    );
    if (topic === back || topic === 'back') return { start: false, seating };
    marked = topic;
    if (topic !== 'start') seating = await change(topic, game, seating, now, hands);
    else if (checkSeating(game, seating).ok) return { start: true, seating };
  }
}

async function change(topic: Topic, game: AnyGameConsole, seating: Seating, look: Look, hands: Hands): Promise<Seating> {
  if (topic === 'rules') await hands.read(titledRules(game, look), look);
  if (topic === 'count') return askCount(game, seating, look, hands);
  if (topic === 'names') return askNames(game, seating, look, hands);
  if (topic === 'seed') return askSeed(seating, look, hands);
  if (topic.startsWith('seat:')) return askPlayer(Number(topic.slice('seat:'.length)), game, seating, look, hands);
  if (topic.startsWith('option:')) return askOption(topic.slice('option:'.length), game, seating, look, hands);
  return seating;
}

/** The title, the line, and what the game would refuse. */
function heading(game: AnyGameConsole, seating: Seating, look: Look): string {
  const texts = game.texts[look.language];
  const paint = paintFor(look);
  const checked = checkSeating(game, seating);
  const refusal = checked.ok ? [] : [paint.bad(`! ${refusalText(checked.error, look.language, texts)}`), ''];
  return [paint.title(texts.title), ...wrap(texts.line, look.columns - 1, look).map((line) => paint.faint(line)), '', ...refusal].join(
    '\n',
  );
}

function entriesOf(game: AnyGameConsole, seating: Seating, look: Look): (Entry<Topic> | 'gap')[] {
  const { language } = look;
  const words = menuTexts[language];
  const { players, options, seed } = seating;
  const { min, max } = game.game.seats;
  const names = displayNames(players, game, look);
  const persons = players.filter(({ kind }) => kind === 'person');
  const rows: readonly (readonly [Topic, string, string, string?])[] = [
    ...(min === max ? [] : [['count', words.playerCount, String(players.length)] as const]),
    ...players.map((player, seat) => [`seat:${seat}`, seatName(game, seat, look), names[seat], playerAbout(game, player, look)] as const),
    ...(persons.length === 0 ? [] : [['names', words.names, personNames(players, names, look)] as const]),
    ...optionsOf(game).map(([name, option]) => {
      const value = valueWords(game, name, options[name] ?? option.default, language);
      return [`option:${name}`, optionTitle(game, name, language), value, optionAbout(game, name, language)] as const;
    }),
    ['seed', words.seed, seed === undefined ? words.freshSeed : String(seed), words.aboutSeed],
  ];
  // Of a long title its end gives way, not the value beside it.
  const room = Math.floor(look.columns / 2) - 4;
  const lines = columns(
    rows.map(([, title, value]) => [truncate(title, room, look), value]),
    look,
    { gap: 3 },
  );
  return [
    { value: 'start', name: words.start, about: words.aboutStart },
    'gap',
    ...rows.map(([value, , , about], i) => ({ value, name: lines[i], ...(about === undefined ? {} : { about }) })),
    'gap',
    { value: 'rules', name: words.rules },
    { value: 'back', name: words.back },
  ];
}

function playerAbout(game: AnyGameConsole, player: Player, { language }: Look): string {
  if (player.kind === 'person') return menuTexts[language].aboutPerson;
  return game.bots.find(({ bot }) => bot.id === player.id)?.about[language] ?? '';
}

const personNames = (players: readonly Player[], names: readonly string[], { language }: Look): string =>
  names.filter((_, seat) => players[seat].kind === 'person').join(language === 'zh' ? '、' : ', ');
