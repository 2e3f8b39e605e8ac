import { setTimeout as delay } from 'node:timers/promises';
import { isRetryable } from './errors.ts';
import type { Queryable, Transaction } from './schema/database-schema.ts';

const maxAttempts = 3;
const maxJitterMs = 40;

/**
 * Runs `work` in a transaction, from the start again when another transaction was in its way: at most three attempts, each
 * after a short random delay. So `work` has no effects outside of the database.
 */
export async function inTransaction<Result>(
  kysely: Queryable,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await kysely.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
      await delay(Math.random() * maxJitterMs * attempt);
    }
  }
}
