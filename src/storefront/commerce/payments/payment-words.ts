// The words of each payment method.

import type { PaymentKind } from '#contract/buying/checkout.ts';

/** Said after an amount. */
export const paymentPhrases: Readonly<Record<PaymentKind, string>> = {
  pix: 'no Pix',
  cartao: 'no cartão',
  boleto: 'no boleto',
};

/** Where money goes back to; a boleto names no account. */
export const refundTargets: Readonly<Record<PaymentKind, string>> = {
  pix: 'para a conta de onde veio o Pix',
  cartao: 'no mesmo cartão',
  boleto: 'por Pix ou transferência',
};

/** From the payment to the bank's word about it, and from the order to the last day of a boleto (`rules/orders/payment-deadline.ts`). */
export const boletoTexts = {
  toPay: 'três dias úteis',
  toSettle: 'até dois dias úteis',
} as const;
