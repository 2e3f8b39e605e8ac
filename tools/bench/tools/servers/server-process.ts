// The real server as a process of its own, started as `npm start` starts it.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import getPort from 'get-port';
import { endProcess } from './end-process.ts';

const root = join(import.meta.dirname, '../../../..');
const packageSchema = z.object({ scripts: z.object({ start: z.string() }) });

export interface ServerProcess {
  address: string;
  process: ChildProcess;
  /** From the start until `/readyz` was green. */
  readyMs: number;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Processor core that the process keeps to. */
  core?: number | undefined;
  /** Of its environment, besides the bench's own. */
  variables?: Record<string, string>;
}

/** `file` is a migrated and seeded database. */
export async function startServer(
  file: string,
  folder: string,
  { core, variables = {} }: ServerOptions = {},
): Promise<ServerProcess> {
  const port = await getPort({ host: '127.0.0.1' });
  const start = performance.now();
  const command = [process.execPath, ...listStartArguments()];
  const [program = '', ...parameters] = core === undefined ? command : ['taskset', '-c', String(core), ...command];
  const server = spawn(program, parameters, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_FILE: file,
      PICTURE_CACHE_DIR: join(folder, 'pictures'),
      MAIL_DIR: join(folder, 'mail'),
      RATE_LIMIT: 'off',
      PICTURE_WARMING: 'off',
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = (): Promise<void> => endProcess(server);
  await waitUntilReady(`${address}/readyz`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { address, process: server, readyMs: performance.now() - start, stop };
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
