import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testNow } from '#database/testing/fill-database.ts';
import { insertSmallShopProducts, insertSmallShopProduct, smallShop } from '#database/testing/small-shop.ts';
import { createTestDatabase, type TestDatabase } from '#database/testing/test-database.ts';
import { createCatalogue } from '../assembly/read-model.ts';
import type { CatalogueSource } from '../published/source.ts';
import { listPageKeys } from './page-keys.ts';
import { watchChanges } from './watch-changes.ts';

const { oils, florals, lavenders, home, candles, offers } = smallShop.categories;
const { serraClara, caszulo } = smallShop.brands;
const hourMs = 3_600_000;
const saleStart = new Date(testNow.getTime() + hourMs);
const siteUrl = 'https://loja.test';

let test: TestDatabase;
let catalogue: CatalogueSource;
let now: Date;
let told: (string[] | undefined)[];
let watch: Awaited<ReturnType<typeof watchChanges>>;
const fail = (_details: object, message: string): never => {
  throw new Error(message);
};
const logger = { info: () => undefined, warn: fail, error: fail };

beforeAll(async () => {
  test = await createTestDatabase();
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
});
afterAll(() => test.dispose());
beforeEach(async () => {
  now = testNow;
  told = [];
  catalogue = await createCatalogue({ database: test.database, clock: () => now, siteUrl, logger });
  watch = await watchChanges({ database: test.database, logger }, catalogue, (keys) => told.push(keys));
});
afterEach(async () => {
  await watch.close();
  await catalogue.close();
});

const keysOf = (address: string) => listPageKeys(catalogue.current(), new URL(address, siteUrl));

describe('the keys of an address', () => {
  it.each([
    ['/', ['shop-main', 'home', 'catalogue']],
    ['/loja-caszulo', ['shop-caszulo', 'home', 'catalogue']],
    ['/busca?busca=lavanda&loja=caszulo', ['shop-caszulo', 'product-listing-search', 'catalogue']],
    ['/produto-1', ['shop-main', 'product-detail', 'product-1']],
    ['/produto-1?loja=caszulo', ['shop-caszulo', 'product-detail', 'product-1']],
    ['/produto-1.data', ['shop-main', 'product-detail', 'product-1']],
    ['/produto-1/_.data', ['shop-main', 'product-detail', 'product-1']],
    ['/_root.data', ['shop-main', 'home', 'catalogue']],
    ['/api/v2/front/url/product/detail?url=/produto-1', ['shop-main', 'product-detail', 'product-1']],
    ['/oleos/florais?pg=2', ['shop-main', 'product-listing-category', `category-${florals}`]],
    ['/marcas/caszulo', ['shop-main', 'product-listing-brand', `brand-${caszulo}`]],
    // Sold-out products show others of their category; products on request are never sold out.
    ['/produto-3', ['shop-main', 'product-detail', 'product-3', `category-${candles}`]],
    ['/produto-4', ['shop-main', 'product-detail', 'product-4']],
    // Offers come from every category.
    ['/ofertas', ['shop-main', 'product-listing-category', 'catalogue']],
    ['/ofertas/oleos', ['shop-main', 'product-listing-category', 'catalogue']],
  ])('%s', (address, keys) => expect(keysOf(address)).toEqual(keys));

  it.each(['/api/v2/front/settings', '/api/v2/front/url/home', '/sitemap/1.xml', '/marcas', '/%E0%A4%A'])(
    'of %s include the key of any product',
    (address) => expect(keysOf(address)).toEqual(['shop-main', 'catalogue']),
  );
});

/** Writes like a merchant's tool, then refreshes the catalogue. */
async function change(write: (database: TestDatabase['database']['kysely']) => Promise<unknown>): Promise<Set<string>> {
  const { kysely } = test.database;
  await write(kysely);
  await kysely
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
  await catalogue.refresh();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  return new Set(told[0] ?? ['everything']);
}

const everything = new Set(['everything']);

describe('a change reports', () => {
  it('the product, its listings and the products that offer it in a combination', async () => {
    const keys = await change((kysely) =>
      kysely.updateTable('products').set({ price_cents: 777 }).where('id', '=', 2).execute(),
    );
    expect(keys).toEqual(
      new Set([
        'catalogue',
        'product-2',
        'product-3',
        `category-${florals}`,
        `category-${oils}`,
        `brand-${serraClara}`,
      ]),
    );
  });

  it('the old and the new category', async () => {
    const move = { category_id: candles, brand_id: caszulo };
    const keys = await change((kysely) => kysely.updateTable('products').set(move).where('id', '=', 1).execute());
    const places = [oils, florals, lavenders, home, candles].map((id) => `category-${id}`);
    expect(keys).toEqual(new Set(['catalogue', 'product-1', ...places, `brand-${serraClara}`, `brand-${caszulo}`]));
  });

  it('an added product, and a removed one', async () => {
    const keys = await change(async (kysely) => {
      await insertSmallShopProduct(kysely, { id: 9, categoryId: home, brandId: caszulo });
      await kysely.updateTable('products').set({ active: 0 }).where('id', '=', 4).execute();
    });
    const places = [home, candles].map((id) => `category-${id}`);
    expect(keys).toEqual(new Set(['catalogue', 'product-9', 'product-4', ...places, `brand-${caszulo}`]));
  });

  it('all siblings', async () => {
    const keys = await change(async (kysely) => {
      await kysely.insertInto('sibling_groups').values({ id: 1, attribute_id: 1, slug: 'irmaos' }).execute();
      const { ml10, ml30 } = smallShop.attributeValues;
      const group = [
        { group_id: 1, product_id: 2, attribute_value_id: ml10 },
        { group_id: 1, product_id: 5, attribute_value_id: ml30 },
      ];
      await kysely.insertInto('product_siblings').values(group).execute();
    });
    expect(keys).toEqual(everything);
    told = [];
    const later = await change((kysely) =>
      kysely.updateTable('products').set({ name: 'Outro nome' }).where('id', '=', 5).execute(),
    );
    expect(later).toContain('product-2');
  });

  it('the product whose long text changed, which is not in the model', async () => {
    const keys = await change((kysely) =>
      kysely.updateTable('products').set({ long_html: '<p>Novo.</p>' }).where('id', '=', 9).execute(),
    );
    expect(keys).toContain('product-9');
    expect(keys).not.toContain('product-1');
  });

  it.each<[string, Parameters<typeof change>[0]]>([
    [
      'a setting',
      (kysely) => kysely.updateTable('settings').set({ value_json: '{}' }).where('key', '=', 'x').execute(),
    ],
    ['a category', (kysely) => kysely.updateTable('categories').set({ name: 'X' }).where('id', '=', offers).execute()],
    ['more products than are worth naming', (kysely) => kysely.updateTable('brands').set({ active: 1 }).execute()],
  ])('everything, for %s', async (_, write) => expect(await change(write)).toEqual(everything));

  it('everything when no page data differs, since the cause is unknown', async () => {
    const review = { reviewer: 'Ana', stars: 5, recommends: 1 as const, created_at: 0 };
    const keys = await change((kysely) =>
      kysely
        .insertInto('reviews')
        .values({ product_id: 1, list_id: null, published: 0, ...review })
        .execute(),
    );
    expect(keys).toEqual(everything);
  });

  it('products whose price schedule started or ended', async () => {
    now = saleStart;
    await catalogue.refresh();
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(new Set(told[0])).toContain('product-5');
    expect(told[0]).toContain(`category-${home}`);
    expect(told[0]).not.toContain('product-1');
  });
});
