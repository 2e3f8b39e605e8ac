// The built server of a checkout, started with the parameters of its `npm start`, so that the bench can also start another
// version of the project.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type BuiltServer, startBuiltServer } from '../testing/built-server.ts';

const packageSchema = z.object({ scripts: z.object({ start: z.string().startsWith('node ') }) });
/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;

export interface Checkout {
  /** Root of the checkout. */
  root: string;
  /** Folder for its database, pictures and mails. */
  data: string;
}

export interface Server extends BuiltServer {
  /** Time from the start until `/readyz` returns 200. */
  readyMs: number;
  /** CPU time of all threads since the start, in steps of 10 ms; needs /proc, as `memoryMb` does. */
  cpuMs(): number;
  /** Resident memory. */
  memoryMb(): number;
}

export const databaseFile = ({ data }: Checkout): string => join(data, 'shop.sqlite');

export async function startServer(checkout: Checkout, variables: Record<string, string> = {}): Promise<Server> {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(join(checkout.root, 'package.json'), 'utf8')));
  const startedAt = performance.now();
  const server = await startBuiltServer(checkout.root, scripts.start.split(' ').slice(1), {
    DATABASE_FILE: databaseFile(checkout),
    PICTURE_CACHE_DIR: join(checkout.data, 'pictures'),
    MAIL_DIR: join(checkout.data, 'mail'),
    RATE_LIMIT: 'off',
    ...variables,
  });
  const readyMs = performance.now() - startedAt;
  const read = (name: 'stat' | 'status'): string => readFileSync(`/proc/${server.pid}/${name}`, 'utf8');
  return {
    ...server,
    readyMs,
    cpuMs() {
      const fields = read('stat').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * msPerTick;
    },
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1]) / 1024,
  };
}
