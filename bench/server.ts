// The real server in a process of its own: how long until it is ready, how much memory it takes before and after load.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const packageSchema = z.object({ scripts: z.object({ start: z.string() }) });

/** `file` is a migrated and seeded database. */
export async function measureServer(file: string, folder: string, print: (line: string) => void): Promise<void> {
  const port = await findFreePort();
  const start = performance.now();
  const server = spawn(process.execPath, listStartArguments(), {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_FILE: file,
      PICTURE_CACHE_DIR: join(folder, 'pictures'),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    await waitUntilReady(`${address}/readyz`);
    print(`Warm start until ready: ${Math.round(performance.now() - start)} ms`);
    print(`Memory after the start: ${readMemory(server.pid)} MB`);
    for (let round = 0; round < 150; round += 1) {
      for (const path of ['/', '/oleos-essenciais', '/oleo-essencial-de-lavanda-francesa', '/busca?busca=lavanda']) {
        await (await fetch(address + path)).arrayBuffer();
      }
    }
    print(`Memory after 600 pages: ${readMemory(server.pid)} MB`);
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

/** What `npm start` hands to Node, so that its flags are measured along. */
function listStartArguments(): string[] {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return scripts.start.split(' ').slice(1);
}

async function waitUntilReady(address: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the server did not become ready in 30 s');
}

/** Resident memory in MB, from /proc; undefined elsewhere. */
function readMemory(pid: number | undefined): number | undefined {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : undefined;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
