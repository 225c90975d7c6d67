/** Five in a Row: random games through the mutable twin and through the rules, and how the scoring computer does. */
import { createRandom, defaultOptions } from '@console-arcade/core';
import { bots, fiveInARow, type Move } from '@console-arcade/five-in-a-row';
import { compare } from './speed.js';
import { contest, contestHead } from './strength.js';

const GAMES = 20;

export async function fiveInARowSpeed(): Promise<string> {
  const start = fiveInARow.setup(2, defaultOptions(fiveInARow.options), createRandom(0));
  const games = Array.from({ length: GAMES }, (_, seed) => randomGame(seed));
  const plies = games.reduce((sum, game) => sum + game.length, 0);
  const twin = fiveInARow.simulation?.(start);
  if (twin === undefined) throw new Error('five in a row has no twin');
  const encoded = games.map((game) => Int32Array.from(game, (move) => twin.encode(move)));
  return compare({
    title: 'Five in a Row, stones of random games on 15×15',
    unit: 'stones',
    units: plies,
    contenders: [
      {
        name: 'the mutable twin, with takebacks',
        run() {
          for (const game of encoded) {
            for (const move of game) twin.play(move);
            if (twin.turn !== -1) throw new Error('a game did not end');
            for (let i = game.length; i > 0; i--) twin.undo();
          }
        },
      },
      {
        name: 'the immutable rules',
        run() {
          for (const game of games) {
            let state = start;
            for (const move of game) state = fiveInARow.play(state, move);
            if (fiveInARow.turn(state) !== undefined) throw new Error('a game did not end');
          }
        },
      },
    ],
  });

  function randomGame(seed: number): Move[] {
    const random = createRandom(seed);
    const moves: Move[] = [];
    for (let state = start; fiveInARow.turn(state) !== undefined; state = fiveInARow.play(state, moves[moves.length - 1])) {
      moves.push(random.pick(fiveInARow.legalMoves(fiveInARow.view(state, 'open'))));
    }
    return moves;
  }
}

export async function fiveInARowStrength(): Promise<string> {
  const [random, scoring] = ['random', 'scoring'].map((id) => bots.find((bot) => bot.id === id));
  if (random === undefined || scoring === undefined) throw new Error('a bot is missing');
  return [
    '### Five in a Row, 15×15, freestyle',
    '',
    ...contestHead,
    await contest(fiveInARow, { title: '`scoring` over `random`', bots: [scoring, random], games: 200 }),
    '',
  ].join('\n');
}
