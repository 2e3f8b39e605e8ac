// A test file `x.once.test.ts` runs on SQLite only. It must not write: writes and locks differ between the engines.

import { expect } from 'vitest';
import type { Database } from '../client.ts';
import { listenToStatements } from './record-statements.ts';

const write = /^\s*(?:create|alter|drop)\b|\b(?:insert into|update|delete from)\b/i;
let writes: string[] = [];

/** Records what the test file writes to the database, if it runs on one engine only. */
export function recordWrites({ kysely }: Database): void {
  if (!expect.getState().testPath?.endsWith('.once.test.ts')) return;
  listenToStatements(kysely, ({ sql }) => {
    if (write.test(sql)) writes.push(sql);
  });
}

/** The writes since the last call. */
export function takeWrites(): string[] {
  const taken = writes;
  writes = [];
  return taken;
}
