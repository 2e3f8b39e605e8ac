import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { recordChange } from '#database/record-change.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertKit } from '../../testing/insert-catalogue.ts';
import { setStock } from '../../testing/set-stock.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createTestCatalogue } from '../../testing/test-catalogue.ts';
import { changePrice } from '../merchant/change-price.ts';
import type { CatalogueSource } from '../published/source.ts';

const { floral, sleep } = smallShop.filterValues;
const [kit, list, other, large] = [101, 102, 103, 104];
const url = '/c/presentes';

let pageId: number;

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: 1, priceCents: 4000, filterValueIds: [floral], shops: ['main', 'caszulo'] },
      { id: 2, priceCents: 3000, filterValueIds: [sleep] },
      { id: 3, priceCents: 5000, stock: 40 },
    ]);
    const parts = [1, 2].map((productId) => ({ productId, quantity: 1 }));
    await insertKit(database, { id: kit, name: 'Kit', kind: 'fechada', parts });
    await insertKit(database, { id: list, name: 'Lista', kind: 'lista', shops: ['main', 'caszulo'], parts });
    await insertKit(database, { id: other, name: 'Outro', kind: 'fechada', parts });
    await insertKit(database, { id: large, name: 'Caixa', kind: 'fechada', parts: [{ productId: 3, quantity: 30 }] });
    const { kysely } = database;
    await kysely.insertInto('list_filter_values').values({ list_id: kit, filter_value_id: floral }).execute();
    const texts = { intro: '', text: '', seo_title: '', seo_description: '', indexable: 1 } as const;
    const page = await kysely
      .insertInto('landing_pages')
      .values({ slug: 'presentes', name: 'Presentes', ...texts })
      .returning('id')
      .executeTakeFirstOrThrow();
    pageId = page.id;
    const landing_page_id = pageId;
    await kysely.insertInto('landing_page_products').values({ landing_page_id, product_id: 1, position: 0 }).execute();
    await kysely
      .insertInto('landing_page_lists')
      .values([
        { landing_page_id, list_id: kit },
        { landing_page_id, list_id: list },
        { landing_page_id, list_id: large },
      ])
      .execute();
  },
});
const client = createContractClient(api);

async function readPaths(query: Record<string, string> = {}): Promise<string[]> {
  const { conteudo } = await client.get(calls.landingPageListing, { url, ...query });
  return conteudo.produtos.map(({ rota }) => rota.path).toSorted();
}

describe('a landing page', () => {
  it('lists products, kits and curated lists of the shop together', async () => {
    expect(await readPaths()).toEqual(['/lista/kit-101', '/lista/kit-102', '/lista/kit-104', '/produto-1']);
    expect(await readPaths({ loja: 'caszulo' })).toEqual(['/lista/kit-102', '/produto-1']);
  });

  it('filters them by price and by values, those of a kit too', async () => {
    expect(await readPaths({ preco: '60-80' })).toEqual(['/lista/kit-101']);
    expect(await readPaths({ filtro: String(floral) })).toEqual(['/lista/kit-101', '/produto-1']);
  });

  it('counts them for each filter', async () => {
    const { detalhes } = (await client.get(calls.landingPageListing, { url })).conteudo;
    const values = detalhes.filtros.flatMap(({ valores }) => valores);
    expect(values.map(({ id, quantidade }) => [id, quantidade])).toEqual([[floral, 2]]);
  });
});

describe('a change', () => {
  let catalogue: CatalogueSource;
  let changed: Set<string>;
  beforeEach(async () => {
    catalogue = await createTestCatalogue(api.database);
    changed = new Set();
    catalogue.onChange((keys) => {
      for (const key of keys) changed.add(key);
    });
  });
  afterEach(() => catalogue.close());

  it('of the price of a part of a kit empties the landing page with the kit', async () => {
    const price = { productId: 2, attributeValueId: 0, listPriceCents: null };
    await changePrice(api.database, { ...price, priceCents: 3500 });
    await catalogue.refresh();
    expect(changed).toContain(`landing-page-${pageId}`);
  });

  it('of the stock of a part empties the landing page of a kit that needs more units than pages show', async () => {
    await setStock(api.database, 3, 20);
    await catalogue.refresh();
    expect(changed).toContain(`landing-page-${pageId}`);
    await setStock(api.database, 3, 40);
  });

  it('of a kit empties its landing pages, and of another one does not', async () => {
    await recordChange(api.database.kysely, { kind: 'list', ids: [other] });
    await catalogue.refresh();
    expect(changed).not.toContain(`landing-page-${pageId}`);
    await recordChange(api.database.kysely, { kind: 'list', ids: [kit] });
    await catalogue.refresh();
    expect(changed).toContain(`landing-page-${pageId}`);
  });
});
