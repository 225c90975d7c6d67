/** What happened in a move, in short lines. Nothing is conjugated, so that it reads well of Ann and of you. */
import { fill, paintFor, seatRole, type ByLanguage, type Look, type Step } from '@console-arcade/console';
import { bonuses, cards } from '../cards.js';
import { tokenLetters, type CardId, type SplendorMove, type SplendorView } from '../types.js';
import { roman } from './card-cell.js';
import { gem, requirementList, tokenList } from './gems.js';

interface Sentences {
  readonly took: string;
  readonly gave: string;
  readonly reserved: string;
  readonly reservedHidden: string;
  readonly drew: string;
  readonly withGold: string;
  readonly bought: string;
  readonly boughtReserved: string;
  readonly paid: string;
  readonly free: string;
  readonly passed: string;
  readonly noble: string;
  readonly lastRound: string;
}

const sentences: ByLanguage<Sentences> = {
  en: {
    took: '{name}: took {tokens}',
    gave: ', gave back {tokens}',
    reserved: '{name}: reserved card {card}',
    reservedHidden: '{name}: reserved from deck {level}',
    drew: ', card {card}',
    withGold: ' with {gold}',
    bought: '{name}: bought card {card}',
    boughtReserved: '{name}: bought card {card} from the reserve',
    paid: ' for {tokens}',
    free: ', free',
    passed: '{name}: passed',
    noble: '{name}: noble N{noble} came ({requires}), 3 points',
    lastRound: '{name}: {points} points, so the last round runs',
  },
  zh: {
    took: '{name}：拿 {tokens}',
    gave: '，退回 {tokens}',
    reserved: '{name}：保留 {card}',
    reservedHidden: '{name}：从 {level} 级牌堆暗扣一张',
    drew: '，是 {card}',
    withGold: '，得 {gold}',
    bought: '{name}：买下 {card}',
    boughtReserved: '{name}：买下保留的 {card}',
    paid: '，付 {tokens}',
    free: '，免费',
    passed: '{name}：跳过',
    noble: '{name}：贵族 N{noble}（{requires}）来访，得 3 分',
    lastRound: '{name}：已有 {points} 分，最后一轮',
  },
};

export function narrate({ before, seat, move, after, names }: Step<SplendorView, SplendorMove>, look: Look): readonly string[] {
  const own = sentences[look.language];
  const name = paintFor(look)[seatRole(seat)](names[seat]);
  const came = after.players[seat].n.filter((noble) => !before.players[seat].n.includes(noble));
  const isLast = after.final && !before.final && after.phase !== 'over';
  return [
    ...actionLine(before, seat, move, after, name, look),
    ...came.map((noble) => fill(own.noble, { name, noble, requires: requirementList(noble, look) })),
    ...(isLast ? [fill(own.lastRound, { name, points: after.players[seat].pts })] : []),
  ];
}

/** A noble that was chosen is told as one that came. */
function actionLine(before: SplendorView, seat: number, move: SplendorMove, after: SplendorView, name: string, look: Look): string[] {
  const own = sentences[look.language];
  const [held, kept] = [before.players[seat].res, after.players[seat].res];
  const back = 'back' in move && move.back !== '' ? fill(own.gave, { tokens: tokenList(move.back, look) }) : '';
  const golden = () => (before.bank[before.bank.length - 1] > 0 ? fill(own.withGold, { gold: tokenList('Y', look) }) : '');
  switch (move.type) {
    case 'take':
      return [fill(own.took, { name, tokens: tokenList(move.tokens, look) }) + back];
    case 'reserve':
      return [fill(own.reserved, { name, card: cardText(move.card, look) }) + golden() + back];
    case 'reserve-hidden': {
      const [card] = kept[kept.length - 1];
      const seen = card < 0 ? '' : fill(own.drew, { card: cardText(card, look) });
      return [fill(own.reservedHidden, { name, level: roman(move.level) }) + seen + golden() + back];
    }
    case 'buy': {
      const isReserved = kept.length < held.length;
      const price = move.pay === '' ? own.free : fill(own.paid, { tokens: tokenList(move.pay, look) });
      return [fill(isReserved ? own.boughtReserved : own.bought, { name, card: cardText(move.card, look) }) + price];
    }
    case 'pass':
      return [fill(own.passed, { name })];
    case 'noble':
      return [];
  }
}

/** `43 4R`: number, points and bonus. */
function cardText(card: CardId, look: Look): string {
  const bonus = bonuses[card];
  const { points } = cards[card];
  return `${card} ${gem(`${points === 0 ? '' : points}${tokenLetters[bonus]}`, bonus, paintFor(look))}`;
}
