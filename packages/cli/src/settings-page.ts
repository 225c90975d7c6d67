/** The settings as a page of the menu: each change shows at once. */
import {
  back,
  columns,
  fill,
  isName,
  kitTexts,
  languages,
  LONGEST_NAME,
  paces,
  paintFor,
  refusalText,
  roles,
  themes,
  truncate,
  wrap,
  type Back,
  type Entry,
  type Look,
} from '@console-arcade/console';
import type { Hands } from './hands.js';
import { menuTexts } from './menu-texts.js';
import type { Preferences } from './preferences.js';
import { problemText, settingsTexts } from './settings-texts.js';
import { colourChoices, MOST_NAMES, settingNames, symbolChoices, type SettingName, type Settings } from './store/settings.js';

type Topic = SettingName | 'reset' | 'back';

/** Asks until the page is left. */
export async function settingsPage(preferences: Preferences, hands: Hands): Promise<void> {
  let marked: Topic = 'language';
  for (;;) {
    const { look } = preferences;
    const { which } = settingsTexts[look.language];
    const entries = entriesOf(preferences, look);
    const topic: Topic | Back = await hands.choose<Topic>({ heading: heading(preferences, look), message: which, entries, marked }, look);
    if (topic === back || topic === 'back') return;
    marked = topic;
    if (topic === 'reset') await reset(preferences, hands);
    else if (topic === 'names') await askNames(preferences, hands);
    else await change(topic, preferences, hands);
  }
}

/** The title, how colours look now, and why nothing can be kept. */
function heading({ problem }: Preferences, look: Look): string {
  const { title, forNow } = settingsTexts[look.language];
  const paint = paintFor(look);
  const trouble = problem === undefined ? [] : wrap(`! ${problemText(problem, look.language)} ${forNow}`, look.columns - 1, look);
  return [paint.title(title), truncate(sample(look), look.columns - 1, look), ...trouble.map((line) => paint.bad(line)), ''].join('\n');
}

/** Suits, seats and words, each in the colours of its part. */
function sample(look: Look): string {
  const paint = paintFor(look);
  const words = settingsTexts[look.language].sample;
  const [spade, heart] = look.symbols === 'ascii' ? ['s', 'h'] : ['♠', '♥'];
  const seats = roles.filter((role) => role.startsWith('seat')).map((role, i) => paint[role](String(i + 1)));
  const { good, bad, accent, key, faint } = words;
  return [
    `${paint.blackSuit(`A${spade}`)} ${paint.redSuit(`K${heart}`)}`,
    seats.join(' '),
    paint.good(`+ ${good}`),
    paint.bad(`! ${bad}`),
    paint.accent(accent),
    paint.key(key),
    paint.faint(faint),
  ].join('  ');
}

function entriesOf({ settings }: Preferences, look: Look): (Entry<Topic> | 'gap')[] {
  const words = settingsTexts[look.language];
  const rows = settingNames.map((name) => [words.settings[name], valueText(name, settings, look)]);
  const lines = columns(rows, look, { gap: 3 });
  return [
    ...settingNames.map((name, i) => ({ value: name, name: lines[i], about: words.about[name] })),
    'gap',
    { value: 'reset', name: words.reset },
    { value: 'back', name: menuTexts[look.language].back },
  ];
}

/** What a setting is now, and whether it was chosen. */
function valueText(name: SettingName, settings: Settings, look: Look): string {
  const { detected } = settingsTexts[look.language];
  const choices = choicesOf(name, look);
  const chosen = settings[name];
  if (name === 'names') return settings.names?.join(', ') || '-';
  const value = chosen ?? inForce(name, look);
  const text = choices.find((choice) => choice.value === value)?.name ?? '';
  return chosen === undefined && name !== 'theme' && name !== 'pace' ? fill(detected, { value: text }) : text;
}

/** What holds where nothing was chosen. */
function inForce(name: SettingName, look: Look): Settings[SettingName] {
  switch (name) {
    case 'language':
      return look.language;
    case 'symbols':
      return look.symbols;
    case 'wide':
      return look.wide;
    case 'colours':
      return colourChoices[look.colours];
    case 'theme':
      return 'classic';
    case 'pace':
      return 'normal';
    case 'names':
      return [];
  }
}

type Value = NonNullable<Settings[SettingName]>;

function choicesOf(name: SettingName, { language }: Look): readonly Entry<Value>[] {
  const words = settingsTexts[language];
  switch (name) {
    case 'language':
      return languages.map((value) => ({ value, name: words.languages[value] }));
    case 'symbols':
      return symbolChoices.map((value) => ({ value, name: words.symbols[value] }));
    case 'wide':
      return [false, true].map((value) => ({ value, name: words.widths[value ? 'wide' : 'narrow'] }));
    case 'colours':
      return colourChoices.map((value) => ({ value, name: words.colours[value] }));
    case 'theme':
      return themes.map((value) => ({ value, name: words.themes[value] }));
    case 'pace':
      return paces.map((value) => ({ value, name: kitTexts[language].pace[value] }));
    case 'names':
      return [];
  }
}

/** The choice of what is detected. */
const automatic = 'automatic';

async function change(name: SettingName, preferences: Preferences, hands: Hands): Promise<void> {
  const { look, settings } = preferences;
  const words = settingsTexts[look.language];
  const detectable = name !== 'theme' && name !== 'pace';
  const entries = [...(detectable ? [{ value: automatic, name: words.automatic } as const] : []), ...choicesOf(name, look)];
  const marked = settings[name] ?? (detectable ? automatic : inForce(name, look));
  const question = { heading: words.about[name], message: words.settings[name], entries, marked: marked as Value | typeof automatic };
  const value = await hands.choose<Value | typeof automatic>(question, look);
  if (value !== back) preferences.set(name, value === automatic ? undefined : (value as never));
}

const namesIn = (text: string): string[] => text.split(/[,，、]/).map((name) => name.trim());

async function askNames(preferences: Preferences, hands: Hands): Promise<void> {
  const { look, settings } = preferences;
  const words = settingsTexts[look.language];
  const refuse = (text: string) => {
    const wrong = text === '' ? undefined : namesIn(text).find((name) => !isName(name));
    return wrong === undefined ? undefined : refusalText({ code: 'bad-name', data: { name: wrong, longest: LONGEST_NAME } }, look.language);
  };
  const initial = settings.names?.join(', ') ?? '';
  const text = await hands.askText({ heading: words.about.names, message: words.askNames, initial, refuse }, look);
  if (text !== back) preferences.set('names', text === '' ? undefined : namesIn(text).slice(0, MOST_NAMES));
}

async function reset(preferences: Preferences, hands: Hands): Promise<void> {
  const { look } = preferences;
  const words = menuTexts[look.language];
  const message = settingsTexts[look.language].sureToReset;
  const entries = [
    { value: false, name: words.no },
    { value: true, name: words.yes },
  ];
  if ((await hands.choose({ message, entries }, look)) === true) preferences.reset();
}
