// What a process does beside its event loop, on the threads of libuv's pool: hash passwords, pack pages, make pictures.
import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

const threads = '/proc/self/task';
const poolName = 'libuv-worker';
/** Steps below the event loop: a third of its share of a core when both want it, all when the loop has nothing to do. */
const steps = 5;

/**
 * Answers go before that work when both want the same core. Linux only: elsewhere threads cannot be told apart from
 * outside, and all stay alike. What the pool's threads start themselves, as a picture's own threads, inherits it.
 */
export async function letAnswersGoFirst(): Promise<void> {
  const niceness = Math.min(getPriority() + steps, constants.priority.PRIORITY_LOW);
  // The first of these reads starts the pool, all of its threads at once.
  const ids = await readdir(threads).catch(() => []);
  await Promise.all(
    ids.map(async (id) => {
      // A thread may have ended meanwhile.
      const name = await readFile(`${threads}/${id}/comm`, 'utf8').catch(() => '');
      if (name.trim() === poolName) setPriority(Number(id), niceness);
    }),
  );
}
