// Orders that were paid, sent and delivered, for tests of what follows.

import { parseOrderNumber } from '#rules/orders/order-number.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { deliverOrder } from '../merchant/deliver-order.ts';
import { shipOrder } from '../merchant/ship-order.ts';
import { payOrder } from '../paying/pay-order.ts';

export function createFulfilment({ database, clock }: TestApi) {
  async function getOrderId(numero: string): Promise<number> {
    const { id } = await database.kysely
      .selectFrom('orders')
      .select('id')
      .where('number', '=', parseOrderNumber(numero) ?? '')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function ship(numero: string, nowMs = clock.now.getTime()) {
    const orderId = await getOrderId(numero);
    await payOrder(database, { orderId, actor: 'merchant', nowMs });
    await shipOrder(database, { orderId, code: '', nowMs });
  }

  return {
    getOrderId,
    /** Paid, and sent in one parcel. */
    ship,
    /** Also of an order that was sent already. */
    async deliver(numero: string, nowMs = clock.now.getTime()) {
      const orderId = await getOrderId(numero);
      const { goods_state: goods } = await database.kysely
        .selectFrom('orders')
        .select('goods_state')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      if (goods === 'held') await ship(numero, nowMs);
      await deliverOrder(database, { orderId, nowMs });
    },
  };
}
