/** What a terminal can show and how a person wants to see it. */
import { supportsColor } from 'chalk';
import { isLanguage, type Language } from './language.js';

/** None, 16, 256 or all colours. */
export type ColourDepth = 0 | 1 | 2 | 3;

/** Which colours there are: the usual ones, few and strong ones, pale ones, none but bold and lines. */
export const themes = ['classic', 'contrast', 'soft', 'mono'] as const;
export type Theme = (typeof themes)[number];

export interface Look {
  /** The space there is to draw in, in character cells. */
  readonly columns: number;
  readonly rows: number;
  readonly colours: ColourDepth;
  /** Default: `classic`. */
  readonly theme?: Theme;
  readonly symbols: 'unicode' | 'ascii';
  /** Characters of ambiguous width (suits, stones, box lines) take two cells, as in many East Asian terminals. */
  readonly wide: boolean;
  readonly language: Language;
}

/** What a person asked for, by flags or settings; what is absent is detected. */
export interface LookChoice {
  readonly language?: Language;
  readonly ascii?: boolean;
  readonly wide?: boolean;
  readonly colour?: boolean;
  /** How many colours, whatever the terminal says; `colour: false` goes before it. */
  readonly colours?: ColourDepth;
  readonly theme?: Theme;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The look of a terminal, by what was asked for, the environment, and what the terminal says of itself. */
export function detectLook(
  choice: LookChoice = {},
  env: Environment = process.env,
  terminal: { readonly columns?: number; readonly rows?: number } = process.stdout,
): Look {
  return {
    columns: terminal.columns ?? 80,
    rows: terminal.rows ?? 24,
    colours: choice.colour === false ? 0 : (choice.colours ?? detectColours(choice.colour, env)),
    theme: choice.theme ?? 'classic',
    symbols: (choice.ascii ?? !showsUnicode(env)) ? 'ascii' : 'unicode',
    wide: choice.wide ?? false,
    language: choice.language ?? detectLanguage(env),
  };
}

/** A wish goes before FORCE_COLOR, that before NO_COLOR (https://no-color.org), that before what the terminal says. */
function detectColours(wish: boolean | undefined, env: Environment): ColourDepth {
  if (wish === false) return 0;
  const forced = env.FORCE_COLOR;
  if (forced === 'false' || forced === '0') return 0;
  if (forced === '2' || forced === '3') return Number(forced) as ColourDepth;
  const detected = supportsColor === false ? 0 : supportsColor.level;
  if (forced !== undefined || wish === true) return Math.max(1, detected) as ColourDepth;
  if ((env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb') return 0;
  return detected;
}

/** The locale that rules characters and messages, most specific first, as POSIX has it. */
const localeOf = (env: Environment, category: 'LC_CTYPE' | 'LC_MESSAGES'): string =>
  [env.LC_ALL, env[category], env.LANG].find((value) => (value ?? '') !== '') ?? '';

function detectLanguage(env: Environment): Language {
  const language = localeOf(env, 'LC_MESSAGES').slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
}

/** A locale that names a character set other than UTF-8, and terminals without the glyphs, get ASCII. */
function showsUnicode(env: Environment): boolean {
  if (env.TERM === 'dumb' || env.TERM === 'linux') return false;
  const locale = localeOf(env, 'LC_CTYPE');
  if (locale === '') return true;
  return /utf-?8/i.test(locale) || !(/^(C|POSIX)$/.test(locale) || locale.includes('.'));
}
