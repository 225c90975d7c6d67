/** The options as data. */
import type { OptionTable } from '@console-arcade/core';
import type { SplendorOptions } from './types.js';

export const optionTable: OptionTable<SplendorOptions> = {
  fewerTokens: { kind: 'flag', default: false },
};

export const seats = Object.freeze({ min: 2, max: 4 });
