/** The pages that can be opened over any table: the keys, and the record so far. */
import { formatRecord, type GameRecord } from '@console-arcade/core';
import type { AnyGameConsole } from './game-console.js';
import type { Look } from './look.js';
import { paintFor } from './paint.js';
import { rulesPage } from './rules-page.js';
import { pad, widthOf, wrap } from './text.js';
import { kitTexts } from './texts.js';

/** @param saves whether somebody keeps the game */
export function helpLines(game: AnyGameConsole, look: Look, saves = true): string[] {
  const { keys, commands } = kitTexts[look.language];
  const own = game.texts[look.language];
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
    ...(saves ? [['s', commands.save] as const] : []),
    ['Space  p', commands.pause],
    ['+  -', keys.speed],
    ['q  Ctrl-C', commands.quit],
  ];
  return [...keyTable(table, look), '', ...rulesPage(own.rules, look).split('\n')];
}

/** The keys while one looks back. */
export function replayHelpLines(game: AnyGameConsole, look: Look, hasViewers: boolean): string[] {
  const { keys, commands, result } = kitTexts[look.language];
  const own = game.texts[look.language];
  const ascii = look.symbols === 'ascii';
  const table: readonly (readonly [key: string, does: string])[] = [
    [`${ascii ? keys.leftRight : '← →'}  h l`, keys.step],
    [`${ascii ? keys.upDown : '↑ ↓'}  PgUp PgDn`, keys.tenSteps],
    ['Home  End', keys.ends],
    ['Space', keys.auto],
    ['+  -', keys.speed],
    ['12 Enter', keys.jump],
    ...(hasViewers ? [['v', keys.eyes] as const] : []),
    ...(game.overlays ?? []).map(({ id, key }) => [key, own.overlays?.[id] ?? id] as const),
    ['p', keys.playOnHere],
    ['r', commands.record],
    ['q  Esc', result.menu],
  ];
  return [...keyTable(table, look), '', ...rulesPage(own.rules, look).split('\n')];
}

function keyTable(table: readonly (readonly [key: string, does: string])[], look: Look): string[] {
  const paint = paintFor(look);
  const width = Math.max(...table.map(([key]) => widthOf(key, look)));
  return table.flatMap(([key, does]) =>
    wrap(does, Math.max(8, look.columns - width - 2), look).map((line, i) => `${paint.key(pad(i === 0 ? key : '', width, look))}  ${line}`),
  );
}

export function recordLines(record: GameRecord, look: Look): string[] {
  return formatRecord(record)
    .trimEnd()
    .split('\n')
    .flatMap((line) => wrap(line, look.columns, look));
}
