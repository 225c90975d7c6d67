/** The pages that can be opened over any table: the keys, and the record so far. */
import { formatRecord, type GameRecord } from '@console-arcade/core';
import type { AnyGameConsole } from './game-console.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { rulesPage } from './rules-page.js';
import { columns, wrap } from './text.js';
import { kitTexts } from './texts.js';

export function helpLines(game: AnyGameConsole, look: Look): string[] {
  const { keys, commands } = kitTexts[look.language];
  const own = game.texts[look.language];
  const paint = paintFor(look);
  const arrows = look.symbols === 'ascii' ? 'arrows' : '←↑↓→';
  const table: [string, string][] = [
    [`${arrows}  h j k l`, keys.move],
    ['Enter  Space', keys.choose],
    [':', keys.line],
    ['u  U', `${commands.undo} / ${commands.redo}`],
    ...(game.hints === undefined ? [] : [['H', commands.hint] as [string, string]]),
    ...(game.overlays ?? []).map(({ id, key }): [string, string] => [key, own.overlays?.[id] ?? id]),
    ['r', commands.record],
    ['Space  p', commands.pause],
    ['+  -', keys.speed],
    ['q', commands.quit],
    ['Ctrl-C', commands.quit],
  ];
  const rows = columns(
    table.map(([key, action]) => [paint.key(key), action]),
    look,
  );
  return [...rows, '', ...rulesPage(own.rules, look).split('\n')];
}

export function recordLines(record: GameRecord, look: Look): string[] {
  return formatRecord(record)
    .trimEnd()
    .split('\n')
    .flatMap((line) => wrap(line, look.columns, look));
}
