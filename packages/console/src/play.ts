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
  type Seen,
  type Viewer,
} from '@console-arcade/core';
import type { Answer, AnyGameConsole, Autoplay, BotEntry, Cursor, Scene } from './game-console.js';
import { helpLines, recordLines } from './help.js';
import { History } from './history.js';
import { fill } from './language.js';
import { commandOf, isEnter, type Command, type Key } from './keys.js';
import { keyHelp, layOut } from './layout.js';
import { lookBack } from './look-back.js';
import type { Look } from './look.js';
import { changePace, paceDelays, type Pace } from './pace.js';
import { showPage } from './pages.js';
import { paintFor } from './paint.js';
import { displayNames, formatPlayer, type Player } from './players.js';
import { refusalText } from './refusal-text.js';
import { resultText } from './result.js';
import { withScreen } from './screen.js';
import { onStage, type Stage } from './stage.js';
import { tableFor, type Desk } from './table.js';
import { think } from './think.js';
import { kitTexts } from './texts.js';

export interface PlaySetup {
  readonly players: readonly Player[];
  /** Checked, whole options of the game. */
  readonly options: unknown;
  readonly seed: number;
  readonly pace: Pace;
  /** Asked anew at every drawing. */
  look(): Look;
  /** The URL of the game's rules module, for bots that think in a worker. */
  readonly rules?: string;
}

export interface PlayEnd {
  /** What the person wants next: the menu, or the same again with another seed. */
  readonly next: 'menu' | 'again';
  /** Absent: the game was left before its end. */
  readonly outcome?: Outcome;
  readonly record: GameRecord;
}

/** Plays a game in the whole window. Ctrl-C rejects with ExitPromptError, the terminal as it was before. */
export function playTable(game: AnyGameConsole, setup: PlaySetup): Promise<PlayEnd> {
  return withScreen(() => onStage((stage) => new PlayLoop(game, setup, stage).run()));
}

// The loop serves any game: states, views and moves are opaque to it.
type View = Seen;
type Move = unknown;

/** The game was left. */
class Left extends Error {}

export class PlayLoop implements Desk<Move> {
  readonly cursors = new Map<string, Cursor>();
  draft = '';
  readonly #match: Match<object, View, Move, unknown>;
  readonly #history: History<object, View, Move, unknown>;
  #pace: Pace;
  #overlay: string | undefined;
  /** What was last said beside the moves: a refusal, a hint. */
  #said: string | undefined;
  #hint = 0;
  #autoplay: Autoplay<View, Move> | undefined;
  #paused = false;
  /** Pasted lines that were not played yet. */
  #lines: string[] = [];
  /** The seat that may be looked at while others look away. */
  #shownTo: Seat | undefined;

  constructor(
    private readonly game: AnyGameConsole,
    private readonly setup: PlaySetup,
    readonly stage: Stage,
  ) {
    const { players, options, seed, pace } = setup;
    this.#match = new Match<object, View, Move, unknown>(game.game, {
      seed,
      options: options as object,
      players: players.map(formatPlayer),
    });
    this.#history = new History(this.#match);
    this.#pace = pace;
  }

  async run(): Promise<PlayEnd> {
    try {
      for (;;) {
        await this.#playOn();
        const next = await this.#afterTheEnd();
        if (next !== 'undo') return this.#end(next);
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

  async #playOn(): Promise<void> {
    for (let seat = this.#match.turn; seat !== undefined; seat = this.#match.turn) {
      if (this.#playLine()) continue;
      const entry = this.#botAt(seat);
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
      this.#play(auto);
      return;
    }
    this.#autoplay = undefined;
    this.#paused = false;
    const answer: Answer<View, Move> = await this.game.ask(view, tableFor<View, Move>(this));
    if ('move' in answer) this.#play(answer.move);
    else if ('autoplay' in answer) this.#autoplay = answer.autoplay;
    else if ('lines' in answer) this.#lines = [...answer.lines];
    else await this.#command(answer.command);
  }

  /** Makes a move, or says why not. */
  #play(move: Move): void {
    const refusal = this.game.game.refusal(this.#match.view(), move);
    if (refusal !== undefined) {
      this.#say(this.explain(refusal));
      return;
    }
    this.#match.play(move);
    this.#said = undefined;
    this.#hint = 0;
  }

  /** Plays the next of the pasted lines; false: none waits that is for this turn. */
  #playLine(): boolean {
    if (this.#lines.length === 0) return false;
    const parsed = parseRecordLine(this.#lines[0], 1);
    const line = parsed.ok ? parsed.value : undefined;
    const forEveryone = line !== undefined && 'move' in line && line.seat === undefined;
    if (parsed.ok && forEveryone && this.#botAt(this.#match.turn as Seat) !== undefined) return false;
    const text = this.#lines.shift() as string;
    let refusal: Refusal | undefined = parsed.ok ? undefined : parsed.error;
    if (line !== undefined && ('move' in line || 'undone' in line)) refusal = playEntry(this.#match, line);
    if (refusal === undefined) this.#said = undefined;
    else {
      const rest = this.#lines.length;
      const dropped = rest === 0 ? '' : ` ${fill(this.#texts.linesDropped, { count: rest })}`;
      this.#say(`${text.slice(0, 40)}: ${this.explain(refusal)}${dropped}`);
      this.#lines = [];
    }
    return true;
  }

  /** In a game whose seats know different things, nobody sees the hand of the person before. */
  async #lookAway(seat: Seat): Promise<void> {
    const persons = this.setup.players.filter(({ kind }) => kind === 'person').length;
    if (this.game.game.information === 'private' && persons > 1 && this.#shownTo !== seat) {
      this.#shownTo = undefined;
      await this.#waitForEnter(fill(this.#texts.lookAway, { name: this.names[seat] }));
    }
    this.#shownTo = seat;
  }

  // — A bot's turn —

  async #botMoves(seat: Seat, entry: BotEntry<View, Move>): Promise<void> {
    const { ply } = this.#match;
    const { rules } = this.setup;
    const thought = think(entry, this.#match.view(seat), { seed: this.#match.seed, ply, seat }, rules);
    let move: { readonly value: Move } | undefined;
    const settled = thought.move.then((value) => void (move = { value }));
    settled.catch(() => undefined);
    try {
      const since = performance.now();
      while (move === undefined) {
        // A blink is no thinking: the word is shown only to those who wait.
        if (performance.now() - since > BLINK_MS) this.#drawWatching(fill(this.#texts.thinking, { name: this.names[seat] }));
        if (await this.stage.pressed(Math.max(BLINK_MS, 1), settled)) await this.#watchKey(await this.stage.key());
        if (this.#match.ply !== ply) return;
        if (move === undefined) await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 0))]);
      }
    } finally {
      thought.stop();
    }
    while (this.#paused) {
      this.#drawWatching(this.#texts.paused);
      const key = await this.stage.key();
      if (isEnter(key) || key.name === 'right') break;
      await this.#watchKey(key);
      if (this.#match.ply !== ply) return;
    }
    this.#play(move.value);
  }

  /** A key while nobody is asked. */
  async #watchKey(key: Key): Promise<void> {
    const stopped = this.#autoplay !== undefined && key.name !== 'resized' && commandOf(key) !== 'faster' && commandOf(key) !== 'slower';
    if (stopped) this.#autoplay = undefined;
    if (this.press(key)) return;
    const command = key.name === 'space' ? 'pause' : commandOf(key);
    if (command !== undefined && !(stopped && command === 'pause')) await this.#command(command);
  }

  // — Between moves —

  async #afterMove(): Promise<void> {
    const { ply } = this.#match;
    const viewer = this.#viewer();
    const [before, after] = [this.#history.view(viewer, ply - 1), this.#history.view(viewer)];
    if (this.#autoplay?.until?.(before, after) === true) this.#autoplay = undefined;
    if (this.#autoplay?.unseen === true) {
      if (ply % UNSEEN_BREATH === 0 && (await this.stage.pressed(0))) await this.#watchKey(await this.stage.key());
      return;
    }
    if (this.game.chapter?.(this.#history.view('table', ply - 1), this.#history.view('table')) === true && this.#match.turn !== undefined) {
      await this.#waitForEnter(this.#texts.goOn, 'chapter');
    }
    const mover = this.#match.turns[ply - 1].seat;
    if (this.#match.turn === undefined || (this.#botAt(mover) === undefined && this.#autoplay === undefined)) return;
    await this.#pause(paceDelays[this.#pace]);
  }

  /** Waits so that a move can be seen; keys go on working. */
  async #pause(ms: number): Promise<void> {
    const { ply } = this.#match;
    const end = performance.now() + ms;
    do {
      this.#drawWatching('');
      const left = end - performance.now();
      if (await this.stage.pressed(Math.max(0, left))) {
        // A person's next answer must not be lost in the wait before it.
        if (this.#autoplay === undefined && this.setup.players.some(({ kind }) => kind === 'person') && !this.#botAtTurn()) return;
        await this.#watchKey(await this.stage.key());
        if (this.#match.ply !== ply) return;
      }
    } while (performance.now() < end && !this.#paused);
  }

  async #waitForEnter(prompt: string, overlay?: string): Promise<void> {
    for (;;) {
      const keys = [keyHelp('Enter', '', this.look())];
      if (overlay === undefined) this.#show({ prompt, keys, scene: () => '' });
      else this.#show({ prompt, keys, viewer: 'table', overlay });
      const key = await this.stage.key();
      if (isEnter(key) || key.name === 'space') return;
      if (commandOf(key) === 'quit') await this.#command('quit');
    }
  }

  // — Commands —

  async #command(command: Command): Promise<void> {
    const texts = this.#texts;
    this.#said = undefined;
    switch (command) {
      case 'undo':
        return this.#undo();
      case 'redo':
        return this.#redo();
      case 'hint':
        return this.#showHint();
      case 'save':
        return this.#say(texts.cannotSave);
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
        return this.#say(`${texts.keys.speed}: ${texts.pace[this.#pace]}`);
      case 'pause':
        this.#paused = !this.#paused;
        return;
      case 'quit':
        return this.#leave();
    }
  }

  /** Back to the last earlier position at which a person was to move; among bots, one move. */
  #undo(): void {
    const { turns, ply } = this.#match;
    const persons = this.setup.players.some(({ kind }) => kind === 'person');
    const earlier = persons ? turns.findLastIndex(({ seat }) => this.#botAt(seat) === undefined) : ply - 1;
    if (earlier < 0) return this.#say(this.#texts.nothingToUndo);
    this.#match.undo(ply - earlier);
    this.#paused = !persons;
  }

  /** Forward to the next position at which a person was to move. */
  #redo(): void {
    if (this.#match.redo() === 0) return this.#say(this.#texts.nothingToRedo);
    while (this.#match.turn !== undefined && this.#botAtTurn() && this.#match.redo() > 0);
  }

  #showHint(): void {
    const hints = this.#match.turn === undefined || this.#botAtTurn() ? [] : (this.game.hints?.(this.#match.view(), this.look()) ?? []);
    if (hints.length === 0) return this.#say(this.#texts.noHint);
    const hint = hints[this.#hint++ % hints.length];
    this.#say(`${this.#texts.commands.hint}: ${this.game.game.format(hint.move, this.#match.view())} - ${hint.text}`);
  }

  async #leave(): Promise<void> {
    const texts = this.#texts;
    for (;;) {
      const look = this.look();
      this.#show({ prompt: paintFor(look).strong(texts.sureToQuit), keys: [keyHelp('y', texts.yes, look), keyHelp('n', texts.no, look)] });
      const key = await this.stage.key();
      if (key.name === 'y' || key.name === 'Y' || key.name === 'q' || isEnter(key)) throw new Left();
      if (key.name === 'n' || key.name === 'N' || key.name === 'escape') return;
    }
  }

  // — After the end —

  async #afterTheEnd(): Promise<PlayEnd['next'] | 'undo'> {
    for (;;) {
      const look = this.look();
      const { result } = this.#texts;
      const keys = [
        keyHelp('Enter', result.menu, look),
        keyHelp('a', result.again, look),
        keyHelp('b', result.replay, look),
        keyHelp('u', result.undo, look),
      ];
      this.#show({ prompt: this.#resultLine(look), keys: [...keys, keyHelp('r', this.#texts.commands.record, look)] });
      const key = await this.stage.key();
      if (this.press(key)) continue;
      if (isEnter(key) || key.name === 'q' || key.name === 'escape') return 'menu';
      if (key.name === 'a') return 'again';
      if (key.name === 'b') {
        const { ply: plies, outcome } = this.#match;
        const looked = {
          game: this.game,
          history: this.#history,
          plies,
          viewer: this.#viewer(),
          names: this.names,
          pace: this.#pace,
          outcome,
        };
        await lookBack(this.stage, () => this.look(), looked);
      }
      const command = commandOf(key);
      if (command === 'record' || command === 'help') await this.#command(command);
      if (command === 'undo') {
        this.#undo();
        if (this.#match.turn !== undefined) return 'undo';
      }
    }
  }

  #resultLine(look: Look): string {
    const outcome = this.#match.outcome as Outcome;
    const paint = paintFor(look);
    const { seed, ply } = this.#match;
    const facts = `${fill(this.#texts.moves, { ply })}, ${fill(this.#texts.seed, { seed })}`;
    return `${paint.strong(resultText(this.game, outcome, this.names, look))}  ${paint.faint(facts)}`;
  }

  // — What is shown —

  get names(): readonly string[] {
    return displayNames(this.setup.players, this.game, this.setup.look());
  }

  look(): Look {
    return { ...this.setup.look(), ...this.stage.size };
  }

  draw({ prompt, keys, cursor }: Parameters<Desk<Move>['draw']>[0]): void {
    this.#show({ prompt, keys, ...(cursor === undefined ? {} : { cursor }) });
  }

  press(key: Key): boolean {
    const overlay = this.game.overlays?.find((candidate) => candidate.key === key.name);
    if (overlay === undefined) return false;
    this.#overlay = this.#overlay === overlay.id ? undefined : overlay.id;
    return true;
  }

  commandKeys(): readonly string[] {
    const look = this.look();
    const { commands } = this.#texts;
    const overlays = (this.game.overlays ?? []).map(({ id, key }) =>
      keyHelp(key, this.game.texts[look.language].overlays?.[id] ?? id, look),
    );
    const hint = this.game.hints === undefined ? [] : [keyHelp('H', commands.hint, look)];
    return [keyHelp('u', commands.undo, look), ...hint, keyHelp('?', commands.help, look), keyHelp('q', commands.quit, look), ...overlays];
  }

  read(text: string): Result<Move, Refusal> {
    return this.game.game.parse(text, this.#match.view()) as Result<Move, Refusal>;
  }

  explain(refusal: Refusal): string {
    const { language } = this.look();
    return refusalText(refusal, language, this.game.texts[language]);
  }

  #drawWatching(prompt: string): void {
    const look = this.look();
    const texts = this.#texts;
    const keys = [
      ...(this.#autoplay === undefined ? [keyHelp('Space', texts.commands.pause, look)] : [texts.keys.stop]),
      keyHelp('+ -', `${texts.keys.speed}: ${texts.pace[this.#pace]}`, look),
      ...this.commandKeys(),
    ];
    this.#show({ prompt, keys });
  }

  #show(what: {
    readonly prompt: string;
    readonly keys: readonly string[];
    readonly cursor?: Cursor;
    readonly viewer?: Viewer;
    readonly overlay?: string;
    /** Draws in place of the table. */
    scene?(look: Look): string;
  }): void {
    const look = this.look();
    const { prompt, keys, cursor, viewer = this.#viewer(), overlay = this.#overlay } = what;
    const { names } = this;
    const scene: Scene<View> = {
      view: this.#history.view(viewer),
      past: this.#history.past(viewer),
      names,
      ...(overlay === undefined ? {} : { overlay }),
      ...(cursor === undefined ? {} : { cursor }),
    };
    const told = what.scene === undefined ? this.#history.steps(viewer, names, TOLD_STEPS) : [];
    this.stage.show(
      layOut(
        {
          title: this.game.texts[look.language].title,
          aside: fill(this.#texts.moves, { ply: this.#match.ply }),
          scene: what.scene ?? ((room) => this.game.draw(scene, room)),
          messages: [
            ...told.flatMap((step) => this.game.narrate(step, look)),
            ...(this.#said === undefined ? [] : [paintFor(look).accent(this.#said)]),
          ],
          prompt,
          keys,
        },
        look,
      ),
    );
  }

  /** Through whose eyes the table is shown: the only person's, else that of the person to move, else everybody's. */
  #viewer(): Viewer {
    const persons = this.setup.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    if (persons.length === 1) return persons[0];
    if (persons.length === 0) return this.game.game.information === 'private' ? 'open' : 'table';
    const { turn } = this.#match;
    return turn !== undefined && persons.includes(turn) ? turn : 'table';
  }

  #say(text: string): void {
    this.#said = text;
  }

  get #texts() {
    return kitTexts[this.setup.look().language];
  }

  #botAt(seat: Seat): BotEntry<View, Move> | undefined {
    const player = this.setup.players[seat];
    return player.kind === 'person'
      ? undefined
      : (this.game.bots as readonly BotEntry<View, Move>[]).find(({ bot }) => bot.id === player.id);
  }

  #botAtTurn(): boolean {
    return this.#match.turn !== undefined && this.#botAt(this.#match.turn) !== undefined;
  }
}

/** A person takes shorter waits for none. */
const BLINK_MS = 120;
/** How many unseen moves are made between two looks at the keyboard. */
const UNSEEN_BREATH = 64;
/** Of how many of the last moves is told. */
const TOLD_STEPS = 4;
