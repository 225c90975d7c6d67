/** Makes the pictures of the READMEs from the screens of the built program; with `--check` it tells which are out of date. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@console-arcade/console';
import { arcade, Terminal, type Cell } from '../test/terminal.js';
import { pictures, type Picture } from './list.js';
import { drawScreen } from './svg.js';

const folder = path.resolve(import.meta.dirname, '../docs/pictures');

const about = {
  en: 'A screen of Console Arcade in a terminal of {size} characters.',
  zh: '控制台游戏厅在 {size} 字符终端中的画面。',
} as const;

/** What a screen looks like depends on these, and on nothing of the machine. */
const env: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { LANG: 'en_US.UTF-8', FORCE_COLOR: '3' },
  zh: { LANG: 'zh_CN.UTF-8', FORCE_COLOR: '3' },
};

async function screenOf(
  { args, steps, size: [columns, rows] = [80, 24] }: Picture,
  language: Language,
): Promise<readonly (readonly Cell[])[]> {
  const terminal = new Terminal([arcade, ...args], { columns, rows, env: env[language] });
  try {
    for (const step of steps) {
      if (typeof step === 'string') terminal.press(step);
      else await terminal.shows(step);
    }
    await terminal.changes('');
    return terminal.cells;
  } finally {
    terminal.kill();
  }
}

async function pictureOf(picture: Picture, language: Language): Promise<string> {
  const [columns, rows] = picture.size ?? [80, 24];
  return drawScreen(await screenOf(picture, language), {
    title: picture.title[language],
    about: about[language].replace('{size}', `${columns}×${rows}`),
    columns,
    rows,
  });
}

/** The file names with what should stand in them. */
async function draw(): Promise<Map<string, string>> {
  const wanted = pictures.flatMap((picture) => languages.map((language) => ({ picture, language })));
  const drawn = new Map<string, string>();
  const next = async (): Promise<void> => {
    for (let one = wanted.shift(); one !== undefined; one = wanted.shift()) {
      const { picture, language } = one;
      drawn.set(`${picture.name}.${language}.svg`, await pictureOf(picture, language));
    }
  };
  await Promise.all([next(), next()]);
  return drawn;
}

function stale(drawn: ReadonlyMap<string, string>): string[] {
  const there = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  const old = there.filter((file) => drawn.get(file) !== readFileSync(path.join(folder, file), 'utf8'));
  return [...old, ...[...drawn.keys()].filter((file) => !there.includes(file))].sort();
}

mkdirSync(folder, { recursive: true });
const drawn = await draw();
const files = stale(drawn);
const check = process.argv.includes('--check');
for (const file of check ? [] : files) {
  const svg = drawn.get(file);
  if (svg === undefined) rmSync(path.join(folder, file));
  else writeFileSync(path.join(folder, file), svg);
}
if (files.length === 0) console.log('The pictures show what the program shows.');
else if (check) console.error(`Out of date: ${files.join(', ')}. To make them anew: npm run pictures`);
else console.log(`Made anew: ${files.join(', ')}`);
process.exitCode = check && files.length > 0 ? 1 : 0;
