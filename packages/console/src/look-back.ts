/** Looking back at a game: step by step, to either end, or as a film. */
import type { Outcome, Seen, Viewer } from '@console-arcade/core';
import type { AnyGameConsole } from './game-console.js';
import type { History } from './history.js';
import { fill } from './language.js';
import { commandOf } from './keys.js';
import { keyHelp, layOut } from './layout.js';
import type { Look } from './look.js';
import { changePace, paceDelays, type Pace } from './pace.js';
import type { Stage } from './stage.js';
import { kitTexts } from './texts.js';

export interface LookBack {
  readonly game: AnyGameConsole;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the states of any game
  readonly history: History<any, Seen, unknown, unknown>;
  readonly plies: number;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly pace: Pace;
  readonly outcome?: Outcome | undefined;
}

/** Shows the moves from the first position on, until the person has seen enough. */
export async function lookBack(
  stage: Stage,
  look: () => Look,
  { game, history, plies, viewer, names, pace: first }: LookBack,
): Promise<void> {
  let ply = 0;
  let running = false;
  let pace = first;
  for (;;) {
    const now = look();
    const { keys: words, replaying } = kitTexts[now.language];
    const [arrows, ends] = now.symbols === 'ascii' ? ['left right', 'Home End'] : ['← →', 'Home End'];
    const keys = [
      keyHelp(arrows, words.step, now),
      keyHelp(ends, words.ends, now),
      keyHelp('Space', words.auto, now),
      keyHelp('+ -', words.speed, now),
      keyHelp('Esc', words.close, now),
    ];
    stage.show(
      layOut(
        {
          title: game.texts[now.language].title,
          aside: fill(replaying, { ply, plies }),
          scene: (room) => game.draw({ view: history.view(viewer, ply), past: history.past(viewer, ply), names }, room),
          messages: history.steps(viewer, names, 3, ply).flatMap((step) => game.narrate(step, now)),
          prompt: '',
          keys,
        },
        now,
      ),
    );
    // A film runs at the table's pace, but never faster than it can be seen.
    if (running && !(await stage.pressed(Math.max(40, paceDelays[pace])))) {
      ply = Math.min(plies, ply + 1);
      running = ply < plies;
      continue;
    }
    const key = await stage.key();
    const command = commandOf(key);
    running = key.name === 'space' && !running;
    if (running && ply === plies) ply = 0;
    if (key.name === 'right' || key.name === 'l' || key.name === 'return') ply = Math.min(plies, ply + 1);
    else if (key.name === 'left' || key.name === 'h') ply = Math.max(0, ply - 1);
    else if (key.name === 'pagedown' || key.name === 'down' || key.name === 'j') ply = Math.min(plies, ply + 10);
    else if (key.name === 'pageup' || key.name === 'up' || key.name === 'k') ply = Math.max(0, ply - 10);
    else if (key.name === 'home') ply = 0;
    else if (key.name === 'end') ply = plies;
    else if (command === 'faster' || command === 'slower') pace = changePace(pace, command === 'faster' ? 1 : -1);
    else if (key.name === 'escape' || command === 'quit') return;
  }
}
