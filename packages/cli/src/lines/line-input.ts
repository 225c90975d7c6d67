/** An input as lines, each as soon as it is there; what no record holds ends it. */
import { refuse, type Refusal } from '@console-arcade/core';
import type { HallInput } from '../hall.js';
import { LARGEST, LARGEST_MB } from '../store/files.js';
import type { LineRefusal } from './texts.js';

/** A line with its number, from 1. */
export interface TextLine {
  readonly line: number;
  readonly text: string;
}
/** Why there is nothing more to be read, and in which line. */
export interface Fault {
  readonly line: number;
  readonly refusal: Refusal;
}

/** Headers and the JSON form may be longer: a state, a whole record stands in one line. */
const LONGEST_MOVE = 4000;

export class LineInput {
  readonly #source: HallInput;
  readonly #decoder = new TextDecoder();
  #lines: (TextLine | Fault)[] = [];
  #taken = 0;
  #ended = false;
  /** The line that is not complete yet. */
  #rest = '';
  #roomy = false;
  #number = 1;
  #bytes = 0;
  /** Whether the last sign was a carriage return: a line feed after it ends the same line. */
  #returned = false;
  #wake: () => void = () => undefined;
  #arrival: Promise<void> = Promise.resolve();

  constructor(source: HallInput) {
    this.#source = source;
    this.#awaitMore();
    source.stream
      .on('data', (chunk: Buffer) => this.#read(chunk))
      .on('end', () => this.#end())
      .on('error', (error: NodeJS.ErrnoException) => this.#fail('input-unreadable', { reason: error.code ?? error.message }));
  }

  /** Whether the next line, or the end, is at hand. */
  get isReady(): boolean {
    return this.#taken < this.#lines.length || this.#ended;
  }

  /** Settles when `isReady`. */
  async ready(): Promise<void> {
    while (!this.isReady) await this.#arrival;
  }

  /** Lets come what is already on its way: of a file, the next line always is. */
  async settled(): Promise<void> {
    if (this.#source.kind === 'file') await this.ready();
    else if (!this.isReady) await new Promise((resolve) => setImmediate(resolve));
  }

  /** The next line; undefined: none is at hand. */
  peek(): TextLine | Fault | undefined {
    return this.#lines[this.#taken];
  }

  take(): TextLine | Fault | undefined {
    const line = this.peek();
    if (line === undefined) return undefined;
    this.#taken++;
    if (this.#taken === this.#lines.length) {
      this.#lines = [];
      this.#taken = 0;
      if (!this.#ended) this.#source.stream.resume();
    }
    return line;
  }

  /** Reads no more. */
  close(): void {
    this.#ended = true;
    this.#source.stream.removeAllListeners('data').removeAllListeners('end').removeAllListeners('error');
    this.#source.stream.on('error', () => undefined).destroy();
    this.#wake();
  }

  #read(chunk: Buffer): void {
    const room = LARGEST - this.#bytes;
    this.#bytes += chunk.length;
    this.#split(this.#decoder.decode(chunk.subarray(0, Math.max(0, room)), { stream: true }));
    if (this.#bytes > LARGEST) this.#fail('input-too-large', { most: LARGEST_MB });
    if (this.#taken < this.#lines.length && !this.#ended) this.#source.stream.pause();
    this.#awaitMore();
  }

  #split(text: string): void {
    const pieces = (this.#returned && text.startsWith('\n') ? text.slice(1) : text).split(/\r\n|\n|\r/);
    if (text !== '') this.#returned = text.endsWith('\r');
    for (const [index, piece] of pieces.entries()) {
      if (this.#ended) return;
      if (index > 0) this.#push();
      this.#rest += piece;
      if (this.#rest.length > LONGEST_MOVE && !this.#roomy) {
        this.#roomy = /^\s*[#{]/.test(this.#rest.slice(0, LONGEST_MOVE));
        if (!this.#roomy) this.#fail('line-too-long', { most: LONGEST_MOVE });
      }
    }
  }

  /** The line is complete. */
  #push(): void {
    const [line, text] = [this.#number, this.#rest];
    this.#rest = '';
    this.#roomy = false;
    if (/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)) this.#stop({ line, refusal: { code: 'not-a-record', data: { line } } });
    else this.#lines.push({ line, text });
    this.#number++;
  }

  #end(): void {
    if (this.#ended) return;
    this.#split(this.#decoder.decode());
    if (this.#rest !== '' && !this.#ended) this.#push();
    this.#ended = true;
    this.#awaitMore();
  }

  #fail(code: LineRefusal, data: Refusal['data']): void {
    this.#stop({ line: this.#number, refusal: refuse(code, data).error });
  }

  #stop(fault: Fault): void {
    if (this.#ended) return;
    this.#lines.push(fault);
    this.close();
    this.#awaitMore();
  }

  /** Wakes those who wait; from now on there is something new to wait for. */
  #awaitMore(): void {
    this.#wake();
    this.#arrival = new Promise((resolve) => (this.#wake = resolve));
  }
}
