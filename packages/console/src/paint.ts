/** Colours by the part they play, never by name, so that one table of colours serves every screen. */
import { Chalk } from 'chalk';
import type { ColourDepth, Look, Theme } from './look.js';
import { palettes } from './palettes.js';

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
  'gemWhite',
  'gemBlue',
  'gemGreen',
  'gemRed',
  'gemBlack',
  'gemGold',
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
export function paintFor({ colours, theme = 'classic' }: Pick<Look, 'colours' | 'theme'>): Paint {
  return (brushes[theme][colours] ??= mix(colours, theme));
}

const brushes: Readonly<Record<Theme, Partial<Record<ColourDepth, Paint>>>> = { classic: {}, contrast: {}, soft: {}, mono: {} };

function mix(level: ColourDepth, theme: Theme): Paint {
  const chalk = new Chalk({ level });
  return palettes[theme](chalk, (hex, basic) => (level >= 2 ? chalk.hex(hex) : basic(chalk)));
}

/** The role in which a seat is painted. */
export const seatRole = (seat: number): Role => `seat${(seat % 6) as 0 | 1 | 2 | 3 | 4 | 5}`;
