// The amounts of an order that is paid by another method than the buyer had chosen (specification 10.14): only the cash discount
// comes or goes.

import type { PaymentKind, PriceReason } from './order-lines.ts';

export interface RepriceableLine {
  cashCents: number;
  /** What `cashCents` is by Pix. */
  pixCents: number;
  totalCents: number;
  reasons: readonly PriceReason[];
}

/** Centavos of one line, as if it had been ordered so. */
export function repriceLine(
  { cashCents, pixCents, totalCents, reasons }: RepriceableLine,
  payment: PaymentKind,
): Omit<RepriceableLine, 'pixCents'> {
  const cash = payment === 'pix' ? pixCents : 0;
  const others = reasons.filter(({ kind }) => kind !== 'cash');
  return {
    cashCents: cash,
    totalCents: totalCents + cashCents - cash,
    reasons: cash > 0 ? [...others, { kind: 'cash', cents: cash }] : others,
  };
}
