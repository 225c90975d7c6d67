/** What every player owns: tokens, bonuses, both together, points, nobles, and the reserve. */
import { fill, pad, paintFor, seatRole, truncate, widthOf, type Look, type Scene } from '@console-arcade/console';
import { total } from '../tokens.js';
import { mostReserved, type SplendorPlayer, type SplendorView } from '../types.js';
import { gemRow } from './gems.js';
import { fullReserve, shortReserve } from './reserve.js';
import { words } from './words.js';

export const PANEL = 30;
const LABEL = 6;

/** How much there is said of each player. */
interface Style {
  readonly lines: number;
  readonly gap: number;
}
const reserveLines = { full: mostReserved, short: 1 };
const ownLines = 4;
const full = ownLines + reserveLines.full;
const short = ownLines + reserveLines.short;
const styles: readonly Style[] = [
  { lines: full, gap: 1 },
  { lines: full, gap: 0 },
  { lines: short, gap: 1 },
  { lines: short, gap: 0 },
];

/** The panel, as high as the players need: the fullest style that fits into `rows`. */
export function drawPanel(scene: Scene<SplendorView>, rows: number, look: Look): string[] {
  const seats = scene.view.players.length;
  const height = ({ lines, gap }: Style): number => seats * lines + (seats - 1) * gap;
  const style = styles.find((candidate) => height(candidate) <= rows) ?? styles[styles.length - 1];
  return scene.view.players.flatMap((_, seat) => [
    ...(seat === 0 ? [] : Array.from({ length: style.gap }, () => '')),
    ...seatLines(scene, seat, style.lines === full, look),
  ]);
}

function seatLines(scene: Scene<SplendorView>, seat: number, isFull: boolean, look: Look): string[] {
  const { view } = scene;
  const own = words[look.language];
  const player = view.players[seat];
  const { t, b } = player;
  const line = (label: string, gems: string, right = '') => {
    const left = `  ${pad(label, LABEL, look)}${gems}`;
    return left + pad(right, PANEL - widthOf(left, look), look, 'right');
  };
  const both = t.map((count, kind) => count + (b[kind] ?? 0));
  const held = isFull ? fullReserve(scene, seat, look) : [shortReserve(scene, seat, look)];
  return [
    nameLine(scene, seat, look),
    line(own.tokens, gemRow(t, look), String(total(t))),
    line(own.bonuses, gemRow(b, look), noblesText(player)),
    line(own.totals, gemRow(both, look)),
    ...held,
  ].map((text) => truncate(text, PANEL, look));
}

function nameLine({ view, names }: Scene<SplendorView>, seat: number, look: Look): string {
  const paint = paintFor(look);
  const own = words[look.language];
  const { pts, c } = view.players[seat];
  const right = `${paint.strong(fill(pts === 1 ? own.onePoint : own.points, { count: pts }))} ${fill(c === 1 ? own.oneCard : own.cards, { count: c })}`;
  const isTurn = view.phase !== 'over' && view.cur === seat;
  const room = PANEL - 3 - widthOf(right, look);
  const name = paint[seatRole(seat)](truncate(names[seat], room, look));
  return `${isTurn ? paint.strong('>') : ' '} ${pad(isTurn ? paint.strong(name) : name, room, look)} ${right}`;
}

/** With many there is no room for gaps beside the columns. */
const noblesText = ({ n }: SplendorPlayer): string => (n.length > 2 ? `N${n.join(',')}` : n.map((noble) => `N${noble}`).join(' '));
