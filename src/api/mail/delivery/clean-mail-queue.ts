import type { Database } from '#database/client.ts';
import { deleteInSteps } from '#database/delete-in-steps.ts';

const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes mail that was sent more than 30 days ago. */
export function cleanMailQueue({ kysely }: Database, nowMs: number): Promise<void> {
  return deleteInSteps(kysely, { table: 'outbox', key: 'id', column: 'sent_at', untilMs: nowMs - retentionMs });
}
