// A shop whose payments the stand-in of Mercado Pago takes, for tests of what follows from its answers.

import { afterAll, expect } from 'vitest';
import type { PaymentKind as PaymentTipo } from '#contract/buying/checkout.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { parseOrderNumber } from '#rules/orders/order-number.ts';
import type { StandInOrder } from '../../../payments/mercado-pago/testing/stand-in-orders.ts';
import { startStandIn, type StandIn } from '../../../payments/mercado-pago/testing/stand-in.ts';
import { line } from '../../../testing/cart-client.ts';
import { testSiteUrl } from '../../../testing/test-api.ts';
import { createOrderShop } from '../../testing/order-shop.ts';

export const mist = { id: 910_001, name: 'Bruma de Teste', priceCents: 2990, stock: 500 };
export const last = { id: 910_002, name: 'Vela Única', priceCents: 4990, stock: 1 };

export interface PlacedOrder {
  numero: string;
  token: string;
}

/** `methods` are those that Mercado Pago takes. */
export async function createServiceShop(methods: readonly PaymentKind[] = ['pix', 'card']) {
  const service = await startStandIn();
  afterAll(() => service.close());
  const { url, token, secret } = service;
  const { shop, buyers } = await createOrderShop({
    products: [mist, last],
    dependencies: { mercadoPago: { url, token, secret, methods, pixMinutes: 30 } },
  });
  /** Moves the clock, so that the worker's next run finds what is due by then. */
  const wait = (ms: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + ms);
  };
  const isKnown = async (externalId: string): Promise<boolean> => {
    const payments = shop.database.kysely.selectFrom('payments').select('id').where('external_id', '=', externalId);
    return (await payments.executeTakeFirst()) !== undefined;
  };
  /** The order at the service, once the worker has started it and knows so, unless the service has a fault. */
  const started = async ({ numero }: PlacedOrder, count = 1): Promise<StandInOrder> => {
    const prefix = `${parseOrderNumber(numero) ?? ''}-`;
    const list = () => service.orders.filter(({ reference }) => reference.startsWith(prefix));
    await expect.poll(() => list().length).toBe(count);
    const order = list().at(-1);
    if (!order) throw new Error('the payment was not started');
    // A notice about an id that the shop does not know yet changes nothing.
    if (service.fault === undefined) await expect.poll(() => isKnown(order.id)).toBe(true);
    return order;
  };
  return {
    shop,
    service,
    buyers,
    started,
    wait,
    /** Places an order that is paid in this way. */
    async place(tipo: PaymentTipo = 'pix', productId = mist.id): Promise<PlacedOrder> {
      const { session } = await buyers.create([line(productId)]);
      await buyers.send(session, 'PUT', '/checkout/payment', { tipo });
      return buyers.place(await buyers.see(session));
    },
    /** Resolves once the worker has brought the order to this state; the clock moves on meanwhile. */
    async becomes(placed: PlacedOrder, estado: string) {
      await expect
        .poll(async () => {
          wait(1000);
          return (await buyers.read(placed)).estado;
        })
        .toBe(estado);
    },
    /** Resolves once the page of the order calls its payment so; the clock moves on meanwhile. */
    async reads(placed: PlacedOrder, estado: string) {
      await expect
        .poll(async () => {
          wait(1000);
          return (await buyers.read(placed)).pagamento.estado;
        })
        .toBe(estado);
    },
    /** Sends a notice; returns the status. */
    async notify(id: string, options?: Parameters<StandIn['notice']>[1]) {
      const { query, headers, body } = service.notice(id, options);
      const address = `${testSiteUrl}/api/payments/mercado-pago/notice${query}`;
      return (await shop.fetch(new Request(address, { method: 'POST', headers, body }))).status;
    },
  };
}
