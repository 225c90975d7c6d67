/** How a hand does against every hand that another may hold. */
import { deck, type Card } from '@console-arcade/core';
import { classify, is235, strengthOf } from './classify.js';
import type { HandOptions } from './hand-options.js';
import { handOf, optionsOf } from './rank-hand.js';

/** How many of the 18,424 other hands go each way. */
export interface Equity {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/**
 * Exact, under the options given; a tie is a tie, whoever asks for the comparison.
 * @throws RangeError as `rankHand` does
 */
export function equity(cards: string | readonly Card[], options?: Partial<HandOptions>): Equity {
  const rules = optionsOf(options);
  const mine = classify(handOf(cards), rules);
  const own = strengthOf(mine, rules);
  const special = is235(mine, rules);
  const counts = { win: 0, tie: 0, lose: 0 };
  const rest = deck().filter((card) => !mine.cards.includes(card));
  for (let a = 0; a < rest.length; a++) {
    for (let b = a + 1; b < rest.length; b++) {
      for (let c = b + 1; c < rest.length; c++) {
        const other = classify([rest[a], rest[b], rest[c]], rules);
        if (special && other.category === 'three-of-a-kind') counts.win++;
        else if (mine.category === 'three-of-a-kind' && is235(other, rules)) counts.lose++;
        else {
          const strength = strengthOf(other, rules);
          if (own > strength) counts.win++;
          else if (own === strength) counts.tie++;
          else counts.lose++;
        }
      }
    }
  }
  return counts;
}
