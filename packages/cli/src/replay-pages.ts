/** A recorded game where there is no terminal: its positions one after the other, as text or as an object a line. */
import type { Viewer } from '@console-arcade/core';
import { displayNames, fill, History, kitTexts, replayViewer, resultText, type AnyGameConsole, type Look } from '@console-arcade/console';
import type { Hall } from './hall.js';
import type { RecordTable } from './record-table.js';

interface Pages {
  /** Default: as in the window, everything of a game that is over, and of one that is on what may be told. */
  readonly viewer: Viewer | undefined;
  /** The only position to be shown; undefined: all. */
  readonly ply: number | undefined;
  readonly json: boolean;
  readonly look: Look;
}

export function printPositions(game: AnyGameConsole, table: RecordTable, pages: Pages, hall: Hall): void {
  const { ply, json } = pages;
  const { match, players } = table;
  const viewer = pages.viewer ?? replayViewer(game, players, match);
  const plies = ply === undefined ? Array.from({ length: match.ply + 1 }, (_, i) => i) : [ply];
  const page = json ? jsonPage(game, table, viewer) : textPage(game, table, viewer, pages.look);
  for (const at of plies) hall.write(page(at));
  if (ply === undefined && match.outcome !== undefined) hall.write(json ? jsonEnd(table) : textEnd(game, table, pages.look));
}

type Page = (ply: number) => string;

/** What was told of the move that led there, and the table. */
function textPage(game: AnyGameConsole, { match, players }: RecordTable, viewer: Viewer, look: Look): Page {
  const names = displayNames(players, game, look);
  const history = new History(match);
  return (ply) => {
    const told = history.steps(viewer, names, 1, ply).flatMap((step) => game.narrate(step, look));
    const head = `${fill(kitTexts[look.language].replaying, { ply, plies: match.ply })}`;
    const scene = game.draw({ view: history.view(viewer, ply), past: history.past(viewer, ply), names }, look);
    return `${[head, ...told, scene.trimEnd()].join('\n')}\n\n`;
  };
}

function textEnd(game: AnyGameConsole, { match, players }: RecordTable, look: Look): string {
  const { outcome, ply, seed } = match;
  if (outcome === undefined) return '';
  const facts = fill(kitTexts[look.language].facts, { ply, seed });
  return `${resultText(game, outcome, displayNames(players, game, look), look)}  ${facts}\n`;
}

function jsonPage({ game }: AnyGameConsole, { match }: RecordTable, viewer: Viewer): Page {
  const { turns } = match;
  return (ply) => {
    const last = turns.at(ply - 1);
    const moved =
      ply === 0 || last === undefined ? {} : { seat: last.seat, move: game.format(last.move, match.view(last.seat, ply - 1)) as string };
    const turn = game.turn(match.stateAt(ply) as never);
    return `${JSON.stringify({ ply, ...moved, ...(turn === undefined ? {} : { turn }), view: match.view(viewer, ply) })}\n`;
  };
}

const jsonEnd = ({ match: { outcome, ply, seed } }: RecordTable): string => `${JSON.stringify({ ply, outcome, seed })}\n`;
