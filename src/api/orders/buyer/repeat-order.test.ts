import { describe, expect, it } from 'vitest';
import { repeatedOrderSchema } from '#contract/buying/customer-orders.ts';
import { changePrice } from '../../catalogue/merchant/change-price.ts';
import { sheetMist } from '../../delivery/testing/shipment-shop.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const mist = { id: 930_001, name: 'Bruma de Teste', priceCents: 2990, stock: 500 };
const dear = { id: 930_002, name: 'Óleo que Muda', priceCents: 5000, stock: 50 };
const gone = { id: 930_004, name: 'Incenso Antigo', priceCents: 1990, stock: 50 };
const last = { id: 930_003, name: 'Vela Única', priceCents: 4990, stock: 4 };
const kit = {
  id: 930_101,
  name: 'Kit de Brumas',
  kind: 'fechada',
  parts: [{ productId: mist.id, quantity: 2 }],
} as const;

const { shop, buyers } = await createOrderShop({ products: [mist, dear, gone, last], kits: [kit] });

describe('ordering again', () => {
  const repeat = async ({ numero, token }: { numero: string; token: string }, session = '') => {
    const { body } = await buyers.send(session, 'POST', `/order/${numero}/repeat`, {}, token);
    return repeatedOrderSchema.parse(body);
  };
  const cartOf = async (session: string, query = '') =>
    (await createCartClient(shop).read(session, query)).itens.map(({ nome, quantidade }) => [nome, quantidade]);

  it('fills the cart with the same pieces, and again with no more', async () => {
    const { session } = await createCartClient(shop).add([line(mist.id, 5)]);
    const placed = await buyers.place(await buyers.create([line(mist.id, 2), line(dear.id, 3)]));
    expect(await repeat(placed, session)).toEqual({ sucesso: true, diferencas: [] });
    expect(await repeat(placed, session)).toEqual({ sucesso: true, diferencas: [] });
    expect(await cartOf(session)).toEqual([
      [mist.name, 5],
      [dear.name, 3],
    ]);
  });

  it('takes a kit with its parts, and goes to the cart of the shop of the order', async () => {
    const inKit = await buyers.place(await buyers.create([line(kit.id)], 'lista'));
    const { session } = await createCartClient(shop).add([line(dear.id)]);
    expect(await repeat(inKit, session)).toEqual({ sucesso: true, diferencas: [] });
    expect(await cartOf(session)).toContainEqual([kit.name, 1]);
    const caszulo = '?loja=caszulo';
    const placed = await buyers.place(await buyers.create([line(sheetMist.id)], 'produto', caszulo));
    const repeated = await repeat(placed, session);
    expect(repeated).toEqual({ sucesso: true, diferencas: [], loja: 'caszulo' });
    expect(await cartOf(session, caszulo)).toEqual([[sheetMist.name, 1]]);
  });

  it('says what is dearer, what is short and what is no longer for sale [R10.8-06]', async () => {
    const placed = await buyers.place(await buyers.create([line(gone.id), line(dear.id), line(last.id, 3)]));
    const { kysely } = shop.database;
    await changePrice(shop.database, {
      productId: dear.id,
      attributeValueId: 0,
      priceCents: 6000,
      listPriceCents: null,
    });
    await kysely.deleteFrom('product_shops').where('product_id', '=', gone.id).execute();
    await shop.restart();
    const { session } = await createCartClient(shop).add([line(sheetMist.id)], '', '?loja=caszulo');
    const repeated = await repeat(placed, session);
    expect(repeated.sucesso).toBe(true);
    expect(repeated.diferencas).toEqual([
      `${gone.name} não está à venda agora.`,
      `${dear.name} custava R$\u00a050,00 e agora custa R$\u00a060,00.`,
      expect.stringContaining(last.name),
    ]);
    expect(await cartOf(session)).toEqual([
      [dear.name, 1],
      [last.name, 1],
    ]);
  });

  it('starts a session for a buyer who has none', async () => {
    const { numero, token } = await buyers.place(await buyers.create([line(mist.id)]));
    const response = await shop.send(`/order/${numero}/repeat`, {
      method: 'POST',
      json: {},
      headers: { 'Order-Token': token },
    });
    expect([response.status, response.headers.getSetCookie().length]).toEqual([200, 1]);
  });
});
