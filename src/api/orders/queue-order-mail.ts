// The mails about orders, queued in the transaction that changes the order.

import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { queueMail, queueMails } from '../mail/mail.ts';
import { loadOrder, type StoredOrder } from './queries.ts';
import { toOrder } from './wire.ts';

interface OrderMail {
  kind: 'order-expired' | 'order-cancelled';
  orderId: number;
  nowMs: number;
}

/** Queues a mail to the buyer, once per order and kind. It shows the order as it is now: call it after all other writes. */
export async function queueOrderMail(
  transaction: Transaction<DatabaseSchema>,
  { kind, orderId, nowMs }: OrderMail,
): Promise<void> {
  const row = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const stored = await loadOrder(transaction, row);
  await queueMail(transaction, { kind, ...toBuyerFrame(kind, stored, nowMs), payload: toBuyerPayload(stored, false) });
}

interface PlacedOrder {
  stored: StoredOrder;
  token: string;
  /** The shop's own address; without one it gets no mail. */
  shopEmail: string | undefined;
  isDemonstration: boolean;
}

/** Queues the confirmation to the buyer and the notice to the shop by one statement. */
export async function queuePlacedMails(
  transaction: Transaction<DatabaseSchema>,
  { stored, token, shopEmail, isDemonstration }: PlacedOrder,
): Promise<void> {
  const { placed_at: nowMs, shop_id: shopId, number } = stored.order;
  const payload = { ...toBuyerPayload(stored, isDemonstration), token };
  const { contato: contact, ...order } = payload.order;
  await queueMails(transaction, [
    { kind: 'order-placed', ...toBuyerFrame('order-placed', stored, nowMs), payload },
    ...(shopEmail
      ? [
          {
            kind: 'merchant-order' as const,
            shopId,
            payload: { to: shopEmail, name: contact.nome, order },
            messageId: `merchant-order-${number}`,
            nowMs,
          },
        ]
      : []),
  ]);
}

/** The account is named, since its erasure deletes waiting mails, also those to another address. */
function toBuyerFrame(kind: string, { order }: StoredOrder, nowMs: number) {
  return {
    shopId: order.shop_id,
    messageId: `${kind}-${order.number}`,
    ...(order.customer_id !== null && { customerId: order.customer_id }),
    nowMs,
  };
}

function toBuyerPayload(stored: StoredOrder, isDemonstration: boolean) {
  const { email, customer_id: customerId } = stored.order;
  return { to: email, order: toOrder(stored, isDemonstration), isCustomer: customerId !== null };
}
