/** Walks through the whole menu without a terminal, and sees every question as it would be drawn. */
import { PassThrough, Writable } from 'node:stream';
import headless from '@xterm/headless';
import { askInteger, askText, back, choose, read, type Back, type Entry, type Look, type QuestionIo } from '@console-arcade/console';
import type { Hall } from '../packages/cli/src/hall.js';
import type { Hands } from '../packages/cli/src/hands.js';
import { menu } from '../packages/cli/src/menu.js';
import { window } from './alignment.js';

export interface Seen {
  readonly look: Look;
  readonly screen: string;
  /** The entries of a list, in groups without a gap. */
  readonly groups: readonly (readonly string[])[];
}

interface Question {
  readonly message: string;
  readonly entries: readonly (Entry<unknown> | 'gap')[];
}

/** Every screen of the menu that can be reached; each entry of each list is chosen once. */
export async function walkMenu(hall: Hall, look: Pick<Look, 'language' | 'wide'> & { readonly ascii: boolean }): Promise<Seen[]> {
  const seen: Seen[] = [];
  const way = new Way();
  const see = async <A>(now: Look, ask: (io: QuestionIo) => Promise<A>, groups: Seen['groups'] = []): Promise<A> => {
    const { screen, answer } = await shown(ask);
    seen.push({ look: now, screen, groups });
    return answer;
  };
  const hands: Hands = {
    choose: (async (question: Question, now: Look): Promise<unknown> => {
      const { message, entries } = question;
      const values = entries.flatMap((entry) => (entry === 'gap' ? [] : [entry.value]));
      const list = JSON.stringify([message, values, now.language, now.symbols, now.wide]);
      // Seen once it looks the same the next time, but for a value beside an entry.
      if (!way.knows(list)) await see(now, (io) => choose({ ...question, entries: [...entries] }, now, io), groupsOf(entries));
      return way.next(list, values);
    }) as Hands['choose'],
    askText: (question, now): Promise<string | Back> => see(now, (io) => askText(question, now, io)),
    askInteger: (question, now): Promise<number | Back> => see(now, (io) => askInteger(question, now, io)),
    read: (page, now) => see(now, (io) => read(page, now, io)),
    play: () => Promise.resolve({ next: 'menu', record: { moves: [] } }) as never,
    watch: () => Promise.resolve({}),
  };
  // The program may be left on the way; what was not tried then is tried the next time.
  for (let before = -1; before < way.tries;) {
    before = way.tries;
    await menu(hall, look, hands);
  }
  return seen;
}

/** A way that once led to an untried entry may lead elsewhere now; after so many steps it is given up. */
const MOST_IDLE = 12;

/** Which entries were chosen, and what to choose next so that in the end all are. */
class Way {
  tries = 0;
  /** Steps since an entry was chosen for the first time. */
  #idle = 0;
  readonly #untried = new Map<string, unknown[]>();
  /** The lists that came next after an entry was chosen, by list and entry. */
  readonly #next = new Map<string, Map<unknown, Set<string>>>();
  #last: { readonly list: string; readonly value: unknown } | undefined;

  knows(list: string): boolean {
    return this.#untried.has(list);
  }

  hasUntried(list: string): boolean {
    return (this.#untried.get(list) ?? []).length > 0;
  }

  /** An entry that was not tried, else one from which such an entry is reached, else back. */
  next(list: string, values: readonly unknown[]): unknown {
    if (this.#last !== undefined) this.#after(this.#last.list, this.#last.value).add(list);
    if (!this.knows(list)) this.#untried.set(list, [...values]);
    const untried = this.#untried.get(list) ?? [];
    const fresh = untried.length > 0;
    if (fresh) this.tries++;
    this.#idle = fresh ? 0 : this.#idle + 1;
    const value = fresh
      ? untried.shift()
      : this.#idle > MOST_IDLE
        ? undefined
        : values.find((candidate) => this.#leadsOn(list, candidate, new Set([list])));
    this.#last = value === undefined ? undefined : { list, value };
    return value === undefined ? back : value;
  }

  #leadsOn(list: string, value: unknown, passed: Set<string>): boolean {
    return [...this.#after(list, value)].some((then) => {
      if (passed.has(then)) return false;
      passed.add(then);
      return this.hasUntried(then) || [...(this.#next.get(then)?.keys() ?? [])].some((other) => this.#leadsOn(then, other, passed));
    });
  }

  #after(list: string, value: unknown): Set<string> {
    const entries = this.#next.get(list) ?? new Map<unknown, Set<string>>();
    this.#next.set(list, entries);
    const lists = entries.get(value) ?? new Set<string>();
    entries.set(value, lists);
    return lists;
  }
}

function groupsOf(entries: Question['entries']): string[][] {
  const groups: string[][] = [[]];
  for (const entry of entries) {
    if (entry === 'gap') groups.push([]);
    else groups.at(-1)?.push(entry.name);
  }
  return groups;
}

/** A question as a terminal shows it that is larger than the window it is told of, so that nothing too large is cut off. It is left with Esc. */
async function shown<A>(ask: (io: QuestionIo) => Promise<A>): Promise<{ readonly screen: string; readonly answer: A }> {
  const terminal = new headless.Terminal({ cols: 3 * window.columns, rows: 3 * window.rows, allowProposedApi: true, convertEol: true });
  const input = new PassThrough();
  const write = (data: Buffer, _encoding: string, done: () => void) => terminal.write(data, done);
  const output = Object.assign(new Writable({ write }), { columns: 3 * window.columns, rows: 3 * window.rows });
  const answered = ask({ input, output });
  const screen = await atRest(() => screenOf(terminal));
  input.emit('keypress', undefined, { name: 'escape' });
  const answer = await answered;
  terminal.dispose();
  return { screen, answer };
}

/** A screen that shows something, and has not changed for a while. */
async function atRest(screen: () => string): Promise<string> {
  let last = '';
  for (;;) {
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setTimeout(resolve, 1));
    const now = screen();
    if (now !== '' && now === last) return now;
    last = now;
  }
}

function screenOf(terminal: InstanceType<typeof headless.Terminal>): string {
  const { active } = terminal.buffer;
  return Array.from({ length: terminal.rows }, (_, row) => active.getLine(row)?.translateToString(true) ?? '')
    .join('\n')
    .trimEnd();
}
