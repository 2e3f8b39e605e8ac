// A throwaway PostgreSQL server for tests: its own data folder, a Unix socket, removed when it stops.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresCluster {
  /** Address of one database of the cluster. */
  url(databaseName: string): string;
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

const startDeadlineMs = 20_000;
const debianFolder = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`, from PATH or Debian's folder; undefined when there is none. */
export function findPostgresPrograms(): string | undefined {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .toSorted((first, second) => Number(second) - Number(first))
        .map((version) => join(debianFolder, version, 'bin'))
    : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...debian];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Settings that trade durability for speed. */
const unsafeSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts an empty cluster. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed: on Debian run `apt-get install postgresql`.');
  const folder = mkdtempSync(join(tmpdir(), 'manaca-postgres-'));
  const account = findServerAccount();
  if (account) chownSync(folder, account.uid, account.gid);

  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...account, stdio: 'pipe', cwd: folder });

  const settings = [...unsafeSettings, 'listen_addresses='];
  const options = [...settings, `unix_socket_directories=${folder}`, 'max_connections=60', 'log_min_messages=fatal'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = (name: string): string => `postgres://postgres@${encodeURIComponent(folder)}/${name}`;
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGQUIT');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };

  try {
    await waitUntilReady(url('postgres'), () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** PostgreSQL refuses to run as root; then it runs as Debian's `postgres` account. */
function findServerAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function waitUntilReady(url: string, hasExited: () => boolean): Promise<void> {
  const deadline = performance.now() + startDeadlineMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (hasExited() || performance.now() > deadline) {
        throw new Error('the throwaway PostgreSQL server did not start', { cause: error });
      }
      await delay(50);
    }
  }
}
