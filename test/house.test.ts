/** Every game has every room: a new folder in which something is missing does not pass. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { games } from '../packages/cli/src/games.js';
import { lineTexts } from '../packages/cli/src/lines/texts.js';
import { fileRefusals } from '../packages/cli/src/store/files.js';
import { saveRefusals } from '../packages/cli/src/store/saves.js';
import { usageCodes } from '../packages/cli/src/texts.js';

const packages = path.resolve(import.meta.dirname, '../packages');
const folders = readdirSync(packages).filter((name) => existsSync(path.join(packages, name, 'src/console')));
const read = (...file: string[]): string => readFileSync(path.join(packages, ...file), 'utf8');

test('every game is in the register, and nothing else is', () => {
  expect(games.map(({ id }) => id).sort()).toEqual(folders.sort());
});

describe.each(folders)('%s', (name) => {
  test('has the rooms of a game', () => {
    for (const file of [
      'README.md',
      'src/index.ts',
      'src/types.ts',
      'src/rules.ts',
      'src/notation.ts',
      'src/bots',
      'src/console/index.ts',
    ]) {
      expect([file, existsSync(path.join(packages, name, file))]).toEqual([file, true]);
    }
  });

  test('keeps a golden playthrough that a test reads', () => {
    expect(readdirSync(path.join(packages, name, 'src/playthroughs')).length).toBeGreaterThan(0);
    expect(read(name, 'src/playthroughs.test.ts')).toContain("from '@console-arcade/core/testing'");
  });

  test('is held to the contract by the conformance kit, with 1,000 games', () => {
    expect(read(name, 'src/conformance.test.ts')).toMatch(/conformance\(/);
  });

  test('is named like its folder, and is built and shipped with the program', async () => {
    const { gameConsole } = await games.find(({ id }) => id === name)!.load();
    expect(gameConsole.game.id).toBe(name);
    expect(JSON.parse(read('cli', 'package.json')).dependencies).toHaveProperty(`@console-arcade/${name}`);
    expect(read('cli', 'tsconfig.json')).toContain(`../${name}`);
  });

  test('refuses with codes of its own, so that the words for them are its own', async () => {
    const { gameConsole } = await games.find(({ id }) => id === name)!.load();
    const thePrograms: readonly string[] = [...Object.keys(lineTexts.en.refusals), ...usageCodes, ...fileRefusals, ...saveRefusals];
    expect(Object.keys(gameConsole.texts.en.refusals).filter((code) => thePrograms.includes(code))).toEqual([]);
  });

  test('offers every bot that its rules export, from weak to strong', async () => {
    const { gameConsole } = await games.find(({ id }) => id === name)!.load();
    const { bots } = (await import(`../packages/${name}/src/index.ts`)) as { bots: readonly { id: string }[] };
    expect(gameConsole.bots.map(({ bot }) => bot.id)).toEqual(bots.map(({ id }) => id));
  });

  test('shows an import example that runs', () => {
    expect(read(name, 'README.md')).toMatch(new RegExp(`\`\`\`ts\\n[^\`]*from '@console-arcade/${name}'`));
  });
});
