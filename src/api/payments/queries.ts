import type { Queryable } from '#database/schema/database-schema.ts';

/** Payments with these ids at the service are looked at by the worker's next run; ids that are not known change nothing. */
export async function checkSoon(
  kysely: Queryable,
  { adapter, externalIds, nowMs }: { adapter: string; externalIds: readonly string[]; nowMs: number },
): Promise<void> {
  await kysely
    .updateTable('payments')
    .set({ next_check_at: nowMs })
    .where('adapter', '=', adapter)
    .where('external_id', 'in', externalIds)
    .where(({ eb, or }) => or([eb('next_check_at', 'is', null), eb('next_check_at', '>', nowMs)]))
    .execute();
}

/** The same for all payments since an instant that the shop waits for. */
export async function checkOpenSoon(
  kysely: Queryable,
  { adapter, sinceMs, nowMs }: { adapter: string; sinceMs: number; nowMs: number },
): Promise<void> {
  await kysely
    .updateTable('payments')
    .set({ next_check_at: nowMs })
    .where('adapter', '=', adapter)
    .where('external_id', 'is not', null)
    .where('state', '=', 'pending')
    .where('created_at', '>=', sinceMs)
    .where('next_check_at', '>', nowMs)
    .execute();
}
