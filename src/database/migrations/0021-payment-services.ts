// Payments that a service takes: who takes one, its id there, the link to pay it, when the service is asked about it
// again, and when it is asked to pay back.

import { sql, type Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addPaymentServices<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, {
    payments: [
      "adapter text not null default 'pix-static'",
      'external_id text',
      'link text',
      'next_check_at bigint',
      'checks integer not null default 0',
    ],
    order_lines: ['pix_cents integer not null default 0'],
    refunds: ['next_attempt_at bigint', 'attempts integer not null default 0'],
  });
  for (const statement of [
    // Until now every order was paid by Pix.
    'update order_lines set pix_cents = cash_cents',
    'create unique index payments_external_id on payments (adapter, external_id)',
    'create index payments_next_check_at on payments (next_check_at)',
    'create index refunds_next_attempt_at on refunds (next_attempt_at)',
  ])
    await sql.raw(statement).execute(database);
}
