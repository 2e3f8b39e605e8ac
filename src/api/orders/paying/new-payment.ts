import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { countBoletoMinutes, countMinutesToNextBusinessDay } from '#rules/orders/payment-deadline.ts';
import type { Payments } from '../../payments/payments.ts';
import type { NewOrder } from '../stored/insert-order.ts';

interface Wanted {
  kind: PaymentKind;
  /** As it is stored. */
  orderNumber: string;
  cents: number;
  /** When the order stops waiting for it. */
  dueMs: number;
  nowMs: number;
}

/** How long an order waits for a payment of this kind, from an instant on. */
export function countMinutesToPay(payments: Payments, kind: PaymentKind, fromMs: number): number {
  if (kind === 'boleto') return countBoletoMinutes(fromMs);
  return payments.find(kind)?.minutes ?? countMinutesToNextBusinessDay(fromMs);
}

/** The row of an open payment: with its code if the adapter is local, otherwise due to be started at its payment service. */
export function toNewPayment(
  payments: Payments,
  { kind, orderNumber, cents, dueMs, nowMs }: Wanted,
): NewOrder['payment'] {
  const taker = payments.find(kind);
  if (!taker) throw new Error(`nobody takes payments by ${kind}`);
  const { adapter } = taker;
  const written = adapter.isService ? undefined : adapter.write({ kind, orderNumber, cents });
  return {
    kind,
    adapter: adapter.name,
    amount_cents: cents,
    txid: written?.txid ?? null,
    br_code: written?.code ?? '',
    expires_at: dueMs,
    next_check_at: adapter.isService ? nowMs : null,
  };
}
