// Shops of versions without a checkout were seeded with it closed. It opens, unless a visitor has bought or begun to: a shop that was
// open before was closed by a person. A shop without a payment method takes no orders all the same.

import { sql, type Kysely } from 'kysely';

export async function openCheckout<Schema>(database: Kysely<Schema>): Promise<void> {
  await sql`update settings set value_json = 'true'
    where key = 'checkout.aberto' and value_json = 'false'
    and not exists (select 1 from orders) and not exists (select 1 from checkouts)`.execute(database);
}
