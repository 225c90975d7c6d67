/** The random games on which the claims of the contract are tried. */
import type { Bot, Game, Limits, Seen, Viewer } from '../game.js';
import { randomBot } from '../bots.js';
import { Match } from '../match.js';
import { createRandom, type Random } from '../random.js';
import type { MatchSetup } from '../setup.js';

/** One promise of the contract; `run` throws an Error that says where it is broken. */
export interface Claim {
  readonly name: string;
  run(): void | Promise<void>;
}

export interface ConformanceSetup<V, M, O> {
  /** How many random games are played. Default 1,000. */
  readonly games?: number;
  readonly seed?: number;
  /** The seats and options that the games take in turn. Default: every number of seats with the default options. */
  readonly setups?: readonly { readonly seats?: number; readonly options?: Partial<O> }[];
  /** Whose choices must be legal; each plays a few games. */
  readonly bots?: readonly Bot<V, M>[];
  readonly limits?: Limits;
  /** A game that is longer than this does not end. Default 100,000 moves. */
  readonly longest?: number;
}

/** At how many positions of a game the dearer claims look. */
export const LOOKS = 8;

/** A position of a random game, and chance to do something with it. */
export interface Position<S, V extends Seen, M, O> {
  readonly match: Match<S, V, M, O>;
  readonly chance: Random;
  readonly setup: MatchSetup<O>;
}

export class Trials<S, V extends Seen, M, O> {
  readonly games: number;
  readonly #seed: number;
  readonly #longest: number;
  readonly #setups: NonNullable<ConformanceSetup<V, M, O>['setups']>;
  readonly #random: Bot<V, M>;

  constructor(
    readonly game: Game<S, V, M, O>,
    { games = 1000, seed = 1, longest = 100_000, setups }: ConformanceSetup<V, M, O>,
  ) {
    const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
    this.games = games;
    this.#seed = seed;
    this.#longest = longest;
    this.#setups = setups ?? seatCounts.map((seats) => ({ seats }));
    this.#random = randomBot<V, M>(game as Game<never, V, M, never>);
  }

  /** The setup of the game with a number. */
  setup(number: number): MatchSetup<O> {
    const { seats, options } = this.#setups[number % this.#setups.length];
    return { seed: this.#seed + number, ...(seats === undefined ? {} : { seats }), ...(options === undefined ? {} : { options }) };
  }

  /** A random move of the seat whose turn it is. */
  anyMove(match: Match<S, V, M, O>, chance: Random): M {
    return this.#random.choose(match.view(), chance, {}) as M;
  }

  /** Plays random games and looks at every position, the last one included. */
  everyGame(look: (position: Position<S, V, M, O>) => void): void {
    for (let number = 0; number < this.games; number++) {
      const setup = this.setup(number);
      const match = new Match(this.game, setup);
      const chance = createRandom(this.#seed, number);
      const where = () => `${this.game.id}, game ${JSON.stringify(setup)}`;
      for (;;) {
        const over = match.turn === undefined;
        try {
          look({ match, chance, setup });
        } catch (error) {
          throw new Error(`${where()}, ply ${match.ply}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
        }
        if (over) break;
        if (match.ply >= this.#longest) throw new Error(`${where()} does not end within ${this.#longest} moves`);
        match.play(this.anyMove(match, chance));
      }
    }
  }

  /** The same for a few positions of each game: the first, the last, and some between. */
  someOfEveryGame(look: (position: Position<S, V, M, O>) => void): void {
    this.everyGame((position) => {
      const { match, chance } = position;
      const often = Math.max(1, Math.ceil(match.ply / (LOOKS / 2)));
      if (match.ply === 0 || match.turn === undefined || chance.int(often) === 0) look(position);
    });
  }
}

/** Everyone who may look at a table. */
export const viewersOf = (seats: number): Viewer[] => ['table', 'open', ...Array.from({ length: seats }, (_, seat) => seat)];
