import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { playthrough } from '@console-arcade/core/testing';
import { splendor } from './index.js';

const folder = new URL('./playthroughs/', import.meta.url);

test.each(readdirSync(folder))('%s plays as it was written down', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  expect(playthrough(splendor, text)).toBe(text);
});
