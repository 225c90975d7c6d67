/** The play loop of all games: draw, ask, play, tell; take back, look back, hints, help — until the game is over or left. */
import {
  Match,
  parseRecordLine,
  playEntry,
  type GameRecord,
  type Outcome,
  type Refusal,
  type Result,
  type Seat,
} from '@console-arcade/core';
import { afterTheEnd } from './after-the-end.js';
import type { Answer, AnyGameConsole, Autoplay, BotEntry, Cursor } from './game-console.js';
import { helpLines, recordLines } from './help.js';
import type { Keeper } from './keeper.js';
import { Keeping } from './keeping.js';
import { fill } from './language.js';
import { commandOf, isEnter, type Command, type Key } from './keys.js';
import { askToLeave, waitForEnter } from './interludes.js';
import { keyHelp } from './layout.js';
import type { Look } from './look.js';
import { changePace, paceDelays, type Pace } from './pace.js';
import { showPage } from './pages.js';
import { formatPlayer, type Player } from './players.js';
import { Presenter, type AnyMatch, type Move, type Shown, type View } from './presenter.js';
import { withScreen } from './screen.js';
import { onStage, RESIZED, type Stage } from './stage.js';
import { tableFor, type Desk } from './table.js';
import { playAgain, takeBack } from './takebacks.js';
import { think } from './think.js';

/** How a table is set up, whatever is played at it. */
export interface TableSetup {
  readonly players: readonly Player[];
  readonly pace: Pace;
  /** Asked anew at every drawing. */
  look(): Look;
  /** The URL of the game's rules module, for bots that think in a worker. */
  readonly rules?: string;
  /** Gets every change of the game, so that nothing is lost. */
  readonly keeper?: Keeper;
}

/** What is played: a new game with checked, whole options, or a match to go on with. */
export type PlaySetup = TableSetup &
  (
    | { readonly options: unknown; readonly seed: number; readonly match?: undefined }
    | { readonly match: AnyMatch; readonly options?: undefined; readonly seed?: undefined }
  );

export interface PlayEnd {
  /** What the person wants next: the menu, the same again with another seed, or to go on with a record that was pasted. */
  readonly next: 'menu' | 'again' | { readonly goOn: GameRecord };
  /** Absent: the game was left before its end. */
  readonly outcome?: Outcome;
  readonly record: GameRecord;
}

/** Plays a game in the whole window. Ctrl-C rejects with ExitPromptError, the terminal as it was before. */
export function playTable(game: AnyGameConsole, setup: PlaySetup): Promise<PlayEnd> {
  return withScreen(() => onStage((stage) => new PlayLoop(game, setup, stage).run()));
}

/** The game was left. */
class Left extends Error {}

export class PlayLoop implements Desk<Move> {
  readonly cursors = new Map<string, Cursor>();
  draft = '';
  readonly #match: AnyMatch;
  readonly #keeping: Keeping;
  readonly #presenter: Presenter;
  #pace: Pace;
  #hint = 0;
  #autoplay: Autoplay<View, Move> | undefined;
  #paused = false;
  /** When unseen moves were last given a look at. */
  #drawnAt = 0;
  /** Keys that were pressed while a bot was thinking, for the person's next turn. */
  #ahead: Key[] = [];
  /** Pasted lines that were not played yet. */
  #lines: string[] = [];
  /** The seat that may be looked at while others look away. */
  #shownTo: Seat | undefined;

  constructor(
    private readonly game: AnyGameConsole,
    private readonly setup: PlaySetup,
    readonly stage: Stage,
  ) {
    const { players, pace } = setup;
    this.#match = setup.match ?? newMatch(game, setup);
    this.#keeping = new Keeping(this.#match, setup.keeper);
    this.#presenter = new Presenter(game, players, this.#match, stage, () => setup.look());
    this.#pace = pace;
  }

  async run(): Promise<PlayEnd> {
    // A match that came from elsewhere may stand in no file yet.
    if (this.#match.ply > 0) this.#keep();
    try {
      for (;;) {
        await this.#playOn();
        const next = await afterTheEnd(this.#presenter, this.#match, this.#pace);
        if (next === 'menu' || next === 'again') return this.#end(next);
        await this.#command(next);
      }
    } catch (error) {
      if (error instanceof Left) return this.#end('menu');
      throw error;
    }
  }

  #end(next: PlayEnd['next']): PlayEnd {
    const { outcome } = this.#match;
    return { next, record: this.#match.record(), ...(outcome === undefined ? {} : { outcome }) };
  }

  /** To be called whenever the match has changed. */
  #keep(): void {
    const refusal = this.#keeping.changed();
    if (refusal !== undefined) this.#presenter.warn(this.explain(refusal));
  }

  async #playOn(): Promise<void> {
    for (let seat = this.#match.turn; seat !== undefined; seat = this.#match.turn) {
      if (this.#playLine()) continue;
      const entry = this.#presenter.botAt(seat);
      const before = this.#match.ply;
      await (entry === undefined ? this.#personMoves(seat) : this.#botMoves(seat, entry));
      if (this.#match.ply === before + 1) await this.#afterMove();
    }
    this.#autoplay = undefined;
  }

  // — A person's turn —

  async #personMoves(seat: Seat): Promise<void> {
    await this.#lookAway(seat);
    const view = this.#match.view(seat);
    const auto = this.#autoplay?.choose(view);
    if (auto !== undefined) {
      if (await this.#wait(() => true, Promise.resolve(), '')) this.#play(auto);
      return;
    }
    this.#autoplay = undefined;
    this.#paused = false;
    this.stage.unread(this.#ahead.splice(0));
    const answer: Answer<View, Move> = await this.game.ask(view, tableFor<View, Move>(this));
    this.#presenter.warnNoMore();
    if ('move' in answer) this.#play(answer.move);
    else if ('autoplay' in answer) this.#begin(answer.autoplay, view);
    else if ('lines' in answer) this.#lines = [...answer.lines];
    else await this.#command(answer.command);
  }

  /** The first of the moves without asking is made at once, as the key asked for it. */
  #begin(autoplay: Autoplay<View, Move>, view: View): void {
    const move = autoplay.choose(view);
    if (move === undefined) return;
    this.#autoplay = autoplay;
    this.#drawnAt = performance.now();
    this.#play(move);
  }

  /** Makes a move, or says why not. */
  #play(move: Move): void {
    const refusal = this.game.game.refusal(this.#match.view(), move);
    if (refusal !== undefined) {
      this.#presenter.say(this.explain(refusal));
      return;
    }
    this.#match.play(move);
    this.#presenter.sayNothing();
    this.#hint = 0;
    this.#keep();
  }

  /** Plays the next of the pasted lines; false: none waits that is for this turn. */
  #playLine(): boolean {
    if (this.#lines.length === 0) return false;
    const parsed = parseRecordLine(this.#lines[0], 1);
    const line = parsed.ok ? parsed.value : undefined;
    const forEveryone = line !== undefined && 'move' in line && line.seat === undefined;
    if (parsed.ok && forEveryone && this.#presenter.botAt(this.#match.turn as Seat) !== undefined) return false;
    const text = this.#lines.shift() as string;
    let refusal: Refusal | undefined = parsed.ok ? undefined : parsed.error;
    if (line !== undefined && ('move' in line || 'undone' in line)) refusal = playEntry(this.#match, line);
    if (refusal === undefined) {
      this.#presenter.sayNothing();
      this.#keep();
    } else {
      const rest = this.#lines.length;
      const dropped = rest === 0 ? '' : ` ${fill(this.#presenter.texts.linesDropped, { count: rest })}`;
      this.#presenter.say(`${text.slice(0, 40)}: ${this.explain(refusal)}${dropped}`);
      this.#lines = [];
    }
    return true;
  }

  /** In a game whose seats know different things, nobody sees the hand of the person before. */
  async #lookAway(seat: Seat): Promise<void> {
    const persons = this.#presenter.persons.length;
    if (this.game.game.information === 'private' && persons > 1 && this.#shownTo !== seat) {
      this.#shownTo = undefined;
      await this.#waitForEnter(fill(this.#presenter.texts.lookAway, { name: this.names[seat] }));
    }
    this.#shownTo = seat;
  }

  // — A bot's turn —

  async #botMoves(seat: Seat, entry: BotEntry<View, Move>): Promise<void> {
    const { ply } = this.#match;
    const thought = think(entry, this.#match.view(seat), { seed: this.#match.seed, ply, seat }, this.setup.rules);
    let done: { readonly move: Move } | { readonly error: unknown } | undefined;
    const settled = thought.move.then(
      (move) => void (done = { move }),
      (error: unknown) => void (done = { error }),
    );
    const isDone = () => done !== undefined;
    try {
      if (!(await this.#wait(isDone, settled, fill(this.#presenter.texts.thinking, { name: this.names[seat] })))) return;
    } finally {
      thought.stop();
    }
    if (done === undefined) return;
    if ('error' in done) throw done.error;
    this.#play(done.move);
  }

  /** Waits before a move that no person makes: until it is known, and long enough to be followed. Keys go on working. False: the turn has changed. */
  async #wait(isDone: () => boolean, settled: Promise<void>, thinking: string): Promise<boolean> {
    const { ply } = this.#match;
    const auto = this.#autoplay;
    const since = performance.now();
    for (;;) {
      const waited = performance.now() - since;
      const left = (this.#autoplay?.unseen === true ? 0 : paceDelays[this.#pace]) - waited;
      if (isDone() && left <= 0 && !this.#paused) return true;
      // A blink is no thinking: the word is shown only to those who wait.
      if (this.#autoplay?.unseen !== true)
        this.#drawWatching(this.#paused ? this.#presenter.texts.paused : waited > BLINK_MS && !isDone() ? thinking : '');
      const ms = this.#paused ? Infinity : isDone() ? left : BLINK_MS;
      const end = isDone() ? undefined : settled;
      if (!(await this.stage.pressed(ms, end))) continue;
      const key = await this.stage.key();
      if (this.#keepsForPerson(key)) continue;
      if (this.#paused && (isEnter(key) || key.name === 'right')) return isDone() || (await settled, true);
      await this.#watchKey(key);
      if (this.#match.ply !== ply || this.#autoplay !== auto) return false;
    }
  }

  /**
   * Whether a key that is pressed while a bot thinks is for the person's next turn: one that means nothing now, and all that
   * follows the beginning of a line. Keys that are held are dropped: they would go on long after they are released.
   */
  #keepsForPerson(key: Key): boolean {
    if (this.#presenter.persons.length === 0 || this.#autoplay !== undefined || this.#paused) return false;
    if (key === RESIZED || key.name === 'paste') return false;
    const inLine = this.#ahead.some(({ name }) => name === ':');
    if (key.name === 'escape') this.#ahead = [];
    else if (inLine) this.#ahead.push(key);
    else if (commandOf(key) !== undefined || this.#presenter.isOverlay(key)) return false;
    else if (key.held !== true) this.#ahead.push(key);
    return true;
  }

  /** A key while nobody is asked. */
  async #watchKey(key: Key): Promise<void> {
    const stopped = this.#autoplay !== undefined && key.name !== 'resized' && commandOf(key) !== 'faster' && commandOf(key) !== 'slower';
    if (stopped) this.#autoplay = undefined;
    if (this.press(key)) return;
    if (key.name === 'paste') this.#lines.push(...(key.char ?? '').split(/\r\n|\n|\r/));
    const command = key.name === 'space' ? 'pause' : commandOf(key);
    if (command !== undefined && !(stopped && command === 'pause')) await this.#command(command);
  }

  // — Between moves —

  async #afterMove(): Promise<void> {
    const { ply } = this.#match;
    const viewer = this.#presenter.viewer;
    const [before, after] = [this.#presenter.history.view(viewer, ply - 1), this.#presenter.history.view(viewer)];
    if (this.#autoplay?.until?.(before, after) === true) this.#autoplay = undefined;
    if (this.#autoplay?.unseen === true) {
      if (ply % UNSEEN_BREATH !== 0) return;
      if (await this.stage.pressed(0)) await this.#watchKey(await this.stage.key());
      if (performance.now() - this.#drawnAt < UNSEEN_SIGN_MS) return;
      // A sign of life, for a game that takes its time even so.
      this.#drawnAt = performance.now();
      this.#drawWatching('');
      return;
    }
    if (
      this.game.chapter?.(this.#presenter.history.view('table', ply - 1), this.#presenter.history.view('table')) === true &&
      this.#match.turn !== undefined
    ) {
      await this.#waitForEnter(this.#presenter.texts.goOn, 'chapter');
    }
  }

  async #waitForEnter(prompt: string, overlay?: string): Promise<void> {
    while (!(await waitForEnter(this.#presenter, prompt, overlay))) await this.#command('quit');
  }

  // — Commands —

  async #command(command: Command): Promise<void> {
    const texts = this.#presenter.texts;
    this.#presenter.sayNothing();
    switch (command) {
      case 'undo':
        if (takeBack(this.#match, this.#presenter.persons)) this.#keep();
        else this.#presenter.say(texts.nothingToUndo);
        // Bots among themselves would at once make the move again.
        this.#paused = this.#presenter.persons.length === 0;
        return;
      case 'redo':
        if (playAgain(this.#match, this.#presenter.persons)) this.#keep();
        else this.#presenter.say(texts.nothingToRedo);
        return;
      case 'hint':
        return this.#showHint();
      case 'save':
        return this.#presenter.say(texts.cannotSave);
      case 'record':
        return showPage(
          this.stage,
          () => this.look(),
          texts.recordTitle,
          (look) => recordLines(this.#match.publicRecord(), look),
        );
      case 'help':
        return showPage(
          this.stage,
          () => this.look(),
          texts.helpTitle,
          (look) => helpLines(this.game, look),
        );
      case 'slower':
      case 'faster':
        this.#pace = changePace(this.#pace, command === 'faster' ? 1 : -1);
        return this.#presenter.say(fill(texts.speedIs, { pace: texts.pace[this.#pace] }));
      case 'pause':
        this.#paused = !this.#paused;
        return;
      case 'quit':
        if (await askToLeave(this.#presenter, this.#keeping)) throw new Left();
        return;
    }
  }

  #showHint(): void {
    const hints = !this.#personIsNext ? [] : (this.game.hints?.(this.#match.view(), this.look()) ?? []);
    if (hints.length === 0) return this.#presenter.say(this.#presenter.texts.noHint);
    const hint = hints[this.#hint++ % hints.length];
    const move = this.game.game.format(hint.move, this.#match.view());
    this.#presenter.say(fill(this.#presenter.texts.hint, { move, text: hint.text }));
  }

  get #personIsNext(): boolean {
    return this.#match.turn !== undefined && this.#presenter.persons.includes(this.#match.turn);
  }

  // — What the questions need —

  get names(): readonly string[] {
    return this.#presenter.names;
  }

  look(): Look {
    return this.#presenter.look;
  }

  draw(question: Shown): void {
    this.#presenter.show(question);
  }

  press(key: Key): boolean {
    return this.#presenter.press(key);
  }

  commandKeys(): readonly string[] {
    return this.#presenter.commandKeys();
  }

  read(text: string): Result<Move, Refusal> {
    return this.game.game.parse(text, this.#match.view()) as Result<Move, Refusal>;
  }

  explain(refusal: Refusal): string {
    return this.#presenter.explain(refusal);
  }

  #drawWatching(prompt: string): void {
    const { look, texts } = this.#presenter;
    const pause = this.#paused
      ? [keyHelp('Space', texts.keys.goOn, look), keyHelp('Enter', texts.keys.step, look)]
      : [keyHelp(this.#presenter.persons.length === 0 ? 'Space' : 'p', texts.commands.pause, look)];
    const keys = [
      ...(this.#autoplay === undefined ? pause : [texts.keys.stop]),
      keyHelp('+ -', fill(texts.speedIs, { pace: texts.pace[this.#pace] }), look),
      ...this.commandKeys(),
    ];
    this.#presenter.show({ prompt, keys });
  }
}

function newMatch(game: AnyGameConsole, { players, options, seed }: PlaySetup & { readonly match?: undefined }): AnyMatch {
  const written = players.map(formatPlayer);
  return new Match<object, View, Move, unknown>(game.game, { seed, options: options as object, players: written });
}

/** A person takes shorter waits for none. */
const BLINK_MS = 120;
/** How many unseen moves are made between two looks at the keyboard. */
const UNSEEN_BREATH = 64;
/** How long a screen stays as it is while unseen moves are made. */
const UNSEEN_SIGN_MS = 700;
