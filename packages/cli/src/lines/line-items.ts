/** What the lines of an input say: headers, moves, takebacks. A whole record in its JSON form says the same. */
import { cutShort, inShort, parseRecord, parseRecordLine, type GameRecord, type RecordEntry, type Seat } from '@console-arcade/core';
import type { HallInput } from '../hall.js';
import { LineInput, type Fault, type TextLine } from './line-input.js';

/** A header of a record, and how it was written. */
export interface Header {
  readonly line: number;
  readonly key: string;
  /** Whether it is one of the game's options. */
  readonly option: boolean;
  readonly value: unknown;
  readonly text: string;
}

/** A move as text or as JSON, or a number of moves that are taken back. */
export type LineEntry = (RecordEntry | { readonly data: unknown; readonly seat?: Seat }) & { readonly line: number };

export type LineItem = { readonly header: Header } | { readonly entry: LineEntry } | { readonly fault: Fault };

export class LineItems {
  readonly #input: LineInput;
  /** What was read and not taken yet, the next one last. */
  #items: LineItem[] = [];
  /** The lines of a JSON form whose end has not come yet. */
  #whole: string[] | undefined;
  #begun = false;
  #over = false;
  /** Whether places are entries of the JSON form, not lines. */
  #inEntries = false;

  constructor(
    private readonly source: HallInput,
    /** Whether moves may be JSON. */
    private readonly json: boolean,
  ) {
    this.#input = new LineInput(source);
  }

  get inEntries(): boolean {
    return this.#inEntries;
  }

  get kind(): HallInput['kind'] {
    return this.source.kind;
  }

  /** Whether what comes next, or that nothing comes, is known. */
  get isReady(): boolean {
    this.#digest();
    return this.#items.length > 0 || this.#over;
  }

  async ready(): Promise<void> {
    while (!this.isReady) await this.#input.ready();
  }

  /** Lets come what is already on its way. */
  async settled(): Promise<void> {
    if (this.kind === 'file') await this.ready();
    else if (!this.isReady) await this.#input.settled();
  }

  /** Undefined: nothing is at hand. */
  peek(): LineItem | undefined {
    this.#digest();
    return this.#items.at(-1);
  }

  take(): LineItem | undefined {
    this.#digest();
    return this.#items.pop();
  }

  close(): void {
    this.#input.close();
  }

  #digest(): void {
    while (this.#items.length === 0 && !this.#over) {
      const line = this.#input.take();
      if (line !== undefined) this.#read(line);
      else if (!this.#input.isReady) return;
      else if (this.#whole === undefined) this.#over = true;
      else this.#readWhole(this.#whole.join('\n'));
    }
  }

  #read(line: TextLine | Fault): void {
    if ('refusal' in line) {
      this.#whole = undefined;
      this.#items = [{ fault: line }];
    } else if (this.#whole !== undefined) this.#whole.push(line.text);
    else if ((this.json || !this.#begun) && /^\s*\{/.test(line.text)) this.#readJson(line);
    else this.#readText(line);
    this.#begun = true;
  }

  #readText({ line, text }: TextLine): void {
    const parsed = parseRecordLine(text, line);
    if (!parsed.ok) this.#items = [{ fault: { line, refusal: parsed.error } }];
    else if (parsed.value === undefined) return;
    else if ('key' in parsed.value) this.#items = [{ header: { ...parsed.value, line, text: cutShort(text.trim()) } }];
    else this.#items = [{ entry: { ...parsed.value, line } }];
  }

  /** A move as JSON, a whole record in one line, or its first line. */
  #readJson({ line, text }: TextLine): void {
    const data = jsonOf(text);
    if (this.json && isObject(data) && !('moves' in data)) {
      const entry = jsonEntry(data, line);
      const refusal = { code: 'not-a-json-move', data: { text: cutShort(text.trim()) } };
      this.#items = [entry === undefined ? { fault: { line, refusal } } : { entry }];
    } else if (this.#begun)
      this.#items = [{ fault: { line, refusal: { code: 'not-a-json-move', data: { text: cutShort(text.trim()) } } } }];
    else if (data === undefined) this.#whole = [text];
    else this.#readWhole(text);
  }

  #readWhole(text: string): void {
    this.#whole = undefined;
    const record = parseRecord(text);
    if (record.ok) {
      this.#inEntries = true;
      this.#items = itemsOf(record.value).reverse();
    } else {
      const refusal = jsonOf(text) === undefined ? { code: 'broken-json' } : record.error;
      this.#items = [{ fault: { line: 1, refusal } }];
    }
  }
}

function itemsOf({ moves, options = {}, result: _result, ...headers }: GameRecord): LineItem[] {
  const header = (key: string, value: unknown, option: boolean): LineItem => ({
    header: { line: 1, key, option, value, text: `"${key}": ${inShort(value)}` },
  });
  return [
    ...Object.entries(headers).map(([key, value]) => header(key, value, false)),
    ...Object.entries(options).map(([key, value]) => header(key, value, true)),
    ...moves.map((entry, index): LineItem => ({ entry: { ...entry, line: index + 1 } })),
  ];
}

/** `{"move": …}`, perhaps with a seat, or `{"undone": n}`. */
function jsonEntry({ move, seat, undone }: Record<string, unknown>, line: number): LineEntry | undefined {
  if (move === undefined) return Number.isSafeInteger(undone) && (undone as number) > 0 ? { undone: undone as number, line } : undefined;
  if (seat !== undefined && (!Number.isInteger(seat) || (seat as number) < 0)) return undefined;
  const seated = seat === undefined ? {} : { seat: seat as Seat };
  return typeof move === 'string' ? { ...seated, move, line } : { ...seated, data: move, line };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
