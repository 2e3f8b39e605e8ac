// A server process for life cycle tests: /slow responds after a delay, and closing logs to standard output.

import { setTimeout as delay } from 'node:timers/promises';
import { exitIfMisconfigured, readEnvironment } from '../env.ts';
import { createLogger } from '../logger.ts';
import { run } from '../run.ts';

async function respondSlowly(): Promise<Response> {
  process.stdout.write('request arrived\n');
  await delay(700);
  return new Response('finished');
}

const environment = readEnvironment();
await run(
  {
    mounts: [
      ['/slow', respondSlowly],
      ['*', () => new Response('quick')],
    ],
    isReady: () => Promise.resolve(true),
    async close() {
      await delay(10);
      process.stdout.write('database closed\n');
    },
  },
  environment,
  createLogger(environment.LOG_LEVEL),
).catch(exitIfMisconfigured);
