// The shop in which a mail or a stock notice was caused: the mail has its name and links into it.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addMailShop<Schema>(database: Kysely<Schema>): Promise<void> {
  const column = "shop_id text not null default 'main'";
  await addColumns(database, { outbox: [column], stock_notices: [column] });
}
