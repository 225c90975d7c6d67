/** A game that is over: its result, another look at it, another game, or the last move taken back. */
import type { Outcome } from '@console-arcade/core';
import { commandOf, isEnter } from './keys.js';
import { fill } from './language.js';
import { keyHelp } from './layout.js';
import { lookBack, viewersOf } from './look-back.js';
import type { Pace } from './pace.js';
import { paintFor } from './paint.js';
import type { AnyMatch, Presenter } from './presenter.js';
import { resultText } from './result.js';

/** What the person wants next; an earlier position to play on from, or something that was pasted. */
export type Next = 'menu' | 'again' | 'undo' | 'record' | 'help' | { readonly fromPly: number } | { readonly pasted: string };

export async function afterTheEnd(presenter: Presenter, match: AnyMatch, pace: Pace): Promise<Next> {
  for (;;) {
    const { look, texts } = presenter;
    const keys = [
      keyHelp('Enter', texts.result.menu, look),
      keyHelp('a', texts.result.again, look),
      keyHelp('b', texts.result.replay, look),
      keyHelp('u', texts.result.undo, look),
      keyHelp('?', texts.commands.help, look),
      keyHelp('r', texts.commands.record, look),
    ];
    presenter.show({ prompt: resultLine(presenter, match), keys });
    const key = await presenter.stage.key();
    if (presenter.press(key)) continue;
    // Who plays by holding Enter must not miss the result.
    if (isEnter(key) && key.held !== true) return 'menu';
    if (key.name === 'q' || key.name === 'escape') return 'menu';
    if (key.name === 'a') return 'again';
    if (key.name === 'paste') return { pasted: key.char ?? '' };
    if (key.name === 'b') {
      const viewers = viewersOf(presenter, match, presenter.viewer);
      const fromPly = await lookBack(presenter, match, { pace, viewers, record: () => match.record() });
      if (fromPly !== undefined) return { fromPly };
    }
    const command = commandOf(key);
    if (command === 'record' || command === 'help' || command === 'undo') return command;
  }
}

function resultLine({ game, names, look, texts }: Presenter, match: AnyMatch): string {
  const paint = paintFor(look);
  const { seed, ply } = match;
  const facts = fill(texts.facts, { ply, seed });
  return `${paint.strong(resultText(game, match.outcome as Outcome, names, look))}  ${paint.faint(facts)}`;
}
