/** The play loop of all games: draw, ask, play, tell; take back, look back, hints, help — until the game is over or left. */
import { parseRecordLine, playEntry, type Refusal, type Result, type Seat } from '@console-arcade/core';
import { afterTheEnd } from './after-the-end.js';
import type { Answer, AnyGameConsole, Autoplay, BotEntry, Cursor } from './game-console.js';
import { helpLines, recordLines } from './help.js';
import { Keeping } from './keeping.js';
import { fill } from './language.js';
import type { Command, Key } from './keys.js';
import { askToGoOn, askToLeave, waitForEnter } from './interludes.js';
import { keyHelp } from './layout.js';
import type { Look } from './look.js';
import { changePace } from './pace.js';
import { showPage } from './pages.js';
import { isRecordText, pastedProblem, readPasted, splitLines } from './pasted.js';
import { matchOf, type PlayEnd, type PlaySetup } from './play-setup.js';
import { Presenter, type AnyMatch, type Move, type Shown, type View } from './presenter.js';
import { askName } from './saving.js';
import { withScreen } from './screen.js';
import { onStage, type Stage } from './stage.js';
import { tableFor, type Desk } from './table.js';
import { playAgain, takeBack } from './takebacks.js';
import { think } from './think.js';
import { Watching, type Watched } from './watching.js';

/** Plays a game in the whole window. Ctrl-C rejects with ExitPromptError, the terminal as it was before. */
export function playTable(game: AnyGameConsole, setup: PlaySetup): Promise<PlayEnd> {
  return withScreen(() => onStage((stage) => new PlayLoop(game, setup, stage).run()));
}

/** The game was left, for what the person wants next. */
class Left extends Error {
  constructor(readonly next: PlayEnd['next']) {
    super('left');
  }
}

export class PlayLoop implements Desk<Move>, Watched {
  readonly cursors = new Map<string, Cursor>();
  draft = '';
  readonly #match: AnyMatch;
  readonly #keeping: Keeping;
  readonly #presenter: Presenter;
  readonly #watching: Watching;
  #hint = 0;
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
    this.#match = matchOf(game, setup);
    this.#keeping = new Keeping(this.#match, setup.keeper);
    this.#presenter = new Presenter(game, players, this.#match, stage, () => setup.look());
    this.#watching = new Watching(this.#presenter, this, pace);
  }

  async run(): Promise<PlayEnd> {
    // A match that came from elsewhere may stand in no file yet.
    if (this.#match.ply > 0) this.#keep();
    try {
      for (;;) {
        await this.#playOn();
        const next = await afterTheEnd(this.#presenter, this.#match, this.#watching.pace);
        if (next === 'menu' || next === 'again') return this.#end(next);
        if (typeof next === 'string') await this.command(next);
        else if ('pasted' in next) await this.paste(next.pasted);
        else {
          this.#match.undo(this.#match.ply - next.fromPly);
          this.#keep();
        }
      }
    } catch (error) {
      if (error instanceof Left) return this.#end(error.next);
      throw error;
    }
  }

  #end(next: PlayEnd['next']): PlayEnd {
    const { outcome } = this.#match;
    return { next, record: this.#match.record(), ...(outcome === undefined ? {} : { outcome }) };
  }

  get ply(): number {
    return this.#match.ply;
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
    this.#watching.autoplay = undefined;
  }

  // — A person's turn —

  async #personMoves(seat: Seat): Promise<void> {
    await this.#lookAway(seat);
    const view = this.#match.view(seat);
    const auto = this.#watching.autoplay?.choose(view);
    if (auto !== undefined) {
      if (await this.#watching.wait(() => true, Promise.resolve(), '')) this.#play(auto);
      return;
    }
    this.#watching.end();
    const answer: Answer<View, Move> = await this.game.ask(view, tableFor<View, Move>(this));
    this.#presenter.warnNoMore();
    if ('move' in answer) this.#play(answer.move);
    else if ('autoplay' in answer) this.#begin(answer.autoplay, view);
    else if ('lines' in answer) await this.paste(answer.lines.join('\n'));
    else await this.command(answer.command);
  }

  /** The first of the moves without asking is made at once, as the key asked for it. */
  #begin(autoplay: Autoplay<View, Move>, view: View): void {
    const move = autoplay.choose(view);
    if (move === undefined) return;
    this.#watching.begin(autoplay);
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

  /** In a game whose seats know different things, nobody sees the hand of the person before. */
  async #lookAway(seat: Seat): Promise<void> {
    const persons = this.#presenter.persons.length;
    if (this.game.game.information === 'private' && persons > 1 && this.#shownTo !== seat) {
      this.#shownTo = undefined;
      await this.#waitForEnter(fill(this.#presenter.texts.lookAway, { name: this.names[seat] }));
    }
    this.#shownTo = seat;
  }

  // — Pasted lines —

  /** Lines of moves are played one by one; a whole record is read whole, and plays on with this game or asks to leave it. */
  async paste(text: string): Promise<void> {
    this.#presenter.sayNothing();
    if (!isRecordText(text)) {
      this.#lines.push(...splitLines(text));
      return;
    }
    const { texts } = this.#presenter;
    const read = readPasted(text, this.#match);
    if (!read.ok) return this.#presenter.say(pastedProblem(this.#presenter, text, read.error));
    if ('other' in read.value) {
      const { other } = read.value;
      if (await askToGoOn(this.#presenter, this.#keeping, this.#match, other)) throw new Left({ goOn: other.record() });
      return;
    }
    const { moves } = read.value;
    for (const move of moves) this.#match.play(move);
    this.#presenter.say(fill(moves.length === 0 ? texts.pastedSame : texts.pastedPlayed, { count: moves.length }));
    if (moves.length > 0) this.#keep();
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
      if (!(await this.#watching.wait(isDone, settled, fill(this.#presenter.texts.thinking, { name: this.names[seat] })))) return;
    } finally {
      thought.stop();
    }
    if (done === undefined) return;
    if ('error' in done) throw done.error;
    this.#play(done.move);
  }

  // — Between moves —

  async #afterMove(): Promise<void> {
    const { ply } = this.#match;
    const { history, viewer, texts } = this.#presenter;
    const watching = this.#watching;
    if (watching.autoplay?.until?.(history.view(viewer, ply - 1), history.view(viewer)) === true) watching.autoplay = undefined;
    if (watching.autoplay?.unseen === true) return watching.breathe();
    if (this.#match.turn === undefined || this.game.chapter?.(history.view('table', ply - 1), history.view('table')) !== true) return;
    await this.#waitForEnter(texts.goOn, 'chapter');
  }

  async #waitForEnter(prompt: string, overlay?: string): Promise<void> {
    while (!(await waitForEnter(this.#presenter, prompt, overlay))) await this.command('quit');
  }

  // — Commands —

  async command(command: Command): Promise<void> {
    const texts = this.#presenter.texts;
    this.#presenter.sayNothing();
    switch (command) {
      case 'undo':
        if (takeBack(this.#match, this.#presenter.persons)) this.#keep();
        else this.#presenter.say(texts.nothingToUndo);
        // Bots among themselves would at once make the move again.
        this.#watching.paused = this.#presenter.persons.length === 0;
        return;
      case 'redo':
        if (playAgain(this.#match, this.#presenter.persons)) this.#keep();
        else this.#presenter.say(texts.nothingToRedo);
        return;
      case 'hint':
        return this.#showHint();
      case 'save':
        return askName(this.#presenter, this.#keeping);
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
          (look) => helpLines(this.game, look, this.setup.keeper !== undefined),
        );
      case 'slower':
      case 'faster':
        this.#watching.pace = changePace(this.#watching.pace, command === 'faster' ? 1 : -1);
        return this.#presenter.say(fill(texts.speedIs, { pace: texts.pace[this.#watching.pace] }));
      case 'pause':
        this.#watching.paused = !this.#watching.paused;
        return;
      case 'quit':
        if (await askToLeave(this.#presenter, this.#keeping)) throw new Left('menu');
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

  get isShown(): boolean {
    return this.#presenter.isShown;
  }

  press(key: Key): boolean {
    return this.#presenter.press(key);
  }

  commandKeys(): readonly string[] {
    const { texts } = this.#presenter;
    return [...this.#presenter.commandKeys(), ...(this.setup.keeper === undefined ? [] : [keyHelp('s', texts.commands.save, this.look())])];
  }

  read(text: string): Result<Move, Refusal> {
    return this.game.game.parse(text, this.#match.view()) as Result<Move, Refusal>;
  }

  explain(refusal: Refusal): string {
    return this.#presenter.explain(refusal);
  }
}
