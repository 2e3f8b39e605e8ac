import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CatalogueChange, recordChange } from '#database/record-change.ts';
import { insertSmallShopProducts, insertSmallShopProduct, smallShop } from '#database/testing/small-shop.ts';
import { createTestDatabase, type TestDatabase } from '#database/testing/test-database.ts';
import { testNow } from '#database/testing/test-now.ts';
import { setStock } from '../../testing/set-stock.ts';
import { createTestCatalogue } from '../../testing/test-catalogue.ts';
import { changePrice } from '../merchant/change-price.ts';
import type { CatalogueSource } from '../published/source.ts';
import { listPageKeys } from './page-keys.ts';

const { oils, florals, lavenders, home, candles } = smallShop.categories;
const { serraClara, caszulo } = smallShop.brands;
const hourMs = 3_600_000;
const saleStart = new Date(testNow.getTime() + hourMs);
const siteUrl = 'https://loja.test';

let catalogue: CatalogueSource;
let now: Date;
/** The keys of each change since the test began. */
let raised: (readonly string[])[];

const test = await createTestDatabase();
const sale = { name: 'Semana', priceCents: 500, startsAt: saleStart.toISOString(), endsAt: '2030-01-01T00:00:00Z' };
await insertSmallShopProducts(test.database, [
  { id: 1, categoryId: lavenders, brandId: serraClara, shops: ['main', 'caszulo'] },
  { id: 2, categoryId: florals, brandId: serraClara },
  { id: 3, categoryId: candles, brandId: caszulo, stock: 0 },
  { id: 4, categoryId: candles, brandId: caszulo, onRequest: true, stock: 0 },
  { id: 5, categoryId: home, brandId: serraClara, schedules: [sale] },
]);
await test.database.kysely
  .insertInto('combinations')
  .values({ product_id: 3, other_product_id: 2, discount_kind: 'percent', discount: 10 })
  .execute();
afterAll(() => test.dispose());
beforeEach(async () => {
  now = testNow;
  raised = [];
  catalogue = await createTestCatalogue(test.database, { clock: () => now, siteUrl });
  catalogue.onChange((keys) => raised.push(keys));
});
afterEach(() => catalogue.close());

const keysOf = (address: string) => listPageKeys(catalogue.current(), new URL(address, siteUrl));

describe('the keys of an address', () => {
  it.each([
    ['/', ['shop-main', 'home', 'catalogue', 'banners']],
    ['/loja-caszulo', ['shop-caszulo', 'home', 'catalogue', 'banners']],
    ['/busca?busca=lavanda&loja=caszulo', ['shop-caszulo', 'product-listing-search', 'catalogue']],
    ['/produto-1', ['shop-main', 'product-detail', 'product-1']],
    ['/produto-1?loja=caszulo', ['shop-caszulo', 'product-detail', 'product-1']],
    ['/produto-1.data', ['shop-main', 'product-detail', 'product-1']],
    ['/produto-1/_.data', ['shop-main', 'product-detail', 'product-1']],
    ['/_root.data', ['shop-main', 'home', 'catalogue', 'banners']],
    ['/api/v2/front/url/product/detail?url=/produto-1', ['shop-main', 'product-detail', 'product-1']],
    ['/oleos/florais?pg=2', ['shop-main', 'product-listing-category', `category-${florals}`, 'banners']],
    ['/marcas/caszulo', ['shop-main', 'product-listing-brand', `brand-${caszulo}`]],
    ['/produto-3', ['shop-main', 'product-detail', 'product-3']],
    // Offers come from every category.
    ['/ofertas', ['shop-main', 'product-listing-category', 'catalogue', 'banners']],
    ['/ofertas/oleos', ['shop-main', 'product-listing-category', 'catalogue', 'banners']],
    ['/pagina', ['shop-main', 'page', 'pages']],
    ['/lista', ['shop-main', 'list-listing', 'lists']],
    ['/marcas', ['shop-main', 'page', 'pages']],
    ['/api/v2/front/settings', ['shop-main']],
    ['/api/v2/front/shops', ['shop-main']],
    // Calls for one page, whatever their `url` says.
    ['/api/v2/front/url/home?url=/pagina/sobre', ['shop-main', 'home', 'catalogue', 'banners']],
    ['/api/v2/front/url/list/listing?url=/marcas/caszulo', ['shop-main', 'list-listing', 'lists']],
    ['/api/v2/front/url/product/listing/search?url=/oleos', ['shop-main', 'product-listing-search', 'catalogue']],
    ['/api/v2/front/struct/menus/menu-principal?loja=caszulo', ['shop-caszulo', 'menus']],
    ['/api/v2/front/showcase/banners/home-hero', ['shop-main', 'banners']],
    ['/api/v2/front/showcase/products/mais-pedidos', ['shop-main', 'catalogue']],
  ])('%s', (address, keys) => expect(keysOf(address)).toEqual(keys));

  it.each(['/sitemap/1.xml', '/%E0%A4%A', '/api/v2/front/postal-code/80010000'])(
    'of %s are those of anything, since its data is unknown',
    (address) => expect(keysOf(address)).toEqual(['shop-main', 'catalogue', 'banners', 'lists', 'menus', 'pages']),
  );
});

type Kysely = TestDatabase['database']['kysely'];

/** Writes like a merchant's tool, then refreshes the catalogue. Returns the keys that it raised. */
async function change(recorded: CatalogueChange, write: (kysely: Kysely) => Promise<unknown>): Promise<Set<string>> {
  await test.database.kysely.transaction().execute(async (transaction) => {
    await write(transaction);
    await recordChange(transaction, recorded);
  });
  return refresh();
}

async function refresh(): Promise<Set<string>> {
  raised = [];
  await catalogue.refresh();
  return new Set(raised.flat());
}

const ofProduct2 = [
  'catalogue',
  'product-2',
  'product-3',
  `category-${florals}`,
  `category-${oils}`,
  `brand-${serraClara}`,
];

describe('a change reports', () => {
  it('nothing without a change', async () => expect(await refresh()).toEqual(new Set()));

  it('of a price: the product, its listings and the products that offer it in a combination', async () => {
    const before = catalogue.current();
    const price = { productId: 2, attributeValueId: 0, priceCents: 777, listPriceCents: 999 };
    await changePrice(test.database, price);
    expect(await refresh()).toEqual(new Set(ofProduct2));
    const model = catalogue.current();
    expect(model, 'the same model, changed in place').toBe(before);
    const product = model.productsById.get(2);
    expect(product?.defaultUnit).toMatchObject({ basePriceCents: 777, listPriceCents: 999 });
    expect(model.prices.cents[product?.index ?? -1]).toBe(777);
    expect(await refresh(), 'each change once').toEqual(new Set());
  });

  it('of a product: its old and its new places', async () => {
    const move = { category_id: candles, brand_id: caszulo };
    const keys = await change({ kind: 'product', ids: [1] }, (kysely) =>
      kysely.updateTable('products').set(move).where('id', '=', 1).execute(),
    );
    const places = [oils, florals, lavenders, home, candles].map((id) => `category-${id}`);
    const expected = ['catalogue', 'menus', 'product-1', ...places, `brand-${serraClara}`, `brand-${caszulo}`];
    expect([...keys]).toEqual(expect.arrayContaining(expected));
  });

  it('of an added product, and of a removed one', async () => {
    const keys = await change({ kind: 'product', ids: [9, 4] }, async (kysely) => {
      await insertSmallShopProduct(kysely, { id: 9, categoryId: home, brandId: caszulo });
      await kysely.updateTable('products').set({ active: 0 }).where('id', '=', 4).execute();
    });
    const places = [home, candles].map((id) => `category-${id}`);
    const expected = ['catalogue', 'menus', 'product-9', 'product-4', ...places, `brand-${caszulo}`];
    expect([...keys]).toEqual(expect.arrayContaining(expected));
  });

  it('of a product with siblings: theirs too', async () => {
    const keys = await change({ kind: 'product', ids: [5] }, async (kysely) => {
      await kysely.insertInto('sibling_groups').values({ id: 1, attribute_id: 1, slug: 'irmaos' }).execute();
      const { ml10, ml30 } = smallShop.attributeValues;
      const group = [
        { group_id: 1, product_id: 2, attribute_value_id: ml10 },
        { group_id: 1, product_id: 5, attribute_value_id: ml30 },
      ];
      await kysely.insertInto('product_siblings').values(group).execute();
    });
    expect(keys).toContain('product-2');
  });

  it.each([
    ['page', ['pages', 'menus', 'page-3']],
    ['list', ['catalogue', 'lists', 'menus', 'list-3']],
    ['banner', ['banners']],
    ['menu', ['all']],
    ['setting', ['all']],
    ['all', ['all']],
  ] as const)('of the kind %s: %j', async (kind, keys) =>
    expect(await change({ kind, ids: [3] }, () => Promise.resolve())).toEqual(new Set(keys)),
  );

  it('of a price schedule that starts or ends: its product, with the new prices', async () => {
    now = saleStart;
    const { prices, productsById } = catalogue.current();
    expect(raised[0]).toContain('product-5');
    expect(raised[0]).toContain(`category-${home}`);
    expect(raised[0]).not.toContain('product-1');
    expect(prices.cents[productsById.get(5)?.index ?? -1]).toBe(500);
  });

  it('everything that is pending once it can be loaded', async () => {
    const { kysely } = test.database;
    const set = (text: string) =>
      kysely.updateTable('settings').set({ value_json: text }).where('key', '=', 'checkout.aberto').execute();
    await set('"talvez"');
    await recordChange(kysely, { kind: 'setting' });
    await expect(catalogue.refresh()).rejects.toThrow('invalid_type');
    await set('false');
    expect(await refresh()).toEqual(new Set(['all']));
  });
});

describe('a movement of stock', () => {
  it('that pages do not show changes no page, but what is left', async () => {
    await setStock(test.database, 2, 50);
    await refresh();
    await setStock(test.database, 2, 40);
    expect(await refresh()).toEqual(new Set());
    expect(catalogue.current().productsById.get(2)?.defaultUnit.stock).toBe(40);
  });

  it.each([
    ['to the last units', 3],
    ['to one less', 2],
    ['to none', 0],
    ['to plenty', 50],
  ])('%s changes the pages of the unit', async (_, quantity) => {
    await setStock(test.database, 2, quantity);
    expect(await refresh()).toEqual(expect.objectContaining(new Set(ofProduct2)));
  });
});

describe('versions', () => {
  it('rise for the changed keys, and for all with everything', async () => {
    const version = (address: string) => catalogue.version(keysOf(address));
    const [product, other] = [version('/produto-2'), version('/produto-5')];
    await recordChange(test.database.kysely, { kind: 'price', ids: [2] });
    await refresh();
    expect(version('/produto-2')).toBeGreaterThan(product);
    expect(version('/produto-1')).toBe(other);
    await recordChange(test.database.kysely, { kind: 'menu' });
    await refresh();
    expect(version('/produto-1')).toBeGreaterThan(other);
    expect(version('/produto-2')).toBe(version('/produto-1'));
  });
});
