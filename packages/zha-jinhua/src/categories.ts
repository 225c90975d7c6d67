/** The categories of three cards, from weak to strong; a flush and a straight may change places. */
export const categories = Object.freeze(['high-card', 'pair', 'straight', 'flush', 'straight-flush', 'three-of-a-kind'] as const);
export type Category = (typeof categories)[number];
