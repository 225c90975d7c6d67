/** The page of the menu for games in progress: go on, watch, rename, delete. */
import { back, fill, paintFor, wrap, type AnyGameConsole, type Back, type Entry, type Look } from '@console-arcade/console';
import type { Refusal } from '@console-arcade/core';
import type { Hands } from './hands.js';
import { inColumns, keptGame, keptProblem, momentText, recordCells, type KeptGame } from './kept-games.js';
import { menuTexts } from './menu-texts.js';
import { storeText } from './store/texts.js';
import type { Save } from './store/saves.js';

/** What can be done with games that are kept. */
export interface Tables {
  /** @returns why the save can't be gone on with */
  goOn(save: string): Promise<Refusal | undefined>;
  watch(kept: KeptGame): Promise<void>;
  /** @returns why no save can be called so */
  refusalOfName(name: string): Refusal | undefined;
  rename(save: string, name: string): Refusal | undefined;
  remove(save: string): Refusal | undefined;
}

/** The entry of the main menu: of one save what it is, of several how many. */
export function continueEntry(saves: readonly Save[], games: readonly AnyGameConsole[], look: Look): string {
  const { continueOne, continueSome } = menuTexts[look.language];
  if (saves.length > 1) return fill(continueSome, { count: saves.length });
  return fill(continueOne, { save: told(cellsOf(saves[0], games, look)) });
}

/** Asks until a game was played on or the page is left. With one sound save that is free, there is nothing to ask. */
export async function savesPage(
  saves: () => Promise<readonly Save[]>,
  games: readonly AnyGameConsole[],
  look: () => Look,
  hands: Hands,
  tables: Tables,
): Promise<void> {
  const [only, ...others] = await saves();
  if (only === undefined) return;
  if (others.length === 0 && problemOf(only, games, look()) === undefined) {
    const refusal = await tables.goOn(only.name);
    if (refusal !== undefined) await tell(refusal, look(), hands);
    return;
  }
  for (;;) {
    const list = await saves();
    if (list.length === 0) return;
    const now = look();
    const words = menuTexts[now.language];
    const chosen = await hands.choose<string | null>(
      { message: words.whichSave, entries: [...saveEntries(list, games, now), 'gap', { value: null, name: words.back }] },
      now,
    );
    const save = list.find(({ name }) => name === chosen);
    if (save === undefined) return;
    if (await onePage(save, games, now, hands, tables)) return;
  }
}

/** Cells in one line. */
const told = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(', ');

function saveEntries(saves: readonly Save[], games: readonly AnyGameConsole[], look: Look): Entry<string>[] {
  const lines = inColumns(
    saves.map((save) => cellsOf(save, games, look)),
    look,
  );
  return saves.map((save, i) => ({ value: save.name, name: lines[i], about: problemOf(save, games, look) ?? factsOf(save, look) }));
}

/** A save in a few cells; one that is open elsewhere or can't be read is marked. */
function cellsOf(save: Save, games: readonly AnyGameConsole[], look: Look): string[] {
  const when = momentText(save.changed);
  const mark = problemOf(save, games, look) === undefined ? '' : '! ';
  if (!save.content.ok) return [`${mark}${save.name}`, '', '', when];
  const [title, ...rest] = recordCells(save.content.value.record, games, look);
  return [`${mark}${title}`, ...rest, when];
}

const factsOf = ({ name, changed }: Save, { language }: Look): string =>
  fill(menuTexts[language].saveFacts, { name, when: momentText(changed) });

/** Why a save can't be gone on with now, in words. */
function problemOf({ open, content, name }: Save, games: readonly AnyGameConsole[], look: Look): string | undefined {
  if (open) return `${name}: ${menuTexts[look.language].openElsewhere}`;
  const kept = content.ok ? keptGame(content.value.record, games) : content;
  return kept.ok ? undefined : keptProblem(kept.error, content.ok ? content.value.record : undefined, games, look);
}

type Act = 'go on' | 'watch' | 'rename' | 'delete' | 'back';

/** What to do with one save. True: it was played on. */
async function onePage(save: Save, games: readonly AnyGameConsole[], look: Look, hands: Hands, tables: Tables): Promise<boolean> {
  const words = menuTexts[look.language];
  const problem = problemOf(save, games, look);
  const kept = save.content.ok ? keptGame(save.content.value.record, games) : save.content;
  const entries: Entry<Act>[] = [
    ...(problem === undefined ? [{ value: 'go on' as const, name: words.goOn }] : []),
    ...(kept.ok ? [{ value: 'watch' as const, name: words.watch }] : []),
    ...(problem === undefined
      ? [
          { value: 'rename' as const, name: words.rename },
          { value: 'delete' as const, name: words.remove },
        ]
      : []),
    { value: 'back', name: words.back },
  ];
  const paint = paintFor(look);
  const lines = wrap(factsOf(save, look), look.columns - 1, look);
  const trouble = problem === undefined ? [] : wrap(`! ${problem}`, look.columns - 1, look).map((line) => paint.bad(line));
  const title = paint.title(told(cellsOf(save, games, look).slice(0, -1)));
  const act: Act | Back = await hands.choose<Act>(
    { heading: [title, ...lines, ...trouble, ''].join('\n'), message: words.whatToDo, entries },
    look,
  );
  if (act === 'watch' && kept.ok) await tables.watch(kept.value);
  if (act === 'rename') await rename(save, look, hands, tables);
  const refusal = act === 'go on' ? await tables.goOn(save.name) : act === 'delete' ? await remove(save, look, hands, tables) : undefined;
  if (refusal !== undefined) await tell(refusal, look, hands);
  return act === 'go on' && refusal === undefined;
}

/** Asks until a name is taken; an empty line and Esc leave it as it is. */
async function rename({ name }: Save, look: Look, hands: Hands, tables: Tables): Promise<void> {
  const wished = (text: string) => (text.trim() === '' ? name : text.trim());
  const refuse = (text: string) => {
    const refusal = wished(text) === name ? undefined : tables.refusalOfName(wished(text));
    return refusal === undefined ? undefined : storeText(refusal, look.language);
  };
  const text = await hands.askText({ message: menuTexts[look.language].askSaveName, initial: name, refuse }, look);
  if (text === back || wished(text) === name) return;
  const refusal = tables.rename(name, wished(text));
  if (refusal !== undefined) await tell(refusal, look, hands);
}

async function remove({ name }: Save, look: Look, hands: Hands, tables: Tables): Promise<Refusal | undefined> {
  const words = menuTexts[look.language];
  const entries = [
    { value: false, name: words.no },
    { value: true, name: words.yes },
  ];
  const sure = await hands.choose({ message: words.sureToRemove, entries }, look);
  return sure !== back && sure ? tables.remove(name) : undefined;
}

const tell = (refusal: Refusal, look: Look, hands: Hands): Promise<void> =>
  hands.read(wrap(storeText(refusal, look.language), look.columns - 1, look).join('\n'), look);
