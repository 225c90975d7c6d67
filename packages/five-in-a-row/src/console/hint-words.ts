/** The words for what a stone makes or stops. */
import type { ByLanguage } from '@console-arcade/console';

export interface HintWords {
  readonly makes: string;
  readonly stops: string;
  /** By how many stones stand in the line then. */
  readonly counts: readonly string[];
  /** By how many of the line's ends are open. */
  readonly ends: readonly [none: string, one: string, both: string];
  readonly times: string;
  readonly comma: string;
  readonly space: string;
  readonly centre: string;
}

export const hintWords: ByLanguage<HintWords> = {
  en: {
    makes: 'makes {count}',
    stops: 'stops {count}',
    counts: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    ends: ['', ' (one end open)', ' (both ends open)'],
    times: '{text} in {count} lines',
    comma: ', ',
    space: 'has space all around',
    centre: 'the centre of the board',
  },
  zh: {
    makes: '成{count}',
    stops: '阻止对方成{count}',
    counts: ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'],
    ends: ['', '（一端空）', '（两端空）'],
    times: '{text}共 {count} 处',
    comma: '，',
    space: '四周空旷',
    centre: '棋盘中心',
  },
};
