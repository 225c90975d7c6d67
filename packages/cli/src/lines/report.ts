/** What a reader is told of a game that is played by lines: positions go to the output, words to the complaints. */
import {
  displayNames,
  fill,
  History,
  kitTexts,
  resultText,
  type AnyGameConsole,
  type AnyMatch,
  type Look,
  type Player,
  viewerOf,
} from '@console-arcade/console';
import type { Hall } from '../hall.js';

/** Told of every change, and asked to show the game whenever a person is to move and at the end. */
export interface Report {
  moved(match: AnyMatch): void;
  show(match: AnyMatch): void;
  /** Headers of the input changed what is played. */
  beganAnew(players: readonly Player[]): void;
}

export class TextReport implements Report {
  #history: { readonly of: AnyMatch; readonly views: History<object, { readonly viewer: number }, unknown, unknown> } | undefined;
  /** The state that was shown last. */
  #shown: object | undefined;

  constructor(
    private readonly game: AnyGameConsole,
    private players: readonly Player[],
    private readonly look: Look,
    private readonly hall: Hall,
  ) {}

  moved(match: AnyMatch): void {
    const viewer = viewerOf(this.game, this.players, match);
    const [step] = this.#viewsOf(match).steps(viewer, this.#names, 1);
    for (const line of this.game.narrate(step, this.look)) this.hall.complain(`${line}\n`);
  }

  show(match: AnyMatch): void {
    if (this.#shown === match.state) return;
    this.#shown = match.state;
    const views = this.#viewsOf(match);
    const viewer = viewerOf(this.game, this.players, match);
    const scene = { view: views.view(viewer), past: views.past(viewer), names: this.#names };
    this.hall.write(`${this.game.draw(scene, this.look).trimEnd()}\n\n`);
    const { outcome, ply, seed } = match;
    if (outcome === undefined) return;
    const facts = fill(kitTexts[this.look.language].facts, { ply, seed });
    this.hall.complain(`${resultText(this.game, outcome, this.#names, this.look)}  ${facts}\n`);
  }

  beganAnew(players: readonly Player[]): void {
    this.players = players;
    this.#shown = undefined;
  }

  get #names(): string[] {
    return displayNames(this.players, this.game, this.look);
  }

  #viewsOf(match: AnyMatch): History<object, { readonly viewer: number }, unknown, unknown> {
    if (this.#history?.of !== match) this.#history = { of: match, views: new History(match) as never };
    return this.#history.views;
  }
}
