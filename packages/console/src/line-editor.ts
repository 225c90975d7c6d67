/** A line of text that is edited at the lower edge of the table: a move, a name, a number. */
import type { Key } from './keys.js';
import { keyHelp } from './layout.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { widthOf } from './text.js';
import { kitTexts } from './texts.js';

/** The characters, and where the next one goes. */
export interface Line {
  readonly characters: readonly string[];
  readonly at: number;
}

/** What is wrong with the line, and perhaps where. */
export interface Wrong {
  readonly text: string;
  readonly at?: number;
}

/** A line that begins with a text, to be gone on with. */
export const lineOf = (text: string): Line => ({ characters: [...text], at: [...text].length });

export const textOf = ({ characters }: Line): string => characters.join('');

/** The line after a key. */
export function editLine({ characters, at }: Line, key: Key): Line {
  switch (key.name) {
    case 'left':
      return { characters, at: Math.max(0, at - 1) };
    case 'right':
      return { characters, at: Math.min(characters.length, at + 1) };
    case 'home':
      return { characters, at: 0 };
    case 'end':
      return { characters, at: characters.length };
    case 'backspace':
      return at === 0 ? { characters, at } : { characters: characters.toSpliced(at - 1, 1), at: at - 1 };
    case 'delete':
      return { characters: characters.toSpliced(at, 1), at };
    case 'cut-before':
      return { characters: characters.slice(at), at: 0 };
    case 'cut-behind':
      return { characters: characters.slice(0, at), at };
    case 'cut-word': {
      const before = characters
        .slice(0, at)
        .join('')
        .replace(/\S*\s*$/, '');
      return { characters: [...before, ...characters.slice(at)], at: [...before].length };
    }
    default: {
      const typed = [...(key.char ?? '')];
      return { characters: characters.toSpliced(at, 0, ...typed), at: at + typed.length };
    }
  }
}

/** The line, the place where the next character goes, and below it what is wrong and where. */
export function drawLine({ characters, at }: Line, label: string, wrong: Wrong | undefined, look: Look): string {
  const paint = paintFor(look);
  const head = label;
  // Of a line that is longer than the window the part before the cursor is shown.
  const room = Math.max(1, look.columns - widthOf(head, look) - 3);
  let from = at;
  for (let used = 0; from > 0; from--) {
    used += widthOf(characters[from - 1], look);
    if (used >= room) break;
  }
  const before = characters.slice(from, at).join('');
  const under = characters[at] ?? ' ';
  const cursor = look.colours === 0 ? `|${characters[at] ?? ''}` : paint.cursor(under);
  let after = '';
  for (let i = at + 1, used = widthOf(before + under, look); i < characters.length; i++) {
    used += widthOf(characters[i], look);
    if (used > room) break;
    after += characters[i];
  }
  const shown = `${paint.strong(head)}${before}${cursor}${after}`;
  if (wrong === undefined) return shown;
  const caretAt = Math.max(0, Math.min(wrong.at ?? 0, characters.length) - from);
  const caret = ' '.repeat(widthOf(head + characters.slice(from, from + caretAt).join(''), look));
  return `${shown}\n${wrong.at === undefined ? '' : `${caret}^ `}${paint.bad(wrong.text)}`;
}

export function lineKeys(look: Look): string[] {
  const { keys } = kitTexts[look.language];
  return [keyHelp('Enter', keys.choose, look), keyHelp('Esc', keys.close, look)];
}
