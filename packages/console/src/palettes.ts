/** The themes: how each part is painted in each of them. */
import type { ChalkInstance } from 'chalk';
import type { Theme } from './look.js';
import type { Role } from './paint.js';

type Palette = Readonly<Record<Role, ChalkInstance>>;
/** A colour by its number where there are enough of them, else the nearest of the sixteen. */
type Colour = (hex: string, basic: (chalk: ChalkInstance) => ChalkInstance) => ChalkInstance;

export const palettes: Readonly<Record<Theme, (chalk: ChalkInstance, colour: Colour) => Palette>> = { classic, contrast, soft, mono };

/** The colours of Okabe and Ito (2008), told apart by people of every colour vision. */
function classic(chalk: ChalkInstance, colour: Colour): Palette {
  const orange = colour('#E69F00', (c) => c.yellow);
  const sky = colour('#56B4E9', (c) => c.cyan);
  const green = colour('#009E73', (c) => c.green);
  const vermilion = colour('#D55E00', (c) => c.red);
  return {
    ...plainParts(chalk),
    ...gems(chalk),
    faint: chalk.dim,
    good: green,
    bad: vermilion,
    accent: orange,
    key: sky,
    redSuit: vermilion,
    seat0: sky,
    seat1: orange,
    seat2: green,
    seat3: colour('#CC79A7', (c) => c.magenta),
    seat4: colour('#F0E442', (c) => c.yellowBright),
    seat5: colour('#0072B2', (c) => c.blueBright),
  };
}

/** The terminal's own bright colours, bold, and nothing faint. */
function contrast({ bold }: ChalkInstance): Palette {
  const { cyanBright, yellowBright, redBright, greenBright } = bold;
  return {
    ...plainParts(bold),
    ...strongGems(bold),
    faint: bold.reset,
    good: greenBright,
    bad: redBright.underline,
    accent: yellowBright,
    key: cyanBright,
    redSuit: redBright.underline,
    seat0: cyanBright,
    seat1: yellowBright,
    seat2: greenBright.underline,
    seat3: bold.magentaBright,
    seat4: bold.whiteBright,
    seat5: bold.blueBright.underline,
  };
}

/** The light scheme of Tol (2021): pale, and told apart by people of every colour vision. */
function soft(chalk: ChalkInstance, colour: Colour): Palette {
  const blue = colour('#77AADD', (c) => c.cyan);
  const orange = colour('#EE8866', (c) => c.red);
  const mint = colour('#44BB99', (c) => c.green);
  const yellow = colour('#EEDD88', (c) => c.yellow);
  return {
    ...plainParts(chalk),
    ...paleGems(chalk),
    title: blue,
    faint: chalk.dim,
    good: mint,
    bad: orange,
    accent: yellow,
    key: blue,
    redSuit: orange,
    seat0: blue,
    seat1: yellow,
    seat2: mint,
    seat3: colour('#FFAABB', (c) => c.magenta),
    seat4: colour('#BBCC33', (c) => c.yellowBright),
    seat5: colour('#99DDFF', (c) => c.blueBright),
  };
}

/** No hues at all: weight, lines and inverse alone. */
function mono(chalk: ChalkInstance): Palette {
  const { bold, underline, dim } = chalk;
  return {
    ...plainParts(chalk),
    gemWhite: bold,
    gemBlue: bold,
    gemGreen: bold,
    gemRed: bold,
    gemBlack: bold,
    gemGold: bold.underline,
    faint: dim,
    good: bold,
    bad: underline,
    accent: bold,
    key: underline,
    redSuit: underline,
    seat0: bold,
    seat1: underline,
    seat2: bold.underline,
    seat3: dim,
    seat4: dim.underline,
    seat5: chalk.reset,
  };
}

/** What weight, lines and inverse say in every theme. */
const plainParts = ({ bold, inverse }: ChalkInstance) => ({
  title: bold,
  strong: bold,
  marked: bold.underline,
  cursor: inverse,
  blackSuit: bold,
});

type GemRole = Extract<Role, `gem${string}`>;
type Gems = Readonly<Record<GemRole, ChalkInstance>>;

/** Gems are chips: a ground and letters on it, so that white and black ones can be read on any background of the terminal. */
function chips(chalk: ChalkInstance, hues: Readonly<Record<GemRole, readonly [ground: string, letters: string]>>): Gems {
  if (chalk.level < 2) return strongGems(chalk);
  const chip = ([ground, letters]: readonly [string, string]) => chalk.bgHex(ground).hex(letters);
  return {
    gemWhite: chip(hues.gemWhite),
    gemBlue: chip(hues.gemBlue),
    gemGreen: chip(hues.gemGreen),
    gemRed: chip(hues.gemRed),
    gemBlack: chip(hues.gemBlack),
    gemGold: chip(hues.gemGold),
  };
}

const gems = (chalk: ChalkInstance): Gems =>
  chips(chalk, {
    gemWhite: ['#E6E6E6', '#1A1A1A'],
    gemBlue: ['#005FAF', '#FFFFFF'],
    gemGreen: ['#00875F', '#FFFFFF'],
    gemRed: ['#B8331F', '#FFFFFF'],
    gemBlack: ['#3A3A3A', '#F2F2F2'],
    gemGold: ['#E6B400', '#1A1A1A'],
  });

const paleGems = (chalk: ChalkInstance): Gems =>
  chips(chalk, {
    gemWhite: ['#EFEFEF', '#333333'],
    gemBlue: ['#77AADD', '#1A1A1A'],
    gemGreen: ['#44BB99', '#1A1A1A'],
    gemRed: ['#EE8866', '#1A1A1A'],
    gemBlack: ['#5A5A5A', '#FFFFFF'],
    gemGold: ['#EEDD88', '#1A1A1A'],
  });

/** The sixteen colours of the terminal. */
const strongGems = (chalk: ChalkInstance): Gems => ({
  gemWhite: chalk.bgWhiteBright.black,
  gemBlue: chalk.bgBlue.whiteBright,
  gemGreen: chalk.bgGreen.black,
  gemRed: chalk.bgRed.whiteBright,
  gemBlack: chalk.bgBlackBright.whiteBright,
  gemGold: chalk.bgYellowBright.black,
});
