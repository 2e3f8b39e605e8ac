// The mailbox of a stock notice, whatever way its address is written: one mailbox waits for so many products only.

import { sql, type Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

/** Notices before this version count for no mailbox. */
export async function addNoticeMailboxes<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { stock_notices: ['mailbox text'] });
  await sql
    .raw('create index stock_notices_mailbox on stock_notices (mailbox) where notified_at is null')
    .execute(database);
}
