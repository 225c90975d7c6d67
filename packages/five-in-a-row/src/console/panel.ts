/** What stands beside the board: the game, who plays what, what is due, the last moves. */
import { fill, pad, paintFor, truncate, widthOf, wrap, type Look, type Scene } from '@console-arcade/console';
import { formatPoint } from '../notation.js';
import { lastColour, openingStones, seatOf } from '../opening.js';
import { colours, type View } from '../types.js';
import { signsOf } from './signs.js';
import { texts } from './texts.js';
import { colourData, stoneText, words } from './words.js';

/** Narrower than this a panel says too little. */
export const LEAST_PANEL = 20;
export const WIDEST_PANEL = 28;
/** What a panel needs without the list of moves and without air. */
export const LEAST_HEIGHT = 7;

/** The panel, each line exactly `width` cells wide, at most `height` lines. */
export function drawPanel(scene: Scene<View>, look: Look, width: number, height: number): string[] {
  const { view } = scene;
  const paint = paintFor(look);
  const shown = (line: string) => truncate(line, width, look);
  const sections = [
    wrap(headLine(view, look), width, look)
      .slice(0, 2)
      .map((line) => paint.faint(line)),
    colours.map((_, i) => shown(seatLine(scene, i, look))),
    [...dueLines(scene, look).flatMap((line) => wrap(line, width, look)), shown(countLine(view, look))],
    ...(scene.overlay === 'heat' && view.phase !== 'over' ? [[shown(words[look.language].heat)]] : []),
  ];
  const count = sections.flat().length;
  const air = count + sections.length - 1 <= height ? [''] : [];
  const fixed = sections.flatMap((section, i) => (i === 0 ? section : [...air, ...section]));
  const moves = moveLines(view, height - fixed.length - 1, look);
  return [...fixed, ...(moves.length === 0 ? [] : ['', ...moves])].slice(0, height).map((line) => pad(shown(line), width, look));
}

/** Who plays what in one line, for windows that are too narrow; what is due stands in the question below. */
export function panelLine(scene: Scene<View>, look: Look, width: number): string {
  const half = Math.floor((width - 2) / 2);
  return pad(colours.map((_, i) => pad(truncate(seatLine(scene, i, look), half, look), half, look)).join('  '), width, look);
}

function headLine({ size, rule, opening }: View, look: Look): string {
  const { options } = texts[look.language];
  const [times, dot] = look.symbols === 'ascii' ? ['x', ' - '] : ['×', ' · '];
  const swap2 = opening === 'swap2' ? [options.opening.values.swap2] : [];
  return [`${size}${times}${size}`, options.rule.values[rule], ...swap2].join(dot);
}

/** Black's player, then White's; by seat, and without a sign, while nobody has chosen. */
function seatLine({ view, names }: Scene<View>, i: number, look: Look): string {
  const { black, turn } = view;
  const paint = paintFor(look);
  const colour = colours[i];
  const sign = stoneText(colour, look);
  const seat = black === null ? i : seatOf({ black }, colour);
  const head = black === null ? pad('?', widthOf(sign, look), look) : sign;
  const named = black === null ? names[seat] : `${words[look.language].colours[colour]}${words[look.language].colon}${names[seat]}`;
  return seat === turn ? `${paint.strong('>')} ${head} ${paint.strong(named)}` : `  ${head} ${named}`;
}

/** What is due now; after the end why it ended. */
function dueLines({ view, names }: Scene<View>, look: Look): string[] {
  const { phase, colour, stones, more, outcome, turn } = view;
  const own = words[look.language];
  const named = colourData(colour, look);
  switch (phase) {
    case 'placement':
      return [fill(own.opening, { stone: stones.length + 1, stones: openingStones(more), ...named })];
    case 'choice':
      return turn === null ? [] : [fill(own.chooses, { name: names[turn] })];
    case 'play':
      return [fill(own.toMove, named)];
    case 'over':
      return outcome === null ? [] : [endText(view, look)];
  }
}

/** The reason, behind the sign of the stones that won. */
function endText(view: View, look: Look): string {
  const paint = paintFor(look);
  const reasons: Readonly<Record<string, string>> = texts[look.language].reasons;
  const reason = paint.strong(reasons[view.outcome?.reason ?? ''] ?? '');
  return view.lines.length === 0 ? reason : `${paint.good(paint.strong(signsOf(look).won[lastColour(view)]))} ${reason}`;
}

const countLine = ({ stones }: View, look: Look): string => fill(words[look.language].stones, { count: stones.length });

/** The last stones, a black and a white one in a line, the very last one marked. */
function moveLines({ stones, size }: View, room: number, look: Look): string[] {
  const pairs = Math.ceil(stones.length / 2);
  const first = Math.max(0, pairs - room);
  const paint = paintFor(look);
  return Array.from({ length: room <= 0 ? 0 : pairs - first }, (_, i) => {
    const pair = first + i;
    const points = stones.slice(2 * pair, 2 * pair + 2).map((point, j) => {
      const text = pad(formatPoint(point, size), POINT_WIDTH, look);
      return 2 * pair + j === stones.length - 1 ? paint.strong(text) : text;
    });
    return `${paint.faint(pad(`${pair + 1}.`, 4, look, 'right'))} ${points.join('  ')}`;
  });
}

/** `h15`, the longest. */
const POINT_WIDTH = 3;
