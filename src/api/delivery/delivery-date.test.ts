import { afterEach, describe, expect, it } from 'vitest';
import { checkoutSchema } from '#contract/buying/checkout.ts';
import { shipmentSchema } from '#contract/buying/delivery.ts';
import { errorSchema } from '#contract/shared.ts';
import { changeSetting } from '../catalogue/merchant/change-setting.ts';
import { createBuyers } from '../orders/testing/buyers.ts';
import { createFulfilment } from '../orders/testing/fulfilment.ts';
import { testPix } from '../payments/pix/testing/test-pix.ts';
import { createCartClient, line } from '../testing/cart-client.ts';
import { createTestApi } from '../testing/test-api.ts';
import { insertShipmentShop, kit, soap } from './testing/shipment-shop.ts';

// Four business days on the way by Econômico, one by Expresso, one until a parcel can be collected (`insertFreight`).
const londrina = '86010-000';
const curitiba = '80010-000';
const portoAlegre = '90010-000';

const shop = await createTestApi({
  prepare: insertShipmentShop,
  dependencies: { pix: testPix, hasLimits: false },
});
const buyers = createBuyers(shop);

const setTime = (time: string) => {
  shop.clock.now = new Date(`${time}-03:00`);
};

/** Delivery options by their name, as `[prazo, previsao]`. */
async function quote(path: string, json: object, session = '') {
  const response = await shop.send(path, { method: 'POST', json, headers: { Session: session } });
  const { fretes } = shipmentSchema.parse(await response.json());
  return Object.fromEntries(fretes.map(({ label, prazo, previsao }) => [label, [prazo, previsao]]));
}

const quoteProduct = (cep: string) => quote('/shipment/product', { cep, idProduto: soap.id });

describe('the day in a quote', () => {
  it.each([
    ['before the cut-off of a Thursday', '2026-11-26T11:59:59.999', londrina, '2026-12-02', '2026-11-27'],
    ['from the cut-off on', '2026-11-26T12:00:00', londrina, '2026-12-03', '2026-11-30'],
    ['late, tomorrow in UTC', '2026-11-26T23:30:00', londrina, '2026-12-03', '2026-11-30'],
    ['on a Saturday', '2026-11-28T10:00:00', londrina, '2026-12-04', '2026-12-01'],
    ['before Carnival', '2027-02-05T10:00:00', londrina, '2027-02-15', '2027-02-10'],
    ['on 31 December', '2026-12-31T10:00:00', londrina, '2027-01-07', '2027-01-04'],
    ['on 29 February', '2024-02-29T10:00:00', londrina, '2024-03-06', '2024-03-01'],
    [
      'before 20 September, a holiday of the destination',
      '2027-09-17T10:00:00',
      portoAlegre,
      '2027-09-24',
      '2027-09-21',
    ],
    ['before 20 September, to another state', '2027-09-17T10:00:00', londrina, '2027-09-23', '2027-09-20'],
  ])('is right when it is paid %s [R10.4-03]', async (_, time, cep, economy, express) => {
    setTime(time);
    const days = await quoteProduct(cep);
    expect([days['Econômico'], days['Expresso']]).toEqual([
      ['até 4 dias úteis', economy],
      ['1 dia útil', express],
    ]);
  });

  it('is that of collection for a pickup', async () => {
    setTime('2026-11-26T10:00:00');
    expect((await quoteProduct(curitiba))['Retirar em Curitiba']).toEqual(['Retire em 1 dia útil', '2026-11-27']);
  });

  it('is the same for product, kit and cart, and in the checkout', async () => {
    setTime('2026-11-26T10:00:00');
    const { session } = await createCartClient(shop).add([line(soap.id)]);
    const ofProduct = await quoteProduct(londrina);
    expect(await quote('/shipment/list', { cep: londrina, idLista: kit.id })).toEqual(ofProduct);
    expect(await quote('/shipment/cart', { cep: londrina }, session)).toEqual(ofProduct);
    const buyer = await buyers.create([line(soap.id)]);
    const { body } = await buyers.send(buyer.session, 'GET', '/checkout/summary');
    const { fretes, entrega } = checkoutSchema.parse(body);
    expect(fretes.map(({ previsao }) => previsao)).toEqual(['2026-12-02', '2026-11-27']);
    expect(entrega?.previsao).toBe('2026-12-02');
  });

  it('is kept by the order [R10.4-04]', async () => {
    setTime('2026-11-26T10:00:00');
    const placed = await buyers.place(await buyers.create([line(soap.id)]));
    await createFulfilment(shop).ship(placed.numero);
    setTime('2026-11-29T10:00:00');
    expect((await buyers.read(placed)).entrega).toMatchObject({ label: 'Econômico', previsao: '2026-12-02' });
  });

  it('is confirmed again when it has become later meanwhile', async () => {
    setTime('2026-11-26T11:59:00');
    const buyer = await buyers.create([line(soap.id)]);
    setTime('2026-11-26T12:00:00');
    const { status, body } = await buyers.order(buyer);
    expect([status, errorSchema.parse(body).diferencas]).toEqual([
      409,
      ['O prazo da entrega passou de quarta, 2 de dezembro para quinta, 3 de dezembro.'],
    ]);
    const placed = await buyers.place(await buyers.see(buyer.session));
    expect((await buyers.read(placed)).entrega.previsao).toBe('2026-12-03');
  });

  it('is absent where the calendar of holidays ends', async () => {
    setTime('2099-12-31T10:00:00');
    expect((await quoteProduct(londrina))['Expresso']).toEqual(['1 dia útil', undefined]);
  });
});

describe('the settings of the shop', () => {
  const change = (key: string, value: unknown, shopId?: string) =>
    changeSetting(shop.database, { key, value, ...(shopId !== undefined && { shopId }) });
  const quoteExpress = async (query = '') =>
    (await quote(`/shipment/product${query}`, { cep: londrina, idProduto: soap.id }))['Expresso'];
  afterEach(async () => {
    await change('entrega.postagem', undefined);
    await change('entrega.postagem', undefined, 'caszulo');
    await change('site.cep', '82020-000');
  });

  it('move the cut-off and add the days until a parcel is posted, to the days in words too', async () => {
    setTime('2026-11-26T15:00:00');
    await change('entrega.postagem', { horarioCorte: 16, diasPreparo: 2 });
    await expect.poll(() => quoteExpress()).toEqual(['até 3 dias úteis', '2026-12-01']);
  });

  it('may be those of one shop', async () => {
    setTime('2026-11-26T10:00:00');
    await change('entrega.postagem', { horarioCorte: 12, diasPreparo: 1 }, 'caszulo');
    await expect.poll(() => quoteExpress('?loja=caszulo')).toEqual(['até 2 dias úteis', '2026-11-30']);
    await expect.poll(() => quoteExpress()).toEqual(['1 dia útil', '2026-11-27']);
  });

  it('name the CEP of the shop, whose state rests on its own holidays', async () => {
    // 9 July is a holiday in São Paulo only.
    setTime('2026-07-09T10:00:00');
    await expect.poll(() => quoteExpress()).toEqual(['1 dia útil', '2026-07-10']);
    await change('site.cep', '01310-100');
    await expect.poll(() => quoteExpress()).toEqual(['1 dia útil', '2026-07-13']);
  });

  it.each([
    ['a cut-off beyond the day', { horarioCorte: 25, diasPreparo: 0 }],
    ['half an hour', { horarioCorte: 12.5, diasPreparo: 0 }],
    ['days below zero', { horarioCorte: 12, diasPreparo: -1 }],
    ['only a part', { horarioCorte: 12 }],
  ])('refuse %s', async (_, value) => {
    await expect(change('entrega.postagem', value)).rejects.toMatchObject({
      message: 'Esse valor não serve para a configuração.',
    });
  });
});
