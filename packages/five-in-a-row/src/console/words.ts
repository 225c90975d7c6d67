/** The words beside and below the board, in every language; names and signs are put into their `{names}`. */
import { paintFor, type ByLanguage, type Look } from '@console-arcade/console';
import type { Choice, Colour } from '../types.js';
import { signsOf, stoneRole } from './signs.js';

export interface Words {
  readonly colours: Readonly<Record<Colour, string>>;
  /** The side panel. */
  readonly stones: string;
  readonly toMove: string;
  readonly opening: string;
  readonly chooses: string;
  readonly heat: string;
  /** The question to a player: by what is due. */
  readonly lay: string;
  readonly layOpening: string;
  readonly choose: string;
  readonly chooseOrMore: string;
  /** The entries of the menu at a choice. */
  readonly choices: Readonly<Record<Choice, string>>;
  /** A move, told. */
  readonly laid: string;
  readonly chosen: string;
  readonly askedForMore: string;
  readonly colon: string;
}

export const words: ByLanguage<Words> = {
  en: {
    colours: { black: 'Black', white: 'White' },
    stones: 'Stones: {count}',
    toMove: '{sign} {colour} to move',
    opening: 'Stone {stone} of {stones}: {sign} {colour}',
    chooses: 'To choose: {name}',
    heat: 'Heat: 1 cold, 9 the best',
    lay: '{name} ({sign} {colour}): choose a point',
    layOpening: '{name}, the opening: stone {stone} of {stones}, {sign} {colour}',
    choose: '{name}: choose a colour',
    chooseOrMore: '{name}: choose a colour, or lay two stones more and let the other choose',
    choices: { black: 'black', white: 'white', more: 'two stones more' },
    laid: '{name} {sign} {point}',
    chosen: '{name}: {colour} {sign}',
    askedForMore: '{name}: two stones more',
    colon: ': ',
  },
  zh: {
    colours: { black: '黑', white: '白' },
    stones: '棋子：{count}',
    toMove: '轮到{colour}方 {sign}',
    opening: '开局第 {stone}/{stones} 子：{colour} {sign}',
    chooses: '待选择：{name}',
    heat: '热力：1 冷，9 最佳',
    lay: '{name}（{colour} {sign}）：请落子',
    layOpening: '{name}：开局共 {stones} 子，请落第 {stone} 子，{colour} {sign}',
    choose: '{name}：请选择执黑或执白',
    chooseOrMore: '{name}：请选择执黑、执白，或再加两子让对方选',
    choices: { black: '执黑', white: '执白', more: '再加两子' },
    laid: '{name} {sign} {point}',
    chosen: '{name}：执{colour} {sign}',
    askedForMore: '{name}：再加两子',
    colon: '：',
  },
};

/** A colour as templates name it: its word and the sign of its stones, painted as on the board. */
export const colourData = (colour: Colour | null, look: Look): Readonly<Record<string, string>> =>
  colour === null ? {} : { colour: words[look.language].colours[colour], sign: stoneText(colour, look) };

export function stoneText(colour: Colour, look: Look): string {
  const paint = paintFor(look);
  return paint[stoneRole[colour]](paint.strong(signsOf(look).plain[colour]));
}
