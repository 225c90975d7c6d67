/** Playing a record over again, whole or line by line. */
import type { AnyGame, Game, Seen } from './game.js';
import { Match } from './match.js';
import { optionFlag, optionName, parseOption, type AnyOption, type OptionTable, type OptionValue } from './options.js';
import type { GameRecord, MoveEntry, RecordEntry } from './record.js';
import { cutShort, err, ok, refuse, type Refusal, type Result } from './result.js';

/** Options by their declared names and with real values, from those of a record (texts, or names written as flags). */
export function readOptions<O>(table: OptionTable<O>, raw: GameRecord['options'] = {}): Result<Partial<O>, Refusal> {
  const options: Record<string, OptionValue> = {};
  for (const [written, value] of Object.entries(raw)) {
    const name = optionName(table, written);
    if (name === undefined)
      return refuse('unknown-option', { option: cutShort(written), known: Object.keys(table).map(optionFlag).join(', ') });
    const read = typeof value === 'string' ? parseOption(name, table[name] as AnyOption, value) : ok(value);
    if (!read.ok) return read;
    if (Object.hasOwn(options, name)) return refuse('repeated-option', { option: optionFlag(name) });
    options[name] = read.value;
  }
  return ok(options as Partial<O>);
}

/** Whether a record is one of this game as it is played today. */
export function checkRecordFits(
  game: Pick<AnyGame, 'id' | 'revision'>,
  record: Pick<GameRecord, 'game' | 'revision'>,
): Refusal | undefined {
  if (record.game !== undefined && record.game !== game.id) return { code: 'other-game', data: { game: record.game, expected: game.id } };
  const revision = record.revision ?? game.revision;
  if (revision === game.revision) return undefined;
  return { code: revision > game.revision ? 'newer-revision' : 'older-revision', data: { revision, expected: game.revision } };
}

/**
 * Plays a record over again: the match stands where the record ends, and what was taken back last can be redone.
 * A game without hidden information needs no seed.
 */
export function replay<S, V extends Seen, M, O>(game: Game<S, V, M, O>, record: GameRecord): Result<Match<S, V, M, O>, Refusal> {
  const misfit = checkRecordFits(game, record);
  if (misfit !== undefined) return err(misfit);
  if (record.seed === undefined && record.start === undefined && game.information !== 'open') return refuse('seed-missing');
  const options = readOptions(game.options, record.options);
  if (!options.ok) return options;
  const { seats, players, start } = record;
  const setup = { seed: record.seed ?? 0, options: options.value, seats, players, start };
  const begun = Match.begin(game, setup);
  if (!begun.ok) return begun;
  const match = begun.value;
  for (const entry of record.moves) {
    const refusal = playEntry(match, entry);
    if (refusal !== undefined)
      return err({ ...refusal, data: { ...refusal.data, ...(entry.line === undefined ? {} : { line: entry.line }) } });
  }
  return ok(match);
}

/** Does in a match what an entry of a record says; a refusal leaves the match as it was. */
export function playEntry<S, V extends Seen, M, O>(match: Match<S, V, M, O>, entry: RecordEntry): Refusal | undefined {
  if ('undone' in entry) {
    if (entry.undone > match.ply) return { code: 'nothing-to-undo', data: { undone: entry.undone, played: match.ply } };
    match.undo(entry.undone);
    return undefined;
  }
  const move = readEntry(match, entry);
  if (!move.ok) return move.error;
  match.play(move.value);
  return undefined;
}

/**
 * The move that a line means. `1 8` may be move `8` of seat 1 or a move that is itself written with a number in front:
 * the seat whose turn it is comes first, then the whole line as a move.
 */
function readEntry<S, V extends Seen, M, O>(match: Match<S, V, M, O>, entry: MoveEntry): Result<M, Refusal> {
  const { turn } = match;
  const { seat, move, text = move } = entry;
  if (turn === undefined) return refuse('moves-after-end', { move: move.slice(0, 80) });
  const view = match.view(turn);
  if (seat === undefined) return match.game.parse(text, view);
  const seated = seat === turn ? match.game.parse(move, view) : refuse('wrong-seat', { seat, turn });
  if (seated.ok || text === move) return seated;
  const whole = match.game.parse(text, view);
  if (whole.ok) return whole;
  return seat < match.seats ? seated : whole;
}
