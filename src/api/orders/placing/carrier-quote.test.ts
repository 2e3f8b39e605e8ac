// Orders whose delivery a carrier quotes: asked outside of the transaction, kept with the checkout, the tables as fallback.

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Checkout, checkoutSchema } from '#contract/buying/checkout.ts';
import { shipmentSchema } from '#contract/buying/delivery.ts';
import { errorSchema } from '#contract/shared.ts';
import { testNow } from '#database/testing/test-now.ts';
import { startMelhorEnvio } from '../../delivery/testing/melhor-envio-stand-in.ts';
import { insertShipmentShop, soap } from '../../delivery/testing/shipment-shop.ts';
import { testPix } from '../../payments/pix/testing/test-pix.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { createBuyers } from '../testing/buyers.ts';

const candle = { id: 930_001, name: 'Vela Medida', priceCents: 5000, stock: 500 };
const minuteMs = 60_000;
const address = { rua: 'Rua Sergipe', numero: '120', bairro: 'Centro', cidade: 'Londrina', uf: 'PR' };

const carrier = await startMelhorEnvio();
const createShop = (hasLimits: boolean) =>
  openTestApi({
    dependencies: {
      pix: testPix,
      hasLimits,
      services: { postalCodes: [], geocoder: undefined, melhorEnvio: { url: carrier.url, token: carrier.token } },
    },
    products: [candle],
    async prepare(database) {
      await insertShipmentShop(database);
      const size = { height_cm: 10, width_cm: 10, length_cm: 12, weight_grams: 500 };
      await database.kysely.updateTable('products').set(size).where('id', '=', candle.id).execute();
    },
  });

const shop = await createShop(false);
afterAll(() => Promise.all([shop.close(), carrier.close()]));
const buyers = createBuyers(shop);

beforeEach(() => {
  carrier.requests.length = 0;
});
afterEach(() => {
  carrier.fault = undefined;
  carrier.services = undefined;
  shop.clock.now = testNow;
});

const pass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * minuteMs);
};
const toRows = (fretes: Checkout['fretes']) => fretes.map(({ label, valor }) => [label, valor]);

async function quote(json: object, path = '/shipment/product') {
  const response = await shop.send(path, { method: 'POST', json });
  return shipmentSchema.parse(await response.json()).fretes;
}
async function see(session: string) {
  const { body } = await buyers.send(session, 'GET', '/checkout/summary');
  return checkoutSchema.parse(body);
}

describe('a quote', () => {
  const ofCandle = { cep: '86010-000', idProduto: candle.id };

  it('has the services of the carrier with their day, and the pickups of the tables', async () => {
    expect(await quote(ofCandle)).toMatchObject([
      { id: '1000001', tipo: 'transportadora', label: 'Correios PAC', valor: 11.5, prazo: 'até 5 dias úteis' },
      { id: '1000002', label: 'Correios SEDEX', valor: 23, prazo: 'até 2 dias úteis', previsao: '2026-11-25' },
    ]);
    expect(toRows(await quote({ ...ofCandle, cep: '80010-000' }))).toEqual([
      ['Retirar em Curitiba', 0],
      ['Correios PAC', 11.5],
      ['Correios SEDEX', 23],
    ]);
  });

  it('reaches places that the tables do not serve', async () => {
    expect(await quote({ ...ofCandle, cep: '01310-100' })).toHaveLength(2);
  });

  it('is free by the cheapest service from the threshold on', async () => {
    expect(toRows(await quote({ ...ofCandle, quantidade: 3 }))).toEqual([
      ['Correios PAC', 0],
      ['Correios SEDEX', 29],
    ]);
  });

  it('is that of the tables for goods without sizes, and asks nobody [R10.16-03]', async () => {
    expect(toRows(await quote({ cep: '86010-000', idProduto: soap.id }))).toEqual([
      ['Econômico', 13.9],
      ['Expresso', 23.9],
    ]);
    expect(carrier.requests).toEqual([]);
  });

  it('is that of the tables while the carrier cannot be asked [R10.16-02]', async () => {
    carrier.fault = 'error';
    expect((await quote(ofCandle))[0]?.label).toBe('Econômico');
  });

  it.each([
    ['as a whole', () => (carrier.fault = 'refused')],
    ['by each service', () => (carrier.services = () => [{ id: 1, name: 'PAC', error: 'Não atende o trecho.' }])],
  ])('is refused where the carrier refuses %s, but for pickups', async (_, refuse) => {
    refuse();
    const response = await shop.send('/shipment/product', { method: 'POST', json: ofCandle });
    const { fretes, restricaoEntrega } = shipmentSchema.parse(await response.json());
    expect([fretes, restricaoEntrega]).toEqual([[], 'A transportadora não leva esta compra até este CEP.']);
    expect(toRows(await quote({ ...ofCandle, cep: '80010-000' }))).toEqual([['Retirar em Curitiba', 0]]);
  });
});

describe('the quote of a checkout', () => {
  it('is kept while goods and CEP stay the same, for 30 minutes [R10.16-04]', async () => {
    const { session } = await buyers.create([line(candle.id)]);
    const asked = () => carrier.requests.length;
    expect([asked(), toRows((await see(session)).fretes)[0]]).toEqual([1, ['Correios PAC', 11.5]]);
    await buyers.send(session, 'PUT', '/checkout/delivery', { idFrete: 1_000_002 });
    await buyers.send(session, 'PUT', '/checkout/address', { ...address, cep: '86010-000', numero: '7' });
    pass(30);
    expect([(await see(session)).entrega?.label, asked()]).toEqual(['Correios SEDEX', 1]);
    pass(1);
    await see(session);
    expect(asked()).toBe(2);
    await createCartClient(shop).add([line(candle.id)], session);
    expect([toRows((await see(session)).fretes)[0], asked()]).toEqual([['Correios PAC', 13], 3]);
    await buyers.send(session, 'PUT', '/checkout/address', { ...address, cep: '86020-000' });
    expect(asked()).toBe(4);
  });

  it('is limited like every quote: ten in two seconds', async () => {
    const limited = await createShop(true);
    const { session } = await createCartClient(limited).add([line(candle.id)]);
    const headers = { 'X-Client-Address': '203.0.113.7', Session: session };
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      const json = { ...address, cep: `860${10 + number}-000` };
      const response = await limited.send('/checkout/address', { method: 'PUT', json, headers });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(carrier.requests).toHaveLength(10);
    await limited.close();
  });

  it('stays a refusal, so that nothing can be ordered at the price of the tables', async () => {
    carrier.fault = 'refused';
    const { session } = await createCartClient(shop).add([line(candle.id)]);
    await buyers.send(session, 'PUT', '/checkout/contact', buyers.entries.contact);
    await buyers.send(session, 'PUT', '/checkout/address', buyers.entries.address);
    const read = async () => checkoutSchema.parse((await buyers.send(session, 'GET', '/checkout/summary')).body);
    const expected = { restricaoEntrega: 'A transportadora não leva esta compra até este CEP.', faltam: ['entrega'] };
    expect(await read()).toMatchObject(expected);
    carrier.fault = undefined;
    expect(await read()).toMatchObject(expected);
    expect(carrier.requests).toHaveLength(1);
  });

  it('stays that of the tables after the carrier failed', async () => {
    carrier.fault = 'error';
    const buyer = await buyers.create([line(candle.id)]);
    carrier.fault = undefined;
    expect((await see(buyer.session)).entrega?.label).toBe('Econômico');
    expect((await buyers.read(await buyers.place(buyer))).entrega).toMatchObject({ label: 'Econômico', valor: 13.9 });
    expect(carrier.requests).toHaveLength(1);
  });
});

describe('placing an order', () => {
  it('takes the price that was shown without asking again', async () => {
    const buyer = await buyers.create([line(candle.id, 2)]);
    carrier.services = () => [];
    pass(29);
    const order = await buyers.read(await buyers.place(buyer));
    expect(order.entrega).toMatchObject({ id: '1000001', label: 'Correios PAC', valor: 13, previsao: '2026-11-30' });
    expect(order.totais.frete).toBe(13);
    expect(carrier.requests).toHaveLength(1);
  });

  it('asks again after 30 minutes, and goes through at an equal price', async () => {
    const buyer = await buyers.create([line(candle.id)]);
    pass(31);
    expect((await buyers.order(buyer)).status).toBe(200);
    expect(carrier.requests).toHaveLength(2);
  });

  it('reports a price that has risen meanwhile', async () => {
    const buyer = await buyers.create([line(candle.id)]);
    const company = { name: 'Correios' };
    carrier.services = () => [{ id: 1, name: 'PAC', price: '12.00', delivery_time: 5, company }];
    pass(31);
    const { status, body } = await buyers.order(buyer);
    const { diferencas = [] } = errorSchema.parse(body);
    expect([status, diferencas.map((text) => text.replaceAll('\u00A0', ' '))]).toEqual([
      409,
      ['A entrega passou de R$ 11,50 para R$ 12,00.'],
    ]);
    expect((await buyers.order(await buyers.see(buyer.session))).status).toBe(200);
  });

  it('does not keep others from writing while a slow carrier is asked [R10.16-05]', async () => {
    const buyer = await buyers.create([line(candle.id)]);
    pass(31);
    carrier.fault = 'slow';
    let isOver = false;
    const order = buyers.order(buyer).finally(() => {
      isOver = true;
    });
    await expect.poll(() => carrier.requests.length).toBe(2);
    await createCartClient(shop).add([line(soap.id)]);
    expect(isOver).toBe(false);
    expect((await order).status).toBe(409);
  });
});
