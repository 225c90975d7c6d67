/** Pages over the table: help, records, rules — scrolled, and closed again. */
import { isChoose, type Key } from './keys.js';
import { keyHelp, layOutPage } from './layout.js';
import type { Look } from './look.js';
import { RESIZED, type Stage } from './stage.js';
import { kitTexts } from './texts.js';

/** Shows a page until it is closed. `lines` is asked anew when the window has another size. */
export async function showPage(stage: Stage, look: () => Look, title: string, lines: (look: Look) => readonly string[]): Promise<void> {
  let top = 0;
  for (;;) {
    const now = look();
    const texts = kitTexts[now.language];
    let last = 0;
    let shown = 1;
    const visible = (room: Look) => {
      const all = lines(room);
      shown = room.rows;
      last = Math.max(0, all.length - shown);
      top = Math.min(top, last);
      return all.slice(top, top + shown);
    };
    const keys = [
      keyHelp('Esc', texts.keys.close, now),
      keyHelp(now.symbols === 'ascii' ? texts.keys.upDown : '↑↓', texts.keys.scroll, now),
    ];
    stage.show(layOutPage(title, visible, keys, now));
    const key = await stage.key();
    if (key === RESIZED) continue;
    const step = scrollStep(key, shown);
    if (step === undefined) return;
    top = Math.max(0, Math.min(last, top + step));
  }
}

/** By how many lines a key scrolls; undefined: it closes the page. */
function scrollStep(key: Key, page: number): number | undefined {
  switch (key.name) {
    case 'down':
    case 'j':
      return 1;
    case 'up':
    case 'k':
      return -1;
    case 'pagedown':
    case 'space':
      return page;
    case 'pageup':
      return -page;
    case 'home':
      return -Infinity;
    case 'end':
      return Infinity;
    default:
      return isChoose(key) || key.name === 'escape' || key.name === 'q' || key.char !== undefined ? undefined : 0;
  }
}
