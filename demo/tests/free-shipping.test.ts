// The bar of the cart, the quote and the texts follow one rule: that of the settings, by the goods before coupons. It holds at
// exactly the threshold, where no rate is marked as free, and whatever region the geocoder returns.

import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { changeSetting } from '#api/catalogue/merchant/change-setting.ts';
import { startLookupStandIn } from '#api/delivery/testing/lookup-stand-in.ts';
import { createCouponClient, insertCoupon } from '#api/pricing/promotions/testing/coupon-client.ts';
import { createCartClient, line } from '#api/testing/cart-client.ts';
import { createContractClient } from '#api/testing/contract-client.ts';
import { createTestApi } from '#api/testing/test-api.ts';
import { locationSchema, shipmentSchema } from '#contract/buying/delivery.ts';
import { calls } from '#contract/calls.ts';
import { settingsSchema } from '#contract/content.ts';
import { toFreeShippingRule } from '#contract/free-shipping.ts';
import { findThreshold, toFreeShippingProgress } from '#rules/free-shipping.ts';

const both = ['main', 'caszulo'];
const products = [1490, 4990, 7450, 9050, 12_000, 14_900, 15_900].map((priceCents, index) => ({
  id: 900_001 + index,
  name: `Produto ${index}`,
  priceCents,
  stock: 500,
  shops: both,
}));
/** One in each region. */
const postalCodes = ['01310100', '80010000', '70040010', '40010000', '69005000'];
const coupons = ['', 'DEZ', 'VINTE', 'FRETE'];

const geocoder = await startLookupStandIn();
// Both cities are capitals, whose names are known without a service.
geocoder.displayNames.set('Curitiba', 'Curitiba, Paraná, Região Norte, Brasil');
geocoder.displayNames.set('Manaus', 'Manaus, Amazonas, Região Sul, Brasil');
const shop = await createTestApi({
  catalogue: 'demonstration',
  products,
  async prepare(database) {
    await insertCoupon(database, 'DEZ');
    await insertCoupon(database, 'VINTE', { kind: 'fixed', value: 2000 });
    await insertCoupon(database, 'FRETE', { kind: 'free_shipping', value: 0, minimum_cents: 5000 });
    const value = { alerta: false, status: true, valor: 120, valorSulSudeste: 90.5, inclusivo: false };
    await changeSetting(database, { key: 'carrinho.freteGratis', value, shopId: 'caszulo' });
    await database.kysely
      .updateTable('freight_rates')
      .set({ free_from_threshold: 0 })
      .where('postal_code_from', '<=', 80_010_000)
      .where('postal_code_to', '>=', 80_010_000)
      .execute();
  },
  dependencies: { hasLimits: false, services: { postalCodes: [], geocoder: geocoder.url } },
});
afterAll(() => geocoder.close());

const carts = fc.record({
  shopId: fc.constantFrom(...both),
  postalCode: fc.constantFrom(...postalCodes),
  coupon: fc.constantFrom(...coupons),
  lines: fc.array(fc.record({ product: fc.constantFrom(...products), quantity: fc.integer({ min: 1, max: 8 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
});

it('announces free freight exactly when the quote has it, for any cart, coupon and region, in each shop', async () => {
  const client = createCartClient(shop);
  await fc.assert(
    fc.asyncProperty(carts, async ({ shopId, postalCode, coupon, lines }) => {
      // The geocoder is asked at most once a second.
      shop.clock.now = new Date(shop.clock.now.getTime() + 2000);
      const query = `?loja=${shopId}`;
      const items = lines.map(({ product, quantity }) => line(product.id, quantity));
      const { session } = await client.add(items, '', query);
      if (coupon) await createCouponClient(shop).apply(coupon, session, query);
      const cart = await client.read(session, query);
      const settings = settingsSchema.parse(await (await shop.send(`/settings${query}`)).json());
      const headers = { Session: session };
      const answer = await shop.send(`/shipment/cart${query}`, { method: 'POST', json: { cep: postalCode }, headers });
      const { fretes } = shipmentSchema.parse(await answer.json());

      const rule = toFreeShippingRule(settings);
      if (!rule) throw new Error('no rule');
      const zipcode = await shop.send(`/checkout/zipcode${query}`, {
        method: 'POST',
        json: { cep: postalCode },
        headers,
      });
      const { estado: state, regiao: region } = locationSchema.parse(await zipcode.json());
      const bar = toFreeShippingProgress(cart.subtotal.valor, findThreshold(rule, { state, region }), rule.isInclusive);
      const isFree = fretes.some(({ tipo, valor }) => tipo !== 'retirada' && valor === 0);
      expect(isFree).toBe(bar.hasWon || (cart.cupom?.freteGratis ?? false));
    }),
    { numRuns: 60 },
  );
  expect(geocoder.requests.map(({ url }) => url)).toEqual(
    expect.arrayContaining([expect.stringContaining('Curitiba'), expect.stringContaining('Manaus')]),
  );
});

it('is promised by the texts of a shop in the words and values of its settings, and by none of them while it is off', async () => {
  const api = createContractClient(shop);
  const read = async (loja: string) => {
    const prefix = loja === 'main' ? '' : 'caszulo-';
    const { menu } = await api.get({ path: `/struct/menus/${prefix}pitchbar-topo`, response: calls.menu.response });
    const page = await api.get(calls.page, { url: '/pagina/entrega', loja });
    const home = await api.get(calls.home, { loja });
    const [ofPage, ofHome] = [page.estrutura.seo.description, home.estrutura.seo.description];
    // The minimum of the welcome coupon is not that of free delivery.
    const bar = menu.map(({ label }) => label).filter((label) => !label.includes('1ª compra'));
    const texts = [bar, page.conteudo.conteudo, ofPage, ofHome];
    return texts.map((text) =>
      JSON.stringify(text)
        .replaceAll('\u00A0', ' ')
        .replaceAll(/<[^>]+>/g, ''),
    );
  };
  // The words are optional, so that an amount without them is listed too and fails the comparison.
  const listPromises = async (loja: string) =>
    (await read(loja)).map((text) => [...text.matchAll(/(?:(?:a partir|acima) de )?R\$ [\d,]+/g)].map(String));
  const promises = (regional: string, other: string) => [[regional], [regional, other], [regional, other], [other]];
  expect(await listPromises('main')).toEqual(promises('a partir de R$ 149', 'a partir de R$ 159'));
  expect(await listPromises('caszulo')).toEqual(promises('acima de R$ 90,50', 'acima de R$ 120'));
  const value = { alerta: false, status: true, valor: 159, valorSulSudeste: 149, inclusivo: false };
  await changeSetting(shop.database, { key: 'carrinho.freteGratis', value });
  await expect.poll(() => listPromises('main')).toEqual(promises('acima de R$ 149', 'acima de R$ 159'));
  await changeSetting(shop.database, { key: 'carrinho.freteGratis', value: { ...value, status: false } });
  await expect.poll(() => listPromises('main')).toEqual([[], [], [], []]);
  expect((await read('main')).join()).not.toMatch(/frete grátis|\{frete/i);
  await changeSetting(shop.database, { key: 'carrinho.freteGratis', value: undefined });
});
