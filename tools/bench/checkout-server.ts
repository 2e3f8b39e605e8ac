// The built server of a checkout in a separate process, started like by `npm start` and used only through environment
// variables and HTTP, so that the bench can also start another version of the project.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { z } from 'zod';

const packageSchema = z.object({ scripts: z.object({ start: z.string().startsWith('node ') }) });
/** The first start migrates and seeds the database. */
const startDeadlineMs = 120_000;
/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;

export interface Checkout {
  /** Root of the checkout. */
  root: string;
  /** Folder for its database, pictures and mails. */
  data: string;
}

export interface Server {
  port: number;
  url: string;
  /** Time from the start until `/readyz` returns 200. */
  readyMs: number;
  /** CPU time of all threads since the start, in steps of 10 ms; NaN without /proc. */
  cpuMs(): number;
  /** Resident memory; NaN without /proc. */
  memoryMb(): number;
  stop(): Promise<void>;
}

export const databaseFile = ({ data }: Checkout): string => join(data, 'shop.sqlite');

export async function startServer(checkout: Checkout, variables: Record<string, string> = {}): Promise<Server> {
  const port = await getPort({ host: '127.0.0.1' });
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(join(checkout.root, 'package.json'), 'utf8')));
  const startedAt = performance.now();
  const child = spawn(process.execPath, scripts.start.split(' ').slice(1), {
    cwd: checkout.root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATABASE_FILE: databaseFile(checkout),
      PICTURE_CACHE_DIR: join(checkout.data, 'pictures'),
      MAIL_DIR: join(checkout.data, 'mail'),
      PICTURE_WARMING: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (hasEnded()) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (!hasEnded() && performance.now() - startedAt < startDeadlineMs) await delay(10);
    else {
      await stop();
      throw new Error(`The server of ${checkout.root} did not start; is it built?`);
    }
  }
  return {
    port,
    url,
    readyMs: performance.now() - startedAt,
    cpuMs() {
      const fields = measureProcess(child.pid, 'stat').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * msPerTick;
    },
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(measureProcess(child.pid, 'status'))?.[1]) / 1024,
    stop,
  };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  return response?.ok === true;
}

function measureProcess(pid: number | undefined, name: 'stat' | 'status'): string {
  return process.platform === 'linux' ? readFileSync(`/proc/${pid}/${name}`, 'utf8') : '';
}
