/** The pages that can be opened over any table: the keys, and the record so far. */
import { formatRecord, type GameRecord } from '@console-arcade/core';
import type { AnyGameConsole } from './game-console.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { rulesPage } from './rules-page.js';
import { pad, widthOf, wrap } from './text.js';
import { kitTexts } from './texts.js';

export function helpLines(game: AnyGameConsole, look: Look): string[] {
  const { keys, commands } = kitTexts[look.language];
  const own = game.texts[look.language];
  const paint = paintFor(look);
  const arrows = look.symbols === 'ascii' ? keys.arrows : '←↑↓→';
  const table: readonly (readonly [key: string, does: string])[] = [
    ...(own.keys ?? []),
    [`${arrows}  h j k l`, keys.move],
    ['Enter  Space', keys.choose],
    [':', keys.line],
    ['u  U', `${commands.undo} / ${commands.redo}`],
    ...(game.hints === undefined ? [] : [['H', commands.hint] as const]),
    ...(game.overlays ?? []).map(({ id, key }) => [key, own.overlays?.[id] ?? id] as const),
    ['r', commands.record],
    ['Space  p', commands.pause],
    ['+  -', keys.speed],
    ['q  Ctrl-C', commands.quit],
  ];
  const width = Math.max(...table.map(([key]) => widthOf(key, look)));
  const rows = table.flatMap(([key, does]) =>
    wrap(does, Math.max(8, look.columns - width - 2), look).map((line, i) => `${paint.key(pad(i === 0 ? key : '', width, look))}  ${line}`),
  );
  return [...rows, '', ...rulesPage(own.rules, look).split('\n')];
}

export function recordLines(record: GameRecord, look: Look): string[] {
  return formatRecord(record)
    .trimEnd()
    .split('\n')
    .flatMap((line) => wrap(line, look.columns, look));
}
