// Holds the bench to one core, so that its figures are those of one core and not of garbage collection on a second.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Starts the script again under `taskset` where there is one and more than one core; does not return then. */
export function pinToOneCore(): void {
  if (availableParallelism() === 1) return;
  const { error, status } = spawnSync('taskset', ['-c', '0', process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  if (!error) process.exit(status ?? 1);
  process.stdout.write('No taskset here: the figures may hold more than one core.\n');
}
