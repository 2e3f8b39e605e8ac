// Another payment method for an order that waits for its money, or a new code.

import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { nextState } from '#rules/orders/order-state.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import { ApiError } from '../../http/errors.ts';
import type { Payments } from '../../payments/payments.ts';
import { storeChangedContract } from '../contract/store-contract.ts';
import { toState } from '../stored/columns.ts';
import { lockOrder } from '../stored/move-order.ts';
import { endPayments } from './end-payments.ts';
import { toNewPayment } from './new-payment.ts';
import { repriceOrder } from './reprice-order.ts';

interface ChangePaymentInput {
  orderId: number;
  kind: PaymentKind;
  nowMs: number;
  /** For the copy of the contract. */
  model: ReadModel;
}

/** Each of them holds the stock for its time. */
const mostPayments = 5;

/**
 * The payment that the order waited for is ended, and its amounts become those of the other method. A payment of the same method that
 * can still be paid stays. Throws `refused` for an order that waits for no money.
 */
export function changePayment(
  { kysely }: Database,
  payments: Payments,
  { orderId, kind, nowMs, model }: ChangePaymentInput,
): Promise<void> {
  return inTransaction(kysely, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || !nextState(toState(order), 'paid'))
      throw new ApiError('refused', 'Este pedido não espera mais pagamento.');
    const earlier = await transaction
      .selectFrom('payments')
      .select(['kind', 'state', 'adapter', 'expires_at'])
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .execute();
    const [latest] = earlier;
    const isOpen = latest?.state === 'pending' && latest.expires_at > nowMs;
    if (isOpen && latest.kind === kind && latest.adapter === payments.find(kind)?.adapter.name) return;
    if (earlier.length >= mostPayments)
      throw new ApiError('refused', 'Este pedido já teve muitas tentativas de pagamento. Fale com a gente.');
    await endPayments(transaction, { orderId, state: 'cancelled', nowMs });
    const cents = await repriceOrder(transaction, order, kind);
    await transaction
      .insertInto('payments')
      .values({
        ...toNewPayment(payments, { kind, orderNumber: order.number, cents, nowMs }),
        order_id: orderId,
        state: 'pending',
        created_at: nowMs,
      })
      .execute();
    if (order.payment_kind !== kind) await storeChangedContract(transaction, model, { orderId, nowMs });
  });
}
