/** Looking back at a game: step by step, to either end, or as a film. */
import { fill } from './language.js';
import { commandOf } from './keys.js';
import { keyHelp, layOut } from './layout.js';
import { changePace, paceDelays, type Pace } from './pace.js';
import type { Presenter } from './presenter.js';
import { RESIZED } from './stage.js';

/** Shows the first `plies` moves from the first position on, until the person has seen enough. */
export async function lookBack(presenter: Presenter, plies: number, startPace: Pace): Promise<void> {
  const { game, history, stage, viewer, names } = presenter;
  let ply = 0;
  let running = false;
  let pace = startPace;
  for (;;) {
    const now = presenter.look;
    const { keys: words, replaying, speedIs, pace: paceNames } = presenter.texts;
    const arrows = now.symbols === 'ascii' ? words.leftRight : '← →';
    const keys = [
      keyHelp(arrows, words.step, now),
      keyHelp('Home End', words.ends, now),
      keyHelp('Space', words.auto, now),
      keyHelp('+ -', fill(speedIs, { pace: paceNames[pace] }), now),
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
    if (key.name === 'space') running = !running;
    else if (command !== 'faster' && command !== 'slower' && key !== RESIZED) running = false;
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
