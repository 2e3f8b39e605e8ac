// The built server in a process of its own, used only through environment variables and HTTP.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';

export interface BuiltServer {
  url: string;
  port: number;
  pid: number | undefined;
  stop(): Promise<void>;
}

/** A first start migrates and seeds the database. */
const startDeadlineMs = 120_000;

/** Starts Node with these parameters in a checkout; resolves once `/readyz` returns 200. */
export async function startBuiltServer(
  root: string,
  parameters: readonly string[],
  variables: Record<string, string>,
): Promise<BuiltServer> {
  const port = Number(variables['PORT'] ?? (await getPort({ host: '127.0.0.1' })));
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, parameters, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      LOG_LEVEL: 'warn',
      PICTURE_WARMING: 'off',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hasEnded = (): boolean => server.exitCode !== null || server.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (hasEnded()) return;
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  };
  const deadline = performance.now() + startDeadlineMs;
  while (!(await isReady(url))) {
    if (hasEnded() || performance.now() > deadline) {
      await stop();
      throw new Error(`the server of ${root} did not start; is it built? (npm run build)`);
    }
    await delay(10);
  }
  return { url, port, pid: server.pid, stop };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  return response?.ok === true;
}
