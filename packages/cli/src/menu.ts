/** The menu: what to play or go on with, records, statistics, rules, settings; and back here after every game. */
import {
  back,
  columns,
  fill,
  paintFor,
  widthOf,
  withScreen,
  wrap,
  type AnyGameConsole,
  type Back,
  type Entry,
  type Look,
  type LookChoice,
  type Pace,
} from '@console-arcade/console';
import type { Refusal } from '@console-arcade/core';
import { continueSave } from './continue.js';
import { gamePage } from './game-page.js';
import { loadAll } from './games.js';
import { leaveOnSignals, type Hall } from './hall.js';
import { ownHands, type Hands } from './hands.js';
import type { KeptGame } from './kept-games.js';
import { menuTexts } from './menu-texts.js';
import { recordsPage } from './records-page.js';
import { Preferences } from './preferences.js';
import { playOnFrom } from './replay.js';
import { playRounds } from './rounds.js';
import { titledRules } from './rules.js';
import { checkSeating, defaultSeating, type Seating } from './seating.js';
import { continueEntry, savesPage } from './saves-page.js';
import { settingsPage } from './settings-page.js';
import { problemText } from './settings-texts.js';
import { statsLines, statsProblems } from './stats-table.js';
import { foldersOf, type Folders } from './store/folders.js';
import { listSaves } from './store/filing.js';
import { refusalOfName, removeSave, renameSave, type Save } from './store/saves.js';
import { readStatistics } from './store/statistics.js';
import { titleSign } from './title.js';

/** An entry of the main menu: a game by its place in the register, or what else can be done. */
type Wish = number | 'continue' | 'records' | 'statistics' | 'rules' | 'settings' | 'quit';

/**
 * Runs the menu until it is left; the exit code.
 * @param flags what flags ask for; the settings are read here
 */
export async function menu(hall: Hall, flags: LookChoice, hands: Hands = ownHands((text) => hall.write(text))): Promise<number> {
  leaveOnSignals();
  const games = await loadAll(hall.games);
  return withScreen(() => new Menu(games, hands, hall, new Preferences(hall, flags)).run());
}

class Menu {
  /** How each game was last set up, by its id. */
  readonly #seatings = new Map<string, Seating>();

  constructor(
    private readonly games: readonly AnyGameConsole[],
    private readonly hands: Hands,
    private readonly hall: Hall,
    private readonly preferences: Preferences,
  ) {}

  async run(): Promise<number> {
    let saves = await this.#saves();
    let marked: Wish = saves.length > 0 ? 'continue' : 0;
    for (;;) {
      const wish: Wish | Back = await this.#ask(marked, saves);
      if (wish === back || wish === 'quit') return 0;
      marked = wish;
      await this.#do(wish);
      saves = await this.#saves();
      if (saves.length === 0 && marked === 'continue') marked = 0;
    }
  }

  async #do(wish: Exclude<Wish, 'quit'>): Promise<void> {
    const look = () => this.look();
    switch (wish) {
      case 'continue':
        return savesPage(() => this.#saves(), this.games, look, this.hands, this.#tables);
      case 'records':
        return recordsPage(this.#folders, this.games, look, this.hands, this.#tables);
      case 'statistics':
        return this.hands.read(this.#statistics(), this.look());
      case 'rules':
        return this.#rules();
      case 'settings':
        return settingsPage(this.preferences, this.hands);
      default:
        return this.#play(this.games[wish]);
    }
  }

  look(): Look {
    return this.preferences.look;
  }

  get #folders(): Folders {
    return foldersOf(this.hall.env);
  }

  #saves(): Promise<readonly Save[]> {
    return listSaves(this.#folders, this.hall.games);
  }

  #statistics(): string {
    const look = this.look();
    const statistics = readStatistics(this.#folders);
    const problems = statsProblems(statistics, look).flatMap((line) => wrap(`! ${line}`, look.columns - 1, look));
    const lines = statsLines(statistics.entries, this.games, look);
    return [...lines, ...problems.map((line) => paintFor(look).bad(line))].join('\n');
  }

  #ask(marked: Wish, saves: readonly Save[]): Promise<Wish | Back> {
    const look = this.look();
    const words = menuTexts[look.language];
    const entries: readonly (Entry<Wish> | 'gap')[] = [
      ...(saves.length === 0 ? [] : [{ value: 'continue' as const, name: continueEntry(saves, this.games, look) }, 'gap' as const]),
      ...gameEntries(this.games, look),
      'gap',
      { value: 'records', name: words.records },
      { value: 'statistics', name: words.statistics },
      { value: 'rules', name: words.rules },
      { value: 'settings', name: words.settings[look.symbols] },
      { value: 'quit', name: words.quit },
    ];
    return this.hands.choose<Wish>({ heading: this.#heading(look), message: words.which, entries, marked, escape: words.leave }, look);
  }

  /** The sign, and what is wrong with the settings. */
  #heading(look: Look): string {
    const { problem } = this.preferences;
    if (problem === undefined) return `${titleSign(look)}\n`;
    const text = fill(menuTexts[look.language].settingsProblem, { problem: problemText(problem, look.language) });
    const lines = wrap(`! ${text}`, look.columns - 1, look).map((line) => paintFor(look).bad(line));
    return [titleSign(look), ...lines, ''].join('\n');
  }

  async #rules(): Promise<void> {
    const look = this.look();
    const chosen = await this.hands.choose({ message: menuTexts[look.language].rulesOf, entries: gameEntries(this.games, look) }, look);
    if (chosen !== back) await this.hands.read(titledRules(this.games[chosen], look), look);
  }

  async #play(game: AnyGameConsole): Promise<void> {
    const { id } = game.game;
    const page = await gamePage(
      game,
      this.#seatings.get(id) ?? defaultSeating(game, this.preferences.settings.names),
      () => this.look(),
      this.hands,
    );
    this.#seatings.set(id, page.seating);
    if (!page.start) return;
    const checked = checkSeating(game, page.seating);
    // The page starts nothing that the game refuses.
    if (!checked.ok) throw new Error(checked.error.code);
    const { players, seed } = page.seating;
    const rounds = { players, options: checked.value.options, ...(seed === undefined ? {} : { seed }), ...this.#manner };
    await playRounds(game, rounds, this.hall, this.hands.play);
  }

  readonly #tables = {
    goOn: (save: string) => this.#goOn(save),
    playOn: ({ game, match }: KeptGame) => playOnFrom(game, match.record(), this.#manner, this.hall, this.hands.play),
    watch: (kept: KeptGame) => this.#watch(kept),
    refusalOfName: (name: string) => refusalOfName(this.#folders, name),
    rename: (save: string, name: string) => renameSave(this.#folders, save, name),
    remove: (save: string) => removeSave(this.#folders, save),
  };

  #goOn(save: string): Promise<Refusal | undefined> {
    return continueSave(save, this.#manner, this.hall, this.hands.play);
  }

  /** Shows a recorded game, and plays on from where the person wants to. */
  async #watch({ game, match, players }: KeptGame): Promise<void> {
    const { goOn } = await this.hands.watch(game, { match, players, ...this.#manner });
    const refusal = goOn === undefined ? undefined : await playOnFrom(game, goOn, this.#manner, this.hall, this.hands.play);
    // What was played once can be played again.
    if (refusal !== undefined) throw new Error(refusal.code);
  }

  /** How all games are played here. */
  get #manner(): { readonly pace: Pace; look(): Look } {
    return { pace: this.preferences.settings.pace ?? 'normal', look: () => this.look() };
  }
}

/** Titles and what they are, in columns; what is cut off there is told below. */
function gameEntries(games: readonly AnyGameConsole[], look: Look): Entry<number>[] {
  const texts = games.map((game) => game.texts[look.language]);
  const lines = columns(
    texts.map(({ title, line }) => [title, line]),
    look,
    { gap: 3 },
  );
  return lines.map((name, value) => ({ value, name, ...(widthOf(name, look) > look.columns - 3 ? { about: texts[value].line } : {}) }));
}
