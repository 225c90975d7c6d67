/** The table: the board, and beside or below it what else there is to know. */
import { sizeOf, type Look, type Scene } from '@console-arcade/console';
import type { View } from '../types.js';
import { drawBoard, type Letters } from './board.js';
import { drawPanel, LEAST_HEIGHT, LEAST_PANEL, panelLine, WIDEST_PANEL } from './panel.js';

const GAP = 3;
/** A line below the board reads well from this width on, on small boards too. */
const LEAST_LINE = 40;

/**
 * The scene is as wide with short names as with long ones, and as high after one move as after a hundred, so that nothing
 * jumps while a game goes on.
 */
export function draw(scene: Scene<View>, look: Look): string {
  const board = drawBoard(scene, look, lettersFor(scene.view.size, look.rows));
  const { columns: width } = sizeOf(board[0], look);
  const beside = Math.min(WIDEST_PANEL, look.columns - width - GAP);
  if (beside >= LEAST_PANEL) {
    const height = Math.max(board.length, Math.min(look.rows, LEAST_HEIGHT));
    const panel = drawPanel(scene, look, beside, height);
    return Array.from({ length: Math.max(board.length, panel.length) }, (_, row) =>
      [board[row] ?? ' '.repeat(width), panel[row] ?? ' '.repeat(beside)].join(' '.repeat(GAP)),
    ).join('\n');
  }
  if (board.length >= look.rows) return board.join('\n');
  const room = Math.min(look.columns, Math.max(width, LEAST_LINE));
  return [...board, panelLine(scene, look, room)].join('\n');
}

/**
 * The letters give way where the window is low, the upper ones first. The kit has one row more to give than it says: that of
 * its title. A board that needs it gets it, and 20 lines fit into 24 rows.
 */
function lettersFor(size: number, rows: number): Letters {
  const spare = rows + 1 - size;
  return { above: spare >= 2, below: spare >= 1 };
}
