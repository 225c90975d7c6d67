/** Runs a program to its end and gives what it printed; where it fails, the error says all that it printed. */
import { spawnSync } from 'node:child_process';

export function run(command: string, args: readonly string[], cwd: string): string {
  // On Windows npm is a command file, which only a shell runs.
  const shell = command === 'npm' && process.platform === 'win32';
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], shell });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\nexit ${status}\n${stdout}${stderr}`);
  return stdout;
}
