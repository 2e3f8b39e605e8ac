// Listings over the network: compressed, cached and rendered anew.

import { afterAll, describe, expect, it } from 'vitest';
import { listingResponseSchema } from '#contract/listing.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { createApiProcesses } from './testing/api-process.ts';

const processTestMs = 180_000;
const token = { 'App-Token': 'wapstore' };
const paths = [
  '/url/product/listing/category?url=/oleos&limit=12',
  '/url/product/listing/brand?url=/marcas/serra-clara&limit=12',
  '/url/product/listing/search?busca=lavanda&limit=12',
];
/** Enough text that a response is worth compressing. */
const products = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, name: `Lavanda ${index + 1}` }));

const processes = createApiProcesses();
afterAll(() => processes.stop());

describe.each([
  ['cached', '32'],
  ['not cached', '0'],
])('over the network, %s', (_, pageCacheMb) => {
  it(
    'each kind of listing is the same twice, compressed and plain, and answers HEAD',
    async () => {
      const test = await createTestDatabase();
      await insertSmallShopProducts(test.database, products);
      const base = await processes.start({ ...test.environment, PAGE_CACHE_MB: pageCacheMb });
      for (const path of paths) {
        const ask = (headers: Record<string, string>, method = 'GET') =>
          fetch(base + path, { method, headers: { ...token, ...headers } });
        const answers = [await ask({ 'Accept-Encoding': 'gzip' }), await ask({ 'Accept-Encoding': 'identity' })];
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['gzip', null]);
        const [compressed, plain] = await Promise.all(answers.map((response) => response.text()));
        expect(compressed).toBe(plain);
        expect(listingResponseSchema.parse(JSON.parse(plain ?? '')).conteudo.produtos.length).toBeGreaterThan(0);
        const head = await ask({}, 'HEAD');
        expect([head.status, await head.text()]).toEqual([200, '']);
      }
      await test.dispose();
    },
    processTestMs,
  );
});

it(
  'a search that finds nothing counts once, and says what is left',
  async () => {
    const test = await createTestDatabase();
    await insertSmallShopProducts(test.database, products);
    const base = await processes.start(test.environment);
    const search = async (text: string) => {
      const { status, headers } = await fetch(`${base}/url/product/listing/search?busca=${text}&limit=12`, {
        headers: token,
      });
      return [status, headers.get('X-RateLimit-Remaining')];
    };
    expect(await search('zzqq1')).toEqual([200, '249']);
    expect(await search('zzqq2')).toEqual([200, '248']);
    expect(await search('lavanda')).toEqual([200, '247']);
    expect(await search('lavanda')).toEqual([200, null]);
    await test.dispose();
  },
  processTestMs,
);
