import { describe, expect, test } from '@jest/globals';
import { course, lastStep, look } from './fixtures/scenes.js';
import { narrate } from './narrate.js';

const chinese = { ...look, language: 'zh' as const };

describe('a play is told', () => {
  const played = lastStep(course({ hands: [[7, 2], [3]] }, 1));

  test('by its card', () => {
    expect(narrate(played, look)).toEqual(['Ann: 7']);
    expect(narrate(played, chinese)).toEqual(['Ann：7']);
  });

  test('in words that fit every name', () => {
    expect(narrate({ ...played, names: ['You', 'Kitten'] }, look)).toEqual(['You: 7']);
    expect(narrate({ ...played, names: ['你', '小猫'] }, chinese)).toEqual(['你：7']);
  });

  test('with what it caught, in the order in which it joined the hand', () => {
    // The example of the rules: 5 7 8 10, and a 5.
    const caught = lastStep(
      course(
        {
          hands: [
            [5, 8, 5, 1],
            [7, 10, 1],
          ],
        },
        5,
      ),
    );
    expect(narrate(caught, look)).toEqual(['Ann: 5, took 5 cards: 5 10 8 7 5']);
    expect(narrate(caught, chinese)).toEqual(['Ann：5，钓到 5 张：5 10 8 7 5']);
  });

  test('with the end of a hand', () => {
    const out = lastStep(course({ hands: [[7], [3]] }, 1));
    expect(narrate(out, look)).toEqual(['Ann: 7', 'Ann: out of cards']);
    expect(narrate(out, chinese)).toEqual(['Ann：7', 'Ann：牌出完了']);
  });

  test('with jokers by their names', () => {
    const jokers = course(
      {
        hands: [
          [14, 1],
          [15, 2],
        ],
      },
      2,
    );
    expect([lastStep(jokers.slice(0, 2)), lastStep(jokers)].map((step) => narrate(step, look)[0])).toEqual([
      'Ann: joker',
      'Bartholomew: JOKER',
    ]);
    expect(narrate(lastStep(jokers), chinese)).toEqual(['Bartholomew：大王']);
  });

  test('in one line, however much it caught', () => {
    const ranks = Array.from({ length: 60 }, (_, i) => 100 + i);
    const hands = [ranks.filter((_, i) => i % 2 === 0), ranks.filter((_, i) => i % 2 === 1)];
    const caught = lastStep(
      course(
        {
          hands: [
            [...hands[0], 100, 1],
            [...hands[1], 2],
          ],
        },
        61,
      ),
    );
    expect(narrate(caught, look)).toEqual(['Ann: 100, took 61 cards: 100 159 158 157 156 155 154 153 152 151 150 149 148 …']);
  });
});
