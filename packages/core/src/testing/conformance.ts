/** What every game must keep to, checked on random games. */
import type { Bot, Game, Limits, Seat, Seen, Viewer } from '../game.js';
import { botRandom, randomBot } from '../bots.js';
import { Match, type MatchSetup } from '../match.js';
import { checkOptions, defaultOptions } from '../options.js';
import { createRandom, type Random } from '../random.js';
import { formatRecord, parseRecord, replay } from '../record.js';
import { canonical, checkRefusal, deepFreeze, expect, mutilate, plain, same, spoil, throughJson, throws } from './checks.js';

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
const LOOKS = 8;

/** The claims of the contract for one game, to be handed to a test runner one by one. */
export function conformance<S, V extends Seen, M, O>(game: Game<S, V, M, O>, setup: ConformanceSetup<V, M, O> = {}): Claim[] {
  const { games = 1000, seed = 1, bots = [], limits = { nodes: 200 }, longest = 100_000 } = setup;
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const setups: NonNullable<typeof setup.setups> = setup.setups ?? seatCounts.map((seats) => ({ seats }));
  const random = randomBot<V, M>(game as Game<never, V, M, never>);

  /** Plays random games and looks at every position, the last one included. */
  const everyGame = (look: (position: Position<S, V, M, O>) => void, count = games): void => {
    for (let number = 0; number < count; number++) {
      const { seats, options } = setups[number % setups.length];
      const matchSetup: MatchSetup<O> = {
        seed: seed + number,
        ...(seats === undefined ? {} : { seats }),
        ...(options === undefined ? {} : { options }),
      };
      const match = new Match(game, matchSetup);
      const chance = createRandom(seed, number);
      for (;;) {
        const { turn } = match;
        try {
          look({ match, chance, setup: matchSetup });
        } catch (error) {
          throw new Error(
            `${game.id}, game ${JSON.stringify(matchSetup)}, ply ${match.ply}: ${error instanceof Error ? error.message : String(error)}`,
            { cause: error },
          );
        }
        if (turn === undefined) break;
        if (match.ply >= longest) throw new Error(`${game.id}: game ${JSON.stringify(matchSetup)} does not end within ${longest} moves`);
        match.play(random.choose(match.view(turn), chance, {}) as M);
      }
    }
  };
  /** The same for a few positions of each game: the first, the last, and some between. */
  const someOfEveryGame = (look: (position: Position<S, V, M, O>) => void): void => {
    everyGame((position) => {
      const { match, chance } = position;
      if (match.ply === 0 || match.turn === undefined || chance.int(Math.max(1, Math.ceil(match.ply / (LOOKS / 2)))) === 0) look(position);
    });
  };
  const viewersOf = (seats: number): Viewer[] => ['table', 'open', ...Array.from({ length: seats }, (_, seat) => seat)];

  const claims: Claim[] = [
    {
      name: 'the default options are allowed',
      run() {
        const options = checkOptions(game.options, {});
        expect(options.ok, 'the defaults are refused by their own table');
        expect(game.check(game.seats.min, defaultOptions(game.options)) === undefined, 'the defaults are refused for the fewest seats');
      },
    },
    {
      name: 'games end, with an outcome exactly when no one is to move',
      run: () =>
        everyGame(({ match }) => {
          const { turn, outcome, seats } = match;
          same(game.seated(match.state), seats, 'the number of seats');
          expect((turn === undefined) === (outcome !== undefined), () => `turn ${turn}, outcome ${JSON.stringify(outcome)}`);
          expect(turn === undefined || (Number.isInteger(turn) && turn >= 0 && turn < seats), () => `turn ${turn} of ${seats} seats`);
          if (outcome === undefined) return;
          expect(/^[a-z][a-z0-9-]*$/.test(outcome.reason), () => `the reason ${JSON.stringify(outcome.reason)} is not kebab-case`);
          expect(outcome.scores.length === seats, () => `${outcome.scores.length} scores for ${seats} seats`);
          expect(
            outcome.winners.every((seat) => seat >= 0 && seat < seats),
            () => `winners ${outcome.winners.join(' ')}`,
          );
        }),
    },
    {
      name: 'the same seed and moves give the same states',
      run: () =>
        everyGame(({ match, setup: again }) => {
          if (match.turn !== undefined) return;
          const twin = new Match(game, again);
          for (const { move } of match.turns) twin.play(move);
          same(twin.state, match.state, 'the last state');
        }),
    },
    {
      name: 'play leaves its input as it was',
      run: () =>
        someOfEveryGame(({ match }) => {
          for (const move of match.turn === undefined ? [] : game.legalMoves(match.view()).slice(0, 3)) {
            game.play(deepFreeze(throughJson(match.state) as S), deepFreeze(throughJson(move) as M));
          }
        }),
    },
    {
      name: 'listed moves are legal, differ, and are listed for the mover alone',
      run: () =>
        someOfEveryGame(({ match }) => {
          for (const viewer of viewersOf(match.seats)) {
            const view = match.view(viewer);
            same(view.viewer, viewer, 'the viewer that a view names');
            const moves = game.legalMoves(view);
            same(game.legalMoves(view), moves, `the list of ${viewer} when asked again`);
            const mayMove = match.turn !== undefined && (viewer === 'open' || viewer === match.turn);
            expect(mayMove === moves.length > 0, () => `${moves.length} moves are listed for ${viewer}, to move is ${match.turn}`);
            const texts = new Set(moves.map((move) => game.format(move, view)));
            expect(texts.size === moves.length, () => `of ${moves.length} listed moves only ${texts.size} are written differently`);
            for (const move of moves) expect(game.refusal(view, move) === undefined, () => `listed but refused: ${JSON.stringify(move)}`);
          }
        }),
    },
    {
      name: 'any other move is refused, by a code, without an exception',
      run() {
        const seen = new Map<string, M>();
        someOfEveryGame(({ match, chance }) => {
          const view = match.view();
          const moves = game.legalMoves(view);
          const listed = new Set(moves.map((move) => JSON.stringify(move)));
          const strange = [
            null,
            undefined,
            true,
            0,
            -1,
            1,
            2,
            3,
            1e9,
            NaN,
            '',
            'x',
            '__proto__',
            [],
            {},
            [null],
            { type: 'x' },
            { point: -1 },
          ] as unknown as M[];
          const others = seen.size === 0 ? [] : Array.from({ length: 5 }, () => chance.pick([...seen.values()]));
          for (const move of [...strange, ...others, ...others.map((other) => mutilate(other, chance))]) {
            if (listed.has(JSON.stringify(move))) continue;
            const refusal = game.refusal(view, move);
            if (refusal !== undefined) {
              checkRefusal(refusal);
              throws(
                () => game.play(match.state, move),
                () => `play accepts ${JSON.stringify(move)}, which is refused`,
              );
            } else expect(!game.listsAllMoves || match.turn === undefined, () => `legal but not listed: ${JSON.stringify(move)}`);
          }
          if (seen.size < 500) for (const move of moves.slice(0, 20)) seen.set(JSON.stringify(move), move);
        });
      },
    },
    {
      name: 'every listed move is read back as it was written',
      run: () =>
        someOfEveryGame(({ match }) => {
          const view = match.view();
          for (const move of game.legalMoves(view)) {
            const text = game.format(move, view);
            expect(/^\S(.*\S)?$/.test(text) && !text.startsWith('#'), () => `${JSON.stringify(text)} is not one clean line`);
            const parsed = game.parse(text, view);
            expect(parsed.ok, () => `${text} is refused: ${JSON.stringify(parsed)}`);
            if (parsed.ok) same(parsed.value, move, `what ${text} is read as`);
          }
        }),
    },
    {
      name: 'unreadable text is refused, by a code, without an exception',
      run: () =>
        someOfEveryGame(({ match, chance }) => {
          const view = match.view();
          const texts = [
            '',
            ' ',
            '\t',
            '#',
            '-',
            'xyzzy',
            '🂡',
            '出',
            '0 0 0',
            '1e9',
            '-1',
            '"',
            'a'.repeat(10_000),
            '__proto__',
            'constructor',
          ];
          const spoilt = game
            .legalMoves(view)
            .slice(0, 5)
            .map((move) => spoil(game.format(move, view), chance));
          for (const text of [...texts, ...spoilt]) {
            const parsed = game.parse(text, view);
            if (parsed.ok) {
              expect(
                game.refusal(view, parsed.value) === undefined,
                () => `${JSON.stringify(text.slice(0, 40))} is read as a move that is refused`,
              );
              continue;
            }
            checkRefusal(parsed.error);
            expect(JSON.stringify(parsed.error).length < 1000, 'a refusal repeats a long text whole');
          }
        }),
    },
    {
      name: 'a record replays to the same state, as text and as JSON, takebacks included',
      run: () =>
        everyGame(({ match, chance }) => {
          if (match.turn !== undefined) return;
          const trials = chance.int(3);
          for (let i = 0; i < trials && match.ply > 0; i++) {
            match.undo(1 + chance.int(3));
            if (chance.int(2) === 0) match.redo(1 + chance.int(2));
            if (match.turn !== undefined) match.play(random.choose(match.view(), chance, {}) as M);
          }
          for (const text of [formatRecord(match.record()), JSON.stringify(match.record())]) {
            const record = parseRecord(text);
            expect(record.ok, () => `the record can't be read: ${JSON.stringify(record)}`);
            const replayed = record.ok ? replay(game, record.value) : record;
            expect(replayed.ok, () => `the record can't be replayed: ${JSON.stringify(replayed)}`);
            if (!replayed.ok) return;
            same(replayed.value.state, match.state, 'the state that a record leads to');
            same(replayed.value.record(), match.record(), 'the record of a replayed record');
          }
          while (match.turn !== undefined) match.play(random.choose(match.view(), chance, {}) as M);
        }),
    },
    {
      name: 'states and views survive JSON, and a restored state goes on as before',
      run: () =>
        someOfEveryGame(({ match, chance }) => {
          const state = match.state;
          const restored = game.restore(throughJson(state));
          expect(restored.ok, () => `restore refuses a state: ${JSON.stringify(restored)}`);
          if (!restored.ok) return;
          plain(state, 'the state');
          same(restored.value, state, 'the restored state');
          for (const viewer of viewersOf(match.seats)) {
            plain(match.view(viewer), `the view of ${viewer}`);
            same(game.view(restored.value, viewer), match.view(viewer), `the view of ${viewer} of the restored state`);
          }
          if (match.turn === undefined) return;
          const move = random.choose(match.view(), chance, {}) as M;
          same(game.play(restored.value, move), game.play(state, move), 'the state after a move from the restored state');
          const moved = throughJson(match.view()) as V;
          same(game.legalMoves(moved), game.legalMoves(match.view()), 'the moves listed from a view that went through JSON');
        }),
    },
    {
      name: 'restore refuses what is no state, by a code, without an exception',
      run: () =>
        someOfEveryGame(({ match, chance }) => {
          for (const data of [undefined, null, 0, 'x', [], {}, { turn: 0 }]) {
            const restored = game.restore(data);
            expect(!restored.ok, () => `restore accepts ${JSON.stringify(data)}`);
            if (!restored.ok) checkRefusal(restored.error);
          }
          // Data that is almost a state is either refused, or is a state on which every function works.
          const restored = game.restore(mutilate(throughJson(match.state), chance));
          if (!restored.ok) return checkRefusal(restored.error);
          const view = game.view(restored.value, game.turn(restored.value) ?? 'open');
          for (const move of game.legalMoves(view).slice(0, 3)) game.play(restored.value, move);
        }),
    },
    {
      name: 'takebacks lead to the states that were',
      run: () =>
        everyGame(({ match, chance }) => {
          if (match.turn !== undefined) return;
          const last = match.state;
          const undone = match.undo(1 + chance.int(match.ply || 1));
          expect(match.ply === 0 || match.turn !== undefined, 'no one is to move before the end');
          expect(match.redo(undone) === undone, 'not all could be redone');
          same(match.state, last, 'the state after undo and redo');
          expect(!match.tookBack, 'a takeback that was put back at once is still marked');
        }),
    },
  ];

  if (game.information !== 'open') {
    const { determinize } = game;
    claims.push({
      name: 'a view shows nothing that it hides: a state drawn anew from it looks the same',
      run() {
        expect(determinize !== undefined, 'a game that hides something needs determinize');
        if (determinize === undefined) return;
        let different = false;
        someOfEveryGame(({ match, chance }) => {
          for (const viewer of viewersOf(match.seats)) {
            const view = match.view(viewer);
            const drawn = determinize.call(game, view, chance);
            same(game.view(drawn, viewer), view, `the view of ${viewer} of a state drawn anew`);
            same(game.view(drawn, 'table'), match.view('table'), `the view of the table, drawn anew from that of ${viewer}`);
            same(game.turn(drawn), match.turn, 'the turn of a state drawn anew');
            expect(game.restore(throughJson(drawn)).ok, 'restore refuses a state drawn anew');
            if (viewer !== 'open') different ||= canonical(game.view(drawn, 'open')) !== canonical(match.view('open'));
          }
        });
        expect(different, 'states drawn anew never differ from the truth: the views give it away');
      },
    });
  }

  if (game.simulation !== undefined) {
    const simulate = game.simulation.bind(game);
    claims.push({
      name: 'the mutable twin keeps in step with the rules',
      run: () =>
        everyGame(({ match, chance, setup: again }) => {
          if (match.turn !== undefined) return;
          const walk = new Match(game, again);
          const twin = simulate(walk.state);
          const copy = simulate(walk.state);
          const out = new Int32Array(4096);
          const compare = (at: Match<S, V, M, O>, sim: typeof twin) => {
            same(sim.turn, at.turn ?? -1, 'the turn');
            const listed = at.turn === undefined ? [] : game.legalMoves(at.view('open'));
            const found = sim.moves(out);
            same(
              Array.from(out.subarray(0, found), (move) => sim.decode(move)),
              listed,
              'the moves, in the order of the list',
            );
            for (const move of listed) same(sim.decode(sim.encode(move)), move, 'a move, encoded and decoded');
            if (at.outcome !== undefined) {
              const { winners } = at.outcome;
              for (let seat = 0; seat < at.seats; seat++) {
                const share = winners.length === 0 ? 1 / at.seats : winners.includes(seat) ? 1 / winners.length : 0;
                expect(
                  Math.abs(sim.score(seat) - share) < 1e-9,
                  () => `the score of seat ${seat} is ${sim.score(seat)}, the rules say ${share}`,
                );
              }
            }
          };
          for (const { move } of match.turns) {
            if (chance.int(LOOKS) === 0) compare(walk, twin);
            if (chance.int(LOOKS) === 0) {
              copy.copyFrom(twin);
              compare(walk, copy);
            }
            walk.play(move);
            twin.play(twin.encode(move));
          }
          compare(walk, twin);
          const back = 1 + chance.int(walk.ply || 1);
          for (let i = walk.undo(back); i > 0; i--) twin.undo();
          compare(walk, twin);
        }),
    });
  }

  for (const bot of bots) {
    claims.push({
      name: `the bot ${bot.id} chooses legal moves only, the same ones from the same chance`,
      async run() {
        for (let number = 0; number < Math.min(games, 12); number++) {
          const { seats, options } = setups[number % setups.length];
          const match = new Match(game, {
            seed: seed + number,
            ...(seats === undefined ? {} : { seats }),
            ...(options === undefined ? {} : { options }),
          });
          for (let turn: Seat | undefined = match.turn; turn !== undefined; turn = match.turn) {
            const chance = () => botRandom(match.seed, match.ply, turn as Seat);
            const view = deepFreeze(throughJson(match.view(turn)) as V);
            const move = await bot.choose(view, chance(), limits);
            const refusal = game.refusal(view, move);
            expect(refusal === undefined, () => `${JSON.stringify(move)} is refused: ${JSON.stringify(refusal)}`);
            if (match.ply % 16 === 0) same(await bot.choose(view, chance(), limits), move, 'the choice when asked again');
            match.play(move);
          }
        }
      },
    });
  }
  return claims;
}

interface Position<S, V extends Seen, M, O> {
  readonly match: Match<S, V, M, O>;
  readonly chance: Random;
  readonly setup: MatchSetup<O>;
}
