// The buyer's e-mail as uses of coupons keep it: who types another CPF is still known by it.

import { sql, type Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

/** Uses of orders before this version have none. */
export async function addCouponEmails<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { coupon_uses: ['email_hash text'] });
  await sql.raw('create index coupon_uses_email on coupon_uses (coupon_id, email_hash)').execute(database);
}
