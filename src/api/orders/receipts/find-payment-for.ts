import type { Queryable } from '#database/schema/database-schema.ts';
import { staticPixName } from '../../payments/pix/static-pix.ts';

/** The payment of an order that a receipt is for: the one that was paid, else a Pix of its amount, else any Pix, else the latest. */
export async function findPaymentFor(
  kysely: Queryable,
  { receiptId, orderId }: { receiptId: number; orderId: number },
): Promise<number> {
  const { id } = await kysely
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy((eb) =>
      eb
        .case()
        .when('state', '=', 'paid')
        .then(0)
        .when(
          eb.and([
            eb('adapter', '=', staticPixName),
            eb(
              'amount_cents',
              '=',
              eb.selectFrom('receipts').select('receipts.amount_cents').where('receipts.id', '=', receiptId),
            ),
          ]),
        )
        .then(1)
        .when('adapter', '=', staticPixName)
        .then(2)
        .else(3)
        .end(),
    )
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
