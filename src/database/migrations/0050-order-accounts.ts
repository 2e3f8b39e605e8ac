// The order whose guest signs up on its page: it joins the account when the sign-up is confirmed.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addOrderAccounts<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { registrations: ['order_id bigint'] });
}
