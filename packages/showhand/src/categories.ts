/** The categories of five cards, from weak to strong; a flush and a full house may change places. */
export const categories = Object.freeze([
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const);
export type Category = (typeof categories)[number];
