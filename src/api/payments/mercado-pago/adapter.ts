// Mercado Pago by its Orders API: Pix with a code of one use, cards on its own page, and boletos with their digits and their sheet.

import { z } from 'zod';
import {
  type FoundPayment,
  type Notice,
  PaymentServiceError,
  type ServiceAdapter,
  type ServicePayment,
} from '../port/payment-adapter.ts';
import type { MercadoPagoAccount } from './account.ts';
import { ConflictError, createSend, NotFoundError, type Send } from './client.ts';
import { hasValidSignature } from './signature.ts';
import { toStartRequest } from './start-request.ts';
import {
  countRefunded,
  listTaken,
  readFirstOrder,
  readOrder,
  type ServiceOrder,
  toAmountText,
  toFoundPayment,
} from './wire.ts';

export const mercadoPagoName = 'mercado-pago';

const cardMinutes = 60;
const dayMs = 24 * 3_600_000;

/** A call takes them some seconds on a bad day. */
const defaultTimeoutMs = 8000;

export function createMercadoPago(
  account: MercadoPagoAccount,
  siteUrl: string,
  { timeoutMs = defaultTimeoutMs } = {},
): ServiceAdapter {
  const send = createSend({ ...account, siteUrl, timeoutMs });
  const minutes = { pix: account.pixMinutes, card: cardMinutes, boleto: undefined };
  return {
    name: mercadoPagoName,
    isService: true,
    offers: account.methods.map((kind) => ({ kind, minutes: minutes[kind] })),
    async start(payment) {
      const body = toStartRequest(payment, siteUrl);
      try {
        const created = await send({ method: 'POST', path: '/v1/orders', key: payment.reference, body });
        return toFoundPayment(readOrder(created, payment));
      } catch (error) {
        // The response to an earlier start was lost.
        if (!(error instanceof ConflictError)) throw error;
        const found = await findOrder(send, payment);
        if (!found) throw error;
        return toFoundPayment(found);
      }
    },
    async find(payment): Promise<FoundPayment> {
      const order = await findOrder(send, payment);
      return order ? toFoundPayment(order) : { state: 'unknown' };
    },
    cancel: (payment) => cancel(send, payment),
    refund: (refund) => refundOrder(send, refund),
    readNotice: (notice) => readNotice(notice, account.secret),
  };
}

/** By its id, or by our reference if no answer has ever named the id. */
async function findOrder(send: Send, payment: ServicePayment): Promise<ServiceOrder | undefined> {
  const { externalId, reference, createdAtMs } = payment;
  try {
    if (externalId !== undefined) return readOrder(await send({ method: 'GET', path: toPath(externalId) }), payment);
    const query = new URLSearchParams({
      external_reference: reference,
      begin_date: new Date(createdAtMs - dayMs).toISOString(),
      end_date: new Date(createdAtMs + 7 * dayMs).toISOString(),
    });
    const first = readFirstOrder(await send({ method: 'GET', path: `/v1/orders?${query.toString()}` }));
    return first === undefined ? undefined : readOrder(first, payment);
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

async function cancel(send: Send, { externalId, reference }: ServicePayment): Promise<void> {
  if (externalId === undefined) return;
  try {
    await send({ method: 'POST', path: `${toPath(externalId)}/cancel`, key: `${reference}-cancel` });
  } catch (error) {
    // It is over already, paid or not.
    if (!(error instanceof ConflictError)) throw error;
  }
}

/** Their total of refunds shows whether an earlier attempt with this key succeeded, and only its response was lost. */
async function refundOrder(send: Send, refund: Parameters<ServiceAdapter['refund']>[0]): Promise<void> {
  const { payment, cents, earlierCents, key } = refund;
  const order = await findOrder(send, payment);
  const [taken] = order ? listTaken(order) : [];
  if (!order || !taken) throw new PaymentServiceError('Mercado Pago does not know the payment to refund');
  if (countRefunded(order) >= earlierCents + cents) return;
  const isWhole = cents === payment.cents;
  await send({
    method: 'POST',
    path: `${toPath(order.id)}/refund`,
    key,
    ...(!isWhole && { body: { transactions: [{ id: taken.id, amount: toAmountText(cents) }] } }),
  });
}

const toPath = (externalId: string): string => `/v1/orders/${encodeURIComponent(externalId)}`;

const bodySchema = z.object({ type: z.string().optional(), data: z.object({ id: z.string() }).optional() });

/** The id of the address is what is signed; the body is not, and only fills in what the address does not have. */
function readNotice({ headers, query, body }: Notice, secret: string): string[] | undefined {
  const signedId = query.get('data.id') ?? '';
  const signature = headers.get('x-signature') ?? '';
  if (!hasValidSignature({ signature, requestId: headers.get('x-request-id'), id: signedId }, secret)) return undefined;
  const notice = readBody(body);
  const id = signedId || notice?.data?.id;
  const type = query.get('type') ?? query.get('topic') ?? notice?.type;
  return type === 'order' && id ? [id] : [];
}

function readBody(body: string) {
  try {
    return bodySchema.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
