/** Records cut where somebody wants to play on. */
import type { GameRecord, RecordEntry } from '@console-arcade/core';

/** The moves that stand at the end of a record, as text. */
export function standingMoves({ moves }: Pick<GameRecord, 'moves'>): string[] {
  const standing: string[] = [];
  for (const entry of moves) {
    if ('undone' in entry) standing.length -= entry.undone;
    else standing.push(entry.move);
  }
  return standing;
}

/** The record up to the moment when the first `ply` of the moves that stand at its end stood for good. */
export function cutRecord({ result: _result, ...record }: GameRecord, ply: number): GameRecord {
  let stands = 0;
  let end = 0;
  for (const [i, entry] of record.moves.entries()) {
    stands += 'undone' in entry ? -entry.undone : 1;
    if (stands === ply) end = i + 1;
  }
  const moves: readonly RecordEntry[] = record.moves.slice(0, end);
  return { ...record, moves };
}
