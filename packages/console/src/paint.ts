/** Colours by the part they play, never by name, so that one table of colours serves every screen. */
import { Chalk, type ChalkInstance } from 'chalk';
import type { ColourDepth, Look } from './look.js';

/** What is painted. Colour only adds to what shape, text or position already say. */
export const roles = [
  'title',
  'strong',
  'faint',
  'good',
  'bad',
  'accent',
  'marked',
  'cursor',
  'key',
  'redSuit',
  'blackSuit',
  'seat0',
  'seat1',
  'seat2',
  'seat3',
  'seat4',
  'seat5',
] as const;
export type Role = (typeof roles)[number];
export type Paint = Readonly<Record<Role, (text: string) => string>>;

/** A brush for a look: each role turns a text into a painted one of the same width. */
export function paintFor(look: Pick<Look, 'colours'>): Paint {
  return (brushes[look.colours] ??= mix(look.colours));
}

const brushes: Partial<Record<ColourDepth, Paint>> = {};

/** The colours of Okabe and Ito (2008), told apart by people of every colour vision; with 16 colours the nearest. */
function mix(level: ColourDepth): Paint {
  const chalk = new Chalk({ level });
  const colour = (hex: string, basic: (chalk: ChalkInstance) => ChalkInstance) => (level >= 2 ? chalk.hex(hex) : basic(chalk));
  const orange = colour('#E69F00', (c) => c.yellow);
  const sky = colour('#56B4E9', (c) => c.cyan);
  return {
    title: chalk.bold,
    strong: chalk.bold,
    faint: chalk.dim,
    good: colour('#009E73', (c) => c.green),
    bad: colour('#D55E00', (c) => c.red),
    accent: orange,
    marked: chalk.bold.underline,
    cursor: chalk.inverse,
    key: sky,
    redSuit: colour('#D55E00', (c) => c.red),
    blackSuit: chalk.bold,
    seat0: sky,
    seat1: orange,
    seat2: colour('#009E73', (c) => c.green),
    seat3: colour('#CC79A7', (c) => c.magenta),
    seat4: colour('#F0E442', (c) => c.yellowBright),
    seat5: colour('#0072B2', (c) => c.blueBright),
  };
}

/** The role in which a seat is painted. */
export const seatRole = (seat: number): Role => `seat${(seat % 6) as 0 | 1 | 2 | 3 | 4 | 5}`;
