// A throwaway PostgreSQL server for tests: its own data folder, a Unix socket, removed when it stops.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresCluster {
  /** Address of one database of the cluster. */
  url(databaseName: string): string;
  /** Kills the server in the middle of what it does and starts it again; resolves once it has recovered. */
  crash(): Promise<void>;
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

/** Starts an empty cluster. A durable one keeps what it has acknowledged when it crashes. */
export async function startPostgresCluster({ isDurable = false } = {}): Promise<PostgresCluster> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed: on Debian run `apt-get install postgresql`.');
  const folder = mkdtempSync(join(tmpdir(), 'manaca-postgres-'));
  const account = findServerAccount();
  if (account) chownSync(folder, account.uid, account.gid);

  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...account, stdio: 'pipe', cwd: folder });

  const settings = [...(isDurable ? [] : unsafeSettings), 'listen_addresses='];
  const options = [...settings, `unix_socket_directories=${folder}`, 'max_connections=60', 'log_min_messages=fatal'];
  const start = (): ChildProcess =>
    spawn(join(programs, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
  const end = async (signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> => {
    if (hasEnded(server)) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  let server = start();
  const url = (name: string): string => `postgres://postgres@${encodeURIComponent(folder)}/${name}`;
  const crash = async (): Promise<void> => {
    await end('SIGKILL');
    await waitUntilReady(url('postgres'), () => {
      // It refuses to start until the last process of the killed one is gone.
      if (hasEnded(server)) server = start();
      return false;
    });
  };
  const stop = async (): Promise<void> => {
    await end('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };

  try {
    await waitUntilReady(url('postgres'), () => hasEnded(server));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, crash, stop };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

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
