/** Every screen fits a window of 80×24, and its columns stand below one another: of every game in the register and of the program. */
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  checkTable,
  createRandom,
  defaultOptions,
  Match,
  randomBot,
  type AnyOption,
  type Game,
  type OptionValue,
  type Random,
  type Viewer,
} from '@console-arcade/core';
import { keyHelp, layOut, PlayLoop, rulesPage, Stage, type AnyGameConsole, type Look, type Scene } from '@console-arcade/console';
import { quietHall } from '../packages/cli/src/fixtures/hall.js';
import { games, loadAll } from '../packages/cli/src/games.js';
import { main } from '../packages/cli/src/main.js';
import { helpLines } from '../packages/console/src/help.js';
import { History } from '../packages/console/src/history.js';
import {
  characterFaults,
  frameFaults,
  lookName,
  looks,
  nameFaults,
  plain,
  screenFaults,
  sizeFaults,
  tableFaults,
  window,
} from './alignment.js';
import { walkMenu } from './menu-walk.js';
import { arcade, Terminal } from './terminal.js';

const faces = await loadAll(games);
const each = faces.flatMap((face) => looks.map((look) => ({ face, look, name: `${face.game.id}, ${lookName(look)}` })));

/** Faults with the screens on which they are, the first few. */
const report = (faults: readonly string[], screen: string): string[] =>
  faults.length === 0 ? [] : [`${faults.slice(0, 3).join('\n')}\non\n${plain(screen)}`];

// — Games —

/** A value of an option, any of those there are; of lists the usual one. */
function anyValue(option: AnyOption, chance: Random): OptionValue {
  switch (option.kind) {
    case 'choice':
      return option.values[chance.int(option.values.length)];
    case 'flag':
      return chance.int(2) === 0;
    case 'integer':
      return option.min + chance.int(option.max - option.min + 1);
    case 'list':
      return option.default;
  }
}

/** Any number of seats and any options that the game takes together. */
function anySetup({ game }: AnyGameConsole, chance: Random): { readonly seats: number; readonly options: object } {
  const table = Object.entries(game.options as Record<string, AnyOption>);
  for (let attempt = 0; attempt < 100; attempt++) {
    const seats = game.seats.min + chance.int(game.seats.max - game.seats.min + 1);
    const changed = Object.fromEntries(
      table.map(([name, option]) => [name, chance.int(2) === 0 ? option.default : anyValue(option, chance)]),
    );
    if (checkTable(game, { seats, options: changed }).ok) return { seats, options: changed };
  }
  return { seats: game.seats.min, options: defaultOptions(game.options) as object };
}

const GAMES = 3;
const LONGEST = 120;

/** Names of any length and script; none in Chinese where nothing else is. */
const namesFor = ({ symbols, language }: Look): readonly string[] =>
  symbols === 'ascii' && language === 'en'
    ? ['Ann', 'a-name-of-20-letters', 'B']
    : ['Ann', '小安和小明的爸爸', 'a-name-of-20-letters', '你'];

type AnyScene = Scene<never>;

/** Random games, at their beginning, at their end and now and then between: the table as each viewer sees it, and with each overlay. */
function everyScene(face: AnyGameConsole, names: readonly string[], look: (scene: AnyScene, told: (as: Look) => string[]) => void): void {
  const bot = randomBot(face.game);
  const overlays = [...(face.chapter === undefined ? [] : ['chapter']), ...(face.overlays ?? []).map(({ id }) => id)];
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = createRandom(seed);
    const setup = seed === 1 ? { seats: face.game.seats.min, options: {} } : anySetup(face, chance);
    const match = new Match(face.game as Game<object, never, unknown, unknown>, { seed, ...setup });
    const history = new History(match);
    const seated = Array.from({ length: setup.seats }, (_, seat) => names[seat % names.length]);
    const viewers: Viewer[] = ['table', 'open', ...seated.keys()];
    for (;;) {
      const over = match.turn === undefined || match.ply === LONGEST;
      if (match.ply === 0 || over || chance.int(16 + match.ply) === 0) {
        const shown = [
          ...viewers.map((viewer) => ({ viewer })),
          ...overlays.map((overlay) => ({ viewer: viewers[chance.int(viewers.length)], overlay })),
        ];
        for (const { viewer, ...rest } of shown) {
          const told = (as: Look) => history.steps(viewer, seated, 4).flatMap((step) => face.narrate(step, as));
          look({ view: history.view(viewer), past: history.past(viewer), names: seated, ...rest }, told);
        }
      }
      if (over) break;
      match.play(bot.choose(match.view(), chance, {}));
    }
  }
}

describe.each(each)('$name', ({ face, look }) => {
  const texts = face.texts[look.language];

  test('the table fits and is aligned, whoever looks at it, whatever the players are called', () => {
    const faults = new Set<string>();
    const room = { ...look, columns: window.columns - 1, rows: window.rows - 4 };
    let scenes = 0;
    everyScene(face, namesFor(look), (scene, told) => {
      scenes++;
      const parts = {
        title: texts.title,
        aside: 'ASIDE',
        scene: (as: Look) => face.draw(scene, as),
        messages: told(look),
        prompt: 'PROMPT',
      };
      const screen = layOut({ ...parts, keys: [keyHelp('q', 'KEY', look)] }, look);
      for (const fault of report(screenFaults(screen, look), screen)) faults.add(fault);
      for (const fault of nameFaults((names) => face.draw({ ...scene, names: names.slice(0, scene.names.length) }, room)))
        faults.add(fault);
    });
    expect(scenes).toBeGreaterThan(4 * GAMES);
    expect([...faults].slice(0, 3)).toEqual([]);
  });

  test('help and rules are no wider than the window', () => {
    const room = { ...look, columns: window.columns - 1 };
    for (const line of [...helpLines(face, room), ...rulesPage(texts.rules, room).split('\n')]) {
      expect([...sizeFaults(line, look), ...characterFaults(line, look)]).toEqual([]);
    }
  });

  test('so do the questions, the line for a move, its refusal, help, record, result and the look back', async () => {
    const screens = await playedThrough(face, look);
    expect(new Set(screens.flatMap((screen) => report(screenFaults(screen, look), screen)))).toEqual(new Set());
    expect(screens.length).toBeGreaterThan(20);
  });
});

/** Every screen of a game of two or more people at one keyboard, from the first question to the look back. */
async function playedThrough(face: AnyGameConsole, look: Look): Promise<string[]> {
  const seats = face.game.seats.min;
  const options = defaultOptions(face.game.options);
  const match = new Match(face.game as Game<object, never, unknown, unknown>, { seed: 1, seats });
  const [bot, chance] = [randomBot(face.game), createRandom(1)];
  const moves: string[] = [];
  while (match.turn !== undefined && match.ply < LONGEST) {
    const move = bot.choose(match.view(), chance, {});
    moves.push(face.game.format(move, match.view()));
    match.play(move);
  }
  const screens: string[] = [];
  const stage = new Stage(
    () => window,
    (screen) => void screens.push(screen),
  );
  const players = Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: namesFor(look)[(seat + 1) % 3] }) as const);
  const end = new PlayLoop(face, { players, options, seed: 1, pace: 'none', look: () => look }, stage)
    .run()
    .catch((error: unknown) => error);
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      stage.feed(key.length > 1 ? { name: key, sequence: '' } : { name: key, sequence: key });
      await rest(stage);
    }
  };
  const paste = async (lines: readonly string[]) => {
    stage.feed({ name: 'paste-start' });
    stage.feed({ sequence: lines.map((line) => `${line}\n`).join('') });
    stage.feed({ name: 'paste-end' });
    await rest(stage);
  };
  await rest(stage);
  await press('?', 'end', 'escape', ':', '!', 'return', 'escape', 'right', 'down', 'H', 'U', 'q', 'n', 's');
  for (const { key } of face.overlays ?? []) await press(key);
  await paste(moves.slice(0, Math.ceil(moves.length / 2)));
  await press('r', 'end', 'escape', 'u', 'u', 'U', 'U', 'H', 'H', '?', 'escape');
  await paste(['nonsense that goes on and on '.repeat(5), 'and more of it']);
  await paste(moves.slice(Math.ceil(moves.length / 2)));
  await press('r', 'escape', 'b', 'end', 'left', 'home', 'escape', 'u', 'U');
  stage.fail(new Error('enough was seen'));
  await end;
  return screens;
}

/** Waits until nothing more is shown; no key is lost where that takes longer. */
async function rest(stage: Stage): Promise<void> {
  let seen: string | undefined;
  do {
    seen = stage.screen;
    for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve, 1));
  } while (seen !== stage.screen);
}

// — The program —

describe('the program', () => {
  test.each(looks.map((look) => ({ look, name: lookName(look) })))(
    'every page of the menu fits and is aligned ($name)',
    async ({ look: { language, symbols, wide } }) => {
      const hall = quietHall({ games, interactive: true, size: window });
      const seen = await walkMenu(hall, { language, ascii: symbols === 'ascii', wide });
      const faults = seen.flatMap(({ screen, groups, look }) =>
        report([...screenFaults(screen, look), ...groups.flatMap((group) => tableFaults(group, look))], screen),
      );
      expect([...new Set(faults)].slice(0, 3)).toEqual([]);
      // The menu, and of every game its page, its rules and what can be changed.
      expect(seen.length).toBeGreaterThan(1 + 4 * games.length);
    },
    30_000,
  );

  test.each(looks.map((look) => ({ look, name: lookName(look) })))('what verbs print is aligned ($name)', async ({ look }) => {
    const flags = ['--lang', look.language, ...(look.wide ? ['--wide'] : []), ...(look.symbols === 'ascii' ? ['--ascii'] : [])];
    const printed = async (...args: string[]): Promise<string[]> => {
      const hall = quietHall({ games, size: window });
      expect(await main([...args, ...flags], hall)).toBe(0);
      return hall.written.join('').trimEnd().split('\n');
    };
    for (const { id } of games) {
      for (const line of await printed('rules', id)) expect([...sizeFaults(line, look), ...characterFaults(line, look)]).toEqual([]);
    }
    expect(tableFaults(await printed('list'), look)).toEqual([]);
  });
});

describe.each(['en', 'zh'] as const)('in a real terminal (%s)', (language) => {
  let terminal: Terminal;
  afterAll(() => terminal.kill());

  test('menu, page and table stand as they are drawn', async () => {
    terminal = new Terminal([arcade, '--lang', language]);
    const look: Look = { ...window, colours: 0, symbols: 'unicode', wide: false, language };
    const { title } = faces[0].texts[language];
    const screens = [await terminal.shows(/Quit|退出/)];
    terminal.press('enter');
    screens.push(await terminal.shows(/Ready\?|开始/));
    terminal.press('enter');
    screens.push(await terminal.shows(/move 0|第 0 手/));
    for (const screen of screens) expect(screenFaults(screen, look)).toEqual([]);
    // Nothing has been pushed out at the top.
    expect(screens[0]).toMatch(/^╭─+╮\n/);
    for (const screen of screens.slice(1)) expect(screen.split('\n')[0]).toContain(title);
  });
});

// — The checks themselves —

describe('a fault does not slip through', () => {
  const look = looks[0];
  const board = ['  a b c', '3 ┌─┬─┐ 3', '2 ├─●─┤ 2', '1 └─┴─┘ 1'];
  const shiftedBy = (row: number, text: string) => board.map((line, i) => (i === row ? text + line : line)).join('\n');

  test('a good board has none', () => {
    expect(screenFaults(board.join('\n'), look)).toEqual([]);
    expect(screenFaults(shiftedBy(0, '黑'), look)).toEqual([]);
  });

  test.each([1, 2, 3])('row %i of a board is shifted by a wide character', (row) => {
    expect(frameFaults(shiftedBy(row, '黑'), look)).not.toEqual([]);
    expect(frameFaults(shiftedBy(row, 'x'), look)).not.toEqual([]);
  });

  test('signs are two cells wide where one is reckoned with', () => {
    const boxed = ['╭──────╮', '│ name │', '╰──────╯'].join('\n');
    expect(frameFaults(boxed, look)).toEqual([]);
    expect(frameFaults(boxed, { ...look, wide: true })).not.toEqual([]);
  });

  test('the right edge of a box is reckoned by letters, not by cells', () => {
    const boxed = (text: string) => ['╭──────╮', `│${text.padEnd(6)}│`, '╰──────╯'].join('\n');
    expect(frameFaults(boxed('name'), look)).toEqual([]);
    expect(frameFaults(boxed('名字'), look)).not.toEqual([]);
    const ascii = (text: string) => ['+------+', `|${text.padEnd(6)}|`, '+------+'].join('\n');
    expect(frameFaults(ascii('name'), { ...look, symbols: 'ascii' })).toEqual([]);
    expect(frameFaults(ascii('名字'), { ...look, symbols: 'ascii' })).not.toEqual([]);
  });

  test('names are filled up by letters, not by cells', () => {
    expect(nameFaults((names) => names.map((name) => `${name}  score`).join('\n'))).toEqual([]);
    expect(nameFaults((names) => names.map((name) => `${name.padEnd(6)}score`).join('\n'))).not.toEqual([]);
  });

  test('the second column of a table begins elsewhere', () => {
    expect(tableFaults(['five   lay stones', '小猫   lay cards', 'quit'], look)).toEqual([]);
    expect(tableFaults(['five   lay stones', '小猫     lay cards'], look)).not.toEqual([]);
    expect(tableFaults(['won    12', 'lost    7'], look)).toEqual([]);
  });

  test.each([
    ['a line of 81 cells', `${'中'.repeat(40)}x`],
    ['a 25th line', '\n'.repeat(24)],
    ['a sign that is not ASCII', 'a → b'],
  ])('%s', (_fault, screen) => {
    expect(screenFaults(screen, { ...look, symbols: 'ascii', language: 'zh' })).not.toEqual([]);
  });
});
