import type { PaymentKind as WireKind } from '#contract/buying/checkout.ts';
import { type PaymentKind, paymentKinds } from '#rules/orders/order-lines.ts';

export const wireKinds: Readonly<Record<PaymentKind, WireKind>> = {
  pix: 'pix',
  card: 'cartao',
  boleto: 'boleto',
};
export const paymentLabels: Readonly<Record<PaymentKind, string>> = {
  pix: 'Pix',
  card: 'Cartão de crédito',
  boleto: 'Boleto',
};

/** The payment method that the wire calls so. */
export function toPaymentKind(wireKind: string): PaymentKind | undefined {
  return paymentKinds.find((kind) => wireKinds[kind] === wireKind);
}
