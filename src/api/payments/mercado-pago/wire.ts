// The JSON of Mercado Pago's Orders API, as far as the shop uses it. Amounts are texts such as "115.90".

import { z } from 'zod';
import type { CardInstallments } from '#rules/orders/card-installments.ts';
import type { ReportedDispute } from '#rules/orders/dispute.ts';
import { type FoundPayment, PaymentServiceError } from '../port/payment-adapter.ts';
import { findMeaning, type Meaning, toStatusText } from './statuses.ts';

const amountSchema = z
  .string()
  .regex(/^\d{1,10}(?:\.\d{1,2})?$/)
  .transform((text) => {
    const [reais = '', cents = ''] = text.split('.');
    return Number(reais) * 100 + Number(cents.padEnd(2, '0'));
  });

const linkSchema = z.url({ protocol: /^https?$/ });

const orderSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  external_reference: z.string(),
  status: z.string(),
  status_detail: z.string().optional(),
  total_amount: amountSchema,
  checkout_url: linkSchema.optional(),
  transactions: z
    .object({
      payments: z
        .array(
          z.object({
            id: z.string(),
            status: z.string().optional(),
            status_detail: z.string().optional(),
            amount: amountSchema,
            paid_amount: amountSchema.optional(),
            refunded_amount: amountSchema.optional(),
            payment_method: z
              .object({
                qr_code: z.string().optional(),
                installments: z.int().min(1).max(99).optional(),
                // A boleto has digits that a bank's app reads, and a sheet to print.
                digitable_line: z.string().max(80).optional(),
                ticket_url: linkSchema.optional(),
              })
              .optional(),
          }),
        )
        .optional(),
      refunds: z.array(z.object({ amount: amountSchema, status: z.string().optional() })).optional(),
    })
    .optional(),
});
export type ServiceOrder = z.infer<typeof orderSchema>;
type ServicePart = ReturnType<typeof listTaken>[number];

const listSchema = z.object({ data: z.array(z.unknown()) });

/** Throws if it is another payment than was asked for, or of another amount. */
export function readOrder(json: unknown, { reference, cents }: { reference: string; cents: number }): ServiceOrder {
  const parsed = orderSchema.safeParse(json);
  if (!parsed.success) throw new PaymentServiceError('Mercado Pago answered something else than a payment');
  const order = parsed.data;
  if (order.external_reference !== reference || order.total_amount !== cents)
    throw new PaymentServiceError('Mercado Pago answered with another payment');
  return order;
}

export function readFirstOrder(json: unknown): unknown {
  const parsed = listSchema.safeParse(json);
  if (!parsed.success) throw new PaymentServiceError('Mercado Pago answered something else than a list');
  return parsed.data.data[0];
}

/** A status that is not known says nothing about the money: the payment stays open, and the merchant is shown the word. */
export function toFoundPayment(order: ServiceOrder): FoundPayment {
  const { id: externalId, transactions } = order;
  const meaning = findMeaning(order);
  if (meaning === 'ended') return { state: 'ended', externalId };
  if (meaning === undefined || meaning === 'open' || meaning === 'review') {
    const method = transactions?.payments?.[0]?.payment_method;
    return {
      state: 'open',
      externalId,
      // A code that is not there yet may be an empty text.
      code: [method?.qr_code, method?.digitable_line].find(Boolean),
      link: order.checkout_url ?? method?.ticket_url,
      installments: findInstallments(transactions?.payments?.filter((part) => findMeaning(part) === 'review')),
      isInReview: [order, ...(transactions?.payments ?? [])].some((part) => findMeaning(part) === 'review'),
      unknownStatus: meaning === undefined ? toStatusText(order) : undefined,
    };
  }
  // More than the order costs if it was paid twice, of which the service pays one back.
  const inCents = countTaken(order);
  const paidCents = Math.min(inCents, order.total_amount);
  const leftCents = Math.max(0, Math.min(inCents - countRefunded(order), paidCents));
  const installments = findInstallments(listTaken(order));
  const refundedCents = paidCents - leftCents;
  return { state: 'paid', externalId, paidCents, refundedCents, dispute: findDispute(order), installments };
}

/** A paid amount above the amount is what the payer owes with interest. */
function findInstallments(payments: readonly ServicePart[] = []): CardInstallments | undefined {
  const [payment] = payments;
  const count = payment?.payment_method?.installments;
  if (!payment || count === undefined) return undefined;
  return { count, payerCents: Math.max(payment.amount, payment.paid_amount ?? 0) };
}

/** Attempts that a card's bank declined, or that wait for it, are listed beside the payment that succeeded. */
export function listTaken({ transactions }: ServiceOrder) {
  return (transactions?.payments ?? []).filter((payment) => !untaken.has(findMeaning(payment)));
}

const untaken = new Set<Meaning | undefined>(['open', 'review', 'ended']);

const countTaken = (order: ServiceOrder): number => sum(listTaken(order).map(toCentsOfShop)) || order.total_amount;

/** A card payment may include interest, which the payer owes the service and not the shop. */
const toCentsOfShop = ({ amount, paid_amount: paid = amount }: { amount: number; paid_amount?: number | undefined }) =>
  Math.min(paid, amount);

/** The order and its payments report a chargeback, and either may be the first to do so. */
function findDispute(order: ServiceOrder): ReportedDispute | undefined {
  const found = new Set([order, ...(order.transactions?.payments ?? [])].map(findMeaning));
  if (found.has('lost')) return 'lost';
  if (found.has('won')) return 'won';
  return found.has('disputed') ? 'open' : undefined;
}

/** The order, its payments and its refunds report what was paid back, and any of them may be the first to do so. */
export function countRefunded(order: ServiceOrder): number {
  if (findMeaning(order) === 'refunded') return countTaken(order);
  const byPayment = listTaken(order).map((payment) =>
    findMeaning(payment) === 'refunded' ? toCentsOfShop(payment) : (payment.refunded_amount ?? 0),
  );
  const refunds = (order.transactions?.refunds ?? []).filter((refund) => findMeaning(refund) !== 'ended');
  return Math.max(sum(byPayment), sum(refunds.map(({ amount }) => amount)));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

export const toAmountText = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
