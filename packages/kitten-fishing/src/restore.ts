/** A state from outside data, checked whole: its shape, and that its parts fit one another. */
import { checkOptions, err, ok, type Refusal, type Result } from '@console-arcade/core';
import { isRank } from './arrange.js';
import { turnAfter } from './capture.js';
import { mostCards, optionTable, refusalOf, refused, rulesOf, seats } from './deck.js';
import { beginning, reasonOf } from './play.js';
import { leads } from './recurrence.js';
import { checkpointAt, isReplaced } from './repetition.js';
import { jack, type Checkpoint, type LastPlay, type Position, type Rank, type State, type TableRules } from './types.js';

const fields = ['options', 'turn', 'hands', 'train', 'unseen', 'plays', 'captures', 'largestCapture', 'last', 'checkpoint'] as const;
/** The watch for a repetition begins no later, so that the counts of a game that is played on stay safe integers to its end. */
const latestCheckpoint = 2 ** 52;

type Given = Partial<Record<(typeof fields)[number], unknown>>;

/**
 * Accepts every state that play can reach, and its JSON. What is left out takes the value of a new game, so that `hands` alone
 * are a beginning; without a checkpoint the watch for a repetition begins at the position.
 */
export function restore(data: unknown): Result<State, Refusal> {
  if (!isObject(data)) return refused('not-a-state');
  const unknown = Object.keys(data).find((name) => !fields.includes(name as keyof Given));
  if (unknown !== undefined) return refused('unknown-field', { field: unknown.slice(0, 20) });
  const given: Given = data;
  const options = checkOptions(optionTable, given.options);
  if (!options.ok) return options;
  const rules = rulesOf(options.value);
  const position = readPosition(given, rules, '');
  if (!position.ok) return position;
  const { turn, hands, train } = position.value;

  const fresh = beginning(hands, rules);
  const { plays = 0, captures = 0, largestCapture = 0, last = null } = given;
  const state = { ...fresh, turn, train, plays, captures, largestCapture, last } as State;
  const bad = badCounts(state) ?? badLast(state);
  if (bad !== undefined) return err(bad);
  const checkpoint = given.checkpoint === undefined ? ok(checkpointAt(state, state.plays)) : readCheckpoint(given.checkpoint, state);
  if (!checkpoint.ok) return checkpoint;
  if (checkpoint.value.plays > latestCheckpoint) return refused('bad-field', { field: 'plays' });
  const watched = { ...state, last: copyOfLast(state.last), checkpoint: checkpoint.value };
  const turnedUp = rules.openHands || reasonOf(watched) !== undefined;
  const mostUnseen = hands.map((_, seat) => (turnedUp ? 0 : dealtTo(seat, watched)));
  const unseen = given.unseen ?? mostUnseen;
  return fitsUnseen(unseen, mostUnseen) ? ok({ ...watched, unseen: [...unseen] }) : refused('bad-field', { field: 'unseen' });
}

function readPosition({ turn = 0, hands, train = [] }: Given, rules: TableRules, at: string): Result<Position, Refusal> {
  if (!Array.isArray(hands) || hands.length < seats.min || hands.length > seats.max) return refused('bad-field', { field: `${at}hands` });
  const piles: [string, unknown][] = [...Array.from(hands, (hand, seat): [string, unknown] => [`hands[${seat}]`, hand]), ['train', train]];
  let cards = 0;
  for (const [name, pile] of piles) {
    if (!Array.isArray(pile) || (cards += pile.length) > mostCards) return refused('bad-field', { field: at + name });
    const place = pile.findIndex((rank) => !isRank(rank));
    if (place >= 0) return refused('bad-rank', { field: `${at}${name}[${place}]` });
  }
  const laid = [...(train as Rank[])];
  const twice = firstRepeated(laid);
  if (twice !== undefined) return refused('rank-twice-in-train', { field: `${at}train`, rank: twice });
  if (rules.wildJack && laid.indexOf(jack) > 0) return refused('jack-in-train', { field: `${at}train` });
  if (!isCount(turn) || turn >= hands.length) return refused('bad-field', { field: `${at}turn` });
  if (hands[turn].length === 0) return refused('turn-without-cards', { field: `${at}turn`, seat: turn });
  return ok({ turn, hands: hands.map((hand: Rank[]) => [...hand]), train: laid });
}

function badCounts({ plays, captures, largestCapture, hands, train }: State): Refusal | undefined {
  for (const [field, count] of Object.entries({ plays, captures, largestCapture })) {
    if (!isCount(count)) return refusalOf('bad-field', { field });
  }
  if (captures > plays) return refusalOf('contradiction', { field: 'captures' });
  const cards = cardsOf({ hands, train }).length;
  const fits = captures === 0 ? largestCapture === 0 : largestCapture >= 2 && largestCapture <= cards;
  if (!fits) return refusalOf('contradiction', { field: 'largestCapture' });
  const empty = hands.findIndex((hand) => hand.length === 0);
  return plays === 0 && empty >= 0 ? refusalOf('empty-hand', { field: `hands[${empty}]`, seat: empty }) : undefined;
}

/** The last play must have left the cards where they are. */
function badLast(state: State): Refusal | undefined {
  const { last, plays, hands, train, turn, largestCapture, options } = state;
  if (last === null) return plays === 0 ? undefined : refusalOf('contradiction', { field: 'last' });
  if (!isLastPlay(last, hands.length)) return refusalOf('bad-field', { field: 'last' });
  const { seat, card, captured } = last;
  const won = captured.length;
  const wild = options.wildJack && card === jack;
  const fits =
    won === 0
      ? train.at(-1) === card
      : won >= 2 &&
        won <= largestCapture &&
        captured[0] === card &&
        (wild ? train.length === 0 : captured[won - 1] === card) &&
        won <= hands[seat].length &&
        captured.every((rank, i) => hands[seat][hands[seat].length - won + i] === rank);
  return plays > 0 && fits && turnAfter(hands, last, options) === turn ? undefined : refusalOf('contradiction', { field: 'last' });
}

function readCheckpoint(data: unknown, state: State): Result<Checkpoint, Refusal> {
  if (!isObject(data)) return refused('bad-field', { field: 'checkpoint' });
  const { plays, ...rest } = data;
  const unknown = Object.keys(rest).find((name) => !['turn', 'hands', 'train'].includes(name));
  if (unknown !== undefined) return refused('unknown-field', { field: `checkpoint.${unknown.slice(0, 20)}` });
  const position = readPosition(rest, state.options, 'checkpoint.');
  if (!position.ok) return position;
  if (!isCount(plays) || plays > state.plays) return refused('bad-field', { field: 'checkpoint.plays' });
  const checkpoint = checkpointAt(position.value, plays);
  const over = reasonOf({ ...state, checkpoint }) !== undefined;
  const fits =
    position.value.hands.length === state.hands.length &&
    isSameCards(position.value, state) &&
    !isReplaced(plays, over ? state.plays - 1 : state.plays) &&
    leads(checkpoint, state, state.options, state.plays - plays);
  return fits ? ok(checkpoint) : refused('contradiction', { field: 'checkpoint' });
}

/** How many cards of a hand may have been dealt: what was captured just now has been seen. */
const dealtTo = (seat: number, { hands, last }: State): number => hands[seat].length - (last?.seat === seat ? last.captured.length : 0);

const fitsUnseen = (unseen: unknown, most: readonly number[]): unseen is number[] =>
  Array.isArray(unseen) && unseen.length === most.length && most.every((cards, seat) => isCount(unseen[seat]) && unseen[seat] <= cards);

function firstRepeated(ranks: readonly Rank[]): Rank | undefined {
  const seen = new Set<Rank>();
  return ranks.find((rank) => seen.size === seen.add(rank).size);
}

const cardsOf = ({ hands, train }: Pick<Position, 'hands' | 'train'>): Rank[] => [...hands, train].flat().sort((a, b) => a - b);

function isSameCards(a: Position, b: Position): boolean {
  const cards = cardsOf(b);
  const others = cardsOf(a);
  return others.length === cards.length && others.every((rank, i) => rank === cards[i]);
}

function isLastPlay(data: unknown, players: number): data is LastPlay {
  if (!isObject(data) || Object.keys(data).some((name) => !['seat', 'card', 'captured'].includes(name))) return false;
  const { seat, card, captured } = data;
  return isCount(seat) && seat < players && isRank(card) && Array.isArray(captured) && captured.findIndex((rank) => !isRank(rank)) < 0;
}

const copyOfLast = (last: LastPlay | null): LastPlay | null => (last === null ? null : { ...last, captured: [...last.captured] });

const isCount = (data: unknown): data is number => isRank(data);

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null && !Array.isArray(data);
