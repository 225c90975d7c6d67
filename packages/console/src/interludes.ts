/** Screens between moves that wait for an answer of their own. */
import type { Keeping } from './keeping.js';
import { commandOf, isChoose, isEnter } from './keys.js';
import { fill } from './language.js';
import { keyHelp } from './layout.js';
import { paintFor } from './paint.js';
import type { Presenter } from './presenter.js';

/** Waits for Enter, the table covered or drawn for all with an overlay. False: the person wants to leave. */
export async function waitForEnter(presenter: Presenter, prompt: string, overlay?: string): Promise<boolean> {
  for (;;) {
    const { look, texts } = presenter;
    const keys = [keyHelp('Enter', texts.keys.goOn, look), keyHelp('q', texts.commands.quit, look)];
    presenter.show({ prompt, keys, ...(overlay === undefined ? { covered: true } : { viewer: 'table', overlay }) });
    const key = await presenter.stage.key();
    if (isChoose(key)) return true;
    if (commandOf(key) === 'quit') return false;
  }
}

/** Whether the person really wants to leave; they are told what becomes of the game. */
export async function askToLeave(presenter: Presenter, keeping: Keeping): Promise<boolean> {
  for (;;) {
    const { look, texts } = presenter;
    const { keptAs, refusal } = keeping;
    const kept = keptAs === undefined ? texts.sureToQuit : fill(texts.leaveKept, { name: keptAs });
    presenter.show({
      prompt: paintFor(look).strong(refusal === undefined ? kept : fill(texts.leaveNotKept, { reason: presenter.explain(refusal) })),
      keys: [keyHelp('y', texts.yes, look), keyHelp('n', texts.no, look)],
    });
    const key = await presenter.stage.key();
    if (/^[yYqQ]$/.test(key.name) || isEnter(key)) return true;
    if (/^[nN]$/.test(key.name) || key.name === 'escape') return false;
  }
}
