import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FoundPayment,
  PaymentServiceError,
  type ServiceAdapter,
  type StartingPayment,
} from '../port/payment-adapter.ts';
import type { MercadoPagoAccount } from './account.ts';
import { createMercadoPago } from './adapter.ts';
import type { StandInOrder } from './testing/stand-in-orders.ts';
import { type Fault, type StandIn, startStandIn } from './testing/stand-in.ts';

let service: StandIn;
let account: MercadoPagoAccount;
let adapter: ServiceAdapter;
beforeAll(async () => {
  service = await startStandIn();
  const { url, token, secret } = service;
  account = { url, token, secret, methods: ['pix', 'card'], pixMinutes: 30 };
  adapter = createMercadoPago(account, 'https://loja.test', { timeoutMs: 20_000 });
});
afterAll(() => service.close());
beforeEach(() => {
  Object.assign(service, { orders: [], answers: new Map(), requests: [], fault: undefined, refusesUsedKeys: false });
});

const address = {
  cep: '80010000',
  rua: 'Rua das Flores',
  numero: '12',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Curitiba',
  uf: 'PR',
};

let count = 0;
const createPayment = (change: Partial<StartingPayment> = {}): StartingPayment => ({
  reference: `7K4P94QX-${(count += 1)}`,
  externalId: undefined,
  cents: 11_590,
  createdAtMs: Date.UTC(2026, 5, 15),
  kind: 'pix',
  orderNumber: '7K4P94QX',
  minutes: 30,
  boletoDays: 5,
  buyer: { name: 'Marina Prado', email: 'marina@exemplo.test', document: '52998224725', address },
  ...change,
});

/** Started, and known by its id. */
async function start(
  change: Partial<StartingPayment> = {},
): Promise<{ payment: StartingPayment; order: StandInOrder }> {
  const payment = createPayment(change);
  const found = await adapter.start(payment);
  const order = service.orders.find(({ reference }) => reference === payment.reference);
  if (found.state === 'unknown' || !order) throw new Error('the payment was not started');
  return { payment: { ...payment, externalId: found.externalId }, order };
}

const open = (found: FoundPayment) => (found.state === 'open' ? found : undefined);

describe('a payment that is started', () => {
  it('by Pix has a code, for the exact amount and our reference', async () => {
    const payment = createPayment({ cents: 123_405 });
    const found = await adapter.start(payment);
    expect(open(found)?.code).toMatch(/^000201/);
    expect(open(found)?.link).toBeUndefined();
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: '/v1/orders',
        key: payment.reference,
        body: {
          total_amount: '1234.05',
          external_reference: payment.reference,
          payer: { email: 'marina@exemplo.test', identification: { type: 'CPF', number: '52998224725' } },
          transactions: { payments: [{ amount: '1234.05', expiration_time: 'PT30M' }] },
        },
      },
    ]);
  });

  it('names a company by its CNPJ, and gives a Pix the least time that the service takes', async () => {
    const buyer = { name: 'Loja', email: 'loja@exemplo.test', document: '12ABC34501DE35', address };
    await adapter.start(createPayment({ buyer, minutes: 10 }));
    expect(service.requests[0]?.body).toMatchObject({
      payer: { identification: { type: 'CNPJ', number: '12ABC34501DE35' } },
      transactions: { payments: [{ expiration_time: 'PT30M' }] },
    });
  });

  it('by card has a link, takes cards only, and as many installments as the shop shows', async () => {
    const found = await adapter.start(createPayment({ kind: 'card', minutes: 60 }));
    expect(open(found)?.link).toMatch(new RegExp(`^${service.url}/checkout/ORD`));
    expect(service.requests[0]?.body).toMatchObject({
      expiration_time: 'PT60M',
      payer: { email: 'marina@exemplo.test' },
      items: [{ title: 'Pedido 7K4P-94QX', unit_price: '115.90' }],
      config: {
        online: { success_url: 'https://loja.test/checkout/pedido/7K4P-94QX' },
        payment_method: {
          not_allowed_types: ['bank_transfer', 'ticket'],
          max_installments: 8,
          installments: { interest_free: { type: 'range', values: [2, 6] } },
        },
      },
    });
  });

  it('is one payment, however often it is started and although the first answer was lost [R10.14-14]', async () => {
    const payment = createPayment();
    service.fault = 'lost';
    await expect(adapter.start(payment)).rejects.toThrow('did not answer');
    service.fault = undefined;
    const again = await Promise.all(Array.from({ length: 5 }, () => adapter.start(payment)));
    expect(service.orders).toHaveLength(1);
    expect(new Set(again.map((found) => open(found)?.code))).toHaveProperty('size', 1);
  });

  it('is found by its reference if the service refuses a used key', async () => {
    const payment = createPayment();
    await adapter.start(payment);
    service.refusesUsedKeys = true;
    expect(open(await adapter.start(payment))?.externalId).toBe(service.orders[0]?.id);
    expect(service.orders).toHaveLength(1);
  });
});

describe('a payment that is looked up', () => {
  it('is open, then paid, then refunded', async () => {
    const { payment, order } = await start();
    expect(await adapter.find(payment)).toMatchObject({ state: 'open', externalId: order.id });
    service.pay(order);
    expect(await adapter.find(payment)).toEqual({
      state: 'paid',
      externalId: order.id,
      paidCents: 11_590,
      refundedCents: 0,
    });
    order.refunds.push({ id: 'REF', amount: '15.90' });
    expect(await adapter.find(payment)).toMatchObject({ state: 'paid', refundedCents: 1590 });
    order.status = 'refunded';
    expect(await adapter.find(payment)).toMatchObject({ state: 'paid', refundedCents: 11_590 });
  });

  it('is paid in the amount that was asked for, although the payer pays interest to the service', async () => {
    const { payment, order } = await start({ kind: 'card' });
    order.paidAmount = '129.74';
    service.pay(order);
    expect(await adapter.find(payment)).toMatchObject({ paidCents: 11_590, refundedCents: 0 });
    order.status = 'refunded';
    expect(await adapter.find(payment)).toMatchObject({ paidCents: 11_590, refundedCents: 11_590 });
  });

  it.each(['failed', 'canceled', 'cancelled', 'expired'])('is over when it is %s', async (status) => {
    const { payment, order } = await start();
    order.status = status;
    expect(await adapter.find(payment)).toEqual({ state: 'ended', externalId: order.id });
  });

  it.each(['created', 'processing', 'in_review', 'new-word'])('is open when it is %s', async (status) => {
    const { payment, order } = await start();
    order.status = status;
    expect(await adapter.find(payment)).toMatchObject({ state: 'open' });
  });

  it('is found by its reference when no answer has brought its id', async () => {
    const { payment, order } = await start();
    await start();
    expect(await adapter.find({ ...payment, externalId: undefined })).toMatchObject({ externalId: order.id });
    expect(await adapter.find(createPayment())).toEqual({ state: 'unknown' });
    expect(await adapter.find(createPayment({ externalId: 'ORD0' }))).toEqual({ state: 'unknown' });
  });

  it.each([{ amount: '115.91' }, { reference: '7K4P94QX-0' }])(
    'is not taken for another one, with %j',
    async (other) => {
      const { payment, order } = await start();
      service.pay(order);
      Object.assign(order, other);
      await expect(adapter.find(payment)).rejects.toThrow('another payment');
    },
  );
});

describe('a payment that is ended', () => {
  it('cannot be paid any more, however often it is cancelled', async () => {
    const { payment, order } = await start();
    await adapter.cancel(payment);
    await adapter.cancel(payment);
    expect(order.status).toBe('canceled');
    expect(() => service.pay(order)).toThrow('canceled');
  });

  it('stays paid if it was paid before', async () => {
    const { payment, order } = await start();
    service.pay(order);
    await adapter.cancel(payment);
    expect(await adapter.find(payment)).toMatchObject({ state: 'paid' });
  });
});

describe('a refund', () => {
  const refunded = (order: StandInOrder) => order.refunds.map(({ amount }) => amount);

  it('pays back all, or a part and then another one', async () => {
    const whole = await start();
    service.pay(whole.order);
    await adapter.refund({ payment: whole.payment, cents: 11_590, earlierCents: 0, key: 'devolucao-1' });
    expect(refunded(whole.order)).toEqual(['115.90']);
    const parts = await start();
    service.pay(parts.order);
    await adapter.refund({ payment: parts.payment, cents: 1590, earlierCents: 0, key: 'devolucao-2' });
    await adapter.refund({ payment: parts.payment, cents: 500, earlierCents: 1590, key: 'devolucao-3' });
    expect(refunded(parts.order)).toEqual(['15.90', '5.00']);
  });

  it('asks the payment that succeeded, not the attempts before it', async () => {
    const { payment, order } = await start({ kind: 'card' });
    order.declined = 2;
    service.pay(order);
    expect(await adapter.find(payment)).toMatchObject({ state: 'paid', paidCents: 11_590 });
    await adapter.refund({ payment, cents: 1590, earlierCents: 0, key: 'devolucao-6' });
    expect(refunded(order)).toEqual(['15.90']);
  });

  it('pays back once, although it is repeated and the service has forgotten the key', async () => {
    const { payment, order } = await start();
    service.pay(order);
    const refund = { payment, cents: 1000, earlierCents: 0, key: 'devolucao-4' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await adapter.refund(refund);
      service.answers.clear();
    }
    expect(refunded(order)).toEqual(['10.00']);
  });

  it('is refused above what was paid', async () => {
    const { payment, order } = await start();
    service.pay(order);
    await expect(adapter.refund({ payment, cents: 11_591, earlierCents: 0, key: 'devolucao-5' })).rejects.toMatchObject(
      { isRefusal: true },
    );
    expect(refunded(order)).toEqual([]);
  });
});

describe('a service that fails', () => {
  it.each<[Fault, string, object]>([
    ['error', 'Mercado Pago answered 500 internal_error', { isRefusal: false, retryAfterMs: undefined }],
    ['too-many', 'Mercado Pago answered 429 too_many_requests', { isRefusal: false, retryAfterMs: 7000 }],
    ['refused', 'Mercado Pago answered 400 property_value', { isRefusal: true }],
    ['unauthorised', 'Mercado Pago answered 401 unauthorized', { isRefusal: false }],
    ['lost', 'Mercado Pago did not answer', { isRefusal: false }],
    ['garbage', 'Mercado Pago answered something else than a payment', { isRefusal: false }],
  ])('by %s is reported without anything of the buyer', async (fault, message, details) => {
    service.fault = fault;
    const error = await adapter.start(createPayment()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PaymentServiceError);
    expect(error).toMatchObject({ message, ...details });
    expect(service.requests).toHaveLength(1);
  });

  it('by saying nothing is given up', async () => {
    service.fault = 'slow';
    const impatient = createMercadoPago(account, 'https://loja.test', { timeoutMs: 50 });
    await expect(impatient.find(createPayment({ externalId: 'ORD0' }))).rejects.toThrow('did not answer');
  });
});

describe('a notice', () => {
  const read = ({ query, headers, body }: ReturnType<StandIn['notice']>) =>
    adapter.readNotice({ headers: new Headers(headers), query: new URLSearchParams(query), body });

  it('names the payment that it is about', () => {
    expect(read(service.notice('ORD01'))).toEqual(['ORD01']);
    expect(read(service.notice('ORD01', { signedId: 'ord01' }))).toEqual(['ORD01']);
  });

  it('of another kind names none', () => expect(read(service.notice('123', { type: 'payment' }))).toEqual([]));

  it('that is forged is not read', () => {
    expect(read(service.notice('ORD01', { secret: 'outro' }))).toBeUndefined();
    expect(read({ ...service.notice('ORD01'), query: '?data.id=ORD02&type=order' })).toBeUndefined();
    expect(read({ ...service.notice('ORD01'), headers: {} })).toBeUndefined();
  });

  it('needs no body', () => {
    expect(read({ ...service.notice('ORD01'), body: 'not JSON' })).toEqual(['ORD01']);
  });
});
