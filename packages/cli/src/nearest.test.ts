import { expect, test } from '@jest/globals';
import { nearest, slips } from './nearest.js';

const words = ['play', 'rules', 'list', 'kitten-fishing', 'five-in-a-row'];

test.each<[string, string | undefined]>([
  ['ruls', 'rules'],
  ['lsit', 'list'],
  ['Paly', 'play'],
  ['five', 'five-in-a-row'],
  ['kitten', 'kitten-fishing'],
  ['kiten-fishin', 'kitten-fishing'],
  ['fiveinarow', 'five-in-a-row'],
  ['chess', undefined],
  ['', undefined],
])('%j is taken for %j', (typed, meant) => {
  expect(nearest(typed, words)).toBe(meant);
});

test.each([
  ['play', 'play', 0],
  ['play', 'paly', 1],
  ['play', 'lay', 1],
  ['play', 'plays', 1],
  ['', 'list', 4],
])('from %j to %j it is %i slips', (a, b, count) => {
  expect(slips(a, b)).toBe(count);
  expect(slips(b, a)).toBe(count);
});
