/**
 * Tree search over what a seat knows (Monte-Carlo tree search with priors, PUCT): every position is valued by the net behind
 * each of its candidates, which gives the priors of the moves and the value of the position at once. Cards that are drawn are
 * chance: each has a position of its own, and how many are told apart grows with the visits. What others hold hidden is guessed
 * anew for every tree.
 */
import type { Bot, Limits, Random } from '@console-arcade/core';
import { RESERVE, RESERVE_HIDDEN, ACTION_SHIFT, cardLevels, TAKE } from '../move-codes.js';
import { Twin } from '../simulation.js';
import type { SplendorMove, SplendorView } from '../types.js';
import { determinize } from '../view.js';
import { listCandidates, mostCandidates } from './candidates.js';
import { Judge } from './judge.js';
import type { Net } from './evaluation.js';

/** How widely the search looks: measured in matches against itself. */
interface Manner {
  /** How much an unlikely move must be tried. */
  readonly curiosity: number;
  /** How much the net's differences between moves count before any of them is tried. */
  readonly sharpness: number;
  /** How many drawn cards are told apart after n visits: this times the square root of n. */
  readonly draws: number;
}

const manner: Manner = { curiosity: 0.6, sharpness: 1.2, draws: 0.7 };

/** A position in the tree. */
interface Node {
  readonly seat: number;
  readonly moves: Int32Array;
  readonly priors: Float32Array;
  /** What each move is worth to the seat: the net's word, and then what was found, all added up. */
  readonly sums: Float64Array;
  readonly visits: Int32Array;
  readonly next: (Node | Draw | undefined)[];
  visited: number;
}

/** Behind a move that draws a card: a position for each card. */
interface Draw {
  readonly level: number;
  readonly cards: number[];
  readonly nodes: (Node | undefined)[];
  visits: number;
}

/** At least so many trees when somebody holds cards that the seat hasn't seen: each guesses them anew. */
const GUESSES = 4;
/** How many playouts pass between two looks at the clock. */
const BETWEEN_LOOKS = 8;
/** A tree of so many positions fills some hundred megabytes. */
const MOST_NODES = 150_000;

export interface SearchSetup {
  readonly id: string;
  /** Playouts where no limit is given. */
  readonly nodes: number;
  /** How many trees grow side by side, each with draws of its own, and vote; default 1. */
  readonly trees?: number;
  readonly net: Net;
  readonly manner?: Manner;
}

export function createSearch({ id, nodes, trees: count = 1, net, manner: how = manner }: SearchSetup): Bot<SplendorView, SplendorMove> {
  return {
    id,
    choose(view, random, limits) {
      const isGuessed = view.players.some(({ res }) => res.some(([card]) => card < 0));
      const trees = Array.from(
        { length: isGuessed ? Math.max(GUESSES, count) : count },
        () => new Tree(determinize(view, random), net, how, random),
      );
      const [{ root }] = trees;
      if (root.moves.length > 1) think(trees, limits, nodes);
      return trees[0].decode(root.moves[mostVisited(trees)]);
    },
  };
}

/** Grows the trees in turn until a limit is reached, or no move can overtake the one in front any more. */
function think(trees: readonly Tree[], { nodes, ms, now, stopped }: Limits, usual: number): void {
  const until = ms === undefined || now === undefined ? Infinity : now() + ms;
  const most = Math.min(MOST_NODES, nodes ?? (until === Infinity ? usual : Infinity));
  for (let n = 0; n < most; n++) {
    if (n % BETWEEN_LOOKS === 0) {
      if (stopped?.() === true || (now !== undefined && now() >= until)) return;
      if (lead(trees) > most - n) return;
    }
    trees[n % trees.length].grow();
  }
}

const triesOf = (trees: readonly Tree[], move: number): number => trees.reduce((sum, { root }) => sum + root.visits[move], 0);

/** How many tries the move in front is ahead of the next. */
function lead(trees: readonly Tree[]): number {
  let first = 0;
  let second = 0;
  for (let i = 0; i < trees[0].root.moves.length; i++) {
    const tries = triesOf(trees, i);
    if (tries > first) [first, second] = [tries, first];
    else if (tries > second) second = tries;
  }
  return first - second;
}

/** The move most tried in all trees; of equals, and before any was tried, the one with the greater prior. */
function mostVisited(trees: readonly Tree[]): number {
  const [{ root }] = trees;
  const weight = (i: number) => triesOf(trees, i) + root.priors[i];
  let best = 0;
  for (let i = 1; i < root.moves.length; i++) if (weight(i) > weight(best)) best = i;
  return best;
}

class Tree {
  readonly root: Node;
  readonly #twin: Twin;
  readonly #judge: Judge;
  readonly #manner: Manner;
  readonly #random: Random;
  readonly #path: Node[] = [];
  readonly #steps: number[] = [];
  readonly #listed = new Int32Array(mostCandidates);

  constructor(state: ConstructorParameters<typeof Twin>[0], net: Net, how: Manner, random: Random) {
    this.#twin = new Twin(state);
    this.#judge = new Judge(net, this.#twin);
    this.#manner = how;
    this.#random = random;
    this.root = this.#expand();
  }

  decode(move: number): SplendorMove {
    return this.#twin.decode(move);
  }

  /** One playout: down to a position that is not in the tree yet, and its value back up. */
  grow(): void {
    const twin = this.#twin;
    let node: Node | undefined = this.root;
    let depth = 0;
    while (node !== undefined && twin.turn !== -1) {
      const step = this.#select(node);
      this.#path[depth] = node;
      this.#steps[depth++] = step;
      node = this.#follow(node, step);
    }
    for (let seat = 0; twin.turn === -1 && seat < twin.seats; seat++) this.#judge.values[seat] = twin.score(seat);
    for (let i = 0; i < depth; i++) twin.undo();
    const { values } = this.#judge;
    for (let i = 0; i < depth; i++) {
      const { seat, sums, visits } = this.#path[i];
      sums[this.#steps[i]] += values[seat];
      visits[this.#steps[i]]++;
      this.#path[i].visited++;
    }
  }

  #select({ priors, sums, visits, visited, moves }: Node): number {
    const width = this.#manner.curiosity * Math.sqrt(visited + 1);
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < moves.length; i++) {
      const n = visits[i] + 1;
      const value = (sums[i] + width * priors[i]) / n;
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best;
  }

  /** Makes the move, and the position behind it where there is none yet: then its value stands with the judge, and nothing comes back. */
  #follow(node: Node, step: number): Node | undefined {
    const twin = this.#twin;
    const move = node.moves[step];
    const level = this.#drawnLevel(move);
    if (level < 0) {
      twin.play(move);
      const next = node.next[step] as Node | undefined;
      if (next === undefined && twin.turn !== -1) node.next[step] = this.#expand();
      return next;
    }
    const draw = (node.next[step] ??= { level, cards: [], nodes: [], visits: 0 }) as Draw;
    const which = this.#drawCard(draw);
    twin.play(move);
    const next = draw.nodes[which];
    if (next === undefined && twin.turn !== -1) draw.nodes[which] = this.#expand();
    return next;
  }

  /** Lays the card that will be drawn on top of its deck, and returns which of those seen before it is. */
  #drawCard(draw: Draw): number {
    const twin = this.#twin;
    const left = twin.deckLeft(draw.level);
    draw.visits++;
    if (draw.cards.length < this.#manner.draws * Math.sqrt(draw.visits)) {
      const depth = this.#random.int(left);
      const card = twin.deckCard(draw.level, depth);
      twin.bringUp(draw.level, depth);
      const known = draw.cards.indexOf(card);
      return known >= 0 ? known : draw.cards.push(card) - 1;
    }
    const which = this.#random.int(draw.cards.length);
    let depth = 0;
    while (twin.deckCard(draw.level, depth) !== draw.cards[which]) depth++;
    twin.bringUp(draw.level, depth);
    return which;
  }

  /** The level of the deck from which a move draws a card, from 0; −1: from none. */
  #drawnLevel(move: number): number {
    const action = move >>> ACTION_SHIFT;
    if (action >= TAKE) return -1;
    const twin = this.#twin;
    if (action >= RESERVE_HIDDEN) return action - RESERVE_HIDDEN;
    const card = action < RESERVE ? action : action - RESERVE;
    const level = cardLevels[card];
    return twin.deckLeft(level) > 0 && twin.market.includes(card) ? level : -1;
  }

  /** The position as it stands, its candidates weighed; the judge's values are then those behind the best of them. */
  #expand(): Node {
    const twin = this.#twin;
    const moves = this.#listed.slice(0, listCandidates(twin, this.#listed));
    const { seat } = twin;
    const count = moves.length;
    const node: Node = {
      seat,
      moves,
      priors: new Float32Array(count),
      sums: new Float64Array(count),
      visits: new Int32Array(count),
      next: Array.from({ length: count }, () => undefined),
      visited: 0,
    };
    this.#judge.weigh(moves, node.sums);
    setPriors(node, this.#manner.sharpness);
    return node;
  }
}

/** The more a move is worth by the net, the likelier: its odds, raised to a power. */
function setPriors({ priors, sums }: Node, sharpness: number): void {
  let all = 0;
  for (let i = 0; i < sums.length; i++) {
    const share = Math.min(0.9999, Math.max(0.0001, sums[i]));
    priors[i] = (share / (1 - share)) ** sharpness;
    all += priors[i];
  }
  for (let i = 0; i < sums.length; i++) priors[i] /= all;
}
