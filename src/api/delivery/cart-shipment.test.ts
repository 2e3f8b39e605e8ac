import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCartClient, line } from '../testing/cart-client.ts';
import { createTestApi } from '../testing/test-api.ts';
import { createShipmentClient, curitiba, londrina, pricesOf } from './testing/shipment-client.ts';
import { heavy, insertShipmentShop, openKit, sheetMist, soap } from './testing/shipment-shop.ts';

const shop = await createTestApi({ prepare: insertShipmentShop });
const freight = createShipmentClient(shop);

describe('POST shipment/cart', () => {
  const fill = async (items: unknown[], query = '') => (await createCartClient(shop).add(items, '', query)).session;
  const quoteCart = (session: string, json = {}, query = '') =>
    freight.quote(`/shipment/cart${query}`, json, { Session: session });

  it('sums weights and prices of all lines', async () => {
    const session = await fill([line(soap.id, 5), line(heavy.id, 1)]);
    expect(pricesOf(await quoteCart(session, { cep: londrina }))[0]).toEqual(['Econômico', 13.9]);
    const full = await fill([line(soap.id, 10), line(heavy.id, 24)]);
    expect(pricesOf(await quoteCart(full, { cep: londrina }))).toEqual([
      ['Econômico', 0],
      ['Expresso', 47.8],
    ]);
  });

  it('weighs the parts of kits', async () => {
    const kitLine = { ...line(openKit.id), parametros: `${heavy.id}-0-2` };
    const { session } = await createCartClient(shop).change('POST', { tipo: 'lista', itens: [kitLine] });
    expect(pricesOf(await quoteCart(session, { cep: londrina }))).toEqual([
      ['Expresso', 23.9],
      ['Econômico', 38.9],
    ]);
  });

  describe('with a coupon', () => {
    const insertCoupon = (code: string, kind: string, value: number) =>
      shop.database.kysely
        .insertInto('coupons')
        .values({
          code,
          kind,
          value,
          minimum_cents: 2000,
          starts_at: 0,
          ends_at: null,
          total_limit: null,
          per_customer_limit: null,
          used: 0,
          description: '',
        })
        .execute();
    const fillWith = async (code: string, items: unknown[]) => {
      const session = await fill(items);
      const hash = createHash('sha256').update(session).digest('hex');
      await shop.database.kysely
        .updateTable('carts')
        .set({ coupon_code: code })
        .where('session_hash', '=', hash)
        .execute();
      return session;
    };
    beforeAll(async () => {
      await insertCoupon('FRETE-TESTE', 'free_shipping', 0);
      await insertCoupon('DEZ-TESTE', 'percent', 10);
    });

    it('covers the cheapest delivery when it grants free shipping', async () => {
      const session = await fillWith('FRETE-TESTE', [line(soap.id, 2)]);
      expect(pricesOf(await quoteCart(session, { cep: londrina }))).toEqual([
        ['Econômico', 0],
        ['Expresso', 23.9],
      ]);
    });

    it('covers nothing below its minimum', async () => {
      const session = await fillWith('FRETE-TESTE', [line(soap.id)]);
      expect(pricesOf(await quoteCart(session, { cep: londrina }))[0]).toEqual(['Econômico', 13.9]);
    });

    it('compares the value before the coupon: R$ 149,00 less 10 % is free', async () => {
      const full = await fillWith('DEZ-TESTE', [line(soap.id, 10)]);
      expect(pricesOf(await quoteCart(full, { cep: londrina }))[0]).toEqual(['Econômico', 0]);
      const less = await fillWith('DEZ-TESTE', [line(soap.id, 9)]);
      expect(pricesOf(await quoteCart(less, { cep: londrina }))[0]).toEqual(['Econômico', 13.9]);
    });
  });

  it('quotes the cart of the requested shop', async () => {
    const session = await fill([line(sheetMist.id, 5)], '?loja=caszulo');
    expect(pricesOf(await quoteCart(session, { cep: londrina }, '?loja=caszulo'))[0]).toEqual(['Econômico', 0]);
    expect((await quoteCart(session, { cep: londrina })).mensagem).toBe('Sua sacola está vazia.');
  });

  it('uses the CEP of the session when none is sent', async () => {
    const session = await fill([line(soap.id)]);
    await freight.send('/checkout/zipcode', { cep: curitiba }, { Session: session });
    expect((await quoteCart(session)).fretes.map(({ tipo }) => tipo)).toEqual([
      'retirada',
      'transportadora',
      'expressa',
    ]);
    expect((await quoteCart(session, { cep: londrina })).fretes).toHaveLength(2);
  });

  it('requires a CEP when there is none', async () => {
    expect(await freight.refuse('/shipment/cart', {})).toEqual([400, 'Informe um CEP de 8 números, como 80010-000.']);
  });

  it('returns no options for a visitor without a cart', async () => {
    expect(await quoteCart('', { cep: londrina })).toEqual({
      fretes: [],
      pontosRetirada: [],
      paises: [{ nome: 'Brasil', sigla: 'BR', codigo: '1058' }],
      restricaoEntrega: '',
      mensagem: 'Sua sacola está vazia.',
    });
  });
});
