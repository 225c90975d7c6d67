/** The signs of the board: box lines and stones, plain letters, and both again where such signs take two cells. */
import type { Look, Role } from '@console-arcade/console';
import type { Colour } from '../types.js';

type Stones = Readonly<Record<Colour, string>>;

export interface Signs {
  readonly plain: Stones;
  /** A stone of a winning line. */
  readonly won: Stones;
  /** The stone that was laid last. */
  readonly last: Stones;
  /** A stone under the cursor. */
  readonly cursor: Stones;
  /** The grid's points, three rows of three: corners, edges, and the inside. */
  readonly grid: readonly [string, string, string];
  /** Where boards have a dot, to count by. */
  readonly star: string;
  /** Between two points that are side by side. */
  readonly between: string;
  /**
   * Where there is a cell between two points marks are brackets in it, and the stones keep their signs. A sign of two cells
   * has no such neighbour: there, as in printed diagrams, the stone itself takes another form.
   */
  readonly brackets: boolean;
  /** The winning line too is shown by brackets, since its stones have no form of their own. */
  readonly bracketsWon: boolean;
  /** The letter of a column, as wide as a point. */
  letter(column: number): string;
  /** The digit 1–9 of an empty point, as wide as a point. */
  digit(level: number, mark?: 'best' | 'cursor'): string;
  /** An empty point under the cursor, where there are no brackets. */
  readonly emptyCursor: string;
}

const letter = (column: number) => String.fromCharCode(0x61 + column);

const discs: Stones = { black: '●', white: '○' };
const stars: Stones = { black: '★', white: '☆' };
const box = { grid: ['┌┬┐', '├┼┤', '└┴┘'], star: '╋' } as const;

const narrow: Signs = {
  plain: discs,
  won: stars,
  last: discs,
  cursor: discs,
  ...box,
  between: '─',
  brackets: true,
  bracketsWon: false,
  letter,
  digit: String,
  emptyCursor: '',
};

const wide: Signs = {
  plain: discs,
  won: stars,
  last: { black: '▲', white: '△' },
  cursor: { black: '■', white: '□' },
  ...box,
  between: '',
  brackets: false,
  bracketsWon: false,
  letter: (column) => String.fromCharCode(0xff41 + column),
  digit: (level, mark) =>
    mark === 'cursor' ? `[${level}` : mark === 'best' ? String.fromCharCode(0x245f + level) : String.fromCharCode(0xff10 + level),
  emptyCursor: '[]',
};

const letters: Stones = { black: 'X', white: 'O' };

const ascii: Signs = {
  plain: letters,
  won: letters,
  last: letters,
  cursor: letters,
  grid: ['...', '...', '...'],
  star: '+',
  between: ' ',
  brackets: true,
  bracketsWon: true,
  letter,
  digit: String,
  emptyCursor: '',
};

export const signsOf = (look: Pick<Look, 'symbols' | 'wide'>): Signs => (look.symbols === 'ascii' ? ascii : look.wide ? wide : narrow);

/** Hues, not black and white: those would turn round where the background does. */
export const stoneRole: Readonly<Record<Colour, Role>> = { black: 'seat0', white: 'seat1' };
