/** Runs the benchmarks and prints them as they stand in the README: all, or those whose names are given. */
import { fiveInARowSpeed, fiveInARowStrength } from './five-in-a-row.js';
import { kittenFishingSpeed, simulationSpeed } from './kitten-fishing.js';
import { programStart } from './program.js';
import { splendorSpeed } from './splendor.js';
import { splendorStrength } from './splendor-strength.js';

const benchmarks: Readonly<Record<string, () => string | Promise<string>>> = {
  'kitten-fishing': kittenFishingSpeed,
  simulate: simulationSpeed,
  'five-in-a-row': fiveInARowSpeed,
  'five-in-a-row-strength': fiveInARowStrength,
  splendor: splendorSpeed,
  'splendor-strength': splendorStrength,
  program: programStart,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const [name, run] of Object.entries(benchmarks)) {
    if (wanted.length === 0 || wanted.includes(name)) console.log(await run());
  }
}
