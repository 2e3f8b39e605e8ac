// The demonstration comes into an empty shop and goes again; what orders, carts and the owner name stays.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findInstallation, hasDemonstration, hasDemonstrationAccounts } from '#api/installation/installation.ts';
import { removeDemonstration } from '#api/installation/remove-demonstration.ts';
import { createBuyers } from '#api/orders/testing/buyers.ts';
import { placeOrderOf } from '#api/orders/testing/placed-orders.ts';
import { testPix } from '#api/payments/pix/testing/test-pix.ts';
import { createCartClient, line } from '#api/testing/cart-client.ts';
import { openTestApi } from '#api/testing/test-api.ts';
import { insertSmallShopProduct } from '#database/testing/small-shop.ts';
import { createTestDatabase, type TestDatabase } from '#database/testing/test-database.ts';
import { testNow } from '#database/testing/test-now.ts';
import { loadDemonstration } from './load.ts';
import { tablesWithOrigin } from './tables.ts';

const options = { now: testNow, withAccounts: true };
const nowMs = testNow.getTime();

/** Rows by table, and where they come from. */
async function countRows({ database }: Pick<TestDatabase, 'database'>, origin: 'demonstration' | 'template' | 'own') {
  const counts: Record<string, number> = {};
  for (const table of tablesWithOrigin) {
    const { count } = await database.kysely
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('origin', '=', origin)
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) counts[table] = Number(count);
  }
  return counts;
}

describe('an empty shop', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase('empty');
  });
  afterEach(() => test.dispose());

  it('is as before once the demonstration was in it and is gone', async () => {
    const before = await countRows(test, 'template');
    expect(await loadDemonstration(test.database, options)).toBe('loaded');
    expect(await countRows(test, 'template')).toEqual({});
    expect(await hasDemonstrationAccounts(test.database)).toBe(true);
    expect(await loadDemonstration(test.database, options)).toBe('present');
    expect(await removeDemonstration(test.database, nowMs)).toEqual([]);
    expect(await countRows(test, 'demonstration')).toEqual({});
    expect(await countRows(test, 'template')).toEqual(before);
    expect(await hasDemonstration(test.database)).toBe(false);
    const shops = await test.database.kysely.selectFrom('shops').select('name').orderBy('position').execute();
    expect(shops).toEqual([{ name: 'Sua loja' }, { name: 'Segunda loja' }]);
    expect(await findInstallation(test.database.kysely)).toMatchObject({ begun_as: 'empty' });
  });

  it('does not let it in beside something that its owner has entered', async () => {
    const badge = { label: 'Meu selo', text_color: '#000000', background_color: '#ffffff', position: 1 };
    await test.database.kysely.insertInto('badges').values(badge).execute();
    expect(await loadDemonstration(test.database, options)).toBe('refused');
    expect(await hasDemonstration(test.database)).toBe(false);
  });
});

describe('a demonstration that was used', () => {
  let shop: Awaited<ReturnType<typeof openTestApi>>;
  beforeEach(async () => {
    shop = await openTestApi({ catalogue: 'demonstration', dependencies: { pix: testPix, hasLimits: false } });
  });
  afterEach(() => shop.close());

  const find = async (slug: string) =>
    shop.database.kysely.selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirst();

  it('leaves what an order or a cart names, out of sale, and what belongs to the owner', async () => {
    const ordered = await find('difusor-de-varetas-figo-e-cassis');
    const inCart = await find('vela-vegetal-de-baunilha');
    const order = await placeOrderOf(shop, createBuyers(shop), { productId: ordered?.id ?? 0 });
    await createCartClient(shop).add([line(inCart?.id)]);
    const { kysely } = shop.database;
    const { brand_id: brandId = 0, category_id: categoryId = 0 } = (await find('home-spray-capim-limao')) ?? {};
    await insertSmallShopProduct(kysely, { id: 9001, slug: 'meu-produto', brandId, categoryId });
    await kysely
      .updateTable('pages')
      .set({ html: '<p>Meu texto.</p>', origin: 'own' })
      .where('slug', '=', 'sobre')
      .execute();

    const kept = await removeDemonstration(shop.database, nowMs);

    const products = await kysely.selectFrom('products').select(['slug', 'active', 'origin']).orderBy('slug').execute();
    expect(products).toEqual([
      { slug: 'difusor-de-varetas-figo-e-cassis', active: 0, origin: 'demonstration' },
      { slug: 'meu-produto', active: 1, origin: 'own' },
      { slug: 'vela-vegetal-de-baunilha', active: 0, origin: 'demonstration' },
    ]);
    expect(kept).toContainEqual({ kind: 'product', name: ordered?.name });
    expect(kept).toContainEqual({ kind: 'product', name: inCart?.name });
    expect(await countRows(shop, 'demonstration')).not.toHaveProperty('reviews');
    expect(await kysely.selectFrom('pages').select('html').where('slug', '=', 'sobre').execute()).toEqual([
      { html: '<p>Meu texto.</p>' },
    ]);
    const lines = await kysely
      .selectFrom('order_lines')
      .select('product_id')
      .where('order_id', '=', order.id)
      .execute();
    expect(lines).toEqual([{ product_id: ordered?.id }]);
    await shop.restart();
    expect((await shop.send('/url/verify?url=/meu-produto')).status).toBe(200);
    // What stays is no demonstration any more: its Pix key is not used, and it does not come back over it.
    expect(await hasDemonstration(shop.database)).toBe(false);
    expect(await loadDemonstration(shop.database, options)).toBe('refused');
  });

  it('keeps the account of an order, which nobody can sign in to any more, and no other', async () => {
    const { kysely } = shop.database;
    const { id: orderId } = await placeOrderOf(shop, createBuyers(shop), {
      productId: (await find('difusor-de-varetas-figo-e-cassis'))?.id ?? 0,
    });
    const accounts = kysely.selectFrom('customers').select(['id', 'email', 'password_hash']).orderBy('id');
    const [buyer] = await accounts.where('origin', '=', 'demonstration').execute();
    await kysely
      .updateTable('orders')
      .set({ customer_id: buyer?.id ?? 0 })
      .where('id', '=', orderId)
      .execute();
    const kept = await removeDemonstration(shop.database, nowMs);
    expect(kept).toContainEqual({ kind: 'customer', name: buyer?.email });
    expect(await accounts.execute()).toEqual([{ ...buyer, password_hash: '' }]);
    const order = kysely.selectFrom('orders').select('customer_id').where('id', '=', orderId);
    expect(await order.executeTakeFirst()).toEqual({ customer_id: buyer?.id });
  });

  it('takes what only the cart of one of its accounts names, and hides the brand of goods that stay', async () => {
    const { kysely } = shop.database;
    const [ordered, inCart] = [await find('difusor-de-varetas-figo-e-cassis'), await find('vela-vegetal-de-baunilha')];
    await placeOrderOf(shop, createBuyers(shop), { productId: ordered?.id ?? 0 });
    await createCartClient(shop).add([line(inCart?.id)]);
    const [account] = await kysely.selectFrom('customers').select('id').where('origin', '=', 'demonstration').execute();
    await kysely
      .updateTable('sessions')
      .set({ customer_id: account?.id ?? 0 })
      .execute();

    await removeDemonstration(shop.database, nowMs);

    expect(await find('vela-vegetal-de-baunilha')).toBeUndefined();
    const brands = await kysely.selectFrom('brands').select(['id', 'active']).execute();
    expect(brands).toEqual([{ id: ordered?.brand_id, active: 0 }]);
  });

  it('keeps a kit of an order with its parts, and gives their stock back', async () => {
    const { kysely } = shop.database;
    const kit = await kysely.selectFrom('lists').select('id').where('slug', '=', 'kit-sono').executeTakeFirstOrThrow();
    const buyers = createBuyers(shop);
    await buyers.place(await buyers.create([line(kit.id)], 'lista'));
    await removeDemonstration(shop.database, nowMs);
    const lists = await kysely.selectFrom('lists').select(['slug', 'active']).execute();
    expect(lists).toEqual([{ slug: 'kit-sono', active: 0 }]);
    const parts = await kysely.selectFrom('list_parts').select('product_id').execute();
    const { units_json: units } = await kysely.selectFrom('order_lines').select('units_json').executeTakeFirstOrThrow();
    const taken = units.match(/"\d+-/g)?.map((key) => Number(key.slice(1, -1))) ?? [];
    expect(taken.length).toBeGreaterThan(1);
    expect(parts.map(({ product_id: id }) => id)).toEqual(expect.arrayContaining(taken));
  });
});

describe('a shop of an earlier version', () => {
  it('learns which rows are of the demonstration, and that those of its owner are not', async () => {
    const test = await createTestDatabase('demonstration');
    const { kysely } = test.database;
    const before = await countRows(test, 'demonstration');
    // As the migration of an earlier database leaves them.
    for (const table of tablesWithOrigin) await kysely.updateTable(table).set({ origin: 'own' }).execute();
    await kysely.updateTable('installation').set({ rows_marked: 0 }).execute();
    const [first] = await kysely.selectFrom('products').select('id').limit(1).execute();
    await kysely
      .updateTable('products')
      .set({ slug: 'renomeado-pela-dona' })
      .where('id', '=', first?.id ?? 0)
      .execute();
    await kysely
      .updateTable('settings')
      .set({ value_json: '"11.222.333/0001-81"' })
      .where('key', '=', 'site.cnpj')
      .execute();
    await kysely.updateTable('menu_items').set({ label: 'Ajuda' }).where('label', '=', 'Fale conosco').execute();
    await kysely.updateTable('banners').set({ title: 'Meu inverno' }).where('name', '=', 'Campo de lavanda').execute();
    await kysely.updateTable('freight_rates').set({ price_cents: 1 }).where('region', '=', 'Curitiba').execute();
    const review = {
      product_id: first?.id ?? 0,
      list_id: null,
      reviewer: 'Rita',
      email: 'rita@exemplo.test',
      stars: 5,
    };
    await kysely
      .insertInto('reviews')
      .values({ ...review, comment: null, recommends: 1, created_at: nowMs + 1, published: 1 })
      .execute();

    expect(await loadDemonstration(test.database, options)).toBe('marked');

    const own = await countRows(test, 'own');
    expect(own).toMatchObject({ products: 1, settings: 1, reviews: 1, banners: 1, freight_methods: 1 });
    expect(own['menus']).toBeGreaterThan(0);
    const left = Object.entries(before).map(([table, count]) => [table, count - (own[table] ?? 0)]);
    expect(await countRows(test, 'demonstration')).toEqual({
      ...Object.fromEntries(left),
      // One that the owner's customer wrote was never the demonstration's.
      reviews: before['reviews'],
    });
    expect(await loadDemonstration(test.database, options)).toBe('present');
    await test.dispose();
  });

  it('learns which reviews are invented, also without the products', async () => {
    const test = await createTestDatabase('demonstration');
    const { kysely } = test.database;
    for (const table of tablesWithOrigin) await kysely.updateTable(table).set({ origin: 'own' }).execute();
    await kysely.updateTable('installation').set({ rows_marked: 0 }).execute();
    await kysely.deleteFrom('lists').execute();
    await kysely.deleteFrom('products').execute();
    expect(await loadDemonstration(test.database, options)).toBe('marked');
    expect(await countRows(test, 'own')).not.toHaveProperty('store_reviews');
    await test.dispose();
  });
});
