/** How a screen is put together: a title line, the scene, what happened, the keys. */
import { fill } from './language.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { pad, sizeOf, truncate, widthOf, wrap } from './text.js';
import { kitTexts } from './texts.js';

export interface Parts {
  readonly title: string;
  /** At the right end of the title line. */
  readonly aside: string;
  /** Draws the scene within a look. */
  scene(look: Look): string;
  /** What happened, oldest first; as many of the last ones as there is room for. */
  readonly messages: readonly string[];
  /** The question and the keys: at the lower edge, the most needed keys first. */
  readonly prompt: string;
  readonly keys: readonly string[];
  /** The line of the prompt that stays in the lowest window, besides the first. Default: the second. */
  readonly focus?: number;
}

/** The widest a screen is spread, where the scene itself is not wider. */
const COMFORT = 80;

/** A screen, and whether the table is on it: a window may be too small. */
export interface Laid {
  readonly screen: string;
  readonly isShown: boolean;
}

/** A screen that fills the window, or says how large the window must be. Its last line is never empty nor full. */
export const layOut = (parts: Parts, look: Look): string => tryLayOut(parts, look).screen;

export function tryLayOut(parts: Parts, look: Look): Laid {
  // The last column stays free: a line that fills it would make some terminals scroll.
  const columns = Math.max(1, look.columns - 1);
  const footers = footersOf(parts, columns, look);
  for (const [i, footer] of footers.entries()) {
    // A title, a line of messages, and the footer; without the title where the scene needs its line.
    const room = look.rows - footer.length - 2;
    const scene = parts.scene({ ...look, columns, rows: room });
    const size = sizeOf(scene, look);
    if (size.columns <= columns && size.rows <= room + 1) {
      return { screen: filled(parts, scene, size.rows <= room, footer, columns, look), isShown: true };
    }
    if (i === footers.length - 1) return { screen: tooSmall(size.columns + 1, size.rows + footer.length + 1, look), isShown: false };
  }
  return { screen: '-', isShown: false };
}

/**
 * The question and the keys, from the fullest form to the shortest: in a low window they give way, not the table. What is
 * wrong with a typed line goes before the keys.
 */
function footersOf({ prompt, keys, focus = 1 }: Parts, columns: number, look: Look): string[][] {
  const asked = prompt.split('\n');
  const short = asked.map((line) => truncate(line, columns, look));
  const keysShown = keyLine(keys, columns, look);
  // The line of the question stays free where nothing is asked, so that the table never jumps.
  const full = [...asked.flatMap((line) => wrap(line, columns, look)), keysShown];
  return [full, [...short, keysShown], [short[0], short[focus] ?? keysShown]].filter(
    (footer, i, all) => i === 0 || footer.length < all[i - 1].length,
  );
}

function filled(parts: Parts, scene: string, titled: boolean, footer: readonly string[], columns: number, look: Look): string {
  const size = sizeOf(scene, look);
  const width = Math.max(size.columns, Math.min(columns, COMFORT - 1));
  const free = look.rows - footer.length - size.rows - (titled ? 1 : 0);
  // Gaps depend on the table's size alone: what is told must not move the table.
  const [above, below] = [titled && free >= 4 ? 1 : 0, free >= 6 ? 1 : 0];
  const lines = [
    ...(titled ? [titleLine(parts, width, look)] : []),
    ...gap(above),
    ...centre(scene, width, size.columns),
    ...gap(below),
    ...lastMessages(parts.messages, Math.min(free - above - below, MOST_MESSAGES), width, look),
  ];
  while (lines.length < look.rows - footer.length) lines.push('');
  const margin = ' '.repeat(Math.max(0, Math.floor((columns - width) / 2)));
  return [...lines, ...footer].map((line) => (line === '' ? '' : truncate(margin + line, columns, look))).join('\n');
}

/** As many of the last messages as there are lines for; of the very last one its beginning at least. */
function lastMessages(messages: readonly string[], room: number, width: number, look: Look): string[] {
  const told: string[] = [];
  for (const message of messages.toReversed()) {
    const lines = wrap(message, width, look);
    const left = room - told.length;
    if (lines.length <= left) told.unshift(...lines);
    else {
      if (told.length === 0 && left > 0) told.push(...lines.slice(0, left - 1), truncate(`${lines[left - 1]} ${lines[left]}`, width, look));
      break;
    }
  }
  return told;
}

/** A page to read: a title, lines from the left edge, the keys. `lines` gets the room there is. */
export function layOutPage(title: string, lines: (look: Look) => readonly string[], keys: readonly string[], look: Look): string {
  const columns = Math.max(1, look.columns - 1);
  const rows = Math.max(1, look.rows - 2);
  const shown = lines({ ...look, columns: Math.min(columns, COMFORT - 1), rows });
  const page = [paintFor(look).title(title), ...shown, ...gap(rows - shown.length), keyLine(keys, columns, look)];
  return page
    .slice(-Math.max(1, look.rows))
    .map((line) => truncate(line, columns, look))
    .join('\n');
}

const MOST_MESSAGES = 6;
const gap = (rows: number): string[] => Array.from({ length: rows }, () => '');

function titleLine({ title, aside }: Parts, width: number, look: Look): string {
  const paint = paintFor(look);
  const right = truncate(aside, Math.max(0, width - widthOf(title, look) - 2), look);
  return paint.title(pad(title, width - widthOf(right, look), look)) + paint.faint(right);
}

function centre(scene: string, width: number, sceneWidth: number): string[] {
  const margin = ' '.repeat(Math.floor((width - sceneWidth) / 2));
  return scene.split('\n').map((line) => (line === '' ? '' : margin + line));
}

/** As many keys as fit, the most needed first. */
function keyLine(keys: readonly string[], columns: number, look: Look): string {
  const gap = '  ';
  let line = '';
  for (const key of keys) {
    const longer = line === '' ? key : line + gap + key;
    if (widthOf(longer, look) > columns) break;
    line = longer;
  }
  return line === '' ? truncate(keys[0] ?? '-', columns, look) : line;
}

function tooSmall(neededColumns: number, neededRows: number, look: Look): string {
  const text = fill(kitTexts[look.language].tooSmall, { columns: look.columns, rows: look.rows, neededColumns, neededRows });
  const columns = Math.max(1, look.columns - 1);
  const shown = wrap(text, columns, look).slice(0, Math.max(1, look.rows));
  return shown.map((line) => truncate(line, columns, look) || '-').join('\n');
}

/** A key and what it does, as footers and help screens show it. */
export function keyHelp(key: string, action: string, look: Look): string {
  const paint = paintFor(look);
  return `${paint.key(key)} ${paint.faint(action)}`;
}
