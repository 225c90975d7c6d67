/** High card, the smallest game with secrets: everyone holds one card, may change it once for the hidden top of the deck; the highest wins. */
import { IllegalMoveError, type Game, type Outcome, type Seat, type Seen } from '../game.js';
import { err, ok, refuse, type Refusal } from '../result.js';
import type { Random } from '../random.js';

export interface HighCardOptions {
  /** The deck is 1 … cards. */
  cards: number;
}

export interface HighCardState {
  readonly hands: readonly number[];
  /** Next draw first. */
  readonly deck: readonly number[];
  /** What was changed away lies open. */
  readonly discards: readonly number[];
  readonly turn: Seat;
}

export interface HighCardView extends Seen {
  /** Null: not known to the viewer. */
  readonly hands: readonly (number | null)[];
  readonly deck: readonly (number | null)[];
  /** The cards behind the nulls, ascending. */
  readonly hidden: readonly number[];
  readonly discards: readonly number[];
  readonly turn: Seat;
}

export type HighCardMove = 'keep' | 'change';
const moves: readonly HighCardMove[] = ['keep', 'change'];

function refusal({ turn, hands }: Pick<HighCardView, 'turn' | 'hands'>, move: unknown): Refusal | undefined {
  if (turn >= hands.length) return { code: 'game-over' };
  return moves.includes(move as HighCardMove) ? undefined : { code: 'not-a-move' };
}

function refusalIn(view: HighCardView, move: unknown): Refusal | undefined {
  const { viewer, turn, hands } = view;
  return turn < hands.length && viewer !== 'open' && viewer !== turn ? { code: 'not-your-turn', data: { turn } } : refusal(view, move);
}

function outcome({ turn, hands }: HighCardState): Outcome | undefined {
  if (turn < hands.length) return undefined;
  return { winners: [hands.indexOf(Math.max(...hands))], scores: [...hands], reason: 'highest' };
}

export const highCard: Game<HighCardState, HighCardView, HighCardMove, HighCardOptions> = {
  id: 'high-card',
  revision: 1,
  information: 'private',
  listsAllMoves: true,
  options: { cards: { kind: 'integer', min: 4, max: 20, default: 10 } },
  seats: { min: 2, max: 4 },

  check: (seats, { cards }) => (cards < 2 * seats ? { code: 'too-few-cards', data: { cards, seats } } : undefined),
  setup(seats, options, random) {
    const refused = highCard.check(seats, options);
    if (refused !== undefined) throw new RangeError(refused.code);
    const cards = random.shuffle(Array.from({ length: options.cards }, (_, i) => i + 1));
    return { hands: cards.slice(0, seats), deck: cards.slice(seats), discards: [], turn: 0 };
  },
  seated: ({ hands }) => hands.length,
  turn: ({ turn, hands }) => (turn < hands.length ? turn : undefined),
  play(state, move) {
    const refused = refusal(state, move);
    if (refused !== undefined) throw new IllegalMoveError(move, refused);
    const { hands, deck, discards, turn } = state;
    if (move === 'keep') return { ...state, turn: turn + 1 };
    return { hands: hands.with(turn, deck[0]), deck: deck.slice(1), discards: [...discards, hands[turn]], turn: turn + 1 };
  },
  outcome,

  view({ hands, deck, discards, turn }, viewer) {
    const over = turn >= hands.length;
    const seen = (seat: Seat) => viewer === 'open' || viewer === seat || over;
    const hidden = [...hands.filter((_, seat) => !seen(seat)), ...(viewer === 'open' ? [] : deck)].sort((a, b) => a - b);
    return {
      viewer,
      hands: hands.map((card, seat) => (seen(seat) ? card : null)),
      deck: deck.map((card) => (viewer === 'open' ? card : null)),
      hidden,
      discards,
      turn,
    };
  },
  legalMoves: ({ viewer, turn, hands }) => (turn < hands.length && (viewer === 'open' || viewer === turn) ? moves : []),
  refusal: refusalIn,
  format: (move) => move,
  parse(text, view) {
    const word = text.trim().toLowerCase();
    const refused = refusalIn(view, word);
    if (refused?.code === 'not-a-move') return refuse('not-a-move', { text: text.slice(0, 20) }, 0);
    return refused === undefined ? ok(word as HighCardMove) : err(refused);
  },

  determinize({ hands, deck, hidden, discards, turn }, random: Random) {
    const drawn = random.shuffle(hidden);
    const fill = (card: number | null): number => card ?? (drawn.pop() as number);
    return { hands: hands.map(fill), deck: deck.map(fill), discards, turn };
  },
  restore(data) {
    const { hands, deck, discards, turn } = (data ?? {}) as Partial<HighCardState>;
    const lists = [hands, deck, discards];
    if (!lists.every(Array.isArray) || !Number.isInteger(turn)) return refuse('not-a-state');
    const cards = lists.flat() as number[];
    const whole = new Set(cards).size === cards.length && cards.every((card) => Number.isInteger(card) && card >= 1 && card <= 20);
    const seats = (hands as number[]).length;
    const fits =
      whole &&
      seats >= 2 &&
      seats <= 4 &&
      (deck as number[]).length >= seats - (turn as number) &&
      (turn as number) >= 0 &&
      (turn as number) <= seats;
    return fits ? ok(data as HighCardState) : refuse('not-a-state');
  },
};
