/** The verb `doctor`: what was found out about the terminal, settings and folders, for those who wonder or report. */
import { columns, detectLook, fill, paintFor, wrap, type Look, type LookChoice } from '@console-arcade/console';
import type { Refusal } from '@console-arcade/core';
import { doctorTexts } from './doctor-texts.js';
import { examine, type Decided, type Examination, type FolderState } from './examination.js';
import type { Hall } from './hall.js';
import { problemText, settingsTexts } from './settings-texts.js';
import { settingNames } from './store/settings.js';
import { statsTexts } from './stats-texts.js';
import { storeText, withReason } from './store/texts.js';

/** @returns 1 where something is wrong */
export async function doctor(
  json: boolean,
  flags: LookChoice & { readonly langGiven: boolean },
  version: string,
  hall: Hall,
): Promise<number> {
  const examination = await examine(hall, flags, version);
  const { language, symbols, wide } = examination.look;
  const look: Look = {
    ...detectLook(flags, hall.env, hall.size),
    language: flags.language ?? language.value,
    symbols: symbols.value,
    wide: wide.value,
    colours: examination.look.colours.value,
  };
  hall.write(json ? `${JSON.stringify(examination, undefined, 2)}\n` : `${report(examination, look).join('\n')}\n`);
  return examination.problems.length === 0 ? 0 : 1;
}

type Row = readonly [label: string, value: string];

function report(examination: Examination, look: Look): string[] {
  const { sections, labels } = doctorTexts[look.language];
  const { program, node, platform, games } = examination;
  const words = doctorTexts[look.language];
  const section = (title: string, rows: readonly Row[], notes: readonly string[] = []) => [
    paintFor(look).title(title),
    ...columns(rows, look).map((line) => `  ${line}`),
    ...notes.flatMap((note) => wrap(note, look.columns - 3, look)).map((line) => `  ${line}`),
    '',
  ];
  return [
    ...section(sections.program, [
      [labels.version, program],
      ['Node', node],
      [labels.platform, platform],
    ]),
    ...section(sections.terminal, terminalRows(examination, look)),
    ...section(sections.look, lookRows(examination, look), look.symbols === 'ascii' ? [] : widthTest(look)),
    ...section(sections.settings, settingRows(examination, look)),
    ...section(sections.folders, folderRows(examination, look)),
    ...section(
      sections.games,
      games.map(({ id, loads }) => [id, loads ? words.loads : words.fails]),
    ),
    ...problemLines(examination, look),
  ];
}

function terminalRows({ terminal }: Examination, { language }: Look): Row[] {
  const words = doctorTexts[language];
  const { labels } = words;
  const is = (terminal: boolean) => (terminal ? words.terminal : words.noTerminal);
  const { columns: width, rows } = terminal;
  return [
    [labels.input, is(terminal.input)],
    [labels.output, is(terminal.output)],
    [labels.size, width === null || rows === null ? words.unknown : `${width}x${rows}`],
    ...Object.entries(terminal.variables),
  ];
}

function lookRows({ look: found }: Examination, { language }: Look): Row[] {
  const words = doctorTexts[language];
  const { labels } = words;
  const values = settingsTexts[language];
  const row = <T>(label: string, { value, because }: Decided<T>, text: (value: T) => string): Row => {
    const cause =
      because === 'flag' ? words.flag : because === 'setting' ? words.setting : because === 'detected' ? words.detected : because;
    return [label, fill(words.because, { value: text(value), because: cause })];
  };
  return [
    row(labels.language, found.language, (value) => values.languages[value]),
    row(labels.symbols, found.symbols, (value) => values.symbols[value]),
    row(labels.width, found.wide, (value) => values.widths[value ? 'wide' : 'narrow']),
    row(labels.colours, found.colours, (value) => words.depths[value]),
  ];
}

/** Characters that some terminals draw two cells wide, above a ruler of as many single cells. */
const widthTest = ({ language }: Look): string[] => ['♠♥♦♣●○★│─…|', '1234567890|', doctorTexts[language].ruler];

function settingRows({ settings: { file, values } }: Examination, { language }: Look): Row[] {
  const words = doctorTexts[language];
  const set = settingNames.flatMap((name): Row[] => (values[name] === undefined ? [] : [[name, String(values[name])]]));
  return [[words.labels.file, file], ...(set.length === 0 ? [['', words.none] as const] : set)];
}

function folderRows({ folders, statistics }: Examination, { language }: Look): Row[] {
  const words = doctorTexts[language];
  const text = ({ path, exists, unwritable, files }: FolderState) => {
    if (unwritable !== undefined) return fill(words.unwritable, { path });
    return exists ? fill(words.files, { path, count: files }) : fill(words.absent, { path });
  };
  return [
    ...folders.map((folder): Row => [words.labels[folder.name], text(folder)]),
    [words.labels.statistics, fill(words.counted, { path: statistics.file, count: statistics.games })],
  ];
}

function problemLines({ problems }: Examination, look: Look): string[] {
  const { sections, allWell } = doctorTexts[look.language];
  if (problems.length === 0) return [allWell];
  const paint = paintFor(look);
  return [paint.title(sections.problems), ...problems.map((problem) => paint.bad(`  ! ${wordsFor(problem, look)}`))];
}

function wordsFor(problem: Refusal, { language }: Look): string {
  const words = doctorTexts[language];
  const { code, data } = withReason(problem, language);
  if (code === 'folder-unwritable') return fill(words.folderUnwritable, data);
  if (code === 'game-missing') return fill(words.gameMissing, data);
  if (code === 'damaged-line') return fill(statsTexts[language].damagedLine, data);
  if (Object.hasOwn(settingsTexts[language].problems, code)) return problemText(problem, language);
  const text = storeText(problem, language);
  const file = String(data?.file ?? '');
  return text.includes(file) ? text : fill(words.inFile, { file, text });
}
