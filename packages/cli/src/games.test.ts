import { describe, expect, test } from '@jest/globals';
import { languages } from '@console-arcade/console';
import { quietHall } from './fixtures/hall.js';
import { games } from './games.js';
import { main } from './main.js';
import { checkSeating, defaultSeating } from './seating.js';
import { verbs } from './texts.js';

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, { load }) => {
  test('is what the register says', async () => {
    const { gameConsole } = await load();
    expect(gameConsole.game.id).toBe(id);
    expect(verbs).not.toContain(id);
  });

  test('begins as it stands in the menu', async () => {
    const { gameConsole } = await load();
    expect(checkSeating(gameConsole, defaultSeating(gameConsole)).ok).toBe(true);
  });

  test.each(languages)('has help for its options, which no common flag stands in the way of: %s', async (language) => {
    const hall = quietHall({ games });
    expect(await main(['play', id, '--help', '--lang', language], hall)).toBe(0);
    expect(hall.written.join('')).toContain((await load()).gameConsole.texts[language].title);
  });
});

test('no game is registered twice', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
});
