import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkoutSchema } from '#contract/buying/checkout.ts';
import { changePrice } from '../../catalogue/merchant/change-price.ts';
import { demonstrationPix } from '../../payments/pix/testing/test-pix.ts';
import { createCouponClient, insertCoupon } from '../../pricing/promotions/testing/coupon-client.ts';
import { line } from '../../testing/cart-client.ts';
import type { Buyers } from '../testing/buyers.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const mist = {
  id: 915_001,
  name: 'Bruma <b>do</b> Contrato',
  priceCents: 2990,
  stock: 500,
  shops: ['main', 'caszulo'],
};
const kit = {
  id: 915_101,
  name: 'Kit do Contrato',
  kind: 'fechada',
  parts: [{ productId: mist.id, quantity: 2 }],
} as const;

type Placed = Awaited<ReturnType<Buyers['place']>>;

const { shop, buyers } = await createOrderShop({
  products: [mist],
  kits: [kit],
  dependencies: { pix: demonstrationPix },
  prepare: (database) => insertCoupon(database, 'CONTRATO'),
});

const ask = ({ numero, token }: Placed) =>
  shop.send(`/order/${numero}/contract`, { headers: { 'Order-Token': token } });

describe('the copy of the contract', () => {
  it('says who sells what to whom for how much, and how to withdraw, with the hash that is stored [R10.9-01]', async () => {
    const buyer = await buyers.create([line(mist.id, 3)]);
    await createCouponClient(shop).apply('CONTRATO', buyer.session);
    await buyers.send(buyer.session, 'PUT', '/checkout/gift', { mensagem: 'Feliz dia, vó!' });
    const placed = await buyers.place(await buyers.see(buyer.session));
    const order = await buyers.read(placed);
    const response = await ask(placed);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const text = await response.text();
    const show = (reais: number) =>
      new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(reais);
    const { totais } = order;
    for (const shown of [
      `Contrato do pedido ${placed.numero}`,
      '12.345.678/0001-95',
      'Marina Prado',
      '529.982.247-25',
      'Bruma &lt;b&gt;do&lt;/b&gt; Contrato',
      'Rua Sergipe, 120',
      'Cupom CONTRATO',
      'Preço sem desconto',
      'Depois dos descontos',
      ...[totais.subtotal, totais.total, order.itens[0]?.total ?? 0].map(show),
      ...[totais.descontoCupom, totais.descontoPagamento].map((amount) => `−\u00a0${show(amount)}`),
      'em até 7 dias corridos',
      'na versão 2026-11',
    ])
      expect(text).toContain(shown);
    const hash = createHash('sha256').update(text).digest('hex');
    expect(order.contrato).toEqual({ hash, versao: '2026-11' });
    expect(response.headers.get('Repr-Digest')).toBe(`sha-256=:${Buffer.from(hash, 'hex').toString('base64')}:`);
    // What an erasure wipes is not in it.
    for (const wiped of ['marina@exemplo.test', '99999', 'Feliz dia', placed.token]) expect(text).not.toContain(wiped);
  });

  it('promises for a pickup the day from which the order is ready', async () => {
    const { session } = await buyers.create([line(mist.id)]);
    const put = async (section: string, json: object) =>
      checkoutSchema.parse((await buyers.send(session, 'PUT', `/checkout/${section}`, json)).body);
    const { fretes, pontosRetirada } = await put('address', {
      ...buyers.entries.address,
      cep: '80010-000',
      cidade: 'Curitiba',
    });
    const idFrete = fretes.find(({ tipo }) => tipo === 'retirada')?.id;
    await put('delivery', { idFrete, idPonto: pontosRetirada[0]?.id });
    const placed = await buyers.place(await buyers.see(session));
    const { entrega } = await buyers.read(placed);
    const text = await (await ask(placed)).text();
    expect(text).toContain(entrega.pontoRetirada?.nome);
    const day = entrega.previsao?.split('-').toReversed().join('/');
    expect(text).toContain(
      `${day}, se o pagamento for feito logo depois do pedido: o prazo conta a partir do pagamento`,
    );
    expect(text).toContain('Retire a partir de');
    expect(text).not.toContain('Chega até');
  });

  it('promises no day for a boleto, and names its last one', async () => {
    const { session } = await buyers.create([line(mist.id)]);
    await buyers.send(session, 'PUT', '/checkout/payment', { tipo: 'boleto' });
    const placed = await buyers.place(await buyers.see(session));
    const { pagamento, entrega } = await buyers.read(placed);
    const text = await (await ask(placed)).text();
    const dueDay = pagamento.vencimento?.split('-').toReversed().join('/');
    expect(text).toContain(`O boleto vence em ${dueDay}, e o banco confirma o pagamento em até dois dias úteis.`);
    expect(text).toMatch(new RegExp(`${entrega.prazo}, a partir da confirmação do pagamento`, 'i'));
    expect(text).not.toMatch(/Chega até|espera pelo pagamento até/);
  });

  it('breaks neither the number of the order nor the CEP', async () => {
    const placed = await buyers.place(await buyers.create([line(mist.id)]));
    const { endereco } = await buyers.read(placed);
    const text = await (await ask(placed)).text();
    for (const number of [placed.numero, `CEP ${endereco.cep}`])
      expect(text).toContain(`<span class="unbroken">${number}</span>`);
  });

  it('stays as it was when prices and company data change [R10.9-02]', async () => {
    const placed = await buyers.place(await buyers.create([line(kit.id)], 'lista'));
    const before = await (await ask(placed)).text();
    expect(before).toContain('2 × Bruma');
    await changePrice(shop.database, {
      productId: mist.id,
      attributeValueId: 0,
      priceCents: 9990,
      listPriceCents: null,
    });
    await shop.restart();
    expect(await (await ask(placed)).text()).toBe(before);
    await changePrice(shop.database, {
      productId: mist.id,
      attributeValueId: 0,
      priceCents: 2990,
      listPriceCents: null,
    });
    await shop.restart();
  });

  it('names the shop in which the order was placed', async () => {
    const main = await buyers.place(await buyers.create([line(mist.id)]));
    const other = await buyers.place(await buyers.create([line(mist.id)], 'produto', '?loja=caszulo'));
    const title = async (placed: Placed) => /<title>(.*)<\/title>/.exec(await (await ask(placed)).text())?.[1];
    const names = new Map(
      (await shop.database.kysely.selectFrom('shops').selectAll().execute()).map((row) => [row.id, row.name]),
    );
    expect(await title(main)).toBe(`Contrato do pedido ${main.numero} | ${names.get('main')}`);
    expect(await title(other)).toBe(`Contrato do pedido ${other.numero} | ${names.get('caszulo')}`);
  });

  it('is shown to its buyer only, and not found where none is kept', async () => {
    const placed = await buyers.place(await buyers.create([line(mist.id)]));
    const read = async (asked: Placed) => {
      const response = await ask(asked);
      return [response.status, await response.text()];
    };
    const unknown = await read({ ...placed, numero: '3333-3333' });
    expect(unknown[0]).toBe(404);
    expect(await read({ ...placed, token: '' })).toEqual(unknown);
    await shop.database.kysely.deleteFrom('order_contracts').execute();
    expect((await read(placed))[0]).toBe(404);
    expect((await buyers.read(placed)).contrato).toBeUndefined();
  });
});

describe('sale/cancel of the platform', () => {
  it('cancels an order for its buyer, without a body', async () => {
    const placed = await buyers.place(await buyers.create([line(mist.id)]));
    const cancel = (pedido: string, token: string) =>
      shop.send('/sale/cancel', { method: 'POST', json: { pedido }, headers: { 'Order-Token': token } });
    expect((await cancel(placed.numero, '')).status).toBe(404);
    const response = await cancel(placed.numero.toLowerCase().replace('-', ' '), placed.token);
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect((await buyers.read(placed)).estado).toBe('cancelado');
    expect((await cancel(placed.numero, placed.token)).status).toBe(422);
    expect((await shop.send('/sale/cancel', { method: 'POST', json: {} })).status).toBe(400);
  });
});
