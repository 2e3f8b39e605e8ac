import type { Queryable } from '#database/schema/database-schema.ts';
import { staticPixName } from '../../payments/pix/static-pix.ts';

/**
 * The payment of an order to the merchant's own Pix key: the open one, else the latest, because a static code can be paid for ever.
 * Undefined if a service takes all payments of the order.
 */
export function findStaticPix(kysely: Queryable, orderId: number) {
  return kysely
    .selectFrom('payments')
    .select(['id', 'amount_cents as amountCents', 'br_code as brCode'])
    .where('order_id', '=', orderId)
    .where('adapter', '=', staticPixName)
    .orderBy((eb) => eb.case().when('state', '=', 'pending').then(0).else(1).end())
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
