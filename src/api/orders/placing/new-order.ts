import type { OrderLineAmounts, PaymentKind } from '#rules/orders/order-lines.ts';
import { findPostalArea } from '#rules/postal-areas.ts';
import type { CheckoutState } from '../../checkout/get-checkout.ts';
import { toAmounts } from '../../checkout/to-summary.ts';
import { findWhole } from '../../checkout/wire.ts';
import { toFreight, toPickupPoint } from '../../delivery/wire.ts';
import { hashSecretToken } from '../../http/secret-token.ts';
import type { Payments } from '../../payments/payments.ts';
import type { AllocatedLine } from '../../pricing/lines/allocate-stock.ts';
import { countMinutesToPay, toNewPayment } from '../paying/new-payment.ts';
import { requireBoletoTime } from '../paying/require-boleto-time.ts';
import { toDeliveryColumn } from '../stored/columns.ts';
import type { NewOrder } from '../stored/insert-order.ts';
import type { OrderHold } from './hold-limits.ts';

const minuteMs = 60_000;

interface OrderFrame {
  number: string;
  token: string;
  shopId: string;
  customerId: number | null;
  payments: Payments;
  /** Undefined where unpaid orders have no limits. */
  hold: OrderHold | undefined;
  nowMs: number;
}

/** The rows of the order: copies of everything that was shown. The checkout must be complete. Throws `refused` for a boleto that cannot wait. */
export function toNewOrder(state: CheckoutState, frame: OrderFrame): NewOrder {
  const { cart, address, quote, delivery, payment, giftNote } = state;
  const { number, token, shopId, customerId, payments, hold, nowMs } = frame;
  const contact = findWhole(state.contact);
  const amounts = toAmounts(state);
  const byPix = toAmounts({ ...state, payment: 'pix' });
  if (!contact || !amounts || !byPix || !address || !quote || !delivery || !payment)
    throw new Error('the checkout is not complete');
  const coupon = state.prices.missingCents === 0 ? cart.coupon?.coupon : undefined;
  return {
    order: {
      number,
      token_hash: hashSecretToken(token),
      shop_id: shopId,
      customer_id: customerId,
      name: contact.nome,
      email: contact.email,
      document: contact.documento,
      phone: contact.celular,
      address_json: JSON.stringify(address),
      delivery_json: toDeliveryColumn(
        {
          ...toFreight(delivery.option),
          ...(delivery.pickupPoint && { pontoRetirada: toPickupPoint(delivery.pickupPoint) }),
        },
        {
          ...quote.rule,
          carrierDays: delivery.option.businessDays - quote.rule.handlingDays,
          destinationState: findPostalArea(address.cep)?.uf ?? '',
        },
      ),
      gift_note: giftNote,
      coupon_id: coupon?.id ?? null,
      coupon_code: coupon?.code ?? null,
      goods_cents: amounts.goodsCents,
      combination_cents: amounts.combinationCents,
      coupon_cents: amounts.couponCents,
      cash_cents: amounts.cashCents,
      freight_cents: amounts.freightCents,
      total_cents: amounts.totalCents,
      payment_kind: payment,
      placed_at: nowMs,
      ...hold?.columns,
    },
    lines: cart.lines.flatMap((line, index) => {
      const amountsOfLine = amounts.lines[index];
      const pixCents = byPix.lines[index]?.cashCents;
      return amountsOfLine && pixCents !== undefined ? [toLineRow(line, amountsOfLine, pixCents)] : [];
    }),
    payment: toNewPayment(payments, {
      kind: payment,
      orderNumber: number,
      cents: amounts.totalCents,
      dueMs: findDueMs(payment, frame),
      nowMs,
    }),
  };
}

/** When the order stops waiting for its first payment. Throws `refused` for a boleto that cannot wait. */
function findDueMs(payment: PaymentKind, { payments, hold, nowMs }: OrderFrame): number {
  const minutes = countMinutesToPay(payments, payment, nowMs);
  const heldMinutes = hold?.shorten(minutes) ?? minutes;
  requireBoletoTime(payment, { minutes, heldMinutes });
  return nowMs + heldMinutes * minuteMs;
}

function toLineRow(
  { line, item }: AllocatedLine,
  amounts: OrderLineAmounts,
  pixCents: number,
): NewOrder['lines'][number] {
  return {
    kind: line.kind,
    product_id: line.product_id,
    attribute_value_id: line.attribute_value_id,
    addition: line.addition,
    sku: item.sku,
    name: item.name,
    option: item.attributes.simples?.atributoValor.label ?? '',
    path: item.path,
    picture_url: item.pictureUrl,
    parts_json: JSON.stringify(item.parts),
    quantity: amounts.quantity,
    list_cents: amounts.listCents,
    unit_cents: amounts.unitCents,
    combination_cents: amounts.combinationCents,
    coupon_cents: amounts.couponCents,
    cash_cents: amounts.cashCents,
    pix_cents: pixCents,
    total_cents: amounts.totalCents,
    reasons_json: JSON.stringify(amounts.reasons),
    units_json: JSON.stringify(item.stockUses.map(({ key, quantity }) => ({ key, quantity }))),
  };
}
