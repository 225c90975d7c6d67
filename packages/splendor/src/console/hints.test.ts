import { describe, expect, test } from '@jest/globals';
import type { Reason } from '../bots/heuristic.js';
import { splendor } from '../index.js';
import { reasonsText } from './hint-words.js';
import { hints } from './hints.js';
import { course, look, played, position, viewOf } from './fixtures/positions.js';

const zh = { ...look, language: 'zh' } as const;

describe('a reason in words', () => {
  test.each<[Reason, string, string]>([
    [{ kind: 'wins' }, 'wins', '直接获胜'],
    [{ kind: 'buy-points', points: 1 }, '1 point', '得 1 分'],
    [{ kind: 'buy-points', points: 4 }, '4 points', '得 4 分'],
    [{ kind: 'turns-to', card: 43, turns: 0 }, 'then card 43 can be bought', '下一回合就能买 43 号牌'],
    [{ kind: 'turns-to', card: 43, turns: 1 }, 'one turn from card 43', '再拿一次就够买 43 号牌'],
    [{ kind: 'turns-to', card: 43, turns: 2 }, '2 turns from card 43', '再拿 2 次就够买 43 号牌'],
    [{ kind: 'bonus-for', cards: [43] }, 'makes card 43 cheaper', '让 43 号牌更便宜'],
    [{ kind: 'bonus-for', cards: [43, 7, 12, 80] }, 'makes cards 43 7 12 cheaper', '让 43、7、12 号牌更便宜'],
    [{ kind: 'noble', noble: 7 }, 'helps noble N7', '向贵族 N7 靠近'],
    [{ kind: 'denies', seat: 1, card: 43 }, 'keeps card 43 from player 2', '不让玩家 2 拿到 43 号牌'],
  ])('%j', (reason, english, chinese) => {
    expect(reasonsText([reason], look)).toBe(english);
    expect(reasonsText([reason], zh)).toBe(chinese);
  });

  test('several stand side by side, the first three', () => {
    const reasons: Reason[] = [
      { kind: 'turns-to', card: 43, turns: 2 },
      { kind: 'noble', noble: 7 },
      { kind: 'wins' },
      { kind: 'buy-points', points: 1 },
    ];
    expect(reasonsText(reasons, look)).toBe('2 turns from card 43, helps noble N7, wins');
  });

  test('none', () => {
    expect(reasonsText([], look)).toBe('nothing better is in sight');
  });
});

describe('hints', () => {
  test('are legal moves, five at most, no two with the same action, with reasons in one line', () => {
    for (const state of course(3, 120).filter((_, ply) => ply % 12 === 0)) {
      const view = viewOf(state);
      const offered = hints(view, look);
      expect(offered.length).toBeLessThanOrEqual(5);
      for (const { move, text } of offered) {
        expect(splendor.refusal(view, move)).toBeUndefined();
        expect(text).toMatch(/^[^{}]{3,70}$/);
      }
      const actions = offered.map(({ move }) => splendor.format(move, view).split(/[-:]/)[0]);
      expect(new Set(actions).size).toBe(actions.length);
    }
  });

  test('say what a purchase is good for', () => {
    const state = position('noble-choice');
    const bought = hints(viewOf(state), look).find(({ move }) => move.type === 'buy' && move.card === 24);
    expect(bought?.text).toMatch(/^helps noble N[08]/);
  });

  test('are there at the choice of a noble, and nobody else gets any', () => {
    const state = played(position('noble-choice'), 'B24:');
    expect(hints(viewOf(state), look).map(({ text }) => text)).toContain('helps noble N8');
    expect(hints(viewOf(state, 1), look)).toEqual([]);
  });
});
