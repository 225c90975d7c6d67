/** Records that stand in files. */
import { parseRecord, type GameRecord, type Refusal, type Result } from '@console-arcade/core';
import { standingMoves } from '@console-arcade/console';
import { readWhole } from './files.js';

/** The record in a file, in its text or its JSON form. */
export function readRecordFile(file: string): Result<GameRecord, Refusal> {
  const text = readWhole(file);
  return text.ok ? parseRecord(text.value) : text;
}

/** How many moves stand at the end of a record. */
export const plyOf = (record: Pick<GameRecord, 'moves'>): number => standingMoves(record).length;
