import type { Transaction } from '#database/schema/database-schema.ts';

/** Removes coupons that neither an order nor a cart names, and ends the others. */
export async function removeCoupons(transaction: Transaction, nowMs: number): Promise<void> {
  await transaction
    .deleteFrom('coupons')
    .where('origin', '=', 'demonstration')
    .where('code', 'not in', (query) =>
      query
        .selectFrom('orders')
        .select((row) => row.ref('coupon_code').$notNull().as('coupon_code'))
        .where('coupon_code', 'is not', null),
    )
    .where('code', 'not in', (query) =>
      query
        .selectFrom('carts')
        .select((row) => row.ref('coupon_code').$notNull().as('coupon_code'))
        .where('coupon_code', 'is not', null),
    )
    .execute();
  await transaction
    .updateTable('coupons')
    .set({ ends_at: nowMs })
    .where('origin', '=', 'demonstration')
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', nowMs)]))
    .execute();
}

/** Removes accounts without orders. The others lose their password, which is published, and their sessions. */
export async function removeAccounts(transaction: Transaction): Promise<void> {
  await transaction
    .deleteFrom('customers')
    .where('origin', '=', 'demonstration')
    .where('id', 'not in', (query) =>
      query
        .selectFrom('orders')
        .select((row) => row.ref('customer_id').$notNull().as('customer_id'))
        .where('customer_id', 'is not', null),
    )
    .execute();
  await transaction.updateTable('customers').set({ password_hash: '' }).where('origin', '=', 'demonstration').execute();
  await transaction
    .deleteFrom('sessions')
    .where('customer_id', 'in', (query) =>
      query.selectFrom('customers').select('id').where('origin', '=', 'demonstration'),
    )
    .execute();
}
