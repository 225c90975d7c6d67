/** Moves: which are legal, why others are not, and what they do. */
import { IllegalMoveError, type Refusal } from '@console-arcade/core';
import { layStone, pointRefusal } from './board.js';
import { choicesOf, phaseOf, turnOf } from './opening.js';
import { because } from './refusals.js';
import { cellOf, choices, sizes, type Choice, type Move, type State, type View } from './types.js';

/** Every stone there can be, made once: listing moves then makes only the list. */
const stoneMoves: readonly Move[] = Array.from({ length: sizes.max ** 2 }, (_, point) => Object.freeze<Move>({ type: 'stone', point }));

const choiceMoves: Readonly<Record<Choice, Move>> = {
  black: Object.freeze<Move>({ type: 'black' }),
  white: Object.freeze<Move>({ type: 'white' }),
  more: Object.freeze<Move>({ type: 'more' }),
};

const emptyCell = cellOf.empty.charCodeAt(0);

/** Stones from the top left to the bottom right; at a choice what can be chosen. */
export function legalMoves(view: View): readonly Move[] {
  if (view.phase === 'over' || !mayMove(view)) return [];
  if (view.phase === 'choice') return view.choices.map((choice) => choiceMoves[choice]);
  const moves: Move[] = [];
  for (let point = 0; point < view.cells.length; point++) if (view.cells.charCodeAt(point) === emptyCell) moves.push(stoneMoves[point]);
  return moves;
}

export function refusal(view: View, move: Move): Refusal | undefined {
  if (view.phase !== 'over' && !mayMove(view)) return because('not-your-turn');
  return refusalOf(view, move);
}

/** The state after a move. @throws IllegalMoveError */
export function play(state: State, move: Move): State {
  const reason = refusalOf(state, move);
  if (reason !== undefined) throw new IllegalMoveError(move, reason);
  switch (move.type) {
    case 'stone':
      return layStone(state, move.point);
    case 'black':
      return { ...state, black: turnOf(state) ?? null };
    case 'white':
      return { ...state, black: turnOf(state) === 0 ? 1 : 0 };
    case 'more':
      return { ...state, more: true };
  }
}

const mayMove = (view: View): boolean => view.viewer === 'open' || view.viewer === view.turn;

function refusalOf(state: State, move: Move): Refusal | undefined {
  const phase = phaseOf(state);
  if (phase === 'over') return because('game-over');
  if (!isMove(move)) return because('not-a-move');
  if (move.type === 'stone') return phase === 'choice' ? because('choose-a-colour') : pointRefusal(state, move.point);
  if (phase !== 'choice') return because('no-choice-due');
  return choicesOf(state).includes(move.type) ? undefined : because('more-only-once');
}

/** Whether any JSON has the shape of a move, and nothing besides. */
function isMove(data: unknown): data is Move {
  if (typeof data !== 'object' || data === null) return false;
  const { type } = data as { type?: unknown };
  const fields = Object.keys(data).length;
  return type === 'stone' ? fields === 2 && Object.hasOwn(data, 'point') : fields === 1 && choices.includes(type as Choice);
}
