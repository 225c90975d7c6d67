/** Golden playthroughs: a record with every view after every move, kept beside the game to show any change of its rules. */
import type { Game, Seen, Viewer } from '../game.js';
import { formatEntry, formatRecord, parseRecord } from '../record.js';
import { replay } from '../replay.js';

/**
 * Plays a record over and writes it down again with every view as a comment, so that the result is a record as well.
 * A golden file is right when it comes out as it went in.
 *
 * @throws Error when the record can't be read or replayed, or holds takebacks
 */
export function playthrough<S, V extends Seen, M, O>(game: Game<S, V, M, O>, text: string): string {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`the playthrough can't be read: ${JSON.stringify(record.error)}`);
  const match = replay(game, record.value);
  if (!match.ok) throw new Error(`the playthrough can't be replayed: ${JSON.stringify(match.error)}`);
  const { moves, result, ...headers } = match.value.record();
  if (match.value.tookBack) throw new Error('a playthrough holds no takebacks');
  const viewers: Viewer[] =
    game.information === 'open' ? ['open'] : ['open', 'table', ...Array.from({ length: match.value.seats }, (_, seat) => seat)];
  const views = (ply: number) => viewers.map((viewer) => `# view ${viewer}: ${JSON.stringify(match.value.view(viewer, ply))}`);
  return [
    formatRecord({ ...headers, moves: [] }).trimEnd(),
    ...views(0),
    ...moves.flatMap((entry, i) => [formatEntry(entry), ...views(i + 1)]),
    formatRecord({ moves: [], ...(result === undefined ? {} : { result }) }),
  ].join('\n');
}
