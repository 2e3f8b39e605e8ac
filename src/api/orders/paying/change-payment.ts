// Another payment method for an order that waits for its money, or a new code.

import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow, PaymentRow } from '#database/schema/orders.ts';
import { toSaoPauloTime } from '#rules/calendar-day.ts';
import { shortenHold } from '#rules/inventory/unpaid-holds.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { nextState } from '#rules/orders/order-state.ts';
import { findBoletoDueDay, findLaterDeadline } from '#rules/orders/payment-deadline.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import { ApiError } from '../../http/errors.ts';
import type { Payments } from '../../payments/payments.ts';
import { storeChangedContract } from '../contract/store-contract.ts';
import { dropUnpaidMails } from '../mails/queue-order-mail.ts';
import { toState } from '../stored/columns.ts';
import { countUnpaid, toUnpaidBuyer } from '../stored/count-unpaid.ts';
import { isPayable } from '../stored/is-payable.ts';
import { lockOrder } from '../stored/move-order.ts';
import { endPayments } from './end-payments.ts';
import { countMinutesToPay, toNewPayment } from './new-payment.ts';
import { repriceOrder } from './reprice-order.ts';
import { requireBoletoTime } from './require-boleto-time.ts';

interface ChangePaymentInput {
  orderId: number;
  kind: PaymentKind;
  nowMs: number;
  /** For the copy of the contract. */
  model: ReadModel;
}

const mostPayments = 5;

const tooLateToChange =
  'O prazo deste pedido está no fim e não dá mais tempo de trocar a forma de pagar. Pague como está ou faça um novo pedido.';
const tooLateForBoleto =
  'Para este pedido não dá mais tempo de pagar um boleto. Escolha outra forma de pagar ou faça um novo pedido.';
const inReviewText =
  'O banco está analisando o pagamento com cartão. Espere a resposta para escolher outra forma de pagar.';
const tooLateToPay = 'O prazo para pagar este pedido acabou. Faça um novo pedido.';

/**
 * The payment that the order waited for is ended, and its amounts become those of the other method. A payment of the same method that
 * can still be paid stays. Throws `refused` for an order that waits for no money, or has no time left for another payment.
 */
export function changePayment(
  { kysely }: Database,
  payments: Payments,
  { orderId, kind, nowMs, model }: ChangePaymentInput,
): Promise<void> {
  return inTransaction(kysely, async (transaction) => {
    const products = model.products.length;
    const order = await lockOrder(transaction, orderId);
    if (!order || !nextState(toState(order), 'paid'))
      throw new ApiError('refused', 'Este pedido não espera mais pagamento.');
    const earlier = await transaction
      .selectFrom('payments')
      .select(['kind', 'state', 'adapter', 'expires_at', 'review_started_at'])
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .execute();
    const [latest] = earlier;
    if (latest && latest.expires_at <= nowMs) throw new ApiError('refused', tooLateToPay);
    const isOpen = latest !== undefined && isPayable(latest, nowMs);
    if (isOpen && latest.kind === kind && latest.adapter === payments.find(kind)?.adapter.name) return;
    if (isOpen && latest.review_started_at !== null) throw new ApiError('refused', inReviewText);
    if (earlier.length >= mostPayments)
      throw new ApiError('refused', 'Este pedido já teve muitas tentativas de pagamento. Fale com a gente.');
    if (kind === 'boleto' && toSaoPauloTime(nowMs).day > findBoletoDueDay(order.placed_at))
      throw new ApiError('refused', tooLateForBoleto);
    const first = earlier.at(-1);
    const dueMs = first && (await findDeadline(transaction, payments, { order, first, kind, products, nowMs }));
    if (dueMs === undefined) throw new ApiError('refused', isOpen ? tooLateToChange : tooLateToPay);
    await endPayments(transaction, { orderId, state: 'cancelled', nowMs });
    await dropUnpaidMails(transaction, order);
    const cents = await repriceOrder(transaction, order, kind);
    await transaction
      .insertInto('payments')
      .values({
        ...toNewPayment(payments, { kind, orderNumber: order.number, cents, dueMs, nowMs }),
        order_id: orderId,
        state: 'pending',
        created_at: nowMs,
      })
      .execute();
    if (order.payment_kind !== kind) await storeChangedContract(transaction, model, { orderId, nowMs });
  });
}

interface DeadlineInput {
  order: Selectable<OrderRow>;
  first: Pick<Selectable<PaymentRow>, 'expires_at'>;
  kind: PaymentKind;
  products: number;
  nowMs: number;
}

/**
 * A later payment waits no longer than a new order would: unpaid orders that hold much shorten it. Undefined when it is too late for one.
 * Throws `refused` for a boleto that cannot wait.
 */
async function findDeadline(
  transaction: Transaction,
  payments: Payments,
  { order, first, kind, products, nowMs }: DeadlineInput,
): Promise<number | undefined> {
  const { placed_at: placedMs } = order;
  const holds = await countUnpaid(transaction, toUnpaidBuyer(order, nowMs));
  const countMinutes = (of: PaymentKind) => shortenHold(countMinutesToPay(payments, of, placedMs), holds, products);
  requireBoletoTime(kind, { minutes: countMinutesToPay(payments, kind, placedMs), heldMinutes: countMinutes(kind) });
  // The week of a boleto is not given to an order that has none.
  const mostMinutes = Math.max(...payments.kinds.filter((of) => of !== 'boleto' || of === kind).map(countMinutes));
  return findLaterDeadline({ placedMs, firstDueMs: first.expires_at, minutes: countMinutes(kind), mostMinutes, nowMs });
}
