/** The name under which a game is kept, shown and changed on a line. */
import type { Keeping } from './keeping.js';
import { fill } from './language.js';
import { isEnter } from './keys.js';
import { drawLine, editLine, lineKeys, lineOf, textOf, type Wrong } from './line-editor.js';
import type { Presenter } from './presenter.js';

/** Asks for the name, the present one given; Esc leaves it as it is. */
export async function askName(presenter: Presenter, keeping: Keeping): Promise<void> {
  const { texts, stage } = presenter;
  if (keeping.name === undefined) return presenter.say(texts.cannotSave);
  if (keeping.isEmpty) return presenter.say(texts.nothingToSave);
  let line = lineOf(keeping.name);
  let wrong: Wrong | undefined;
  for (;;) {
    const { look } = presenter;
    presenter.show({ prompt: drawLine(line, texts.askName, wrong, look), keys: lineKeys(look) });
    const key = await stage.key();
    if (key.name === 'escape') return;
    if (key.name === 'resized') continue;
    if (isEnter(key)) {
      const refusal = keeping.keepAs(textOf(line).trim());
      if (refusal === undefined) return presenter.say(fill(texts.keptAs, { name: keeping.name }));
      wrong = { text: presenter.explain(refusal) };
      continue;
    }
    wrong = undefined;
    line = editLine(line, key.name === 'paste' ? { ...key, char: (key.char ?? '').split('\n')[0] } : key);
  }
}
