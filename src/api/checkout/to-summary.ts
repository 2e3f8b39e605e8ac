// What the buyer of a checkout sees (specification 10.2), as the wire carries it: an opaque text that comes back with the order.

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type OrderAmounts, paymentKinds, toOrderAmounts } from '#rules/orders/order-lines.ts';
import type { SeenSummary } from '#rules/orders/seen-summary.ts';
import type { LineKey } from '../pricing/lines/line-key.ts';
import type { CheckoutState, Delivery } from './get-checkout.ts';

/** The amounts by the chosen payment; undefined while delivery or payment is missing. */
export function toAmounts({ cart, prices, promotions, payment, delivery }: CheckoutState): OrderAmounts | undefined {
  if (!payment || !delivery) return undefined;
  const lines = cart.lines.map(({ line, item, quantity }) => ({
    productId: line.kind === 'produto' ? line.product_id : undefined,
    priceCents: item.priceCents,
    quantity,
    listCents: item.listPriceCents,
    reduction: line.kind === 'lista' ? ('kit' as const) : ('sale' as const),
  }));
  const { cashDiscount } = promotions;
  return toOrderAmounts(lines, prices, { payment, cashDiscount, freightCents: delivery.option.priceCents });
}

/** Undefined while something is missing. */
export function toSummary(state: CheckoutState): SeenSummary | undefined {
  const { cart, payment, delivery, prices } = state;
  const amounts = toAmounts(state);
  if (!amounts || !payment || !delivery || cart.lines.length === 0) return undefined;
  const coupon = cart.coupon?.coupon;
  const applies = coupon && prices.missingCents === 0;
  return {
    lines: cart.lines.map(({ line, item, quantity }) => ({
      key: toUnitKey(line),
      quantity,
      unitCents: item.priceCents,
    })),
    combinationCents: amounts.combinationCents,
    couponCode: applies ? coupon.code : undefined,
    couponCents: amounts.couponCents,
    cashCents: amounts.cashCents,
    freightMethodId: delivery.option.methodId,
    freightCents: amounts.freightCents,
    deliveryDay: delivery.option.deliveryDay,
    totalCents: amounts.totalCents,
    payment,
    installments: 1,
    recipientHash: toRecipientHash(state, delivery),
  };
}

/** A hash, since the summary is sent to the browser and back and need not show more. */
function toRecipientHash({ contact, address, giftNote }: CheckoutState, { pickupPoint }: Delivery): string {
  const { nome, email, documento, celular } = contact;
  const { cep, rua, numero, complemento, bairro, cidade, uf } = address ?? {};
  const to = pickupPoint ? [pickupPoint.id] : [cep, rua, numero, complemento, bairro, cidade, uf];
  const text = JSON.stringify([[nome, email, documento, celular], to, giftNote]);
  return createHash('sha256').update(text).digest('base64url');
}

/** A cart has one line for each unit, and for each choice of a kit's parts. */
export function toUnitKey({ kind, product_id: id, attribute_value_id: value, addition }: LineKey): string {
  return [kind, id, value, addition].join(' ');
}

const cents = z.int().nonnegative();
const summarySchema = z.object({
  lines: z.array(z.object({ key: z.string(), quantity: cents, unitCents: cents })).max(100),
  combinationCents: cents,
  couponCode: z.string().optional(),
  couponCents: cents,
  cashCents: cents,
  freightMethodId: z.int(),
  freightCents: cents,
  deliveryDay: z.iso.date().optional(),
  totalCents: cents,
  payment: z.enum(paymentKinds),
  installments: z.int(),
  recipientHash: z.string().max(100).optional(),
});

export const writeSummary = (summary: SeenSummary): string => JSON.stringify(summary);

/** Undefined for a text that is none. */
export function readSummary(text: string): SeenSummary | undefined {
  try {
    const { couponCode, ...summary } = summarySchema.parse(JSON.parse(text));
    return { ...summary, couponCode };
  } catch {
    return undefined;
  }
}
