// A client that was written for the platform: it accesses fields without checking for their presence.

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApi, readSession, testSiteUrl } from '#api/testing/test-api.ts';

const base = `${testSiteUrl}/api/v2/front`;

const shop = await createTestApi({ catalogue: 'demonstration' });

/** Sends the headers of such clients: names in lower case, a content type on every call, no cache. */
async function call(path: string, { method = 'GET', body = '', session = '' } = {}) {
  const response = await shop.fetch(
    new Request(base + path, {
      method,
      headers: {
        'app-token': 'wapstore',
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        accept: 'application/json',
        ...(session && { session }),
      },
      ...(body && { body }),
    }),
  );
  const data: unknown = await response.json();
  return { status: response.status, data, session: readSession(response) ?? session };
}

const routeSchema = z.object({ name: z.string(), path: z.string(), params: z.record(z.string(), z.string()) });
const pictureSchema = z.object({ zoom: z.url(), big: z.url(), medium: z.url(), small: z.url() });
const productSchema = z.object({
  id: z.number(),
  nome: z.string().min(1),
  url: z.url(),
  rota: routeSchema,
  marca: z.object({ id: z.number(), nome: z.string(), rota: z.object({ path: z.string().startsWith('/marcas/') }) }),
  midias: z.object({ imagens: z.array(z.object({ arquivos: pictureSchema, arquivosOriginais: pictureSchema })) }),
  precos: z.object({ por: z.number(), de: z.number(), vista: z.number(), parcelamento: z.array(z.unknown()) }),
  carrinho: z.object({ tipo: z.string(), itens: z.array(z.record(z.string(), z.string())) }),
});
const structureSchema = z.object({
  seo: z.object({ title: z.string().min(1), canonical: z.url() }),
  breadcrumb: z
    .array(z.object({ label: z.string(), url: z.url(), rota: z.object({ name: z.string().optional() }) }))
    .min(2),
});
const listingSchema = z.object({
  estrutura: structureSchema,
  conteudo: z.object({
    produtos: z.array(productSchema),
    busca: z.object({ texto: z.string(), sugestao: z.array(z.string()) }),
    detalhes: z.object({
      ordenacao: z.array(
        z.object({ label: z.string(), url: z.url(), rota: z.object({ query: z.object({ order: z.string() }) }) }),
      ),
    }),
  }),
  info: z.object({ total: z.number(), exibindo: z.number(), offset: z.number(), limit: z.number(), next: z.string() }),
});

async function list(path: string) {
  const { status, data } = await call(path);
  expect(status).toBe(200);
  return listingSchema.parse(data);
}

describe('a listing', () => {
  it.each([
    '/url/product/listing/category?url=/oleos-essenciais&offset=0&limit=100',
    '/url/product/listing/brand?url=/marcas/serra-clara&offset=0&limit=100',
    '/url/product/listing/landing-page?url=/c/para-diluir&offset=0&limit=100',
    '/url/product/listing/category?url=/difusores&loja=caszulo&offset=0&limit=100',
  ])('of %s has every field that the client accesses', async (path) => {
    const { estrutura, conteudo, info } = await list(path);
    expect(info.exibindo).toBe(conteudo.produtos.length);
    expect(conteudo.produtos.length).toBeGreaterThan(0);
    expect(estrutura.breadcrumb[0]?.rota.name).toBe('home');
    expect(new URL(estrutura.seo.canonical).origin).toBe(testSiteUrl);
    for (const { label, rota } of conteudo.detalhes.ordenacao) expect(rota.query.order).toBe(label);
    for (const product of conteudo.produtos) expect(new URL(product.url).pathname).toBe(product.rota.path);
  });

  it('lists each product once when its next links are followed', async () => {
    const seen: number[] = [];
    let [offset, total] = [0, 0];
    for (let next = 'first'; next !== ''; offset += 24) {
      const page = await list(`/url/product/listing/category?url=/difusores&offset=${offset}&limit=24`);
      seen.push(...page.conteudo.produtos.map(({ id }) => id));
      next = page.info.next;
      total = page.info.total;
    }
    expect(seen.length).toBe(total);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each([
    'oleos-essenciais',
    '/oleos-essenciais/',
    'https%3A%2F%2Floja.test%2Foleos-essenciais',
    '/OLEOS-ESSENCIAIS',
  ])('is found under the address %s', async (address) => {
    const { estrutura } = await list(`/url/product/listing/category?url=${address}&offset=0&limit=1`);
    expect(estrutura.seo.canonical).toBe(`${testSiteUrl}/oleos-essenciais`);
  });
});

describe('a search', () => {
  it('decodes a text that was encoded twice', async () => {
    const twice = encodeURIComponent(encodeURIComponent('óleo de lavanda'));
    const { conteudo, info } = await list(`/url/product/listing/search?busca=${twice}&offset=0&limit=5`);
    expect(conteudo.busca.texto).toBe('óleo de lavanda');
    expect(info.total).toBeGreaterThan(0);
  });

  it('returns suggestions for an empty text', async () => {
    const { conteudo } = await list('/url/product/listing/search?busca=&offset=0&limit=5&order=Popularidade');
    expect(conteudo.produtos).toHaveLength(5);
  });
});

describe('a product', () => {
  const detailSchema = z.object({ estrutura: structureSchema, conteudo: productSchema });

  it.each(['oleo-essencial-de-alecrim', '/oleo-essencial-de-alecrim.html', '/oleo-essencial-de-alecrim/'])(
    'is found under the address %s, with keys that the call ignores',
    async (address) => {
      const { status, data } = await call(`/url/product/detail?url=${address}&offset=0&limit=1`);
      expect(status).toBe(200);
      const { estrutura, conteudo } = detailSchema.parse(data);
      expect(estrutura.breadcrumb.at(-1)?.url).toBe(conteudo.url);
    },
  );

  it('is added to the cart by its own payload and removed by its hash', async () => {
    const cartSchema = z.object({
      quantidadeTotal: z.number(),
      itens: z.array(z.object({ tipo: z.string(), hash: z.record(z.string(), z.unknown()) })),
    });
    const { data } = await call('/url/product/detail?url=/oleo-essencial-de-alecrim');
    const { carrinho } = detailSchema.parse(data).conteudo;
    const added = await call('/checkout/cart', {
      method: 'POST',
      body: JSON.stringify({ tipo: carrinho.tipo, itens: carrinho.itens }),
    });
    const { session } = added;
    const [item] = cartSchema.parse(added.data).itens;
    const change = async (method: string, more = {}) => {
      const body = JSON.stringify({ tipo: item?.tipo, ...item?.hash, ...more });
      return cartSchema.parse((await call('/checkout/cart', { method, body, session })).data).quantidadeTotal;
    };
    expect(await change('PUT', { quantidade: 3 })).toBe(3);
    expect(await change('DELETE')).toBe(0);
  });
});

describe('the layout of a page', () => {
  it('has settings, menus and a user object for an anonymous visitor', async () => {
    const settings = z.object({ sistema: z.object({ geral: z.object({ site: z.object({ cnpj: z.string() }) }) }) });
    expect(settings.safeParse((await call('/settings')).data).success).toBe(true);
    const menu = z.object({ menu: z.array(z.object({ label: z.string(), sub: z.array(z.unknown()) })).min(1) });
    expect(menu.safeParse((await call('/struct/menus/menu-principal')).data).success).toBe(true);
    const user = z.object({ logado: z.literal(false), id: z.literal(0), nomeRazao: z.literal('') });
    expect(user.safeParse((await call('/checkout/user')).data).success).toBe(true);
  });

  it('may apply a coupon with a content type and no body, and gets an error message', async () => {
    const { status, data } = await call('/promotional/coupon/NAO-EXISTE', { method: 'PUT' });
    expect(status).toBe(422);
    expect(z.object({ error: z.string().min(10) }).safeParse(data).success).toBe(true);
  });
});
