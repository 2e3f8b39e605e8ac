import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Buyer } from '#api/orders/testing/buyers.ts';
import { createOrderShop } from '#api/orders/testing/order-shop.ts';
import { createCouponClient, insertCoupon } from '#api/pricing/promotions/testing/coupon-client.ts';
import { line } from '#api/testing/cart-client.ts';
import { checkoutSchema } from '#contract/buying/checkout.ts';
import { toSaoPauloInstant } from '#rules/calendar-day.ts';
import { runAtShop } from './testing/order-commands.ts';

const mist = { id: 917_001, name: 'Bruma de Planilha', priceCents: 2990, stock: 90 };
const oil = { id: 917_002, name: 'Óleo de Planilha', priceCents: 4985, stock: 90 };
const kit = {
  id: 917_101,
  name: 'Kit de Planilha',
  kind: 'fechada',
  parts: [{ productId: mist.id, quantity: 2 }],
} as const;

const { shop, buyers } = await createOrderShop({
  products: [mist, oil],
  kits: [kit],
  async prepare(database) {
    await insertCoupon(database, 'PLANILHA');
    const codes = { ncm: '33074900', ean: '7898627235003' };
    await database.kysely.updateTable('products').set(codes).where('id', '=', mist.id).execute();
  },
});

/** The rows of an order by the names of their columns. */
async function readRows(numero: string): Promise<Record<string, string>[]> {
  const { output } = await runAtShop(shop, 'export', '--formato', 'csv');
  const rows = z.array(z.record(z.string(), z.string())).parse(parse(output, { delimiter: ';', columns: true }));
  return rows.filter(({ pedido }) => pedido === numero);
}

async function choosePickup({ session }: Buyer): Promise<Buyer> {
  const put = async (section: string, json: object) =>
    checkoutSchema.parse((await buyers.send(session, 'PUT', `/checkout/${section}`, json)).body);
  const address = { ...buyers.entries.address, cep: '80010-000', cidade: 'Curitiba' };
  const { fretes, pontosRetirada } = await put('address', address);
  const idFrete = fretes.find(({ tipo }) => tipo === 'retirada')?.id;
  await put('delivery', { idFrete, idPonto: pontosRetirada[0]?.id });
  return buyers.see(session);
}

const toCents = (amount = '') => Math.round(Number(amount.replace(',', '.')) * 100);

describe('the CSV of orders', () => {
  it('explains the total of each item by its price and its discount', async () => {
    const buyer = await buyers.create([line(mist.id, 3), line(oil.id)]);
    await createCouponClient(shop).apply('PLANILHA', buyer.session);
    const rows = await readRows((await buyers.place(await buyers.see(buyer.session))).numero);
    expect(rows.map(({ quantidade }) => quantidade)).toEqual(['3', '1']);
    for (const { preco, quantidade, desconto_item: discount, total_item: total } of rows) {
      expect(toCents(discount)).toBeGreaterThan(0);
      expect(toCents(preco) * Number(quantidade) - toCents(discount)).toBe(toCents(total));
    }
    const goodsCents = rows.reduce((sum, { total_item: total }) => sum + toCents(total), 0);
    expect(goodsCents + toCents(rows[0]?.['frete'])).toBe(toCents(rows[0]?.['total_pedido']));
  });

  it('has the payment method, the pickup point and the note of the gift', async () => {
    const buyer = await choosePickup(await buyers.create([line(mist.id)]));
    await buyers.send(buyer.session, 'PUT', '/checkout/gift', { mensagem: 'Para a Bia;\n"com carinho"' });
    const { numero, token } = await buyers.place(await buyers.see(buyer.session));
    const { entrega } = await buyers.read({ numero, token });
    expect(entrega.pontoRetirada?.nome).toMatch(/\S/);
    const [row] = await readRows(numero);
    expect(row?.['feito_em']).toBe(toSaoPauloInstant(shop.clock.now.getTime()));
    expect(row).toMatchObject({
      pago_em: '',
      pagamento: 'pix',
      ponto_retirada: entrega.pontoRetirada?.nome,
      recado: 'Para a Bia;\n"com carinho"',
    });
  });

  it('says how many pieces of an item will not be sent, or came back', async () => {
    const { numero } = await buyers.place(await buyers.create([line(mist.id, 3)]));
    await runAtShop(shop, 'pay', numero);
    await runAtShop(shop, 'ship', numero, 'AA123456785BR', '--itens', '1:1');
    await runAtShop(shop, 'cancel', numero, '--resto');
    const [row] = await readRows(numero);
    expect(row).toMatchObject({ quantidade: '3', cancelados: '2', devolvidos: '0' });
    expect(Object.keys(row ?? {}).slice(-6)).toEqual([
      'cancelados',
      'devolvidos',
      'ncm',
      'gtin',
      'devolvido_pedido',
      'devolvido_em',
    ]);
  });

  it('keeps the zeros of a CPF, of a house number and of a key, and has the codes of the goods', async () => {
    const contact = { ...buyers.entries.contact, documento: '01234567890' };
    const address = { ...buyers.entries.address, numero: '007' };
    const buyer = await buyers.create([line(mist.id)]);
    await buyers.send(buyer.session, 'PUT', '/checkout/contact', contact);
    await buyers.send(buyer.session, 'PUT', '/checkout/address', address);
    const { numero } = await buyers.place(await buyers.see(buyer.session));
    await runAtShop(shop, 'pay', numero);
    await runAtShop(shop, 'invoice', numero, '35170458716523000119550010000000121000123458');
    const [row] = await readRows(numero);
    expect(row).toMatchObject({
      documento: '012.345.678-90',
      celular: '(41) 99999-0001',
      numero: '="007"',
      nota: '3517 0458 7165 2300 0119 5500 1000 0000 1210 0012 3458',
      ncm: '="3307.49.00"',
      gtin: '="7898627235003"',
      devolvido_pedido: '0,00',
      devolvido_em: '',
    });
  });

  it('has what was paid back and when, and of a kit the NCMs of its parts', async () => {
    const { numero } = await buyers.place(await buyers.create([line(kit.id)], 'lista'));
    await runAtShop(shop, 'pay', numero);
    await runAtShop(shop, 'cancel', numero);
    expect((await readRows(numero))[0]).toMatchObject({ devolvido_pedido: '0,00', devolvido_em: '' });
    await runAtShop(shop, 'refund', numero, '10,50');
    expect((await readRows(numero))[0]).toMatchObject({
      ncm: '="3307.49.00"',
      gtin: '',
      devolvido_pedido: '10,50',
      devolvido_em: toSaoPauloInstant(shop.clock.now.getTime()),
    });
  });

  it('leaves empty what an order does not have, and names a card', async () => {
    const { numero } = await buyers.place(await buyers.create([line(kit.id)], 'lista'));
    const orderOf = shop.database.kysely
      .selectFrom('orders')
      .select('id')
      .where('number', '=', numero.replace('-', ''));
    await shop.database.kysely.updateTable('payments').set({ kind: 'card' }).where('order_id', '=', orderOf).execute();
    const [row] = await readRows(numero);
    expect(row).toMatchObject({ pagamento: 'cartao', ponto_retirada: '', recado: '' });
  });
});
