// In which shop somebody caused a mail, or asked for a notice: it writes in that shop's name and links into it.
import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addMailShop<Schema>(database: Kysely<Schema>): Promise<void> {
  const column = "shop_id text not null default 'main'";
  await addColumns(database, { outbox: [column], stock_notices: [column] });
}
