/** What a bot owes: legal moves, from its view and its chance alone. */
import { botRandom } from '../bots.js';
import type { Bot, Limits, Seat, Seen } from '../game.js';
import { Match } from '../match.js';
import { deepFreeze, expect, same, throughJson } from './checks.js';
import type { Claim, Trials } from './trials.js';

/** So many games of each bot against itself: bots may be slow. */
const BOT_GAMES = 12;

export function claimsOfBots<S, V extends Seen, M, O>(trials: Trials<S, V, M, O>, bots: readonly Bot<V, M>[], limits: Limits): Claim[] {
  const { game } = trials;
  return bots.map((bot) => ({
    name: `the bot ${bot.id} chooses legal moves only, the same ones from the same chance`,
    async run() {
      for (let number = 0; number < Math.min(trials.games, BOT_GAMES); number++) {
        const match = new Match(game, trials.setup(number));
        for (let turn: Seat | undefined = match.turn; turn !== undefined; turn = match.turn) {
          const chance = () => botRandom(match.seed, match.ply, turn as Seat);
          const view = deepFreeze(throughJson(match.view(turn)) as V);
          const move = await bot.choose(view, chance(), limits);
          const refusal = game.refusal(view, move);
          expect(refusal === undefined, () => `${JSON.stringify(move)} is refused: ${JSON.stringify(refusal)}`);
          if (botRandom(match.seed, match.ply, turn).int(8) === 0)
            same(await bot.choose(view, chance(), limits), move, 'the choice when asked again');
          match.play(move);
        }
      }
    },
  }));
}
