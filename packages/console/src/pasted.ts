/** A whole record that is pasted into a game: it goes on with the game that is on, or is another one. */
import { formatRecord, ok, parseRecord, readOptions, replay, type GameRecord, type Refusal, type Result } from '@console-arcade/core';
import { fill } from './language.js';
import type { AnyMatch, Move, Presenter } from './presenter.js';
import { standingMoves } from './record-cut.js';

export const splitLines = (text: string): string[] => text.split(/\r\n|\n|\r/);

/** Whether a text is a whole record, in either form: bare moves have no header lines. */
export const isRecordText = (text: string): boolean => /^\s*\{/.test(text) || headerLine.test(text);

const headerLine = /^\s*#\s*(?:game|revision|seats|players|option\s+[a-z][a-z0-9-]*|seed|start)\s*:/im;

/** What a pasted record is to the game that is on: moves to be played next, or another game. */
export type PastedRecord = { readonly moves: readonly Move[] } | { readonly other: AnyMatch };

/** Reads a pasted record whole before anything is done with it. `data.line` of a refusal counts lines; in JSON, entries. */
export function readPasted(text: string, match: AnyMatch): Result<PastedRecord, Refusal> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const whole = completed(record.value, match);
  const played: Result<AnyMatch, Refusal> = whole.ok ? replay(match.game, whole.value) : whole;
  if (!played.ok) return played;
  const other = played.value;
  if (!beginsAlike(other, match)) return ok({ other });
  return ok({ moves: other.turns.slice(match.ply).map(({ move }) => move) });
}

/** A record that says nothing of the deal is one of the deal that is on the table. */
function completed(record: GameRecord, match: AnyMatch): Result<GameRecord, Refusal> {
  const own = match.record();
  const { seats = own.seats, players = seats === own.seats ? own.players : undefined } = record;
  const seated = { ...record, game: record.game ?? own.game, seats, ...(players === undefined ? {} : { players }) };
  if (record.seed !== undefined || record.start !== undefined) return ok(seated);
  const options = readOptions(match.game.options, record.options);
  if (!options.ok) return options;
  const { seed, start } = own;
  return ok({ ...seated, seed, ...(start === undefined ? {} : { start }), options: { ...own.options, ...(options.value as object) } });
}

/** Whether a match was dealt like another and made the same moves first. */
function beginsAlike(longer: AnyMatch, match: AnyMatch): boolean {
  const deal = ({ revision, seats, options, seed, start }: GameRecord) =>
    formatRecord({ revision, seats, options, seed, start, moves: [] });
  const [theirs, ours] = [longer.record(), match.record()];
  if (deal(theirs) !== deal(ours)) return false;
  const moves = standingMoves(theirs);
  return standingMoves(ours).every((move, i) => move === moves[i]);
}

/** What is wrong with a pasted record, and in which line; of the JSON form, in which move. */
export function pastedProblem(presenter: Presenter, text: string, refusal: Refusal): string {
  const line = refusal.data?.line;
  const { inLine, inMove, pastedRefused } = presenter.texts;
  const told = presenter.explain(refusal);
  const where = text.trimStart().startsWith('{') ? inMove : inLine;
  return fill(pastedRefused, { text: line === undefined ? told : fill(where, { line, text: told }) });
}
