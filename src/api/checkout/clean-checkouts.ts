import type { Database } from '#database/client.ts';
import { deleteInSteps } from '#database/delete-in-steps.ts';

const retentionMs = 7 * 24 * 3_600_000;

/** Deletes the data of checkouts that led to no order within a week (docs/operating.md, personal data). */
export function cleanCheckouts({ kysely }: Database, nowMs: number): Promise<void> {
  return deleteInSteps(kysely, { table: 'checkouts', key: 'id', column: 'updated_at', untilMs: nowMs - retentionMs });
}
