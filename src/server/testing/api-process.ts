// Real processes of the API, on ports of their own.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { programEnvironment } from '#database/testing/program-environment.ts';

const main = join(import.meta.dirname, '../main.ts');

export interface ApiProcesses {
  /** Starts one and waits until it is ready; answers the base address of its calls. */
  start(environment: Record<string, string>): Promise<string>;
  /** Ends all. SIGKILL ends them in the middle of what they do. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export function createApiProcesses(): ApiProcesses {
  const started: ChildProcess[] = [];
  return {
    async start(environment) {
      const port = await getPort({ host: '127.0.0.1' });
      const url = `http://127.0.0.1:${port}`;
      const variables = {
        ...programEnvironment,
        ROLE: 'api',
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'error',
        // Its child process would outlive a killed server.
        PICTURE_WARMING: 'off',
        SITE_URL: 'http://127.0.0.1:3000',
        ...environment,
      };
      const child = spawn(process.execPath, [main], { env: variables, stdio: ['ignore', 'ignore', 'inherit'] });
      started.push(child);
      while (child.exitCode === null) {
        const response = await fetch(`${url}/readyz`).catch(() => undefined);
        if (response?.ok) return `${url}/api/v2/front`;
        await delay(50);
      }
      throw new Error('the process ended before it was ready');
    },
    async stop(signal = 'SIGTERM') {
      const living = started.splice(0).filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      await Promise.all(living.map(async (child) => (child.kill(signal), once(child, 'exit'))));
    },
  };
}
