/** What holds at every ply of any game: nothing is lost, nothing is twice, nothing hidden is shown. */
import { expect, test } from '@jest/globals';
import { createRandom, defaultOptions, mostMoves, type Random, type Seat, type Simulation, type Viewer } from '@console-arcade/core';
import { cards, levelOf } from './cards.js';
import { splendor } from './rules.js';
import {
  gold,
  goldTokens,
  levels,
  mostTokens,
  placesPerLevel,
  tokensPerColour,
  type CardId,
  type SplendorMove,
  type SplendorState,
  type SplendorView,
} from './types.js';

/** For each number of players. */
const games = process.env.SOAK === undefined ? 1000 : 20_000;

/** Errors rather than expectations: a million of those would take minutes. */
function demand(holds: boolean, what: string, detail?: string | number | readonly (string | number)[]): void {
  if (!holds) throw new Error(detail === undefined ? what : `${what}: ${String(detail)}`);
}

test.each([2, 3, 4])(
  `%d players, ${games} random games: cards, tokens and secrets are kept at every ply, and the twin ends where the rules end`,
  (seats) => {
    const out = new Int32Array(mostMoves);
    const options = defaultOptions(splendor.options);
    const seen = { refills: 0, secrets: 0 };
    for (let game = 0; game < games; game++) {
      const random = createRandom(1, seats, game);
      let state = splendor.setup(seats, options, random);
      const twin = splendor.simulation?.(state) as Simulation<SplendorMove>;
      const bought: CardId[] = [];
      try {
        while (twin.turn !== -1) {
          demand(splendor.turn(state) === twin.turn, 'the twin gives the turn to another seat');
          const chosen = out[random.int(twin.moves(out))];
          const move = twin.decode(chosen);
          const next = splendor.play(state, move);
          twin.play(chosen);
          if (move.type === 'buy') bought.push(move.card);
          demandEveryCardOnce(next, bought);
          demandTokens(next);
          seen.refills += demandRefill(state, next);
          state = next;
          demandBacks(state, ['table', bought.length % seats]);
          if (random.int(64) === 0) seen.secrets += demandSecrets(state, random);
        }
        demandSecrets(state, random);
        demand(JSON.stringify(twin.outcome()) === JSON.stringify(splendor.outcome(state)), 'the twin ends otherwise');
      } catch (error) {
        throw new Error(`game ${game}: ${String(error)}`, { cause: error });
      }
    }
    // Such games do happen, so that there was something to see.
    expect(seen.refills).toBeGreaterThan(games);
    expect(seen.secrets).toBeGreaterThan(games);
  },
  120 * games,
);

const places = new Uint8Array(cards.length);

function demandEveryCardOnce({ market, deckOrder, deck, players }: SplendorState, bought: readonly CardId[]): void {
  places.fill(0);
  for (const card of bought) places[card]++;
  for (const { res } of players) for (const [card] of res) places[card]++;
  for (let i = 0; i < levels.length; i++) {
    const lay = (card: CardId) => {
      places[card]++;
      demand(cards[card].level === i + 1, 'a card lies at another level', card);
    };
    for (const card of market[i]) {
      if (card !== -1) lay(card);
      else demand(deck[i] === 0, 'a place is empty, and the deck is not', i + 1);
    }
    for (const card of deckOrder[i]) lay(card);
    demand(deck[i] === deckOrder[i].length, 'a deck is counted wrong', i + 1);
  }
  for (let card = 0; card < places.length; card++) demand(places[card] === 1, 'a card is not in one place', card);
  let counted = 0;
  for (const { c } of players) counted += c;
  demand(counted === bought.length, 'cards that were bought are counted wrong');
}

function demandTokens({ bank, players }: SplendorState): void {
  for (let kind = 0; kind < bank.length; kind++) {
    let all = bank[kind];
    demand(all >= 0, 'there are fewer than no tokens in the bank', kind);
    for (let seat = 0; seat < players.length; seat++) {
      const count = players[seat].t[kind];
      demand(count >= 0, 'a seat has fewer than no tokens', kind);
      all += count;
    }
    demand(all === (kind === gold ? goldTokens : tokensPerColour[players.length]), 'tokens are lost or made', kind);
  }
  for (const { t } of players) demand(t[0] + t[1] + t[2] + t[3] + t[4] + t[5] <= mostTokens, 'somebody has more than ten tokens', t);
}

/** Face-up cards stay where they are; one that was taken is replaced by the top of its deck. Returns how many were. */
function demandRefill(before: SplendorState, { market }: SplendorState): number {
  let refills = 0;
  for (let i = 0; i < market.length; i++) {
    for (let place = 0; place < placesPerLevel; place++) {
      const card = market[i][place];
      if (card === before.market[i][place]) continue;
      refills++;
      demand(card === (before.deckOrder[i][0] ?? -1), 'another card than the top of the deck is laid down', i + 1);
    }
  }
  demand(refills <= 1, 'more than one card is laid down');
  return refills;
}

/** The decks have no order to anybody, and cards reserved from them are backs to all but their owner. */
function demandBacks(state: SplendorState, viewers: readonly Viewer[]): void {
  for (const viewer of viewers) {
    const view = splendor.view(state, viewer);
    demand(view.deckOrder === null, 'the order of the decks is seen', viewer);
    for (let seat = 0; seat < state.players.length; seat++) {
      const { res } = state.players[seat];
      for (let i = 0; i < res.length; i++) {
        const [card, hidden] = res[i];
        const shown = hidden === 0 || viewer === seat ? card : -levelOf(card);
        demand(view.players[seat].res[i][0] === shown, 'a card in hand is shown otherwise', card);
      }
    }
  }
}

/** Nothing that is hidden makes any difference to a view. Returns how many cards were reserved from a deck. */
function demandSecrets(state: SplendorState, random: Random): number {
  const viewers: Viewer[] = ['table', ...state.players.keys()];
  demandBacks(state, viewers);
  for (const viewer of viewers) {
    const view = splendor.view(state, viewer);
    demandNoOtherFields(view);
    const other = permuted(state, viewer, random);
    demand(JSON.stringify(splendor.view(other, viewer)) === JSON.stringify(view), 'what is hidden is seen', viewer);
  }
  return state.players.flatMap(({ res }) => res.filter(([, hidden]) => hidden === 1)).length;
}

/** The cards that a viewer does not see in another order, made without the rules' own `determinize`. */
function permuted(state: SplendorState, viewer: Viewer, random: Random): SplendorState {
  const { deckOrder, players } = state;
  const isHidden = (seat: Seat, hidden: number) => hidden === 1 && viewer !== seat;
  const unseen = levels.map((level) => {
    const backs = players.flatMap(({ res }, seat) => res.flatMap(([card, hidden]) => (isHidden(seat, hidden) ? [card] : [])));
    return random.shuffle([...deckOrder[level - 1], ...backs.filter((card) => levelOf(card) === level)]);
  });
  const drawn = (level: number): CardId => unseen[level - 1].pop() as CardId;
  return {
    ...state,
    players: players.map((player, seat) => ({
      ...player,
      res: player.res.map(([card, hidden]) => [isHidden(seat, hidden) ? drawn(levelOf(card)) : card, hidden] as const),
    })),
    deckOrder: unseen,
  };
}

const known = 'bank cur deck deckOrder final market nobles outcome passes phase players unseen viewer';
function demandNoOtherFields(view: SplendorView): void {
  demand(Object.keys(view).sort().join(' ') === known, 'a view has other fields', Object.keys(view));
}
