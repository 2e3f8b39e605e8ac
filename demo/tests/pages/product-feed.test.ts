// The feed on the demonstration catalogue, by Google's product data specification (support.google.com/merchants/answer/7052112 and the
// pages of the attributes), and beside the structured data of the pages to which it leads.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createContractClient } from '#api/testing/contract-client.ts';
import { createTestApi, testSiteUrl } from '#api/testing/test-api.ts';
import { calls } from '#contract/calls.ts';
import type { Database } from '#database/client.ts';
import { testNow } from '#database/testing/test-now.ts';
import { isGtin } from '#rules/gtin.ts';
import { toKitData } from '#storefront/features/kits/kit-data.ts';
import { toKitView } from '#storefront/features/kits/kit-view.server.ts';
import { toProductData } from '#storefront/features/product/product-data.ts';
import { toProductView } from '#storefront/features/product/view/product-view.server.ts';
import { streamProductFeed } from '#storefront/features/search-engines/product-feed.server.ts';

const dayMs = 86_400_000;
const secondMs = 1000;
const instantCount = 200;
const itemsPerInstant = 5;

/** Schedules that begin and end at any second, one after the other and at once. */
const scheduleCases = fc.sample(
  fc.record({
    share: fc.integer({ min: 40, max: 130 }),
    startSeconds: fc.integer({ min: (-5 * dayMs) / secondMs, max: (10 * dayMs) / secondMs }),
    lengthSeconds: fc.integer({ min: 1, max: (4 * dayMs) / secondMs }),
  }),
  { seed: 7, numRuns: 120 },
);

const api = await createTestApi({ catalogue: 'demonstration', prepare: addSchedules });
const client = createContractClient(api);

async function addSchedules({ kysely }: Database): Promise<void> {
  const products = await kysely.selectFrom('products').select(['id', 'price_cents']).orderBy('id').execute();
  // Two for each third product, so that many kits have one in them.
  const schedules = scheduleCases.flatMap(({ share, startSeconds, lengthSeconds }, index) => {
    const product = products[(index % (scheduleCases.length / 2)) * 3];
    const startsAt = testNow.getTime() + startSeconds * secondMs;
    return product
      ? [
          {
            product_id: product.id,
            name: `Teste ${index}`,
            price_cents: Math.ceil((product.price_cents * share) / 100),
            starts_at: startsAt,
            ends_at: startsAt + lengthSeconds * secondMs,
          },
        ]
      : [];
  });
  await kysely.insertInto('price_schedules').values(schedules).execute();
}

type Item = Readonly<Record<string, readonly string[] | undefined>>;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string) => text.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '?');

/** The items of a shop's feed, with the values of each attribute. */
async function readFeed(loja: string): Promise<Item[]> {
  const stream = await streamProductFeed({
    shop: { nome: 'Loja', slogan: '' },
    homeUrl: testSiteUrl,
    load: ({ offset }) => client.get(calls.productFeed, { loja, offset, limit: 200 }),
  });
  const xml = await new Response(stream).text();
  return [...xml.matchAll(/<item>\n([\s\S]*?)<\/item>/g)].map(([, inner = '']) => {
    const attributes = [...inner.matchAll(/<g:(\w+)>([^<>]*)<\/g:\1>\n/g)];
    expect(attributes.map(([line]) => line).join('')).toBe(inner);
    const values = attributes.map(([, name = '', value = '']) => ({ name, value: unescapeXml(value) }));
    return Object.fromEntries(
      [...Map.groupBy(values, ({ name }) => name)].map(([name, group]) => [name, group.map(({ value }) => value)]),
    );
  });
}

const only = (item: Item, name: string): string => item[name]?.[0] ?? '';

interface AttributeRule {
  form: RegExp;
  length?: number;
  /** 1 by default. */
  most?: number;
  isRequired?: true;
}

const address = /^https:\/\/loja\.test\/[!-~]+$/;
const time = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[+-]\d{4}`;
const attributeRules: Readonly<Record<string, AttributeRule>> = {
  id: { form: /^[!-~]+$/, length: 50, isRequired: true },
  title: { form: /^\S.*\S$/, length: 150, isRequired: true },
  description: { form: /^[^<>]*$/, length: 5000, isRequired: true },
  link: { form: address, length: 2000, isRequired: true },
  image_link: { form: /^https:\/\/loja\.test\/img\/[!-~]+\.jpg$/, length: 2000, isRequired: true },
  additional_image_link: { form: /^https:\/\/loja\.test\/img\/[!-~]+\.jpg$/, length: 2000, most: 10 },
  availability: { form: /^(?:in_stock|out_of_stock)$/, isRequired: true },
  price: { form: /^\d+\.\d{2} BRL$/, isRequired: true },
  sale_price: { form: /^\d+\.\d{2} BRL$/ },
  sale_price_effective_date: { form: new RegExp(`^${time}/${time}$`), length: 51 },
  brand: { form: /\S/, length: 70, isRequired: true },
  gtin: { form: /^\d{8,14}$/ },
  mpn: { form: /\S/, length: 70 },
  identifier_exists: { form: /^no$/ },
  condition: { form: /^new$/, isRequired: true },
  product_type: { form: /^[^>]+(?: > [^>]+)*$/, length: 750, isRequired: true },
  item_group_id: { form: /^[\w-]+$/, length: 50 },
  size: { form: /\S/, length: 100 },
  color: { form: /\S/, length: 100 },
  is_bundle: { form: /^yes$/ },
  unit_pricing_measure: { form: /^\d+(?:\.\d+)? (?:ml|g)$/ },
  unit_pricing_base_measure: { form: /^(?:1|10|100|2|4|8) (?:ml|g)$/ },
  shipping_weight: { form: /^[1-9]\d{0,5} g$/ },
};

/** What Google would refuse of an item. */
function listFaults(item: Item): string[] {
  const id = only(item, 'id');
  const unknown = Object.keys(item).filter((name) => !Object.hasOwn(attributeRules, name));
  const wrong = Object.entries(attributeRules).filter(([name, { form, length = Infinity, most = 1, isRequired }]) => {
    const values = item[name] ?? [];
    const isFew = values.length <= most && (values.length > 0 || !isRequired);
    return !isFew || values.some((value) => !form.test(value) || value.length > length);
  });
  return [...unknown, ...wrong.map(([name]) => name)].map((name) => `${id}: ${name} ${item[name]?.join(' | ')}`);
}

const toAmount = (text: string): number => Number(text.replace(' BRL', ''));
const toUnit = (measure: string): string => measure.replace(/^\S+ /, '');

/** Attributes of an item that each are right and do not fit together. */
function listContradictions(item: Item): string[] {
  const rules: readonly [name: string, isKept: boolean][] = [
    ['gtin', !item['gtin'] || isGtin(only(item, 'gtin'))],
    [
      'identifier_exists',
      (item['gtin'] ?? item['mpn']) === undefined
        ? item['identifier_exists'] !== undefined
        : !item['identifier_exists'],
    ],
    ['sale_price', !item['sale_price'] || toAmount(only(item, 'sale_price')) < toAmount(only(item, 'price'))],
    ['unit', toUnit(only(item, 'unit_pricing_base_measure')) === toUnit(only(item, 'unit_pricing_measure'))],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([name]) => `${only(item, 'id')}: ${name}`);
}

describe.each(['main', 'caszulo'])('the feed of %s', (loja) => {
  it('has the lengths, values and formats that are documented', async () => {
    api.clock.now = testNow;
    const items = await readFeed(loja);
    expect(items.length).toBeGreaterThan(50);
    expect(items.flatMap(listFaults)).toEqual([]);
    expect(items.flatMap(listContradictions)).toEqual([]);
  });

  it('has every id once, in any case, and variants that differ', async () => {
    const items = await readFeed(loja);
    const ids = items.map((item) => only(item, 'id').toLowerCase());
    expect(new Set(ids).size).toBe(ids.length);
    const groups = Map.groupBy(
      items.filter((item) => item['item_group_id']),
      (item) => only(item, 'item_group_id'),
    );
    expect(groups.size).toBeGreaterThan(2);
    for (const [group, members] of groups) {
      const variations = members.map((item) => only(item, 'size') + only(item, 'color'));
      expect.soft(new Set(variations).size, group).toBe(members.length);
    }
  });

  it('has every unit that the shop sells', async () => {
    const { kysely } = api.database;
    const products = await kysely
      .selectFrom('products')
      .innerJoin('product_shops', 'product_shops.product_id', 'products.id')
      .leftJoin('variants', 'variants.product_id', 'products.id')
      .select(['products.sku', 'variants.sku as variant'])
      .where('shop_id', '=', loja)
      .where('active', '=', 1)
      .where('on_request', '=', 0)
      .where('indexable', '=', 1)
      .execute();
    const kits = await kysely
      .selectFrom('lists')
      .innerJoin('list_shops', 'list_shops.list_id', 'lists.id')
      .select('sku')
      .where('shop_id', '=', loja)
      .where('active', '=', 1)
      .where('kind', '!=', 'lista')
      .execute();
    const sold = [...products.map(({ sku, variant }) => variant ?? sku), ...kits.map(({ sku }) => sku)];
    expect((await readFeed(loja)).map((item) => only(item, 'id')).toSorted()).toEqual(sold.toSorted());
  });
});

const offerSchema = z.object({
  sku: z.string().optional(),
  price: z.string(),
  availability: z.string(),
});
const dataSchema = z.object({
  sku: z.string(),
  offers: z.union([z.array(offerSchema), offerSchema.transform((offer) => [offer])]),
});

const viewOptions = {
  toHref: (path: string) => path,
  toLocalUrl: (path: string) => path,
  fields: { prod: 'arquivos' as const },
  showsStock: false,
};

/** The structured data of the page that an item leads to. */
async function loadPageData(link: string): Promise<Record<string, unknown>> {
  const { pathname: url } = new URL(link);
  if (url.startsWith('/lista/')) {
    const { conteudo, estrutura } = await client.get(calls.listDetail, { url });
    return toKitData(toKitView(conteudo, estrutura, viewOptions), undefined);
  }
  const response = await client.get(calls.productDetail, { url });
  const product = toProductView({ response, isSoldHere: true, ...viewOptions });
  const [first] = product.offers;
  if (!first) throw new Error(`${link} has no offer`);
  return toProductData(product, first, undefined);
}

const toFeedAvailability = {
  'https://schema.org/InStock': 'in_stock',
  'https://schema.org/OutOfStock': 'out_of_stock',
};

/** Price and availability of an item as its page has them. */
async function loadOffer(item: Item) {
  const id = only(item, 'id');
  const data = dataSchema.parse(await loadPageData(only(item, 'link')));
  const offer = data.offers.find(({ sku = data.sku }) => sku === id);
  const availability = Object.entries(toFeedAvailability).find(([url]) => url === offer?.availability)?.[1];
  return { id, price: offer && `${offer.price} BRL`, availability };
}

/** Price and availability of an item as a service shows it at `nowMs`. */
function toShownOffer(item: Item, nowMs: number) {
  const [start, end] = only(item, 'sale_price_effective_date')
    .split('/')
    .map((text) => Date.parse(text));
  const isSale = item['sale_price'] && (start === undefined || end === undefined || !(nowMs < start || nowMs >= end));
  return {
    id: only(item, 'id'),
    price: only(item, isSale ? 'sale_price' : 'price'),
    availability: only(item, 'availability'),
  };
}

const instants = fc.sample(
  fc.record({
    seconds: fc.integer({ min: (-6 * dayMs) / secondMs, max: (15 * dayMs) / secondMs }),
    loja: fc.constantFrom('main', 'caszulo'),
    /** Of the items to compare, among those with a dated promotion and among all. */
    picks: fc.array(fc.nat(), { minLength: itemsPerInstant, maxLength: itemsPerInstant }),
  }),
  { seed: 11, numRuns: instantCount },
);

it(`has the price and availability of the pages at ${instantCount} instants`, { timeout: 300_000 }, async () => {
  const differences: unknown[] = [];
  let [dated, kits] = [0, 0];
  for (const { seconds, loja, picks } of instants) {
    api.clock.now = new Date(testNow.getTime() + seconds * secondMs);
    const nowMs = api.clock.now.getTime();
    const items = await readFeed(loja);
    const promoted = items.filter((item) => item['sale_price_effective_date']);
    const bundles = items.filter((item) => item['is_bundle']);
    for (const [place, pick] of picks.entries()) {
      const from = [promoted, bundles, items, promoted, items][place] ?? items;
      const item = from[pick % from.length];
      if (!item) continue;
      const [shown, onPage] = [toShownOffer(item, nowMs), await loadOffer(item)];
      if (JSON.stringify(shown) !== JSON.stringify(onPage)) differences.push({ at: api.clock.now, shown, onPage });
      dated += item['sale_price_effective_date'] ? 1 : 0;
      kits += item['is_bundle'] ? 1 : 0;
    }
  }
  expect(differences).toEqual([]);
  expect(dated).toBeGreaterThan(instantCount / 2);
  expect(kits).toBeGreaterThan(instantCount / 2);
});
