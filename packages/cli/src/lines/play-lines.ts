/**
 * A game without a terminal: the input holds the persons' moves, a line each, or a whole record; bots move by themselves where
 * no line says how they moved. Positions go to the output, words to the complaints; nothing is ever asked.
 */
import type { Refusal, Seat } from '@console-arcade/core';
import {
  fill,
  formatPlayer,
  refusalText,
  think,
  type AnyGameConsole,
  type AnyMatch,
  type BotEntry,
  type Look,
} from '@console-arcade/console';
import type { Hall } from '../hall.js';
import { sayUnkept } from '../last-words.js';
import { freshSeed } from '../seating.js';
import type { GameKeeper } from '../store/keeper.js';
import { storeText } from '../store/texts.js';
import { texts } from '../texts.js';
import { JsonReport } from './json-report.js';
import { LineItems, type Header, type LineItem } from './line-items.js';
import { LineMatch } from './line-match.js';
import { notAsSaved, setUp, type Given, type LineTable, type SetupFault } from './line-setup.js';
import { TextReport, type Report } from './report.js';
import { lineTexts } from './texts.js';

export interface LineSetup {
  /** What is played, as far as flags say it; a saved game says it all. */
  readonly table: { readonly given: Given } | LineTable;
  /** An object a line out, moves perhaps as JSON in. */
  readonly json: boolean;
  readonly look: Look;
  /** The URL of the game's rules module, for bots that think in a worker. */
  readonly rules?: string;
  /** Gets every change, so that nothing is lost; it is closed at the end. */
  readonly keeper: GameKeeper;
}

/** @returns 0: played to the end or as far as the input went; 1: the input was wrong; 2: it contradicts the flags */
export async function playLines(game: AnyGameConsole, setup: LineSetup, hall: Hall): Promise<number> {
  const items = new LineItems(hall.input, setup.json);
  try {
    return await new LinePlay(game, setup, hall, items).run();
  } finally {
    items.close();
  }
}

class LinePlay {
  readonly #headers: Header[] = [];
  readonly #fresh = freshSeed();
  /** Whether headers came after the game was set up, and may change it. */
  #changed = false;
  /** Whether the input has come to its moves. */
  #moving = false;
  #table!: LineTable;
  #play!: LineMatch;
  #report!: Report;
  /** Whether a move was kept. */
  #begun = false;
  /** Why the game could not be kept when it last changed. */
  #unkept: Refusal | undefined;

  constructor(
    private readonly game: AnyGameConsole,
    private readonly setup: LineSetup,
    private readonly hall: Hall,
    private readonly items: LineItems,
  ) {}

  async run(): Promise<number> {
    const fault = await this.#begin();
    if (fault !== undefined) return this.#fail(fault);
    for (;;) {
      await this.items.settled();
      if (this.#changed && !this.#isHeader(this.items.peek())) {
        const misfit = this.#beginAnew();
        if (misfit !== undefined && this.items.isReady) return this.#fail(misfit);
        if (misfit !== undefined) await this.items.ready();
        continue;
      }
      const { turn } = this.#play.current;
      const bot = turn === undefined ? undefined : this.#botAt(turn);
      if (bot === undefined) {
        this.#report.show(this.#play.current);
        if (turn === undefined && this.items.kind === 'terminal') return this.#end();
        await this.items.ready();
      } else if (!this.#isForNow(this.items.peek(), turn as Seat)) {
        await this.#botMoves(turn as Seat, bot);
        continue;
      }
      const item = this.items.take();
      if (item === undefined) return this.#end();
      const wrong = this.#take(item);
      if (wrong !== undefined) return this.#fail(wrong);
    }
  }

  // — The beginning —

  /** A program at a pipe waits for a first position; else headers speak first. */
  async #begin(): Promise<SetupFault | undefined> {
    const { table, json, look } = this.setup;
    const atOnce = 'match' in table || (json && this.items.kind !== 'file');
    while (!atOnce) {
      await this.items.ready();
      const item = this.items.peek();
      if (item !== undefined && 'fault' in item) return item.fault;
      if (item === undefined || !('header' in item)) break;
      this.#headers.push(item.header);
      this.items.take();
    }
    const fault = this.#setUp();
    if (fault !== undefined) return fault;
    const { players } = this.#table;
    this.#report = json ? new JsonReport(this.game, players, this.hall) : new TextReport(this.game, players, look, this.hall);
    return undefined;
  }

  #setUp(): SetupFault | undefined {
    const { table } = this.setup;
    if ('match' in table) {
      this.#table = table;
      this.#play = new LineMatch(this.game, table.match);
      return undefined;
    }
    const begun = setUp(this.game, table.given, this.#headers, this.#fresh);
    if (!begun.ok) return begun.error;
    this.#table = begun.value;
    this.#play = new LineMatch(this.game, begun.value.match);
    return undefined;
  }

  #beginAnew(): SetupFault | undefined {
    const [before, play] = [this.#table, this.#play];
    const fault = this.#setUp();
    if (fault !== undefined) return fault;
    this.#changed = false;
    if (sameTable(before, this.#table)) [this.#table, this.#play] = [before, play];
    else this.#report.beganAnew(this.#table.players);
    return undefined;
  }

  // — The lines —

  #take(item: LineItem): SetupFault | undefined {
    if ('fault' in item) return item.fault;
    if ('header' in item) return this.#takeHeader(item.header);
    this.#moving = true;
    const { entry } = item;
    const before = this.#play.current;
    const { ply } = before;
    const refusal = this.#play.play(entry);
    if (refusal !== undefined) return { line: entry.line, refusal, isEntry: this.items.inEntries };
    const { current } = this.#play;
    // A move that a bot had made already was told then.
    if (!('undone' in entry) && (current !== before || current.ply !== ply)) this.#report.moved(current);
    this.#keep();
    return undefined;
  }

  #takeHeader(header: Header): SetupFault | undefined {
    const { line, key } = header;
    if (this.#moving) return { line, refusal: { code: 'late-header', data: { header: key, line } } };
    if ('match' in this.setup.table) return notAsSaved(this.game, this.setup.table.match, [header]);
    this.#headers.push(header);
    this.#changed = true;
    return undefined;
  }

  #isHeader(item: LineItem | undefined): boolean {
    return item !== undefined && 'header' in item;
  }

  /** Whether what comes next is for this moment, when a bot is to move. */
  #isForNow(item: LineItem | undefined, seat: Seat): boolean {
    if (item === undefined) return false;
    if ('header' in item || 'fault' in item) return !this.#moving;
    return 'entry' in item && this.#play.isForBot(item.entry, seat);
  }

  // — The bots —

  #botAt(seat: Seat): BotEntry<unknown, unknown> | undefined {
    const player = this.#table.players[seat];
    return player.kind === 'person' ? undefined : this.game.bots.find(({ bot }) => bot.id === player.id);
  }

  async #botMoves(seat: Seat, entry: BotEntry<unknown, unknown>): Promise<void> {
    const { current: match } = this.#play;
    const thought = think(entry, match.view(seat), { seed: match.seed, ply: match.ply, seat }, this.setup.rules);
    // A worker keeps no program alive, and the input may have ended.
    const awake = setInterval(() => undefined, 60_000);
    try {
      const isMade = await this.#unlessLineComes(thought.move, seat);
      if (!isMade) return thought.stop();
      this.#play.playByBot(await thought.move);
    } finally {
      clearInterval(awake);
    }
    this.#report.moved(match);
    this.#keep();
  }

  /** Whether the bot moved before a line came that says how it moved. */
  async #unlessLineComes(move: Promise<unknown>, seat: Seat): Promise<boolean> {
    const made = move.then(() => true);
    if (this.items.isReady) return made;
    const first = await Promise.race([made, this.items.ready().then(() => false)]);
    return first || !this.#isForNow(this.items.peek(), seat) ? made : false;
  }

  // — The end —

  #keep(): void {
    const { current } = this.#play;
    // Before the first move there is nothing to lose, unless a move was kept that does not stand any more.
    if (current.ply === 0 && !this.#begun) return;
    this.#begun = true;
    const refusal = this.setup.keeper.keep(() => this.#play.current.record());
    // A keeper has put the system's reason in words already.
    if (refusal !== undefined && this.#unkept === undefined) this.#complain(refusalText(refusal, this.setup.look.language));
    this.#unkept = refusal;
  }

  #end(): number {
    const { current } = this.#play;
    const { language } = this.setup.look;
    if (current.outcome === undefined) this.hall.complain(`${lineTexts[language].notOver}\n`);
    return this.#close(0);
  }

  #fail({ line, refusal, isEntry = false }: SetupFault): number {
    const { language } = this.setup.look;
    const isUsage = line === undefined || refusal.code === 'flag-contradicts' || refusal.code === 'not-as-saved';
    const reason = this.#explain(refusal);
    const where = lineTexts[language][isEntry ? 'badEntry' : 'badLine'];
    const message = isUsage ? reason : fill(where, { line, reason });
    if (this.setup.json) {
      const { code, data = {} } = refusal;
      this.hall.write(
        `${JSON.stringify({ error: { code, ...(line === undefined ? {} : { [isEntry ? 'entry' : 'line']: line }), message: reason, data } })}\n`,
      );
    }
    this.#complain(message);
    // What a bot had done in place of the line does not stand.
    if (this.#begun) this.#keep();
    if (this.#begun && !this.setup.json) this.#report.show(this.#play.current);
    return this.#close(isUsage ? 2 : 1);
  }

  /** Says where the game is, or why it is nowhere. */
  #close(code: number): number {
    const { keeper, look } = this.setup;
    const unkept = keeper.close();
    if (unkept !== undefined) {
      sayUnkept(unkept, look.language, { ...this.hall, write: (text) => this.hall.complain(text) });
      return Math.max(code, 1);
    }
    if (this.#begun && this.#play.current.outcome === undefined)
      this.hall.complain(`${fill(lineTexts[look.language].savedAs, { name: keeper.name })}\n`);
    return code;
  }

  #complain(message: string): void {
    this.hall.complain(`arcade: ${message.replace(/\p{Control}/gu, ' ')}\n`);
  }

  #explain(refusal: Refusal): string {
    const { language } = this.setup.look;
    const { refusals } = this.game.texts[language];
    const { line: _line, ...data } = refusal.data ?? {};
    return storeText({ ...refusal, data }, language, {
      refusals: { ...texts[language].usageErrors, ...lineTexts[language].refusals, ...refusals },
    });
  }
}

/** The size of what is printed where there is no window: as wide as COLUMNS says. */
export function paper({ env, size }: Pick<Hall, 'env' | 'size'>): { readonly columns: number; readonly rows: number } {
  const columns = Number(env.COLUMNS ?? size.columns);
  return { columns: Number.isInteger(columns) && columns > 0 ? columns : 80, rows: 24 };
}

/** Whether the same is played by the same. */
function sameTable(a: LineTable, b: LineTable): boolean {
  const said = ({ match, players }: LineTable) => JSON.stringify([{ ...beginningOf(match), seed: match.seed }, players.map(formatPlayer)]);
  return said(a) === said(b);
}

function beginningOf(match: AnyMatch): object {
  const { moves: _moves, result: _result, ...beginning } = match.record();
  return beginning;
}
