import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { copySeededDatabase } from '../tools/testing/seeded-database.ts';

export interface ShopServer {
  url: string;
  databaseFile: string;
  /** The folder of its mails. */
  mailFolder: string;
  stop(): Promise<void>;
}

/** A URL at which no API listens. */
export const unreachableApi = 'http://127.0.0.1:2/api';

const root = join(import.meta.dirname, '..');
const startDeadlineMs = 30_000;

/**
 * Starts the built server as `npm start` does, with its own seeded database; `variables` are added to its
 * environment.
 */
export async function startShop(variables: Record<string, string> = {}): Promise<ShopServer> {
  const folder = mkdtempSync(join(tmpdir(), 'manaca-journeys-'));
  const port = variables['PORT'] ?? String(await getPort({ host: '127.0.0.1' }));
  const url = `http://127.0.0.1:${port}`;
  const [databaseFile, mailFolder] = [join(folder, 'shop.sqlite'), join(folder, 'mail')];
  mkdirSync(mailFolder);
  copySeededDatabase(databaseFile);
  const server = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATABASE_FILE: databaseFile,
      MAIL_DIR: mailFolder,
      LOG_LEVEL: 'warn',
      PICTURE_WARMING: 'off',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, databaseFile, mailFolder, stop };
}

async function waitUntilReady(url: string, hasExited: () => boolean): Promise<void> {
  const deadline = performance.now() + startDeadlineMs;
  while (!hasExited() && performance.now() < deadline) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error('the shop did not start; is it built? (npm run build)');
}
