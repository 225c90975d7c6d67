/** What is shown of a match while it is played: the table through somebody's eyes, what was told, the question and its keys. */
import { type Match, type Refusal, type Seat, type Seen, type Viewer } from '@console-arcade/core';
import type { AnyGameConsole, BotEntry, Cursor, Scene } from './game-console.js';
import { History } from './history.js';
import { fill } from './language.js';
import type { Key } from './keys.js';
import { keyHelp, tryLayOut } from './layout.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { displayNames, type Player } from './players.js';
import { refusalText } from './refusal-text.js';
import type { Stage } from './stage.js';
import { kitTexts, type KitTexts } from './texts.js';
import { personsAmong, viewerOf } from './viewer.js';

// The kit serves any game: states, views and moves are opaque to it.
export type View = Seen;
export type Move = unknown;
export type AnyMatch = Match<object, View, Move, unknown>;

/** What is shown beside the table. */
export interface Shown {
  readonly prompt: string;
  readonly keys: readonly string[];
  readonly cursor?: Cursor;
  readonly picked?: readonly Cursor[];
  /** The line of the prompt that stays in the lowest window, besides the first. Default: the second. */
  readonly focus?: number;
  /** Default: the person at the keyboard. */
  readonly viewer?: Viewer;
  readonly overlay?: string;
  /** True: the table stays covered. */
  readonly covered?: boolean;
  /** After how many moves; default: after all that stand. */
  readonly ply?: number;
  /** At the right end of the title line; default: the number of the move. */
  readonly aside?: string;
}

export class Presenter {
  readonly history: History<object, View, Move, unknown>;
  #overlay: string | undefined;
  /** What was last said beside the moves: a refusal, a hint. */
  #said: string | undefined;
  /** What must be read by a person, whatever is played meanwhile. */
  #warning: string | undefined;
  #isShown = true;

  constructor(
    readonly game: AnyGameConsole,
    private readonly players: readonly Player[],
    private readonly match: AnyMatch,
    readonly stage: Stage,
    private readonly wished: () => Look,
  ) {
    this.history = new History(match);
  }

  get look(): Look {
    return { ...this.wished(), ...this.stage.size };
  }

  get texts(): KitTexts {
    return kitTexts[this.wished().language];
  }

  get names(): readonly string[] {
    return displayNames(this.players, this.game, this.wished());
  }

  /** Whether the table was on the screen that was shown last: the window may be too small for it. */
  get isShown(): boolean {
    return this.#isShown;
  }

  say(text: string): void {
    this.#said = text;
  }

  sayNothing(): void {
    this.#said = undefined;
  }

  warn(text: string): void {
    this.#warning = text;
  }

  warnNoMore(): void {
    this.#warning = undefined;
  }

  explain(refusal: Refusal): string {
    const { language } = this.wished();
    return refusalText(refusal, language, this.game.texts[language]);
  }

  botAt(seat: Seat): BotEntry<View, Move> | undefined {
    const player = this.players[seat];
    return player.kind === 'person'
      ? undefined
      : (this.game.bots as readonly BotEntry<View, Move>[]).find(({ bot }) => bot.id === player.id);
  }

  /** The seats of persons. */
  get persons(): readonly Seat[] {
    return personsAmong(this.players);
  }

  /** Through whose eyes the table is shown: the only person's, else that of the person to move, else everybody's. */
  get viewer(): Viewer {
    return viewerOf(this.game, this.players, this.match);
  }

  isOverlay(key: Key): boolean {
    return this.game.overlays?.some((overlay) => overlay.key === key.name) ?? false;
  }

  /** Switches an overlay on or off; false: the key is none of an overlay. */
  press(key: Key): boolean {
    const overlay = this.game.overlays?.find((candidate) => candidate.key === key.name);
    if (overlay === undefined) return false;
    this.#overlay = this.#overlay === overlay.id ? undefined : overlay.id;
    return true;
  }

  get overlayKeys(): readonly string[] {
    const { look, game } = this;
    return (game.overlays ?? []).map(({ id, key }) => keyHelp(key, game.texts[look.language].overlays?.[id] ?? id, look));
  }

  /** The keys that mean the same at every question, the most needed first. */
  commandKeys(): readonly string[] {
    const { look, game } = this;
    const { commands } = this.texts;
    const hint = game.hints === undefined || this.persons.length === 0 ? [] : [keyHelp('H', commands.hint, look)];
    return [
      keyHelp('?', commands.help, look),
      keyHelp('q', commands.quit, look),
      keyHelp('u', commands.undo, look),
      ...hint,
      ...this.overlayKeys,
    ];
  }

  show(shown: Shown): void {
    const { look, game, names, history } = this;
    const {
      prompt,
      keys,
      cursor,
      picked,
      focus,
      viewer = this.viewer,
      overlay = this.#overlay,
      covered = false,
      ply = this.match.ply,
    } = shown;
    const scene: Scene<View> = {
      view: history.view(viewer, ply),
      past: history.past(viewer, ply),
      names,
      ...(overlay === undefined ? {} : { overlay }),
      ...(cursor === undefined ? {} : { cursor }),
      ...(picked === undefined ? {} : { picked }),
    };
    const told = covered ? [] : history.steps(viewer, names, TOLD_STEPS, ply).flatMap((step) => game.narrate(step, look));
    const said = [this.#said, this.#warning].flatMap((text) => (text === undefined ? [] : [paintFor(look).accent(text)]));
    const parts = {
      title: game.texts[look.language].title,
      aside: shown.aside ?? fill(this.texts.moves, { ply }),
      scene: (room: Look) => (covered ? '' : game.draw(scene, room)),
      messages: [...told, ...said],
      prompt,
      keys,
      ...(focus === undefined ? {} : { focus }),
    };
    const { screen, isShown } = tryLayOut(parts, look);
    this.#isShown = isShown;
    this.stage.show(screen);
  }
}

/** Of how many of the last moves is told. */
const TOLD_STEPS = 4;
