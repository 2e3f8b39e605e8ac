import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority, setPriority } from 'node:os';
  import { letAnswersGoFirst } from '${join(import.meta.dirname, 'background-threads.ts')}';
  // A process that is nice itself may not take that back.
  setPriority(getPriority() + 3);
  const loop = getPriority();
  await letAnswersGoFirst();
  const pool = readdirSync('/proc/self/task')
    .filter((id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim() === 'libuv-worker')
    .map((id) => getPriority(Number(id)) - loop);
  console.log(JSON.stringify({ loop: getPriority() - loop, pool }));
`;

it.runIf(process.platform === 'linux')(
  'the pool’s threads give way to the event loop, which stays as it was',
  async () => {
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    expect(JSON.parse((await run).stdout)).toEqual({ loop: 0, pool: [5, 5, 5, 5] });
  },
);
