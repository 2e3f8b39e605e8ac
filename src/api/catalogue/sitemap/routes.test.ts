import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { recordChange } from '#database/record-change.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { deleteExpired } from '../../retention.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertKit } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { changePrice } from '../merchant/change-price.ts';

const kit = 501;
const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: 1, priceCents: 4000 },
      { id: 2, priceCents: 2000, brandId: smallShop.brands.caszulo },
      { id: 3, priceCents: 3000 },
    ]);
    await insertKit(database, { id: kit, name: 'Kit', kind: 'fechada', parts: [{ productId: 1, quantity: 1 }] });
  },
});
const client = createContractClient(api);
const { kysely } = api.database;

/** Addresses by path with the time of their last change. */
async function readDates(): Promise<Map<string, number>> {
  const { paginas } = await client.get(calls.sitemap, {});
  return new Map(paginas.map(({ path, atualizadoEm }) => [path, Date.parse(atualizadoEm ?? '')]));
}

/** Those that changed since, by path. */
async function listChangedSince(startMs: number): Promise<string[]> {
  // Times on the wire have no milliseconds.
  const start = Math.floor(startMs / 1000) * 1000;
  return [...(await readDates())].filter(([, at]) => at >= start).map(([path]) => path);
}

describe('the sitemap', () => {
  it('dates every address', async () => {
    const undated = [...(await readDates())].filter(([, at]) => Number.isNaN(at)).map(([path]) => path);
    expect(undated).toEqual([]);
  });

  it('dates a product, its listings and its kit by a new price, and nothing else', async () => {
    const startMs = Date.now();
    await changePrice(api.database, { productId: 1, attributeValueId: 0, priceCents: 4100, listPriceCents: null });
    const changed = await listChangedSince(startMs);
    expect(changed).toEqual(expect.arrayContaining(['/produto-1', '/lista/kit-501', '/lista', '/oleos']));
    expect(changed).not.toContain('/produto-2');
    expect(changed).not.toContain('/produto-3');
  });

  it('keeps the dates when old changes are deleted', async () => {
    const before = await readDates();
    for (let times = 0; times < 3; times += 1) await recordChange(kysely, { kind: 'price', ids: [2] });
    await deleteExpired(api.database, Date.now() + 100 * 86_400_000);
    const left = await kysely
      .selectFrom('catalogue_changes')
      .select(['kind', 'row_id'])
      .where('row_id', '=', 2)
      .execute();
    expect(left).toEqual([{ kind: 'price', row_id: 2 }]);
    expect((await readDates()).get('/produto-1')).toBe(before.get('/produto-1'));
  });

  it('dates everything by a change of everything', async () => {
    const startMs = Date.now();
    await recordChange(kysely, { kind: 'all' });
    const dates = await readDates();
    const pages = (await kysely.selectFrom('pages').select('slug').execute()).map(({ slug }) => `/pagina/${slug}`);
    const isContent = (path: string) => path === '/pagina' || pages.includes(path);
    expect(await listChangedSince(startMs)).toEqual([...dates.keys()].filter((path) => !isContent(path)));
  });
});
