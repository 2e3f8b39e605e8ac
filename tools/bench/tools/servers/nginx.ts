// Debian's nginx as a process of its own, on one core.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { endProcess } from './end-process.ts';

export interface Nginx {
  address: string;
  stop(): Promise<void>;
}

/** `upstreams` stands beside the server in the configuration, `locations` inside it. */
export async function startNginx(
  folder: string,
  { core, upstreams = '', locations }: { core: number; upstreams?: string; locations: string },
): Promise<Nginx> {
  const port = await getPort({ host: '127.0.0.1' });
  mkdirSync(folder, { recursive: true });
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
  ${upstreams}
  server {
    listen 127.0.0.1:${port};
    ${locations}
  }
}
`,
  );
  const nginx: ChildProcess = spawn('taskset', ['-c', String(core), 'nginx', '-p', folder, '-c', configuration], {
    stdio: 'ignore',
  });
  await delay(500);
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => endProcess(nginx, 'SIGQUIT'),
  };
}

export function isInstalled(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // wrk ends with 1 when it tells its version.
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}
