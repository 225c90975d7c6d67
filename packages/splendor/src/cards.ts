/** The 90 development cards and the 10 nobles: facts, in the order that several engines share. */
import { colours, type Card, type CardId, type Colour, type Level, type Noble, type NobleId } from './types.js';

/** Points and cost (white, blue, green, red, black) of the cards of a level and bonus, in the order of their ids. */
type Row = readonly [level: Level, bonus: Colour, cards: string];

const rows: readonly Row[] = [
  [1, 'blue', '0:00003 0:10002 0:00202 0:10220 0:01310 0:10111 0:10121 1:00040'],
  [1, 'red', '0:30000 0:02100 0:20020 0:20102 0:10013 0:11101 0:21101 1:40000'],
  [1, 'black', '0:00300 0:00210 0:20200 0:22010 0:00131 0:11110 0:12110 1:04000'],
  [1, 'white', '0:03000 0:00021 0:02002 0:02201 0:31001 0:01111 0:01211 1:00400'],
  [1, 'green', '0:00030 0:21000 0:02020 0:01022 0:13100 0:11011 0:11012 1:00004'],
  [2, 'blue', '1:02230 1:02303 2:05000 2:53000 2:20014 3:06000'],
  [2, 'red', '1:20023 1:03023 2:00005 2:30005 2:14200 3:00060'],
  [2, 'black', '1:32200 1:30302 2:50000 2:00530 2:01420 3:00006'],
  [2, 'white', '1:00322 1:23030 2:00050 2:00053 2:00142 3:60000'],
  [2, 'green', '1:23002 1:30230 2:00500 2:05300 2:42001 3:00600'],
  [3, 'blue', '3:30335 4:70000 4:63003 5:73000'],
  [3, 'red', '3:35303 4:00700 4:03630 5:00730'],
  [3, 'black', '3:33530 4:00070 4:00363 5:00073'],
  [3, 'white', '3:03353 4:00007 4:30036 5:30007'],
  [3, 'green', '3:53033 4:07000 4:36300 5:07300'],
];

/** Every development card; its place in the list is its id. */
export const cards: readonly Card[] = Object.freeze(
  rows
    .flatMap(([level, bonus, list]) => list.split(' ').map((text) => ({ level, bonus, text })))
    .map(({ level, bonus, text }, id) => {
      const [points, cost] = text.split(':');
      return Object.freeze({ id, level, points: Number(points), bonus, cost: byColour(cost) });
    }),
);

/** Every noble; its place in the list is its id. */
export const nobles: readonly Noble[] = Object.freeze(
  '33300 03330 00333 30033 33003 00044 00440 04400 44000 40004'
    .split(' ')
    .map((requires, id) => Object.freeze({ id, points: 3, requires: byColour(requires) })),
);

function byColour(digits: string): Readonly<Record<Colour, number>> {
  return Object.freeze(Object.fromEntries(colours.map((colour, i) => [colour, Number(digits[i])])) as Record<Colour, number>);
}

const inOrder = (amounts: Readonly<Record<Colour, number>>): readonly number[] => colours.map((colour) => amounts[colour]);

/** What each card costs, in the order of `colours`. */
export const costs: readonly (readonly number[])[] = cards.map(({ cost }) => inOrder(cost));
/** Which bonuses each noble asks for, in the order of `colours`. */
export const requirements: readonly (readonly number[])[] = nobles.map(({ requires }) => inOrder(requires));
/** The place of each card's bonus in `colours`. */
export const bonuses: readonly number[] = cards.map(({ bonus }) => colours.indexOf(bonus));

export const levelOf = (card: CardId): Level => cards[card].level;

export const isCard = (data: unknown): data is CardId => isIndex(data, cards.length);
export const isNoble = (data: unknown): data is NobleId => isIndex(data, nobles.length);

/** A whole number below a limit; not −0 either, which JSON would make another number. */
export const isIndex = (data: unknown, limit: number): data is number =>
  Number.isInteger(data) && (data as number) >= 0 && (data as number) < limit && !Object.is(data, -0);
