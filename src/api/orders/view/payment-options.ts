import type { Order, OrderStatus } from '#contract/buying/orders.ts';
import { toReais } from '#rules/money.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { listBuyerActions } from '#rules/orders/order-state.ts';
import { paymentLabels, wireKinds } from '../../payments/wire.ts';
import { toState } from '../stored/columns.ts';
import type { StoredOrder } from '../stored/queries.ts';

/** What the order costs by each of the ways; undefined unless it waits for its money. */
export function toPaymentOptions(
  { order, lines }: Pick<StoredOrder, 'order' | 'lines'>,
  kinds: readonly PaymentKind[],
): Order['pagamento']['opcoes'] {
  if (!listBuyerActions(toState(order)).includes('pay')) return undefined;
  const listCents = order.total_cents + order.cash_cents;
  const pixCents = lines.reduce((total, line) => total + line.pix_cents, 0);
  return kinds.map((kind) => ({
    tipo: wireKinds[kind],
    label: paymentLabels[kind],
    total: toReais(kind === 'pix' ? listCents - pixCents : listCents),
  }));
}

/** How far the payment is that the order waits for; undefined if it waits for none. */
export function toPaymentProgress({ payment }: Pick<StoredOrder, 'payment'>): OrderStatus['pagamento'] {
  if (payment.state === 'declined') return 'recusado';
  if (payment.state !== 'pending') return undefined;
  return payment.br_code !== '' || payment.link !== null ? 'pronto' : 'preparando';
}
