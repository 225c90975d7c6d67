/** How long the program takes until it has said something: whole processes, in turn. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './speed.js';

const ROUNDS = 21;

export function programStart(): string {
  const arcade = fileURLToPath(new URL('../../cli/dist/bin.js', import.meta.url));
  const commands: readonly (readonly [name: string, args: readonly string[]])[] = [
    ['`node -e 0`', ['-e', '0']],
    ['`arcade --help`', [arcade, '--help']],
    ['`arcade list`', [arcade, 'list']],
  ];
  const times = commands.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, [, args]] of commands.entries()) {
      const from = performance.now();
      const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
      if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
      times[i].push(performance.now() - from);
    }
  }
  const rows = commands.map(([name], i) => {
    const ratio = median(times[i].map((time, round) => time / times[0][round]));
    return `| ${name} | ${median(times[i]).toFixed(0)} | ${Math.min(...times[i]).toFixed(0)}–${Math.max(...times[i]).toFixed(0)} | ${ratio.toFixed(2)}× |`;
  });
  return ['### The program', '', '| | ms (median) | range | ratio |', '|---|---:|---:|---:|', ...rows, ''].join('\n');
}
