import { expect, it } from 'vitest';
import { createContractClient } from '#api/testing/contract-client.ts';
import { createTestApi } from '#api/testing/test-api.ts';
import { calls } from '#contract/calls.ts';
import { type ListingResponse, orderLabels } from '#contract/listing.ts';
import type { Prices } from '#contract/shared.ts';
import { toCashPriceCents, toCents } from '#rules/money.ts';

// Properties that hold for any catalogue, tested on the demonstration catalogue.

const api = await createTestApi({ catalogue: 'demonstration' });
const client = createContractClient(api);

const toVisit = ['/oleos-essenciais', '/difusores', '/perfumar-a-casa', '/ofertas', '/corpo-e-banho/sabonetes'];
const listCategory = (url: string, more = {}) => client.get(calls.categoryListing, { url, limit: 24, ...more });

interface Linked {
  url: string;
  name: string;
}

/** All objects in a response with both a `url` and a `rota`. */
function collectLinks(value: unknown): Linked[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'url' in value && typeof value.url === 'string' && 'rota' in value && isRoute(value.rota)
      ? [{ url: value.url, name: value.rota.name }]
      : [];
  return [...own, ...Object.values(value).flatMap(collectLinks)];
}

function isRoute(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

/** Addresses whose level by `url/verify` differs from that of their route object. */
async function listMisleading(response: unknown): Promise<Linked[]> {
  const links = new Map(collectLinks(response).map((link) => [link.url, link]));
  const misleading: Linked[] = [];
  for (const link of links.values()) {
    const { nivel } = await client.get(calls.verify, { url: link.url });
    if (nivel !== link.name) misleading.push(link);
  }
  return links.size > 0 ? misleading : [{ url: '', name: 'no link at all' }];
}

it.each(toVisit)('returns in the listing %s only links to the level that their route names', async (url) => {
  expect(await listMisleading(await listCategory(url))).toEqual([]);
});

it('returns on product, list, brand and search pages only links to the level that their route names', async () => {
  const { produtos } = (await listCategory('/difusores')).conteudo;
  const { conteudo } = await client.get(calls.listListing, { url: '/lista' });
  const pages: unknown[] = [
    await client.get(calls.brandListing, { url: '/marcas/caszulo', loja: 'caszulo' }),
    await client.get(calls.search, { busca: 'óleo & lavanda' }),
  ];
  for (const { rota } of produtos.slice(0, 5)) pages.push(await client.get(calls.productDetail, { url: rota.path }));
  for (const { rota } of conteudo.produtos) pages.push(await client.get(calls.listDetail, { url: rota.path }));
  for (const page of pages) expect(await listMisleading(page)).toEqual([]);
});

it('opens every category of the tree and every offers level below it', async () => {
  const seen = new Set<string>();
  const open = async (url: string): Promise<void> => {
    if (seen.has(url)) return;
    seen.add(url);
    const { detalhes } = (await listCategory(url, { limit: 1 })).conteudo;
    for (const next of [...detalhes.categorias.filhas, ...detalhes.categorias.irmas]) await open(next.rota.path);
  };
  await open('/oleos-essenciais');
  await open('/ofertas');
  expect(seen.size).toBeGreaterThan(40);
});

it.each(toVisit)('returns the products of %s in the same order every time', async (url) => {
  for (const order of orderLabels) {
    const whole = await listCategory(url, { limit: 100, order });
    const walked: ListingResponse['conteudo']['produtos'] = [];
    for (let offset = 0; offset < whole.info.total; offset += 36) {
      walked.push(...(await listCategory(url, { offset, limit: 36, order })).conteudo.produtos);
    }
    expect(walked.slice(0, 100)).toEqual(whole.conteudo.produtos);
    expect(new Set(walked.map(({ id }) => id)).size).toBe(whole.info.total);
  }
});

function expectSoundPrices({ de, por, precoPor, vista, descontoVista, parcelamento }: Prices): void {
  expect(precoPor).toBe(por);
  expect(toCents(vista)).toBe(toCashPriceCents(toCents(por), descontoVista / 100));
  expect(de === 0 || de > por).toBe(true);
  expect(parcelamento.map(({ parcelas }) => parcelas)).toEqual(parcelamento.map((_, index) => index + 1));
  expect(parcelamento.every(({ taxa, valorTotal }) => taxa > 0 || valorTotal === por)).toBe(true);
}

it('prices every product by the same rules', async () => {
  const responses = await Promise.all(toVisit.map((url) => listCategory(url, { limit: 100 })));
  for (const product of responses.flatMap(({ conteudo }) => conteudo.produtos)) {
    expectSoundPrices(product.precos);
    for (const value of product.atributos.simples?.valores ?? []) expectSoundPrices(value.precos);
    const selected = product.atributos.simples?.valores.filter(({ selecionado }) => selecionado) ?? [];
    expect(selected.length).toBe(product.atributos.simples ? 1 : 0);
    expect(product.carrinho.itens[0]?.idProduto).toBe(String(product.id));
  }
});

it('sorts by each of the four orders', async () => {
  const byPrice = (await listCategory('/difusores', { order: 'Menor Preço', limit: 100 })).conteudo.produtos;
  // What is sold on request has no public price and is last.
  const prices = byPrice.map(({ precos }) => precos.por || Number.POSITIVE_INFINITY);
  expect(prices).toEqual(prices.toSorted((first, second) => first - second));
  const popular = (await listCategory('/difusores', { limit: 100 })).conteudo.produtos;
  const soldOut = popular.map(({ status }) => status === 'indisponivel');
  expect(soldOut).toEqual(soldOut.toSorted((first, second) => Number(first) - Number(second)));
});

it('makes catalogue responses cacheable for a short time, and errors uncacheable', async () => {
  const good = await api.send('/url/product/listing/category?url=/difusores');
  expect(good.headers.get('Cache-Control')).toBe('public, max-age=30');
  expect(good.headers.get('Set-Cookie')).toBeNull();
  const bad = await api.send('/url/product/detail?url=/nada');
  expect(bad.headers.get('Cache-Control')).toBe('no-store');
});

it.each([...toVisit, '/difusores/eletricos', '/ofertas/difusores'])(
  'gives every facet of %s a name of its own, and each value of it a label of its own',
  async (url) => {
    for (const loja of ['main', 'caszulo']) {
      const { filtros, atributos } = (await listCategory(url, { loja })).conteudo.detalhes;
      const facets = [...filtros, ...atributos];
      expect(new Set(['Marca', ...facets.map(({ nome }) => nome)]).size).toBe(facets.length + 1);
      for (const { nome, valores } of facets) {
        expect(new Set(valores.map(({ label }) => label)).size, nome).toBe(valores.length);
      }
    }
  },
);
