/** What goes back to the bank when there are more than ten tokens: one by one, and Esc takes the last one up again. */
import { fill } from '@console-arcade/console';
import { total } from '../tokens.js';
import { tokenKinds, tokenLetters, type SplendorView } from '../types.js';
import type { SplendorAnswer, SplendorTable } from './ask.js';
import { tokenList } from './gems.js';
import { dueBack, keptOf, pickedTokens, tokensWith, type Gaining, type Picked } from './picking.js';
import { words } from './words.js';

/** The whole move; undefined: the person went back. */
export async function askReturn(move: Gaining, view: SplendorView, table: SplendorTable): Promise<SplendorAnswer | undefined> {
  const { look } = table;
  const own = words[look.language];
  const tokens = tokensWith(move, view);
  const due = dueBack(move, view);
  let given: Picked = [];
  while (given.length < due) {
    const kept = keptOf(tokens, given);
    const kinds = tokenKinds.flatMap((_, kind) => (kept[kind] > 0 ? [kind] : []));
    const last = given.at(-1);
    const choices = kinds.map((kind) => ({
      label: fill(own.menu.give, { kind: tokenList(tokenLetters[kind], look), count: kept[kind] }),
      key: String(kind + 1),
      answer: { interim: { kind: 'token', colour: kind } as const },
    }));
    const chosen = given.length === 0 ? '' : ` ${fill(own.goingBack, { tokens: tokenList(pickedTokens(given), look) })}`;
    const prompt = fill(own.askReturn, { held: total(tokens), due }) + chosen;
    const reply = await table.menu(choices, prompt, {
      back: { interim: { kind: 'back' } },
      marked: last === undefined ? 0 : Math.max(0, kinds.indexOf(last)),
    });
    if (!('interim' in reply)) return reply;
    const step = reply.interim;
    if (step.kind === 'token') given = [...given, step.colour];
    else if (given.length === 0) return undefined;
    else given = given.slice(0, -1);
  }
  return { move: { ...move, back: pickedTokens(given) } };
}
