import type { Database } from '#database/client.ts';
import { deleteInSteps } from '#database/delete-in-steps.ts';

const retentionMs = 30 * 24 * 3_600_000;

/** Deletes the keys of orders that no client repeats any more. */
export function cleanOrderKeys({ kysely }: Database, nowMs: number): Promise<void> {
  return deleteInSteps(kysely, {
    table: 'idempotency_keys',
    key: 'key_hash',
    column: 'created_at',
    untilMs: nowMs - retentionMs,
  });
}
