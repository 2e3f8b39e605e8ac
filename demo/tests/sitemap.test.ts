import { expect, it } from 'vitest';
import { createContractClient } from '#api/testing/contract-client.ts';
import { createTestApi } from '#api/testing/test-api.ts';
import { calls } from '#contract/calls.ts';

const api = await createTestApi({ catalogue: 'demonstration' });
const client = createContractClient(api);

const loadAll = async () => (await client.get(calls.sitemap, {})).paginas.map(({ path }) => path);

it('lists offers, indexes, categories, brands, landing pages, lists, pages and products', async () => {
  const paths = await loadAll();
  for (const path of [
    '/ofertas',
    '/marcas',
    '/lista',
    '/pagina',
    '/oleos-essenciais/florais/lavandas/lavandas-francesas',
    '/marcas/serra-clara',
    '/c/para-diluir',
    '/lista/kit-sono',
    '/pagina/entrega',
    '/oleo-essencial-de-lavanda-francesa',
    '/sache-perfumado-de-lavanda',
  ]) {
    expect.soft(paths, path).toContain(path);
  }
  expect(paths.length).toBe(new Set(paths).size);
});

it('omits pages without indexing, duplicates by offers, searches and addresses with a shop parameter', async () => {
  const paths = await loadAll();
  expect(paths).not.toContain('/essencia-para-ambiente-sandalo-da-tarde');
  expect(paths.filter((path) => path.startsWith('/ofertas/') || /[?&]|^\/busca/.test(path))).toEqual([]);
});

it('lists only existing addresses that are canonical and indexable', async () => {
  const paths = await loadAll();
  const listings = paths.filter((path) => path.startsWith('/marcas/') || path.startsWith('/oleos-essenciais'));
  expect(listings.length).toBeGreaterThan(10);
  for (const path of listings) {
    const call = path.startsWith('/marcas/') ? calls.brandListing : calls.categoryListing;
    const { seo } = (await client.get(call, { url: path })).estrutura;
    expect.soft(seo, path).toMatchObject({ indexar: true, canonical: `https://loja.test${path}` });
  }
  for (const path of paths) {
    expect.soft((await api.send(`/url/verify?url=${path}`)).status, path).toBe(200);
  }
});

it('is paginated without gaps, and returns the date of the last change of a text', async () => {
  const whole = await client.get(calls.sitemap, {});
  const first = await client.get(calls.sitemap, { offset: 0, limit: 40 });
  const second = await client.get(calls.sitemap, { offset: 40, limit: 40 });
  expect([...first.paginas, ...second.paginas]).toEqual(whole.paginas.slice(0, 80));
  expect(first.info).toEqual({ total: whole.info.total, offset: 0, limit: 40 });
  expect(whole.paginas.find(({ path }) => path === '/pagina/entrega')?.atualizadoEm).toMatch(/^\d{4}-\d\d-\d\dT/);
  const nothing = await client.get(calls.sitemap, { offset: 'x', limit: '-1' });
  expect(nothing.paginas).toHaveLength(whole.info.total);
});
