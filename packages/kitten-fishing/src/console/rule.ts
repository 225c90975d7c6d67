/** Lines across the table. Their widths are reckoned, not measured: the table is drawn anew for every play. */
import { paintFor, truncate, widthOf, type Look } from '@console-arcade/console';

/** A horizontal line of exactly so many cells. */
export function rule(width: number, look: Look): string {
  const sign = look.symbols === 'ascii' ? '-' : '─';
  const cell = widthOf(sign, look);
  const signs = Math.max(0, Math.floor(width / cell));
  return sign.repeat(signs) + ' '.repeat(Math.max(0, width - signs * cell));
}

/** A line across the whole table that says what lies below it, and at its right end as many facts as there is room for. */
export function headline(title: string, facts: readonly string[], look: Look): string {
  const paint = paintFor(look);
  const head = truncate(title, Math.max(0, look.columns - LEAD - 2), look);
  let room = look.columns - LEAD - 2 - widthOf(head, look);
  let tail = '';
  for (const fact of facts) {
    const size = widthOf(fact, look) + 2 + BETWEEN;
    if (size + BETWEEN > room) break;
    tail += ` ${fact} ${rule(BETWEEN, look)}`;
    room -= size;
  }
  return `${paint.faint(rule(LEAD, look))} ${paint.strong(head)} ${paint.faint(rule(room, look) + tail)}`;
}

/** The cells of the line before the title, and between two facts: even, for signs that take two. */
const LEAD = 4;
const BETWEEN = 2;
