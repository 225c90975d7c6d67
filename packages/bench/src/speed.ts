/** Speed as a ratio: each contender does the same work as the others, in one run, in turn. */
import { Bench } from 'tinybench';

export interface Contender {
  readonly name: string;
  /** Does `units` units of work. */
  run(): void | Promise<void>;
}

export interface Comparison {
  readonly title: string;
  /** What is counted, such as `games`. */
  readonly unit: string;
  /** How many units one run of a contender does. */
  readonly units: number;
  /** The reference comes last; the others are given as multiples of it. */
  readonly contenders: readonly Contender[];
}

/** Rounds in which all contenders take their turn: a machine that slows down slows all of them. */
const ROUNDS = 5;

export async function compare({ title, unit, units, contenders }: Comparison): Promise<string> {
  const rates = contenders.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    const bench = new Bench({ time: 400, warmupTime: round === 0 ? 400 : 50 });
    for (const { name, run } of contenders) bench.add(name, run);
    await bench.run();
    for (const [i, task] of bench.tasks.entries()) {
      if (task.result.state !== 'completed') throw new Error(`${task.name} did not finish: ${task.result.state}`);
      rates[i].push((1000 / task.result.latency.p50) * units);
    }
  }
  const reference = rates[rates.length - 1];
  const rows = contenders.map(({ name }, i) => {
    const ratio = median(rates[i].map((rate, round) => rate / reference[round]));
    const [low, high] = [Math.min(...rates[i]), Math.max(...rates[i])];
    return `| ${name} | ${count(median(rates[i]))} | ${count(low)}–${count(high)} | ${ratio.toFixed(1)}× |`;
  });
  return [`### ${title}`, '', `| | ${unit}/s (median) | range | ratio |`, '|---|---:|---:|---:|', ...rows, ''].join('\n');
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const count = (number: number): string => Math.round(number).toLocaleString('en');
