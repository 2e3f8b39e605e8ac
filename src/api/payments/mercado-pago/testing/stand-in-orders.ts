// The orders of the stand-in: what its calls do and answer.

import { z } from 'zod';
import type { PaymentKind } from '#rules/orders/order-lines.ts';

export interface StandInOrder {
  id: string;
  reference: string;
  status: string;
  /** Instead of the usual detail of the status. */
  detail?: string;
  amount: string;
  /** What the payer pays, if it is more than the amount: the rest is interest, which the service takes. */
  paidAmount?: string;
  /** In how many parts its payer pays a card. */
  installments?: number;
  kind: PaymentKind;
  /** Attempts with a card that its bank declined. */
  declined: number;
  refunds: { id: string; amount: string; status?: string }[];
}

interface Received {
  method: string;
  path: string;
  body: unknown;
}

interface State {
  url: string;
  orders: StandInOrder[];
}

type Answer = [status: number, body: unknown];

const amount = z.string().regex(/^\d+\.\d{2}$/);
const payer = {
  email: z.email(),
  identification: z.strictObject({ type: z.enum(['CPF', 'CNPJ']), number: z.string().regex(/^[\dA-Z]{11,14}$/) }),
};
const filled = z.string().min(1);
const createSchema = z.union([
  z.strictObject({
    type: z.literal('online'),
    processing_mode: z.literal('automatic'),
    external_reference: z.string().regex(/^[\w-]{1,64}$/),
    total_amount: amount,
    payer: z.strictObject({
      ...payer,
      first_name: filled,
      last_name: filled,
      address: z.strictObject({
        zip_code: z.string().regex(/^\d{8}$/),
        street_name: filled,
        street_number: filled,
        neighborhood: filled,
        city: filled,
        state: z.string().length(2),
      }),
    }),
    transactions: z.strictObject({
      payments: z.tuple([
        z.strictObject({
          amount,
          payment_method: z.strictObject({ id: z.literal('boleto'), type: z.literal('ticket') }),
          expiration_time: z.string().regex(/^P\d+D$/),
        }),
      ]),
    }),
  }),
  z.strictObject({
    type: z.literal('online'),
    processing_mode: z.literal('automatic'),
    external_reference: z.string().regex(/^[\w-]{1,64}$/),
    total_amount: amount,
    payer: z.strictObject(payer),
    transactions: z.strictObject({
      payments: z.tuple([
        z.strictObject({
          amount,
          payment_method: z.strictObject({ id: z.literal('pix'), type: z.literal('bank_transfer') }),
          expiration_time: z.string().regex(/^PT\d+M$/),
        }),
      ]),
    }),
  }),
  z.strictObject({
    type: z.literal('online'),
    processing_mode: z.literal('manual'),
    external_reference: z.string().regex(/^[\w-]{1,64}$/),
    total_amount: amount,
    expiration_time: z.string().regex(/^PT\d+M$/),
    payer: z.strictObject({ email: z.email() }),
    items: z.tuple([
      z.strictObject({
        title: z.string(),
        unit_price: amount,
        quantity: z.literal(1),
        unit_measure: z.literal('unit'),
      }),
    ]),
    config: z.strictObject({
      online: z.strictObject({
        success_url: z.url(),
        pending_url: z.url(),
        failure_url: z.url(),
        auto_return: z.literal('approved'),
      }),
      payment_method: z.strictObject({
        not_allowed_types: z.array(z.string()),
        max_installments: z.int().min(1).max(36),
        installments: z
          .strictObject({
            interest_free: z.strictObject({ type: z.literal('range'), values: z.tuple([z.int(), z.int()]) }),
          })
          .optional(),
      }),
    }),
  }),
]);
const refundSchema = z.object({ transactions: z.tuple([z.object({ id: z.string(), amount })]) }).optional();

const fail = (status: number, code: string): Answer => [status, { errors: [{ code }] }];

export function answer(state: State, { method, path, body }: Received): Answer {
  const { pathname, searchParams } = new URL(path, state.url);
  const [, id = '', action = ''] = /^\/v1\/orders(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (!id) return method === 'POST' ? create(state, body) : search(state, searchParams);
  const order = state.orders.find((other) => other.id === id);
  if (!order) return fail(404, 'order_not_found');
  if (method === 'GET') return [200, toJson(state, order)];
  return action === 'cancel' ? cancel(state, order) : refund(state, order, body);
}

function create(state: State, body: unknown): Answer {
  const parsed = createSchema.safeParse(body);
  if (!parsed.success) return fail(400, 'property_value');
  const { external_reference: reference, total_amount: total } = parsed.data;
  const [method] = 'items' in parsed.data ? [] : parsed.data.transactions.payments;
  const part = 'items' in parsed.data ? parsed.data.items[0].unit_price : method?.amount;
  if (part !== total) return fail(400, 'invalid_total_amount');
  const kind = method?.payment_method.id ?? 'card';
  const status = kind === 'card' ? 'created' : 'action_required';
  const order = {
    id: `ORD01K${state.orders.length}STANDIN`,
    reference,
    status,
    amount: total,
    kind,
    declined: 0,
    refunds: [],
  } as const;
  const stored = { ...order, refunds: [] };
  state.orders.push(stored);
  return [201, toJson(state, stored)];
}

function search(state: State, query: URLSearchParams): Answer {
  if (!query.get('begin_date') || !query.get('end_date')) return fail(400, 'missing_required_params');
  const found = state.orders.filter(({ reference }) => reference === query.get('external_reference'));
  return [200, { data: found.map((order) => toJson(state, order)), paging: { total: String(found.length) } }];
}

function cancel(state: State, order: StandInOrder): Answer {
  if (!['created', 'action_required'].includes(order.status)) return fail(409, 'cannot_cancel_order');
  order.status = 'canceled';
  return [200, toJson(state, order)];
}

const toCents = (text: string): number => Math.round(Number(text) * 100);

function refund(state: State, order: StandInOrder, body: unknown): Answer {
  const part = refundSchema.parse(body)?.transactions[0];
  if (part && part.id !== `PAY-${order.id}`) return fail(409, 'cannot_refund_transaction');
  const wanted = part?.amount ?? order.amount;
  const refunded = order.refunds.reduce((total, earlier) => total + toCents(earlier.amount), 0);
  if (order.status !== 'processed') return fail(409, 'cannot_refund_order');
  if (refunded + toCents(wanted) > toCents(order.amount)) return fail(400, 'refund_amount_exceeds');
  order.refunds.push({ id: `REF0${order.refunds.length}`, amount: wanted });
  if (refunded + toCents(wanted) === toCents(order.amount)) order.status = 'refunded';
  return [201, toJson(state, order)];
}

const boletoLine = '23793.38128 60007.827136 95000.063305 9 99990000003770';
const waitingDetails: Readonly<Record<PaymentKind, string>> = {
  pix: 'waiting_transfer',
  card: 'created',
  boleto: 'waiting_payment',
};

function toJson({ url }: State, order: StandInOrder) {
  const { id, reference, status, detail, amount: total, paidAmount = total, kind, declined, refunds } = order;
  const { installments } = order;
  const isPaid = ['processed', 'refunded', 'charged_back', 'in_mediation'].includes(status);
  const methods: Record<PaymentKind, object> = {
    pix: { id: 'pix', type: 'bank_transfer', qr_code: `00020126580014br.gov.bcb.pix0136${id}520400005303986` },
    card: { id: 'master', type: 'credit_card', ...(installments !== undefined && { installments }) },
    boleto: {
      id: 'boleto',
      type: 'ticket',
      digitable_line: boletoLine,
      barcode_content: boletoLine.replaceAll(/\D/g, '').slice(0, 44),
      ticket_url: `${url}/boleto/${id}`,
    },
  };
  return {
    id,
    type: 'online',
    external_reference: reference,
    status,
    status_detail: detail ?? (isPaid ? 'accredited' : waitingDetails[kind]),
    total_amount: total,
    ...(isPaid && { total_paid_amount: paidAmount }),
    ...(kind === 'card' && { checkout_url: `${url}/checkout/${id}` }),
    transactions: {
      payments: [
        ...Array.from({ length: declined }, (_, index) => ({
          id: `PAY-${id}-DECLINED${index}`,
          amount: total,
          status: 'failed',
          status_detail: 'rejected_by_issuer',
          payment_method: { id: 'master' },
        })),
        ...(kind !== 'card' || isPaid
          ? [
              {
                id: `PAY-${id}`,
                amount: total,
                ...(isPaid && { paid_amount: paidAmount, status: 'processed' }),
                payment_method: methods[kind],
              },
            ]
          : []),
      ],
      ...(refunds.length > 0 && { refunds }),
    },
  };
}
