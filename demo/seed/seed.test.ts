import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { products } from '../data/all-products.ts';
import { brands } from '../data/brands.ts';
import { gifts, listGiftFilters } from '../data/gifts.ts';
import { lists } from '../data/lists.ts';
import { menus } from '../data/menus.ts';
import { ncmOfCategory } from '../data/ncm.ts';
import { freightMethods, pickupPoints } from '../data/selling.ts';
import { categories, filters } from '../data/taxonomy.ts';
import { loadDemonstration } from '../load.ts';
import type { SeedMenuItem } from './content-types.ts';
import type { SeedProduct } from './types.ts';

const { database, dispose } = await createTestDatabase('demonstration');
afterAll(dispose);

const isSellable = (product: SeedProduct): boolean =>
  !product.onRequest && (product.variants?.values.some(({ stock }) => stock > 0) ?? product.stock > 0);

describe('the demonstration catalogue', () => {
  it('has a stock for every unit, explained by its first movement', async () => {
    const { kysely } = database;
    const units = products.flatMap(({ variants, stock }) => variants?.values.map((value) => value.stock) ?? [stock]);
    const rows = await kysely.selectFrom('stock').select(['product_id', 'attribute_value_id', 'quantity']).execute();
    const movements = await kysely
      .selectFrom('stock_movements')
      .select(['product_id', 'attribute_value_id', 'delta as quantity'])
      .where('cause', '=', 'seed')
      .execute();
    const inOrder = (list: typeof rows) =>
      list.toSorted((a, b) => a.product_id - b.product_id || a.attribute_value_id - b.attribute_value_id);
    expect(Int32Array.from(rows, ({ quantity }) => quantity).toSorted()).toEqual(Int32Array.from(units).toSorted());
    expect(inOrder(movements)).toEqual(inOrder(rows));
  });

  it('shows pictures of every product, and on banners and popups', async () => {
    const { kysely } = database;
    const shown = await kysely.selectFrom('product_pictures').select('product_id').distinct().execute();
    expect(shown).toHaveLength(products.length);
    const further = await kysely.selectFrom('list_pictures').select('list_id').distinct().execute();
    expect(further).toHaveLength(lists.filter(({ kind }) => kind !== 'lista').length);
    const banners = await kysely.selectFrom('banners').select('desktop_picture_key as key').execute();
    const popups = await kysely.selectFrom('popups').select('picture_key as key').execute();
    for (const rows of [banners, popups]) expect(rows.some(({ key }) => key !== null)).toBe(true);
  });

  it('sells at least 200 products of at least 8 brands in all families', () => {
    const sellable = products.filter(isSellable);
    expect(sellable.length).toBeGreaterThanOrEqual(200);
    expect(new Set(sellable.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(8);
    const families = new Set(sellable.map(({ category }) => category.split('/')[0]));
    for (const { slug } of categories) expect(families).toContain(slug);
    expect(sellable.filter(({ shops }) => shops.includes('caszulo')).length).toBeGreaterThanOrEqual(50);
  });

  it('says of every room fragrance that it is no essential oil, and shows it in a flask of its own', () => {
    const sentence = 'Fragrância para ambiente. Não é óleo essencial; não use na pele.';
    const essences = products.filter(({ category }) => category === 'perfumar-a-casa/essencias');
    expect(essences.length).toBeGreaterThan(5);
    const silent = essences.filter(
      ({ long, facts, picture }) =>
        !long.includes(sentence) || !facts.warnings?.startsWith(sentence) || picture.shape !== 'essence',
    );
    expect(silent.map(({ slug }) => slug)).toEqual([]);
    const others = products.filter(
      ({ picture, category }) => picture.shape === 'essence' && category !== essences[0]?.category,
    );
    expect(others.map(({ slug }) => slug)).toEqual([]);
  });

  it('has a pickup rate for every pickup point', () => {
    const pickups = freightMethods.filter(({ kind }) => kind === 'retirada');
    const regions = pickups.flatMap(({ rates }) => rates.map(({ region }) => region));
    expect(regions.toSorted()).toEqual(pickupPoints.map(({ city }) => city).toSorted());
  });

  it('has at least five products in every collection that a tile of a shop opens', async () => {
    const rows = await database.kysely
      .selectFrom('landing_pages')
      .innerJoin('landing_page_products', 'landing_page_id', 'landing_pages.id')
      .innerJoin('product_shops', 'product_shops.product_id', 'landing_page_products.product_id')
      .select(['slug', 'shop_id'])
      .execute();
    const count = (slug: string, shop: string) =>
      rows.filter((row) => row.slug === slug && row.shop_id === shop).length;
    const moods = ['noite-tranquila', 'para-focar', 'para-respirar', 'para-animar', 'cuidar-de-si', 'refrescar-a-casa'];
    const rooms = ['para-a-sala', 'para-o-quarto', 'para-o-lavabo', 'para-a-cozinha', 'para-as-gavetas'];
    const opened = [
      ...[...moods, 'mais-pedidos'].map((slug) => [slug, 'main'] as const),
      ...[...rooms, 'mais-pedidos'].map((slug) => [slug, 'caszulo'] as const),
    ];
    expect(opened.filter(([slug, shop]) => count(slug, shop) < 5)).toEqual([]);
    expect(count('mais-pedidos', 'main')).toBeGreaterThanOrEqual(24);
  });

  it('has a unique address for every product, top category and brand', () => {
    const topSlugs = categories.map(({ slug }) => slug);
    const addresses = [
      ...products.map(({ slug }) => slug),
      ...topSlugs,
      'ofertas',
      'busca',
      'marcas',
      'lista',
      'pagina',
    ];
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(brands.map(({ slug }) => slug)).size).toBe(brands.length);
    expect(new Set(lists.map(({ slug }) => slug)).size).toBe(lists.length);
  });

  it('has a unique SKU for every unit', () => {
    const skus = products.flatMap(
      ({ sku, variants }) => variants?.values.map(({ skuSuffix }) => sku + skuSuffix) ?? [sku],
    );
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('has only EANs with a valid check digit', () => {
    const wrong = products.filter(({ ean }) => ean !== undefined && !isEan(ean)).map(({ slug }) => slug);
    expect(wrong).toEqual([]);
  });

  it('has an NCM for the category of every product', () => {
    const tops = new Set(products.map(({ category }) => category.split('/')[0] ?? ''));
    expect([...tops].filter((top) => !ncmOfCategory[top])).toEqual([]);
    expect(Object.values(ncmOfCategory).filter((ncm) => !/^\d{8}$/.test(ncm))).toEqual([]);
  });

  it('has weight and size of every unit, of a density that a packed product may have', () => {
    const units = products.flatMap((product) =>
      (product.variants?.values ?? [{ label: '' }]).map((value) => ({
        name: `${product.slug} ${value.label}`,
        grams: product.weightGrams,
        size: product.sizeCm,
        ...('weightGrams' in value && { grams: value.weightGrams }),
        ...('sizeCm' in value && { size: value.sizeCm }),
      })),
    );
    const odd = units.filter(({ grams, size: [height, width, length] }) => {
      const density = grams / (height * width * length);
      const isWhole = [grams, height, width, length].every((value) => Number.isInteger(value) && value > 0);
      return !isWhole || grams > 30_000 || Math.max(height, width, length) > 100 || density < 0.05 || density > 1.2;
    });
    expect([units.length, odd]).toEqual([expect.any(Number), []]);
  });

  it('weighs the values of a volume or weight each for itself', () => {
    const alike = products.filter(({ variants, weightGrams }) => {
      if (variants?.attribute !== 'Volume' && variants?.attribute !== 'Peso') return false;
      const weights = variants.values.map((value) => value.weightGrams ?? weightGrams);
      return new Set(weights).size < weights.length;
    });
    expect(alike.map(({ slug }) => slug)).toEqual([]);
  });

  it('writes weight and size of every unit', async () => {
    const { kysely } = database;
    const units = await kysely
      .selectFrom('variants')
      .select(['sku', 'weight_grams', 'height_cm', 'width_cm', 'length_cm'])
      .where('sku', 'in', ['OE-MELA10', 'OE-MELA30'])
      .orderBy('sku')
      .execute();
    expect(units).toEqual([
      { sku: 'OE-MELA10', weight_grams: null, height_cm: null, width_cm: null, length_cm: null },
      { sku: 'OE-MELA30', weight_grams: 95, height_cm: 11, width_cm: 5, length_cm: 5 },
    ]);
    const missing = await kysely
      .selectFrom('products')
      .select('sku')
      .where((eb) =>
        eb.or((['weight_grams', 'height_cm', 'width_cm', 'length_cm'] as const).map((name) => eb(name, '<=', 0))),
      )
      .execute();
    expect(missing).toEqual([]);
  });

  it('uses only known filter labels', () => {
    for (const product of products) {
      for (const [name, labels] of Object.entries(product.filters)) {
        for (const label of labels) expect(filters[name], `${product.slug}: ${name}`).toContain(label);
      }
    }
  });

  it('names only known products, kits and labels as gifts', () => {
    const slugs = [...products, ...lists].map(({ slug }) => slug);
    for (const slug of Object.keys(gifts)) {
      expect(slugs, slug).toContain(slug);
      for (const [name, labels] of Object.entries(listGiftFilters({ slug, kind: 'lista' }))) {
        for (const label of labels) expect(filters[name], `${slug}: ${name}`).toContain(label);
      }
    }
  });

  it('states botanical and safety facts of every essential oil and never calls the unknown safe', () => {
    const oils = products.filter(({ category }) => /^oleos-essenciais\/(?!sinergias)/.test(category));
    for (const { slug, facts } of oils) {
      expect(facts.botanicalName, slug).toBeTruthy();
      expect(facts.plantPart, slug).toBeTruthy();
      expect(facts.origin, slug).toBeTruthy();
      expect(facts.extraction, slug).toBeTruthy();
      expect(facts.inci, slug).toBeTruthy();
      expect(facts.dilution, slug).toBeTruthy();
    }
  });

  it('makes no therapeutic claim', () => {
    const claim =
      /\b(cura|curam|trata|tratam|cicatriza\w*|anti-?inflamat\w+|antibacterian\w+|analg[ée]sic\w+|ins[ôo]nia|ansiedade)\b/i;
    const claims = products.filter((product) => claim.test(`${product.short} ${product.long} ${product.howToUse}`));
    expect(claims.map(({ slug }) => slug)).toEqual([]);
  });

  it('includes every situation of the specification', () => {
    const has = (matches: (product: SeedProduct) => boolean): boolean => products.some(matches);
    expect(has((product) => product.onRequest === true)).toBe(true);
    expect(has(({ stock, variants }) => !variants && stock === 0)).toBe(true);
    const isPartlySold = ({ variants }: SeedProduct): boolean =>
      (variants?.values.some(({ stock }) => stock === 0) && variants.values.some(({ stock }) => stock > 0)) ?? false;
    expect(has(isPartlySold)).toBe(true);
    expect(
      has(({ schedule }) => /cronometro/.test(schedule?.name ?? '') && !/Black Friday/.test(schedule?.name ?? '')),
    ).toBe(true);
    expect(has(({ schedule }) => /cronometro.*Black Friday/.test(schedule?.name ?? ''))).toBe(true);
    expect(has(({ indexable }) => indexable === false)).toBe(true);
    expect(has(({ shops }) => shops.length === 2)).toBe(true);
    expect(has(({ rating }) => rating === undefined)).toBe(true);
    expect(has(({ rating }) => (rating?.count ?? 0) > 200)).toBe(true);
    expect(new Set(lists.map(({ kind }) => kind))).toEqual(new Set(['aberta', 'fechada', 'lista']));
  });

  it('names and labels goods as a shop does, in at most 80 letters and never as a test', () => {
    const labelled = [...products, ...lists].map(({ name, picture }) => ({
      name,
      label: picture ? `${picture.label} ${picture.kind}` : '',
    }));
    const wrong = labelled.filter(({ name, label }) => name.length > 80 || /teste/i.test(`${name} ${label}`));
    expect(wrong).toEqual([]);
  });

  it('has every scheduled price below the regular one', () => {
    const wrong = products.filter(({ schedule, priceCents }) => schedule && schedule.priceCents >= priceCents);
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('reaches three levels in both main menus', () => {
    const depth = (items: readonly SeedMenuItem[]): number =>
      items.length === 0 ? 0 : 1 + Math.max(...items.map(({ sub }) => depth(sub ?? [])));
    for (const menu of menus.filter(({ hash }) => hash.endsWith('menu-principal'))) expect(depth(menu.items)).toBe(3);
    expect(menus).toHaveLength(6);
  });
});

describe('seeding', () => {
  it('does not change a filled database', async () => {
    const now = new Date('2030-01-01T00:00:00Z');
    expect(await loadDemonstration(database, { now, withAccounts: true })).toBe('present');
  });

  it('writes every product, and ratings with its mean', async () => {
    const { count } = await database.kysely
      .selectFrom('products')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(products.length);
    const rows = await database.kysely
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select((row) => ['products.slug', row.fn.countAll<number>().as('count'), row.fn.sum<number>('stars').as('sum')])
      .groupBy('products.slug')
      .execute();
    const bestseller = rows.find(({ slug }) => slug === 'manteiga-corporal-rosa-e-geranio');
    expect(Number(bestseller?.count)).toBeGreaterThanOrEqual(121);
    expect(Math.abs(Number(bestseller?.sum) / Number(bestseller?.count) - 4.8)).toBeLessThan(0.06);
  });

  it('starts price schedules at midnight and ends them a second before it, in São Paulo', async () => {
    const schedules = await database.kysely.selectFrom('price_schedules').selectAll().execute();
    const time = (epoch: number): string =>
      new Date(epoch).toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo' });
    expect(new Set(schedules.map(({ starts_at }) => time(starts_at)))).toEqual(new Set(['00:00:00']));
    expect(new Set(schedules.map(({ ends_at }) => time(ends_at)))).toEqual(new Set(['23:59:59']));
  });

  it('stores passwords only as argon2id, of customers who have accepted the terms', async () => {
    const accepted = database.kysely.selectFrom('customers').innerJoin('consents', 'customer_id', 'customers.id');
    const customers = await accepted.select(['password_hash', 'purpose']).where('granted', '=', 1).execute();
    expect(customers.map(({ purpose }) => purpose)).toEqual(['termos', 'termos']);
    for (const { password_hash } of customers) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

function isEan(ean: string): boolean {
  const digits = [...ean].map(Number);
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return /^\d{13}$/.test(ean) && (10 - (sum % 10)) % 10 === digits[12];
}
