/** What every game must keep to, as claims that any test runner can run. */
import type { Game, Seen } from '../game.js';
import { claimsOfBots } from './claims-of-bots.js';
import { claimsOfPlay } from './claims-of-play.js';
import { claimsOfSecrets } from './claims-of-secrets.js';
import { claimsOfText } from './claims-of-text.js';
import { claimsOfTwin } from './claims-of-twin.js';
import { Trials, type Claim, type ConformanceSetup } from './trials.js';

export type { Claim, ConformanceSetup } from './trials.js';

/** The claims of the contract for one game, to be handed to a test runner one by one. */
export function conformance<S, V extends Seen, M, O>(game: Game<S, V, M, O>, setup: ConformanceSetup<V, M, O> = {}): Claim[] {
  const { bots = [], limits = { nodes: 200 } } = setup;
  const trials = new Trials(game, setup);
  return [
    ...claimsOfPlay(trials),
    ...claimsOfText(trials),
    ...claimsOfSecrets(trials),
    ...claimsOfTwin(trials),
    ...claimsOfBots(trials, bots, limits),
  ];
}
