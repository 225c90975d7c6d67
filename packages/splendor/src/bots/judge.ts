/** Values the moves of a position by the net: what each leaves behind, before anything unknown is drawn. */
import { ACTION_SHIFT, NOBLE, RESERVE, RESERVE_HIDDEN, TAKE } from '../move-codes.js';
import type { Twin } from '../simulation.js';
import { emptyInputs, ROW, scoreFrom, type Net } from './evaluation.js';
import { addReserved, createSight, FEATURES, removeCard, rewriteTokens, writeFeatures } from './features.js';

const CHOOSING = 1;
const SEATS = 4;

export class Judge {
  /** A share of the win for each seat: behind the best of the moves weighed last, for the seat to move. */
  readonly values = new Float64Array(SEATS);
  readonly #net: Net;
  readonly #twin: Twin;
  readonly #shares = new Float64Array(SEATS);
  readonly #scores = new Float64Array(SEATS);
  readonly #listed = new Int32Array(16);
  /** What every seat has and sees if the turn passes and nothing else happens: most moves change little of that. */
  readonly #idle = Array.from({ length: SEATS }, () => ({
    features: new Float32Array(FEATURES),
    inputs: new Float64Array(ROW),
    sight: createSight(),
    score: 0,
  }));
  readonly #nothing: Float64Array;
  readonly #noFeatures = new Float32Array(FEATURES);
  readonly #features = new Float32Array(FEATURES);
  readonly #sight = createSight();

  constructor(net: Net, twin: Twin) {
    this.#net = net;
    this.#twin = twin;
    this.#nothing = emptyInputs(net);
  }

  /** Writes what each move is worth to the seat to move. */
  weigh(moves: Int32Array, worths: Float64Array): void {
    const twin = this.#twin;
    const { seat } = twin;
    const points = twin.points[seat];
    const shares = this.#shares;
    this.#lookAtIdle(seat);
    let most = -1;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      const action = move >>> ACTION_SHIFT;
      if (action >= RESERVE && action < NOBLE) {
        const place = action >= RESERVE_HIDDEN ? -1 : twin.market.indexOf(action - RESERVE);
        twin.play(move);
        if (twin.turn === -1) this.#readEnd();
        else if (twin.points[seat] === points && twin.phase !== CHOOSING) this.#lookAtTokens(seat, place, action < TAKE);
        else this.#lookAnew();
        twin.undo();
      } else this.#lookAtPurchase(move, action);
      worths[i] = shares[seat];
      if (shares[seat] > most) {
        most = shares[seat];
        this.values.set(shares);
      }
    }
  }

  #lookAtIdle(seat: number): void {
    const twin = this.#twin;
    twin.seat = seat + 1 === twin.seats ? 0 : seat + 1;
    for (let other = 0; other < twin.seats; other++) {
      const idle = this.#idle[other];
      writeFeatures(twin, other, idle.features, idle.sight);
      idle.score = scoreFrom(this.#net, idle.features, this.#noFeatures, this.#nothing, idle.inputs);
    }
    twin.seat = seat;
  }

  /** Behind a take, or a reserve of the card in a place (−1: of a hidden one). */
  #lookAtTokens(seat: number, place: number, isReserve: boolean): void {
    const twin = this.#twin;
    const features = this.#features;
    for (let other = 0; other < twin.seats; other++) {
      const { features: kept, inputs, sight, score } = this.#idle[other];
      this.#scores[other] = score;
      if (other === seat) {
        features.set(kept);
        rewriteTokens(twin.tokens[seat], twin.points[seat], features, sight);
        if (isReserve) addReserved(place, features, sight);
      } else if (place >= 0) {
        features.set(kept);
        removeCard(place, twin.points[other], features, sight);
      } else continue;
      this.#scores[other] = scoreFrom(this.#net, features, kept, inputs);
    }
    this.#share();
  }

  /** A card that is bought leaves its place empty. */
  #lookAtPurchase(move: number, action: number): void {
    const twin = this.#twin;
    const place = action < RESERVE ? twin.market.indexOf(action) : -1;
    twin.play(move);
    const drawn = place < 0 ? -1 : twin.market[place];
    if (place >= 0) twin.market[place] = -1;
    this.#lookAnew();
    if (place >= 0) twin.market[place] = drawn;
    twin.undo();
  }

  #lookAnew(): void {
    const twin = this.#twin;
    // Of several nobles any one will do for a first look.
    const isChoosing = twin.phase === CHOOSING;
    if (isChoosing) {
      twin.moves(this.#listed);
      twin.play(this.#listed[0]);
    }
    if (twin.turn === -1) this.#readEnd();
    else this.#rewriteAll();
    if (isChoosing) twin.undo();
  }

  #rewriteAll(): void {
    const twin = this.#twin;
    for (let seat = 0; seat < twin.seats; seat++) {
      writeFeatures(twin, seat, this.#features, this.#sight);
      const { features: kept, inputs } = this.#idle[seat];
      this.#scores[seat] = scoreFrom(this.#net, this.#features, kept, inputs);
    }
    this.#share();
  }

  #readEnd(): void {
    for (let seat = 0; seat < this.#twin.seats; seat++) this.#shares[seat] = this.#twin.score(seat);
  }

  #share(): void {
    const { seats } = this.#twin;
    const scores = this.#scores;
    const shares = this.#shares;
    let most = -Infinity;
    for (let seat = 0; seat < seats; seat++) if (scores[seat] > most) most = scores[seat];
    let all = 0;
    for (let seat = 0; seat < seats; seat++) all += shares[seat] = Math.exp(scores[seat] - most);
    for (let seat = 0; seat < seats; seat++) shares[seat] /= all;
  }
}
