/** The settings in force while the menu is open: what is changed shows at once, and is kept at once. */
import type { Refusal } from '@console-arcade/core';
import { detectLook, type Look, type LookChoice } from '@console-arcade/console';
import type { Hall } from './hall.js';
import { foldersOf, type Folders } from './store/folders.js';
import { keepSettings, lookOf, readSettings, type SettingName, type Settings } from './store/settings.js';

export class Preferences {
  #settings: Settings;
  #problem: Refusal | undefined;
  /** What flags ask for, until it is changed on the page. */
  #flags: LookChoice;
  readonly #folders: Folders;

  constructor(
    private readonly hall: Pick<Hall, 'env' | 'size'>,
    flags: LookChoice,
  ) {
    this.#folders = foldersOf(hall.env);
    const { settings, problem } = readSettings(this.#folders);
    this.#settings = settings;
    this.#problem = problem;
    this.#flags = flags;
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** Why the settings could not be read, or the last change not be kept. */
  get problem(): Refusal | undefined {
    return this.#problem;
  }

  get look(): Look {
    return detectLook({ ...lookOf(this.#settings), ...this.#flags }, this.hall.env, this.hall.size);
  }

  /** Sets one setting; undefined: as detected, or as usual. */
  set<N extends SettingName>(name: N, value: Settings[N]): void {
    const { [name]: _before, ...others } = this.#settings;
    this.#settings = value === undefined ? (others as Settings) : { ...this.#settings, [name]: value };
    const { [flagOf[name] ?? '']: _flag, ...flags } = this.#flags as Readonly<Record<string, unknown>>;
    this.#flags = flags;
    this.#problem = keepSettings(this.#settings, this.#folders);
  }

  reset(): void {
    this.#settings = {};
    this.#flags = {};
    this.#problem = keepSettings({}, this.#folders);
  }
}

/** What flags call that which a setting chooses. */
const flagOf: Readonly<Partial<Record<SettingName, keyof LookChoice>>> = {
  language: 'language',
  symbols: 'ascii',
  wide: 'wide',
  colours: 'colour',
};
