/** How a person is asked: the cursor over the table, menus for what a place offers, and tokens picked one by one. */
import {
  fill,
  type Answer,
  type BoardKey,
  type BoardQuestion,
  type Choice,
  type Cursor,
  type Look,
  type Table,
} from '@console-arcade/console';
import { legalMoves, noblesFor } from '../moves.js';
import { cheapestPayment, paymentsFor } from '../payments.js';
import { colours, mostReserved, type CardId, type SplendorMove, type SplendorView } from '../types.js';
import { requirementList, tokenList } from './gems.js';
import { isFull, mayTake, pickedOnce, pickedTokens, type Gaining, type Picked } from './picking.js';
import { boardColumns, boardRows, placeAt, tokenPlace } from './places.js';
import { placeText, pickedText } from './prompts.js';
import { askReturn } from './returns.js';
import { words } from './words.js';

interface CardStep {
  readonly kind: 'card';
  readonly cursor: Cursor;
  readonly card: CardId;
  readonly isOwn: boolean;
}

/** Steps towards a move. */
type Step =
  | { readonly kind: 'token'; readonly colour: number }
  | CardStep
  | { readonly kind: 'deck'; readonly cursor: Cursor; readonly move: Gaining }
  | { readonly kind: 'payments'; readonly of: CardStep }
  /** A move of which only what goes back is missing. */
  | { readonly kind: 'gain'; readonly move: Gaining }
  | { readonly kind: 'back' }
  /** Nothing happens. */
  | { readonly kind: 'stay' };

export type SplendorTable = Table<SplendorView, SplendorMove, Step>;
export type SplendorAnswer = Answer<SplendorView, SplendorMove>;
type SplendorChoice = Choice<SplendorView, SplendorMove, Step>;
type SplendorReply = SplendorChoice['answer'];

/** Letters that are no command and no step of the cursor. */
export const keys = { buy: 'b', reserve: 'v', otherwise: 'x', take: 't', pass: 'n' } as const;

export async function ask(view: SplendorView, table: SplendorTable): Promise<SplendorAnswer> {
  if (view.phase === 'noble') return leaving(await askNoble(view, table));
  const [first] = legalMoves(view);
  if (first.type === 'pass') return leaving(await askPass(first, table));
  let picked: Picked = [];
  for (;;) {
    const reply = await table.board(boardQuestion(view, picked, table.look));
    if (!('interim' in reply)) return reply;
    const step = reply.interim;
    if (step.kind === 'token') picked = pickedOnce(picked, step.colour, view.bank);
    else if (step.kind === 'back') picked = picked.slice(0, -1);
    else {
      const answer = await goOn(step, view, table);
      if (answer !== undefined) return answer;
    }
  }
}

/** undefined: the person went back. */
async function goOn(step: Step, view: SplendorView, table: SplendorTable): Promise<SplendorAnswer | undefined> {
  switch (step.kind) {
    case 'token':
    case 'back':
    case 'stay':
      return undefined;
    case 'gain':
      return askReturn(step.move, view, table);
    case 'card':
    case 'deck':
    case 'payments': {
      const reply = await (step.kind === 'payments' ? askPayment(step.of, view, table) : askPlace(step, view, table));
      return 'interim' in reply ? goOn(reply.interim, view, table) : reply;
    }
  }
}

/** Where a question has no steps it gives none. */
function leaving(reply: SplendorReply): SplendorAnswer {
  if ('interim' in reply) throw new Error(`no step was offered: ${reply.interim.kind}`);
  return reply;
}

// — The board —

function boardQuestion(view: SplendorView, picked: Picked, look: Look): BoardQuestion<SplendorView, SplendorMove, Step> {
  const own = words[look.language].keys;
  const take: SplendorReply = { interim: { kind: 'gain', move: { type: 'take', tokens: pickedTokens(picked), back: '' } } };
  const isTakeable = mayTake(picked, view);
  const tokenKeys = colours.map((_, colour): BoardKey<SplendorView, SplendorMove, Step> => ({
    key: String(colour + 1),
    ...(colour === 0 ? { label: own.tokens, shown: `1-${colours.length}` } : {}),
    answer: () => ({ interim: { kind: 'token', colour } }),
  }));
  return {
    rows: boardRows,
    columns: boardColumns,
    start: { row: 2, column: 1 },
    has: (cursor) => placeAt(view, cursor) !== undefined,
    pick: (cursor) => pickAt(view, cursor, picked),
    ...(isTakeable && isFull(picked, view.bank) ? { confirm: take } : {}),
    ...(picked.length > 0 ? { back: { interim: { kind: 'back' } } } : {}),
    keys: [
      ...(isTakeable ? [{ key: keys.take, label: own.take, answer: () => take }] : []),
      ...tokenKeys,
      { key: keys.buy, label: own.buy, answer: (cursor) => buyAt(view, cursor) },
      { key: keys.reserve, label: own.reserve, answer: (cursor) => reserveAt(view, cursor) },
    ],
    picked: picked.map(tokenPlace),
    prompt: picked.length > 0 ? pickedText(picked, view, look) : (cursor) => placeText(view, cursor, look),
  };
}

/** What Enter does at a place: tokens are picked, cards and decks say what can be done; where nothing can, the rules say why. */
function pickAt(view: SplendorView, cursor: Cursor, picked: Picked): SplendorReply {
  const place = placeAt(view, cursor);
  if (place?.kind === 'tokens') return { interim: { kind: 'token', colour: place.colour } };
  // Whoever picks tokens and presses Enter too early meant to take them, not the card.
  if (picked.length > 0) return { interim: { kind: 'stay' } };
  switch (place?.kind) {
    case 'deck': {
      const move: Gaining = { type: 'reserve-hidden', level: place.level, back: '' };
      return mayReserve(view) ? { interim: { kind: 'deck', cursor, move } } : { move };
    }
    case 'card': {
      const { card, isOwn } = place;
      const isIdle = !mayBuy(view, card) && (isOwn || !mayReserve(view));
      return isIdle ? { move: buyMove(view, card) } : { interim: { kind: 'card', cursor, card, isOwn } };
    }
    case undefined:
      return { interim: { kind: 'stay' } };
  }
}

function buyAt(view: SplendorView, cursor: Cursor): SplendorReply | undefined {
  const place = placeAt(view, cursor);
  return place?.kind === 'card' ? { move: buyMove(view, place.card) } : undefined;
}

function reserveAt(view: SplendorView, cursor: Cursor): SplendorReply | undefined {
  const place = placeAt(view, cursor);
  if (place?.kind === 'deck') return gained({ type: 'reserve-hidden', level: place.level, back: '' }, view);
  return place?.kind === 'card' ? gained({ type: 'reserve', card: place.card, back: '' }, view) : undefined;
}

/** A reserve that the rules refuse anyway is not asked about any further. */
const gained = (move: Gaining, view: SplendorView): SplendorReply => (mayReserve(view) ? { interim: { kind: 'gain', move } } : { move });

const mayReserve = ({ players, cur }: SplendorView): boolean => players[cur].res.length < mostReserved;
const mayBuy = ({ players, cur }: SplendorView, card: CardId): boolean => cheapestPayment(card, players[cur]) !== undefined;
/** Paid with the fewest gold; what can't be paid is for the rules to refuse. */
const buyMove = ({ players, cur }: SplendorView, card: CardId): SplendorMove => ({
  type: 'buy',
  card,
  pay: cheapestPayment(card, players[cur]) ?? '',
});

// — Menus —

/** What can be done with a card or a deck. */
function askPlace(step: Extract<Step, { kind: 'card' | 'deck' }>, view: SplendorView, table: SplendorTable): Promise<SplendorReply> {
  const { look } = table;
  const choices = step.kind === 'deck' ? [reserveChoice(step.move, view, look)] : cardChoices(step, view, look);
  return table.menu(choices, placeText(view, step.cursor, look), { back: { interim: { kind: 'back' } }, cursor: step.cursor });
}

function cardChoices(step: CardStep, view: SplendorView, look: Look): SplendorChoice[] {
  const own = words[look.language].menu;
  const { card, isOwn } = step;
  const player = view.players[view.cur];
  const payments = paymentsFor(card, player);
  const cheapest = cheapestPayment(card, player);
  return [
    ...(cheapest === undefined
      ? []
      : [
          {
            label: cheapest === '' ? own.buyFree : fill(own.buy, { tokens: tokenList(cheapest, look, '') }),
            key: keys.buy,
            answer: { move: buyMove(view, card) },
          },
        ]),
    ...(payments.length > 1
      ? [{ label: own.otherwise, key: keys.otherwise, answer: { interim: { kind: 'payments', of: step } as const } }]
      : []),
    ...(isOwn || !mayReserve(view) ? [] : [reserveChoice({ type: 'reserve', card, back: '' }, view, look)]),
  ];
}

function reserveChoice(move: Gaining, { bank }: SplendorView, look: Look): SplendorChoice {
  const own = words[look.language].menu;
  const label = bank[bank.length - 1] > 0 ? fill(own.reserve, { gold: tokenList('Y', look) }) : own.reserveOnly;
  return { label, key: keys.reserve, answer: { interim: { kind: 'gain', move } } };
}

function askPayment(step: CardStep, view: SplendorView, table: SplendorTable): Promise<SplendorReply> {
  const { look } = table;
  const { card, cursor } = step;
  const choices = paymentsFor(card, view.players[view.cur]).map((pay): SplendorChoice => ({
    label: tokenList(pay, look, ''),
    answer: { move: { type: 'buy', card, pay } },
  }));
  return table.menu(choices, fill(words[look.language].askPayment, { card }), { back: { interim: step }, cursor });
}

function askNoble(view: SplendorView, table: SplendorTable): Promise<SplendorReply> {
  const { look } = table;
  const choices = noblesFor(view.players[view.cur], view.nobles).map((noble): SplendorChoice => ({
    label: `N${noble} ${requirementList(noble, look)}`,
    answer: { move: { type: 'noble', noble } },
  }));
  return table.menu(choices, words[look.language].askNoble);
}

function askPass(move: SplendorMove, table: SplendorTable): Promise<SplendorReply> {
  const own = words[table.look.language];
  return table.menu([{ label: own.menu.pass, key: keys.pass, answer: { move } }], own.askPass);
}
