/** Looking at a game that was played: step by step, by jumps, as a film, through anybody's eyes. */
import type { GameRecord, Outcome, Viewer } from '@console-arcade/core';
import { recordLines, replayHelpLines } from './help.js';
import { fill } from './language.js';
import { commandOf, isEnter, type Key } from './keys.js';
import { keyHelp } from './layout.js';
import { drawLine, lineKeys, lineOf } from './line-editor.js';
import { changePace, paceDelays, type Pace } from './pace.js';
import { showPage } from './pages.js';
import { paintFor } from './paint.js';
import type { AnyMatch, Presenter } from './presenter.js';
import { resultText } from './result.js';
import { RESIZED } from './stage.js';

export interface LookBackSetup {
  readonly pace: Pace;
  /** Where it begins; default: at the beginning. */
  readonly ply?: number;
  /** Through whose eyes it is seen, the first of them at first; `v` goes through them. */
  readonly viewers: readonly Viewer[];
  /** What `r` shows. */
  record(): GameRecord;
}

/** Who may look at a game that is over or stands in a file, `first` before all others. */
export function viewersOf({ game }: Presenter, { seats }: AnyMatch, first: Viewer): Viewer[] {
  const { information } = game.game;
  if (information === 'open') return [first];
  // Where all know the same, a seat sees what the table sees.
  const others: readonly Viewer[] =
    information === 'private'
      ? [...Array.from({ length: seats }, (_, seat) => seat), 'table', 'open']
      : [typeof first === 'number' ? first : 'table', 'open'];
  return [first, ...others.filter((viewer) => viewer !== first)];
}

/** Shows the moves that stand. @returns after how many of them the person plays on; undefined: they have seen enough */
export async function lookBack(presenter: Presenter, match: AnyMatch, setup: LookBackSetup): Promise<number | undefined> {
  const from = await new LookBack(presenter, match, setup).run();
  presenter.sayNothing();
  return from;
}

class LookBack {
  readonly #plies: number;
  #ply: number;
  #running = false;
  #pace: Pace;
  /** Which of the viewers looks. */
  #eyes = 0;
  /** The number of a move that is being typed. */
  #number: string | undefined;

  constructor(
    private readonly presenter: Presenter,
    private readonly match: AnyMatch,
    private readonly setup: LookBackSetup,
  ) {
    this.#plies = match.ply;
    this.#ply = Math.min(setup.ply ?? 0, match.ply);
    this.#pace = setup.pace;
  }

  async run(): Promise<number | undefined> {
    const { stage } = this.presenter;
    for (;;) {
      this.#show();
      // A film runs at the table's pace, but never faster than it can be seen.
      if (this.#running && !(await stage.pressed(Math.max(FASTEST_MS, paceDelays[this.#pace])))) {
        this.#goTo(this.#ply + 1);
        this.#running = this.#ply < this.#plies;
        continue;
      }
      const key = await stage.key();
      if (key === RESIZED) continue;
      if (this.#number !== undefined) this.#type(key, this.#number);
      else if (key.name === 'p' && !this.#isOver) return this.#ply;
      else if (key.name === 'escape' || key.name === 'q') return undefined;
      else await this.#press(key);
    }
  }

  async #press(key: Key): Promise<void> {
    const command = commandOf(key);
    this.presenter.sayNothing();
    if (command === 'faster' || command === 'slower') {
      this.#pace = changePace(this.#pace, command === 'faster' ? 1 : -1);
      return this.presenter.say(this.#speed);
    }
    if (key.name === 'space') return this.#run();
    this.#running = false;
    const to = this.#stepTo(key);
    if (to !== undefined) this.#goTo(to);
    else if (/^[0-9]$/.test(key.name)) this.#number = key.name;
    else if (key.name === 'g' || key.name === ':') this.#number = '';
    else if (key.name === 'v') this.#eyes = (this.#eyes + 1) % this.setup.viewers.length;
    else if (!this.presenter.press(key)) await this.#open(command);
  }

  #run(): void {
    this.#running = !this.#running;
    if (this.#running && this.#ply === this.#plies) this.#ply = 0;
  }

  #goTo(ply: number): void {
    this.#ply = Math.max(0, Math.min(this.#plies, ply));
  }

  /** Where a key leads; undefined: nowhere. */
  #stepTo({ name }: Key): number | undefined {
    switch (name) {
      case 'right':
      case 'l':
      case 'return':
      case 'enter':
        return this.#ply + 1;
      case 'left':
      case 'h':
        return this.#ply - 1;
      case 'pagedown':
      case 'down':
      case 'j':
        return this.#ply + PAGE;
      case 'pageup':
      case 'up':
      case 'k':
        return this.#ply - PAGE;
      case 'home':
        return 0;
      case 'end':
        return this.#plies;
      default:
        return undefined;
    }
  }

  /** A key while a number is typed. */
  #type(key: Key, number: string): void {
    if (isEnter(key) || key.name === 'g') {
      if (number !== '') this.#goTo(Number(number));
      this.#number = undefined;
    } else if (/^[0-9]$/.test(key.name) && number.length < LONGEST_NUMBER) this.#number = number + key.name;
    else if (key.name === 'backspace') this.#number = number.slice(0, -1);
    else if (key.name === 'escape' || key.name === 'q') this.#number = undefined;
  }

  /** The pages over the table. */
  #open(command: ReturnType<typeof commandOf>): Promise<void> {
    const { game, stage, texts } = this.presenter;
    const look = () => this.presenter.look;
    if (command === 'record') return showPage(stage, look, texts.recordTitle, (now) => recordLines(this.setup.record(), now));
    if (command === 'help')
      return showPage(stage, look, texts.helpTitle, (now) => replayHelpLines(game, now, this.setup.viewers.length > 1));
    return Promise.resolve();
  }

  get #isOver(): boolean {
    return this.#ply === this.#plies && this.match.outcome !== undefined;
  }

  #show(): void {
    const { presenter } = this;
    const { look, texts } = presenter;
    const viewer = this.setup.viewers[this.#eyes];
    const where = fill(texts.replaying, { ply: this.#ply, plies: this.#plies });
    const seen = this.setup.viewers.length > 1 ? `${fill(texts.seenBy, { viewer: this.#nameOf(viewer) })}  ` : '';
    const typed = this.#number;
    presenter.show({
      viewer,
      ply: this.#ply,
      aside: `${seen}${where}`,
      prompt: typed === undefined ? this.#note() : drawLine(lineOf(typed), fill(texts.goToMove, { plies: this.#plies }), undefined, look),
      keys: typed === undefined ? this.#keys() : lineKeys(look),
    });
  }

  #nameOf(viewer: Viewer): string {
    const { names, texts } = this.presenter;
    return typeof viewer === 'number' ? names[viewer] : texts.viewers[viewer];
  }

  /** How it ended, at the end; before it, that takebacks are not shown. */
  #note(): string {
    const { presenter, match } = this;
    const { look, texts, game, names } = presenter;
    const paint = paintFor(look);
    if (this.#isOver) return paint.strong(resultText(game, match.outcome as Outcome, names, look));
    return match.tookBack ? paint.faint(texts.finalLine) : '';
  }

  get #speed(): string {
    const { speedIs, pace } = this.presenter.texts;
    return fill(speedIs, { pace: pace[this.#pace] });
  }

  #keys(): readonly string[] {
    const { look, texts, overlayKeys } = this.presenter;
    const { keys, commands } = texts;
    const speed = keyHelp('+ -', this.#speed, look);
    return [
      keyHelp(look.symbols === 'ascii' ? keys.leftRight : '← →', keys.step, look),
      keyHelp('Space', this.#running ? commands.pause : keys.auto, look),
      ...(this.#running ? [speed] : []),
      keyHelp('?', commands.help, look),
      keyHelp('q', keys.close, look),
      ...(this.#isOver ? [] : [keyHelp('p', keys.playOn, look)]),
      ...(this.setup.viewers.length > 1 ? [keyHelp('v', keys.eyes, look)] : []),
      ...overlayKeys,
      keyHelp('Home End', keys.ends, look),
      ...(this.#running ? [] : [speed]),
    ];
  }
}

/** How many moves a page is. */
const PAGE = 10;
const LONGEST_NUMBER = 6;
const FASTEST_MS = 40;
