/** The options as data. */
import type { OptionTable } from '@console-arcade/core';
import { openings, rules, sizes, type Options } from './types.js';

export const optionTable: OptionTable<Options> = {
  size: { kind: 'integer', ...sizes },
  rule: { kind: 'choice', values: rules, default: 'freestyle' },
  opening: { kind: 'choice', values: openings, default: 'free' },
};
