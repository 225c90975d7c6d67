/** How the end reads: the kit's words do not say what broke a tie. */
import { fill, kitTexts, type ByLanguage, type Look } from '@console-arcade/console';
import type { Outcome } from '@console-arcade/core';
import { texts } from './texts.js';

interface Words {
  readonly points: string;
  readonly tie: string;
  readonly colon: string;
}

const words: ByLanguage<Words> = {
  en: { points: '{reason} ({scores})', tie: 'as many points as {names}, with fewer cards ({scores})', colon: ': ' },
  zh: { points: '{reason}（{scores}）', tie: '与{names}同分，但买的牌更少（{scores}）', colon: '：' },
};

export function result({ winners, scores, reason }: Outcome, names: readonly string[], look: Look): string {
  const kit = kitTexts[look.language];
  const own = words[look.language];
  const named = (seats: readonly number[]): string => seats.map((seat) => names[seat]).join(kit.and);
  const first = names[winners[0]];
  const template = winners.length > 1 ? kit.share : first === kit.you ? kit.youWin : kit.wins;
  const level = scores.flatMap((score, seat) => (score === scores[winners[0]] && !winners.includes(seat) ? [seat] : []));
  const reasons: Readonly<Record<string, string>> = texts[look.language].reasons;
  const data = { scores: scores.join(':'), names: named(level), reason: reasons[reason] };
  return fill(template, { names: named(winners) }) + own.colon + fill(level.length > 0 ? own.tie : own.points, data);
}
