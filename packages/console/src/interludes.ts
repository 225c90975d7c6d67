/** Screens between moves that wait for an answer of their own. */
import type { Keeping } from './keeping.js';
import { commandOf, isChoose, isEnter } from './keys.js';
import { fill } from './language.js';
import { keyHelp } from './layout.js';
import { paintFor } from './paint.js';
import type { AnyMatch, Presenter } from './presenter.js';

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
export function askToLeave(presenter: Presenter, keeping: Keeping): Promise<boolean> {
  const { texts } = presenter;
  return askYesNo(presenter, () => `${texts.sureToQuit}${whatBecomes(presenter, keeping)}`);
}

/** Whether the person wants to leave this game for one that was pasted. */
export function askToGoOn(presenter: Presenter, keeping: Keeping, match: AnyMatch, other: AnyMatch): Promise<boolean> {
  const { texts } = presenter;
  const isOver = match.outcome !== undefined || keeping.isEmpty;
  const question = fill(texts.sureToGoOn, { ply: other.ply });
  return askYesNo(presenter, () => `${question}${isOver ? '' : whatBecomes(presenter, keeping)}`);
}

function whatBecomes(presenter: Presenter, { keptAs, refusal }: Keeping): string {
  const { texts } = presenter;
  if (refusal !== undefined) return fill(texts.leftUnkept, { reason: presenter.explain(refusal) });
  return keptAs === undefined ? '' : fill(texts.leftKept, { name: keptAs });
}

async function askYesNo(presenter: Presenter, question: () => string): Promise<boolean> {
  for (;;) {
    const { look, texts } = presenter;
    const keys = [keyHelp('y', texts.yes, look), keyHelp('n', texts.no, look)];
    presenter.show({ prompt: paintFor(look).strong(question()), keys });
    const key = await presenter.stage.key();
    if (/^[yYqQ]$/.test(key.name) || isEnter(key)) return true;
    if (/^[nN]$/.test(key.name) || key.name === 'escape') return false;
  }
}
