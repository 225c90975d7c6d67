/** What a person can do while nobody is asked, because a bot thinks or moves are made by themselves: keys stay alive. */
import type { Autoplay } from './game-console.js';
import { fill } from './language.js';
import { commandOf, isEnter, stepOf, type Command, type Key } from './keys.js';
import { keyHelp } from './layout.js';
import { paceDelays, type Pace } from './pace.js';
import type { Move, Presenter, View } from './presenter.js';
import { RESIZED } from './stage.js';

/** What is done with the keys that mean something. */
export interface Watched {
  /** Changes whenever the turn does. */
  readonly ply: number;
  command(command: Command): Promise<void>;
  paste(text: string): Promise<void>;
  commandKeys(): readonly string[];
}

export class Watching {
  autoplay: Autoplay<View, Move> | undefined;
  paused = false;
  /** Keys that were pressed while a bot was thinking, for the person's next turn. */
  #ahead: Key[] = [];
  /** When unseen moves were last given a look at. */
  #drawnAt = 0;

  constructor(
    private readonly presenter: Presenter,
    private readonly watched: Watched,
    public pace: Pace,
  ) {}

  begin(autoplay: Autoplay<View, Move>): void {
    this.autoplay = autoplay;
    this.#drawnAt = performance.now();
  }

  /** The turn is a person's again. */
  end(): void {
    this.autoplay = undefined;
    this.paused = false;
    this.presenter.stage.unread(this.#ahead.splice(0));
  }

  /** Waits before a move that no person makes: until it is known, and long enough to be followed. Keys go on working. False: the turn has changed. */
  async wait(isDone: () => boolean, settled: Promise<void>, thinking: string): Promise<boolean> {
    const { ply } = this.watched;
    const auto = this.autoplay;
    const since = performance.now();
    for (;;) {
      const waited = performance.now() - since;
      const left = (this.autoplay?.unseen === true ? 0 : paceDelays[this.pace]) - waited;
      if (isDone() && left <= 0 && !this.paused) return true;
      // A blink is no thinking: the word is shown only to those who wait.
      if (this.autoplay?.unseen !== true)
        this.#draw(this.paused ? this.presenter.texts.paused : waited > BLINK_MS && !isDone() ? thinking : '');
      const ms = this.paused ? Infinity : isDone() ? left : BLINK_MS;
      const end = isDone() ? undefined : settled;
      const { stage } = this.presenter;
      if (!(await stage.pressed(ms, end))) continue;
      const key = await stage.key();
      if (this.#keepsForPerson(key)) continue;
      if (this.paused && (isEnter(key) || key.name === 'right')) return isDone() || (await settled, true);
      await this.#press(key);
      if (this.watched.ply !== ply || this.autoplay !== auto) return false;
    }
  }

  /** Between moves that nobody sees: looks at the keyboard now and then, and shows a sign of life where it takes its time. */
  async breathe(): Promise<void> {
    if (this.watched.ply % UNSEEN_BREATH !== 0) return;
    const { stage } = this.presenter;
    if (await stage.pressed(0)) await this.#press(await stage.key());
    if (performance.now() - this.#drawnAt < UNSEEN_SIGN_MS) return;
    this.#drawnAt = performance.now();
    this.#draw('');
  }

  /**
   * Whether a key that is pressed while a bot thinks is taken out of its way. Steps of the cursor are kept for the person's
   * next turn, and all that follows the beginning of a line, which is seen before it is sent off. What would make a move is
   * dropped: nobody has seen yet what it would be an answer to. So are keys that are held: they would go on after their release.
   */
  #keepsForPerson(key: Key): boolean {
    if (this.presenter.persons.length === 0 || this.autoplay !== undefined || this.paused) return false;
    if (key === RESIZED || key.name === 'paste') return false;
    const inLine = this.#ahead.some(({ name }) => name === ':');
    if (key.name === 'escape') this.#ahead = [];
    else if (inLine) this.#ahead.push(key);
    else if (commandOf(key) !== undefined || this.presenter.isOverlay(key)) return false;
    else if (key.held !== true && (key.name === ':' || stepOf(key) !== undefined)) this.#ahead.push(key);
    return true;
  }

  async #press(key: Key): Promise<void> {
    const stopped = this.autoplay !== undefined && key.name !== 'resized' && commandOf(key) !== 'faster' && commandOf(key) !== 'slower';
    if (stopped) this.autoplay = undefined;
    if (this.presenter.press(key)) return;
    if (key.name === 'paste') return this.watched.paste(key.char ?? '');
    const command = key.name === 'space' ? 'pause' : commandOf(key);
    if (command !== undefined && !(stopped && command === 'pause')) await this.watched.command(command);
  }

  #draw(prompt: string): void {
    const { look, texts } = this.presenter;
    const pause = this.paused
      ? [keyHelp('Space', texts.keys.goOn, look), keyHelp('Enter', texts.keys.step, look)]
      : [keyHelp(this.presenter.persons.length === 0 ? 'Space' : 'p', texts.commands.pause, look)];
    const keys = [
      ...(this.autoplay === undefined ? pause : [texts.keys.stop]),
      keyHelp('+ -', fill(texts.speedIs, { pace: texts.pace[this.pace] }), look),
      ...this.watched.commandKeys(),
    ];
    this.presenter.show({ prompt, keys });
  }
}

/** A person takes shorter waits for none. */
const BLINK_MS = 120;
/** How many unseen moves are made between two looks at the keyboard. */
const UNSEEN_BREATH = 64;
/** How long a screen stays as it is while unseen moves are made. */
const UNSEEN_SIGN_MS = 700;
