import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Resolves when the process has ended. */
export async function endProcess(process: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill(signal);
  await ended;
}
