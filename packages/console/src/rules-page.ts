/** Rules pages: paragraphs, `## ` headings and `- ` entries, laid out for a look. */
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { widthOf, wrap } from './text.js';

type Kind = 'heading' | 'entry' | 'paragraph';

interface Block {
  readonly kind: Kind;
  readonly text: string;
}

/** The page as lines no wider than the look: headings stand out at the left, entries hang from their bullets. */
export function rulesPage(text: string, look: Look): string {
  const blocks = blocksOf(text.replaceAll('`', ''));
  const apart = (i: number) => i > 0 && !(blocks[i].kind === 'entry' && blocks[i - 1].kind === 'entry') && blocks[i - 1].kind !== 'heading';
  return blocks.flatMap((block, i) => [...(apart(i) ? [''] : []), ...blockLines(block, look)]).join('\n');
}

const INDENT = '  ';

function blockLines({ kind, text }: Block, look: Look): string[] {
  if (kind === 'heading') return wrap(text, look.columns, look).map((line) => paintFor(look).title(line));
  const bullet = kind === 'paragraph' ? '' : look.symbols === 'ascii' ? '- ' : '• ';
  const hang = ' '.repeat(widthOf(bullet, look));
  const room = look.columns - INDENT.length - hang.length;
  return wrap(text, room, look).map((line, i) => INDENT + (i === 0 ? bullet : hang) + line);
}

/** Lines that follow one another make one block; a blank line, a heading or a new entry begins the next. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const whole of text.split('\n')) {
    const line = whole.trim();
    const [kind, content] = kindOf(line);
    const last = blocks.at(-1);
    if (line === '') open = false;
    else if (kind === 'paragraph' && open && last !== undefined) blocks[blocks.length - 1] = { ...last, text: joined(last.text, content) };
    else blocks.push({ kind, text: content });
    if (line !== '') open = kind !== 'heading';
  }
  return blocks;
}

function kindOf(line: string): [Kind, string] {
  if (line.startsWith('## ')) return ['heading', line.slice(3)];
  return line.startsWith('- ') ? ['entry', line.slice(2)] : ['paragraph', line];
}

/** Two lines of one paragraph: Chinese needs no space between them. */
const joined = (before: string, after: string): string =>
  /[\p{Script=Han}，。、；：？！）」』”]$/u.test(before) && /^[\p{Script=Han}（「『“]/u.test(after) ? before + after : `${before} ${after}`;
