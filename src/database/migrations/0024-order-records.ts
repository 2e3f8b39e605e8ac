// Stores a copy of the contract for each change of the payment method, and limits `has_ordered` of customers to orders in an earlier
// shop: payments in this shop had set it too, and it remained set when such an order was cancelled.

import { type Kysely, sql } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable } from './table-builder.ts';

export async function addOrderRecords<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'order_contract_changes', {
    key: 'growing-id',
    columns: {
      order_id: 'integer -> orders',
      payment_kind: 'text',
      terms_version: 'text',
      html: 'text',
      hash: 'text',
      created_at: 'bigint',
    },
    index: [['order_id']],
  });
  const paid = 'select 1 from orders where orders.customer_id = customers.id and orders.paid_at is not null';
  await sql.raw(`update customers set has_ordered = 0 where has_ordered = 1 and exists (${paid})`).execute(database);
}
