import type { Database } from '#database/client.ts';
import { deleteSentMails } from './queries.ts';

const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes mail that was sent more than 30 days ago. */
export async function cleanMailQueue({ kysely }: Database, nowMs: number): Promise<void> {
  await deleteSentMails(kysely, nowMs - retentionMs);
}
